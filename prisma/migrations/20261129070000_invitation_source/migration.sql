CREATE TYPE "invitation_source" AS ENUM ('SESSION', 'API_TOKEN', 'OPERATOR');

ALTER TABLE "team_invitation" ADD COLUMN "source" "invitation_source";
