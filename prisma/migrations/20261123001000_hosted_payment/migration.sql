-- Payments on pages of a provider: followed until it says that they are over, and given back when nobody owed them.
ALTER TYPE "payment_attempt_status" ADD VALUE 'RETURNED' AFTER 'EXPIRED';

ALTER TABLE "order_payment"
  ADD COLUMN "provider_url" TEXT,
  ADD COLUMN "session_open" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "checked_at" TIMESTAMPTZ(3),
  ADD COLUMN "amount_refunded" BIGINT NOT NULL DEFAULT 0;

CREATE TYPE "payment_refund_status" AS ENUM ('REQUESTED', 'SENT', 'FAILED');

CREATE TABLE "payment_refund" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "order_item_id" UUID,
    "amount" BIGINT NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "status" "payment_refund_status" NOT NULL DEFAULT 'REQUESTED',
    "provider_refund_id" TEXT,
    "failure_message" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_refund_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "payment_refund_amount_check" CHECK ("amount" > 0),
    CONSTRAINT "payment_refund_sent_check" CHECK ("status" <> 'SENT' OR "provider_refund_id" IS NOT NULL),
    CONSTRAINT "payment_refund_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "order_payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "payment_refund_order_item_id_fkey" FOREIGN KEY ("order_item_id") REFERENCES "order_item"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "payment_refund_payment_id_idx" ON "payment_refund"("payment_id");
CREATE INDEX "payment_refund_order_item_id_idx" ON "payment_refund"("order_item_id");
CREATE INDEX "payment_refund_team_id_created_at_id_idx" ON "payment_refund"("team_id", "created_at", "id");

CREATE TRIGGER "payment_refund_payment_id_same_team_inserted" AFTER INSERT ON "payment_refund"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "same_team_inserted"('payment_id', 'order_payment');
CREATE TRIGGER "payment_refund_payment_id_same_team_updated" AFTER UPDATE OF "team_id", "payment_id" ON "payment_refund"
  FOR EACH ROW EXECUTE FUNCTION "same_team_updated"('payment_id', 'order_payment');

CREATE TABLE "payment_event" (
    "provider" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_event_pkey" PRIMARY KEY ("provider", "event_id")
);
