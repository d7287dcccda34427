-- Keeps `status` ARCHIVED and `deleted_at` of an outlet equal, whichever of the two a statement sets. Restoring an outlet
-- restores its former status.
CREATE OR REPLACE FUNCTION "outlet_archive"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_archived boolean := TG_OP = 'UPDATE' AND OLD."deleted_at" IS NOT NULL;
BEGIN
  IF NOT was_archived THEN
    IF TG_OP = 'UPDATE' THEN
      NEW."former_status" := OLD."status";
    ELSIF NEW."status" <> 'ARCHIVED' THEN
      NEW."former_status" := NEW."status";
    END IF;
    NEW."status" := 'ARCHIVED';
    NEW."deleted_at" := COALESCE(NEW."deleted_at", now());
  ELSE
    NEW."deleted_at" := NULL;
    IF NEW."status" = 'ARCHIVED' THEN
      NEW."status" := COALESCE(OLD."former_status", 'DRAFT');
    END IF;
    NEW."former_status" := NULL;
  END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER "outlet_archive" BEFORE INSERT OR UPDATE ON "outlet" FOR EACH ROW
  WHEN ((NEW."status" = 'ARCHIVED') <> (NEW."deleted_at" IS NOT NULL)) EXECUTE FUNCTION "outlet_archive"();
