ALTER TABLE "outlet" ADD COLUMN "monthly_limit" INTEGER;
ALTER TABLE "product" ADD COLUMN "monthly_limit" INTEGER;
