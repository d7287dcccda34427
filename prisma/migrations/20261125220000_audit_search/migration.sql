-- Entries of the audit log are found by the record's name and by the fields that a change names.
ALTER TABLE audit_log ADD COLUMN search_text TEXT NOT NULL DEFAULT '';

UPDATE audit_log SET search_text = concat_ws(' ',
  replace(action, '_', ' '),
  replace(entity, '_', ' '),
  CASE WHEN before IS NOT NULL
    THEN lower(regexp_replace(array_to_string(changed_fields, ' '), '([a-z0-9])([A-Z])', '\1 \2', 'g')) END,
  COALESCE(after ->> 'name', after ->> 'title', after ->> 'referenceNumber', after ->> 'email', after ->> 'url'));
