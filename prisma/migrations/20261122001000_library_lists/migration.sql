-- Operators list these over all teams, newest first.
CREATE INDEX "agreement_acceptance_created_at_id_idx" ON "agreement_acceptance"("created_at", "id");
CREATE INDEX "api_token_created_at_id_idx" ON "api_token"("created_at", "id");
CREATE INDEX "article_created_at_id_idx" ON "article"("created_at", "id");
CREATE INDEX "campaign_created_at_id_idx" ON "campaign"("created_at", "id");
CREATE INDEX "comment_created_at_id_idx" ON "comment"("created_at", "id");
CREATE INDEX "file_created_at_id_idx" ON "file"("created_at", "id");
CREATE INDEX "folder_created_at_id_idx" ON "folder"("created_at", "id");
CREATE INDEX "oauth_grant_created_at_id_idx" ON "oauth_grant"("created_at", "id");
CREATE INDEX "opportunity_created_at_id_idx" ON "opportunity"("created_at", "id");
CREATE INDEX "outlet_list_created_at_id_idx" ON "outlet_list"("created_at", "id");
CREATE INDEX "profile_created_at_id_idx" ON "profile"("created_at", "id");
CREATE INDEX "article_status_history_effective_at_id_idx" ON "article_status_history"("effective_at", "id");
