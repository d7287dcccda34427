-- Entries of the audit log are found by the record's name and by the fields that a change names.
ALTER TABLE audit_log ADD COLUMN search_text TEXT NOT NULL DEFAULT '';
