ALTER TYPE "mail_kind" ADD VALUE 'TEAM_INVITATION' AFTER 'WEBHOOK_FAILING';

-- Links that work once, one for each subject and purpose. What opens one is signed and not kept.
CREATE TYPE "link_purpose" AS ENUM ('TEAM_INVITATION');
CREATE TABLE "single_use_link" (
  "id" UUID NOT NULL,
  "purpose" "link_purpose" NOT NULL,
  "subject_id" UUID NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "used_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "single_use_link_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "single_use_link_purpose_subject_id_key" ON "single_use_link"("purpose", "subject_id");

CREATE TABLE "team_invitation" (
  "id" UUID NOT NULL,
  "team_id" UUID NOT NULL,
  "email" TEXT NOT NULL,
  "language" "language",
  "invited_by_id" UUID,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "accepted_at" TIMESTAMPTZ(3),
  "accepted_by_id" UUID,
  "withdrawn_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "team_invitation_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "team_invitation_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "team_invitation_invited_by_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "team_invitation_accepted_by_id_fkey" FOREIGN KEY ("accepted_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "team_invitation_one_end_check" CHECK ("accepted_at" IS NULL OR "withdrawn_at" IS NULL)
);
CREATE INDEX "team_invitation_created_at_id_idx" ON "team_invitation"("created_at", "id");
CREATE INDEX "team_invitation_team_id_created_at_id_idx" ON "team_invitation"("team_id", "created_at", "id");
CREATE INDEX "team_invitation_invited_by_id_idx" ON "team_invitation"("invited_by_id");
CREATE INDEX "team_invitation_accepted_by_id_idx" ON "team_invitation"("accepted_by_id");
-- One that is open, of each address in a team.
CREATE UNIQUE INDEX "team_invitation_open_key" ON "team_invitation"("team_id", "email")
  WHERE "accepted_at" IS NULL AND "withdrawn_at" IS NULL;
