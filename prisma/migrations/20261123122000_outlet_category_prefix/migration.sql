-- Imports made categories under identifiers that mutations refuse: REGIONAL_NEWS is regional-news.
UPDATE "outlet_category" c SET "prefix" = known."slug"
FROM (
  SELECT DISTINCT ON ("slug") "id", "slug" FROM (
    SELECT "id", "prefix", trim(BOTH '-' FROM regexp_replace(lower("prefix"), '[^a-z0-9]+', '-', 'g')) AS "slug"
    FROM "outlet_category"
  ) written
  WHERE "slug" <> '' ORDER BY "slug", "prefix" = "slug" DESC, "id"
) known
WHERE known."id" = c."id" AND c."prefix" <> known."slug";
