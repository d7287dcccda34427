-- A refund has its date and its way, and is due no more; a commission has its amount.
ALTER TABLE "order_item"
  ADD CONSTRAINT "order_item_refunded_check" CHECK (
    "is_refunded" = ("refund_date" IS NOT NULL) AND "is_refunded" = ("refund_method" IS NOT NULL)
      AND NOT ("is_refunded" AND "refund_required")
  ),
  ADD CONSTRAINT "order_item_commission_amount_check" CHECK (
    ("commission_status" = 'NOT_APPLICABLE') = ("commission_amount" IS NULL)
  );
