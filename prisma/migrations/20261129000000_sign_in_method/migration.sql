CREATE TYPE "sign_in_method" AS ENUM ('TOKEN', 'EMAIL_LINK', 'PASSKEY', 'SSO');

ALTER TABLE "api_token" ADD COLUMN "sign_in_method" "sign_in_method" NOT NULL DEFAULT 'TOKEN';
ALTER TABLE "operator_token"
  ADD COLUMN "is_session" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "sign_in_method" "sign_in_method" NOT NULL DEFAULT 'TOKEN';
