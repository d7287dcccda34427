ALTER TABLE "outlet_list"
  ADD COLUMN "is_shared" BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN "shows_prices" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "outlet_inquiry"
  ADD COLUMN "reply" TEXT,
  ADD COLUMN "replied_at" TIMESTAMPTZ(3);
