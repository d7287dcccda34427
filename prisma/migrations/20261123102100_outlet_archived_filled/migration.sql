-- To be archived and to have that status are one thing: outlets that were only either are both.
UPDATE "outlet" SET "former_status" = "status", "status" = 'ARCHIVED' WHERE "deleted_at" IS NOT NULL AND "status" <> 'ARCHIVED';
UPDATE "outlet" SET "deleted_at" = "updated_at" WHERE "status" = 'ARCHIVED' AND "deleted_at" IS NULL;
