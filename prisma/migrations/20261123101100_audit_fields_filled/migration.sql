-- The entries that there are: amounts were cents, and become what the API says; then whose they are, and what changed.
UPDATE "audit_log" SET
  "before" = regexp_replace("before"::text, '"(subtotal|discount|creditsApplied|processingFee|total|amountPaid|amountRefunded|unitAmount|amount|remaining|salePrice|productPrice|internalCost|resellerPrice|commissionAmount|vendorCost|priceDifference|price)": (-?\d+)(?=[,}])', '"\1": \2e-2', 'g')::jsonb,
  "after" = regexp_replace("after"::text, '"(subtotal|discount|creditsApplied|processingFee|total|amountPaid|amountRefunded|unitAmount|amount|remaining|salePrice|productPrice|internalCost|resellerPrice|commissionAmount|vendorCost|priceDifference|price)": (-?\d+)(?=[,}])', '"\1": \2e-2', 'g')::jsonb
WHERE "after" IS NOT NULL;

UPDATE "audit_log" l SET
  "team_id" = (
    SELECT t."id" FROM "team" t WHERE t."id" = CASE l."entity"
      WHEN 'team' THEN l."entity_id"
      WHEN 'article' THEN (SELECT a."team_id" FROM "article" a WHERE a."id" = l."entity_id")
      ELSE (l."after" ->> 'teamId')::uuid
    END
  ),
  "changed_fields" = ARRAY(
    SELECT f FROM jsonb_object_keys(COALESCE(l."before", '{}') || l."after") f
    WHERE f NOT IN ('id', 'createdAt', 'updatedAt')
      AND COALESCE(l."before" -> f, 'null') IS DISTINCT FROM COALESCE(l."after" -> f, 'null')
  )
WHERE l."after" IS NOT NULL;
