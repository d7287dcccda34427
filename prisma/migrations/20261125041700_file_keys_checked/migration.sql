-- Stores make paths of keys.
ALTER TABLE "pending_upload" ADD CONSTRAINT "pending_upload_key_check"
  CHECK ("key" ~ '^f_[1-9A-HJ-NP-Za-km-z]{22}\.[a-z0-9]{1,10}$') NOT VALID;
ALTER TABLE "catalogue_import" ADD CONSTRAINT "catalogue_import_file_key_check"
  CHECK ("file_key" ~ '^f_[1-9A-HJ-NP-Za-km-z]{22}\.[a-z0-9]{1,10}$') NOT VALID;
