CREATE TABLE "search_synonym" (
    "id" UUID NOT NULL,
    "terms" TEXT[] NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "search_synonym_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "search_synonym_terms_check" CHECK (cardinality("terms") BETWEEN 2 AND 20),
    CONSTRAINT "search_synonym_name_check" CHECK ("name" = array_to_string("terms", ', '))
);

-- Servers cache search results, which the synonyms change.
CREATE TRIGGER "catalogue_changed_inserted" AFTER INSERT ON "search_synonym" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "catalogue_changed"();
CREATE TRIGGER "catalogue_changed_updated" AFTER UPDATE ON "search_synonym" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "catalogue_changed"();
CREATE TRIGGER "catalogue_changed_deleted" AFTER DELETE ON "search_synonym" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "catalogue_changed"();
