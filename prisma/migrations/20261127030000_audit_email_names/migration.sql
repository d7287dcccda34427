-- Entries written under the former names of emails are found and displayed under the present ones.
UPDATE audit_log SET
  action = 'resend_email',
  entity = 'email',
  search_text = replace(search_text, 'resend mail mail', 'resend email email')
WHERE entity = 'mail';

UPDATE audit_log SET
  action = CASE action WHEN 'update_mail_preferences' THEN 'update_email_preferences' ELSE action END,
  before = before - 'unwantedMails' || jsonb_build_object('unsubscribedKinds', before -> 'unwantedMails'),
  after = after - 'unwantedMails' || jsonb_build_object('unsubscribedKinds', after -> 'unwantedMails'),
  changed_fields = array_replace(changed_fields, 'unwantedMails', 'unsubscribedKinds'),
  search_text = replace(
    replace(search_text, 'update mail preferences', 'update email preferences'),
    'unwanted mails', 'unsubscribed kinds'
  )
WHERE entity = 'user' AND after ? 'unwantedMails';
