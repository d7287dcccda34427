-- Who belongs to a team. The account owner always does, whoever made the team.
CREATE TABLE "team_member" (
  "id" UUID NOT NULL,
  "team_id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "deleted_at" TIMESTAMPTZ(3),

  CONSTRAINT "team_member_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "team_member_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "team_member_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "team_member_team_id_user_id_key" ON "team_member"("team_id", "user_id");
CREATE INDEX "team_member_created_at_id_idx" ON "team_member"("created_at", "id");
CREATE INDEX "team_member_team_id_created_at_id_idx" ON "team_member"("team_id", "created_at", "id");
CREATE INDEX "team_member_user_id_idx" ON "team_member"("user_id");

CREATE FUNCTION "team_owner_is_member"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "team_member" ("id", "team_id", "user_id") VALUES (uuid_v7(), NEW."id", NEW."owner_id")
  ON CONFLICT ("team_id", "user_id") DO UPDATE SET "deleted_at" = NULL, "updated_at" = now()
    WHERE "team_member"."deleted_at" IS NOT NULL;
  RETURN NULL;
END
$$;
CREATE TRIGGER "team_owner_is_member" AFTER INSERT OR UPDATE OF "owner_id" ON "team"
  FOR EACH ROW EXECUTE FUNCTION "team_owner_is_member"();
