-- Makes the account owner the only member with the role OWNER. A former owner becomes ADMIN.
CREATE OR REPLACE FUNCTION "team_owner_is_member"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "team_member" SET "role" = 'ADMIN', "updated_at" = now()
    WHERE "team_id" = NEW."id" AND "role" = 'OWNER' AND "user_id" <> NEW."owner_id";
  INSERT INTO "team_member" ("id", "team_id", "user_id", "role") VALUES (uuid_v7(), NEW."id", NEW."owner_id", 'OWNER')
  ON CONFLICT ("team_id", "user_id") DO UPDATE SET "role" = 'OWNER', "deleted_at" = NULL, "updated_at" = now()
    WHERE "team_member"."deleted_at" IS NOT NULL OR "team_member"."role" <> 'OWNER';
  RETURN NULL;
END
$$;
