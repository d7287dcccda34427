-- Each time a price is given back, in whole or in part: how much, how and when.
CREATE TABLE "item_refund" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "order_item_id" UUID NOT NULL,
    "amount" BIGINT NOT NULL,
    "method" TEXT NOT NULL,
    "reference" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "item_refund_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "item_refund_amount_check" CHECK ("amount" >= 0),
    CONSTRAINT "item_refund_order_item_id_fkey" FOREIGN KEY ("order_item_id") REFERENCES "order_item"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "item_refund_order_item_id_idx" ON "item_refund"("order_item_id");
CREATE INDEX "item_refund_team_id_created_at_id_idx" ON "item_refund"("team_id", "created_at", "id");

CREATE TRIGGER "item_refund_order_item_id_same_team_inserted" AFTER INSERT ON "item_refund"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "same_team_inserted"('order_item_id', 'order_item');
CREATE TRIGGER "item_refund_order_item_id_same_team_updated" AFTER UPDATE OF "team_id", "order_item_id" ON "item_refund"
  FOR EACH ROW EXECUTE FUNCTION "same_team_updated"('order_item_id', 'order_item');
