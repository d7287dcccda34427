-- What an import does, though an operator may not have meant it.
ALTER TABLE "catalogue_import" ADD COLUMN "warning_count" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "catalogue_import_fault" ADD COLUMN "is_warning" BOOLEAN NOT NULL DEFAULT false;
