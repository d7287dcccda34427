-- How much of a subtotal a team may take off, in percent; null: as much as the server's settings allow.
ALTER TABLE "team"
  ADD COLUMN "discount_limit_percent" INTEGER,
  ADD CONSTRAINT "team_discount_limit_percent_check" CHECK ("discount_limit_percent" BETWEEN 0 AND 100);
