-- Position of the last event that a member has marked as read in the inbox. Events from before the upgrade are read for
-- existing members: as the default of the new column, their position is stored without writing any row.
DO $$
BEGIN
  EXECUTE format(
    'ALTER TABLE "team_member" ADD COLUMN "inbox_position" BIGINT NOT NULL DEFAULT %s',
    (SELECT coalesce(max("position"), 0) FROM "webhook_event")
  );
END
$$;

ALTER TABLE "team_member" ALTER COLUMN "inbox_position" SET DEFAULT 0;
