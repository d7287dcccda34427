CREATE TYPE "domain_proof_status" AS ENUM ('PENDING', 'VERIFIED', 'FAILED');

CREATE TABLE "domain_proof" (
  "outlet_id" UUID NOT NULL,
  "publisher_id" UUID NOT NULL,
  "origin" TEXT NOT NULL,
  "token" TEXT NOT NULL,
  "status" "domain_proof_status" NOT NULL DEFAULT 'PENDING',
  "error" TEXT,
  "failures" INTEGER NOT NULL DEFAULT 0,
  "checked_at" TIMESTAMPTZ(3),
  "verified_at" TIMESTAMPTZ(3),
  "due_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "domain_proof_pkey" PRIMARY KEY ("outlet_id"),
  CONSTRAINT "domain_proof_outlet_id_fkey" FOREIGN KEY ("outlet_id") REFERENCES "outlet"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "domain_proof_due_at_idx" ON "domain_proof"("due_at");
