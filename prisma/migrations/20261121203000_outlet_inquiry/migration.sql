-- The team that asks sees what it has asked; null when an operator notes a visitor's question.
ALTER TABLE "outlet_inquiry" ADD COLUMN "team_id" UUID;
ALTER TABLE "outlet_inquiry" ADD CONSTRAINT "outlet_inquiry_team_id_fkey"
  FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "outlet_inquiry_team_id_created_at_id_idx" ON "outlet_inquiry"("team_id", "created_at", "id");

-- A list is read in the order that its outlets were put there.
CREATE INDEX "outlet_list_entry_list_id_position_outlet_id_idx" ON "outlet_list_entry"("list_id", "position", "outlet_id");
