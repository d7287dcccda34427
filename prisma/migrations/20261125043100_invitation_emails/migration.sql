-- Counts the emails of an invitation, and keeps when the last one was sent.
ALTER TABLE team_invitation
  ADD COLUMN sent_count INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN last_sent_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
