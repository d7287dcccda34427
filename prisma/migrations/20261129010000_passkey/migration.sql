CREATE TABLE "passkey" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "operator_token_id" UUID,
  "name" TEXT NOT NULL,
  "credential_id" TEXT NOT NULL,
  "public_key" BYTEA NOT NULL,
  "signature_count" BIGINT NOT NULL,
  "transports" TEXT[],
  "last_used_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "passkey_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "passkey_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "passkey_operator_token_id_fkey" FOREIGN KEY ("operator_token_id") REFERENCES "operator_token"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "passkey_credential_id_key" ON "passkey"("credential_id");
CREATE INDEX "passkey_created_at_id_idx" ON "passkey"("created_at", "id");
CREATE INDEX "passkey_user_id_idx" ON "passkey"("user_id");
CREATE INDEX "passkey_operator_token_id_idx" ON "passkey"("operator_token_id");

CREATE TABLE "passkey_challenge" (
  "id" UUID NOT NULL,
  "challenge" TEXT NOT NULL,
  "token_id" UUID,
  "passkey_id" UUID,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "passkey_challenge_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "passkey_challenge_expires_at_idx" ON "passkey_challenge"("expires_at");
