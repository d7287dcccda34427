ALTER TABLE "pending_upload" VALIDATE CONSTRAINT "pending_upload_key_check";
ALTER TABLE "catalogue_import" VALIDATE CONSTRAINT "catalogue_import_file_key_check";
