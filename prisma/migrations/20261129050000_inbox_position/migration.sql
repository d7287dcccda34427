-- Position of the last event that a member has marked as read in the inbox.
ALTER TABLE "team_member" ADD COLUMN "inbox_position" BIGINT NOT NULL DEFAULT 0;
