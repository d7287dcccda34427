CREATE TYPE "publisher_application_status" AS ENUM ('PENDING', 'APPROVED', 'REJECTED');

CREATE TABLE "publisher_application" (
    "id" UUID NOT NULL,
    "company_name" TEXT NOT NULL,
    "contact_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "websites" TEXT[],
    "message" TEXT,
    "language" "language" NOT NULL,
    "consents" TEXT[],
    "status" "publisher_application_status" NOT NULL DEFAULT 'PENDING',
    "confirmed_at" TIMESTAMPTZ(3),
    "reviewed_at" TIMESTAMPTZ(3),
    "reviewed_by_id" UUID,
    "reason" TEXT,
    "team_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "publisher_application_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "publisher_application_reviewed_by_id_fkey" FOREIGN KEY ("reviewed_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "publisher_application_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE SET NULL ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "publisher_application_team_id_key" ON "publisher_application"("team_id");
CREATE INDEX "publisher_application_created_at_id_idx" ON "publisher_application"("created_at", "id");
CREATE INDEX "publisher_application_email_idx" ON "publisher_application"("email");
CREATE INDEX "publisher_application_reviewed_by_id_idx" ON "publisher_application"("reviewed_by_id");
-- One confirmed application per address is pending at a time.
CREATE UNIQUE INDEX "publisher_application_pending_key" ON "publisher_application"("email")
  WHERE "status" = 'PENDING' AND "confirmed_at" IS NOT NULL;
