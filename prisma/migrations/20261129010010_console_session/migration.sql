CREATE TABLE "console_session" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "team_id" UUID,
  "api_token_id" UUID,
  "operator_token_id" UUID,
  "sign_in_method" "sign_in_method" NOT NULL,
  "browser" TEXT,
  "operating_system" TEXT,
  "network" TEXT,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "console_session_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "console_session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "console_session_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "console_session_api_token_id_fkey" FOREIGN KEY ("api_token_id") REFERENCES "api_token"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "console_session_operator_token_id_fkey" FOREIGN KEY ("operator_token_id") REFERENCES "operator_token"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "console_session_api_token_id_key" ON "console_session"("api_token_id");
CREATE UNIQUE INDEX "console_session_operator_token_id_key" ON "console_session"("operator_token_id");
CREATE INDEX "console_session_created_at_id_idx" ON "console_session"("created_at", "id");
CREATE INDEX "console_session_user_id_created_at_id_idx" ON "console_session"("user_id", "created_at", "id");
CREATE INDEX "console_session_team_id_created_at_id_idx" ON "console_session"("team_id", "created_at", "id");
