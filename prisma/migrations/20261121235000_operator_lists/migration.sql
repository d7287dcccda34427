-- Operators list these over all teams, newest first.
CREATE INDEX "order_item_created_at_id_idx" ON "order_item"("created_at", "id");
CREATE INDEX "swap_created_at_id_idx" ON "swap"("created_at", "id");
CREATE INDEX "invoice_issued_at_id_idx" ON "invoice"("issued_at", "id");
CREATE INDEX "team_ledger_created_at_id_idx" ON "team_ledger"("created_at", "id");
CREATE INDEX "compliance_check_created_at_id_idx" ON "compliance_check"("created_at", "id");
