-- Requires that the parent of a reply is a comment of the same article, and not a reply itself.
CREATE OR REPLACE FUNCTION "comment_check_parent"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM "comment" parent
    WHERE parent."id" = NEW."parent_id" AND parent."article_id" = NEW."article_id" AND parent."parent_id" IS NULL
  ) THEN
    RAISE 'a reply''s parent must be a root comment of the same article'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'comment_parent_check';
  END IF;
  RETURN NEW;
END
$$;
