-- AlterTable
ALTER TABLE "order_payment" ADD COLUMN     "payment_method" TEXT;

-- CreateTable
CREATE TABLE "test_card_charge" (
    "idempotency_key" TEXT NOT NULL,
    "payment_id" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "failure_code" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "test_card_charge_pkey" PRIMARY KEY ("idempotency_key")
);
