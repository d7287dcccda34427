-- When articles were published that were before anybody wrote it down: row by row, beside who reads and writes.
UPDATE "article" a SET "published_at" = (
  SELECT min(h."effective_at")
  FROM "article_status_history" h
  JOIN "article_content_status" s ON s."id" = h."status_id"
  WHERE h."article_id" = a."id" AND s."prefix" = 'published'
)
FROM "article_content_status" s
WHERE s."id" = a."status_id" AND s."prefix" = 'published';
