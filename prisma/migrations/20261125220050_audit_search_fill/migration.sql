-- Entries of earlier versions, apart from the column: its lock is not held meanwhile.
UPDATE audit_log SET search_text = concat_ws(' ',
  replace(action, '_', ' '),
  replace(entity, '_', ' '),
  CASE WHEN before IS NOT NULL
    THEN lower(regexp_replace(array_to_string(changed_fields, ' '), '([a-z0-9])([A-Z])', '\1 \2', 'g')) END,
  COALESCE(after ->> 'name', after ->> 'title', after ->> 'referenceNumber', after ->> 'email', after ->> 'url'));
