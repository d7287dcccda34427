-- The last number of each kind of document and year: who takes the next one locks it until it commits, so that there are no gaps.
CREATE TABLE "invoice_number" (
  "prefix" TEXT NOT NULL,
  "year" INTEGER NOT NULL,
  "last" INTEGER NOT NULL,

  CONSTRAINT "invoice_number_pkey" PRIMARY KEY ("prefix", "year"),
  CONSTRAINT "invoice_number_last_check" CHECK ("last" > 0)
);

-- What a PDF of a document needs to be the same for good: who issued it, and in which language.
ALTER TABLE "invoice"
  ADD COLUMN "seller" JSONB,
  ADD COLUMN "language" "language" NOT NULL DEFAULT 'EN';
