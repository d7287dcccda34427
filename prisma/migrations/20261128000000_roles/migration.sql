-- Roles of members and operators.
CREATE TYPE "member_role" AS ENUM ('OWNER', 'ADMIN', 'BUYER', 'EDITOR', 'FINANCE', 'VIEWER');
CREATE TYPE "operator_role" AS ENUM ('FULL', 'FINANCE', 'CATALOGUE', 'PRODUCTION', 'SUPPORT', 'READ_ONLY');
ALTER TABLE "team_member" ADD COLUMN "role" "member_role" NOT NULL DEFAULT 'BUYER';
ALTER TABLE "team_invitation" ADD COLUMN "role" "member_role";
ALTER TABLE "operator_token" ADD COLUMN "role" "operator_role" NOT NULL DEFAULT 'FULL';
