-- Imports of the catalogue that operators upload: the file lies in the file store until it is done with.
CREATE TYPE "catalogue_import_status" AS ENUM ('PENDING', 'RUNNING', 'PREVIEWED', 'APPLIED', 'REFUSED', 'FAILED');
CREATE TYPE "catalogue_file_format" AS ENUM ('csv', 'jsonl');

CREATE TABLE "catalogue_import" (
  "id" UUID NOT NULL,
  "file_name" TEXT NOT NULL,
  "file_key" TEXT,
  "format" "catalogue_file_format" NOT NULL,
  "size" INTEGER NOT NULL,
  "status" "catalogue_import_status" NOT NULL DEFAULT 'PENDING',
  "is_preview" BOOLEAN NOT NULL DEFAULT false,
  "is_partial" BOOLEAN NOT NULL DEFAULT false,
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "bytes_read" INTEGER NOT NULL DEFAULT 0,
  "row_count" INTEGER NOT NULL DEFAULT 0,
  "fault_count" INTEGER NOT NULL DEFAULT 0,
  "outlets" JSONB,
  "products" JSONB,
  "differences" JSONB NOT NULL DEFAULT '[]',
  "failure" TEXT,
  "created_by_id" UUID,
  "request_id" TEXT,
  "started_at" TIMESTAMPTZ(3),
  "completed_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "catalogue_import_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "catalogue_import_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "catalogue_import_completed_check" CHECK (("status" IN ('PENDING', 'RUNNING')) = ("completed_at" IS NULL)),
  CONSTRAINT "catalogue_import_counts_check" CHECK ("size" > 0 AND "bytes_read" >= 0 AND "row_count" >= 0 AND "fault_count" >= 0)
);
CREATE INDEX "catalogue_import_created_at_id_idx" ON "catalogue_import"("created_at", "id");
CREATE INDEX "catalogue_import_created_by_id_idx" ON "catalogue_import"("created_by_id");
CREATE INDEX "catalogue_import_open_idx" ON "catalogue_import"("updated_at") WHERE "completed_at" IS NULL OR "file_key" IS NOT NULL;

CREATE TABLE "catalogue_import_fault" (
  "id" UUID NOT NULL,
  "import_id" UUID NOT NULL,
  "line" INTEGER NOT NULL,
  "column" TEXT,
  "reason" TEXT NOT NULL,

  CONSTRAINT "catalogue_import_fault_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "catalogue_import_fault_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "catalogue_import"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "catalogue_import_fault_import_id_line_id_idx" ON "catalogue_import_fault"("import_id", "line", "id");
