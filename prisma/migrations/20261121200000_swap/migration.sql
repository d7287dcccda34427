-- A swap is paid on a page of its own, which its number opens: the address follows from it.
ALTER TABLE "swap" ADD COLUMN "reference_number" TEXT;
UPDATE "swap" SET "reference_number" =
  'SWP-' || to_char("created_at" AT TIME ZONE 'UTC', 'YYYYMMDD') || '-' || upper(left(replace(gen_random_uuid()::text, '-', ''), 13));
ALTER TABLE "swap"
  ALTER COLUMN "reference_number" SET NOT NULL,
  ADD CONSTRAINT "swap_reference_number_check" CHECK ("reference_number" ~ '^SWP-[0-9]{8}-[0-9A-HJKMNP-TV-Z]{13}$'),
  DROP COLUMN "payment_url";
CREATE UNIQUE INDEX "swap_reference_number_key" ON "swap" ("reference_number");

-- A credit note takes back the document that it corrects, to the cent.
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_credit_note_check"
  CHECK ("type" = 'INVOICE' OR "amount_paid" = 0 AND "amount_refunded" = 0);
