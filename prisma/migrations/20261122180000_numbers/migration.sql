-- What analysts group by, kept where it is decided. Of earlier orders nobody knows which prices their team saw.
ALTER TABLE "order" ADD COLUMN "pricing_tier" "pricing_tier";

ALTER TABLE "article" ADD COLUMN "published_at" TIMESTAMPTZ(3);

-- An operator who sees all teams and changes nothing.
ALTER TABLE "operator_token" ADD COLUMN "type" "token_type" NOT NULL DEFAULT 'full_access';
-- Operators' tokens are few: to check them holds nobody up.
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE "operator_token" ADD CONSTRAINT "operator_token_type_check" CHECK ("type" <> 'custom');
