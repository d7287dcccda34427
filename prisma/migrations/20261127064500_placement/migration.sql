CREATE TYPE "placement_status" AS ENUM ('OFFERED', 'ACCEPTED', 'DECLINED', 'DELIVERED', 'SETTLED');
CREATE TYPE "publisher_entry_type" AS ENUM ('EARNED', 'REVERSED');
CREATE TYPE "payout_status" AS ENUM ('PENDING', 'PAID');

ALTER TABLE "order_item"
  ADD COLUMN "payout" BIGINT,
  ADD COLUMN "marketplace_commission" BIGINT;

CREATE TABLE "placement" (
  "id" UUID NOT NULL,
  "team_id" UUID NOT NULL,
  "order_item_id" UUID NOT NULL,
  "product_id" UUID NOT NULL,
  "article_id" UUID,
  "status" "placement_status" NOT NULL DEFAULT 'OFFERED',
  "sale_price" BIGINT NOT NULL,
  "payout" BIGINT NOT NULL,
  "commission" BIGINT NOT NULL,
  "accept_by" TIMESTAMPTZ(3) NOT NULL,
  "overdue_at" TIMESTAMPTZ(3),
  "accepted_at" TIMESTAMPTZ(3),
  "declined_at" TIMESTAMPTZ(3),
  "decline_reason" TEXT,
  "delivered_at" TIMESTAMPTZ(3),
  "live_url" TEXT,
  "settled_at" TIMESTAMPTZ(3),
  "withdrawn_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "placement_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "placement_sum_check" CHECK ("sale_price" = "payout" + "commission"),
  CONSTRAINT "placement_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "placement_order_item_id_fkey" FOREIGN KEY ("order_item_id") REFERENCES "order_item"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "placement_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "placement_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "article"("id") ON DELETE SET NULL ON UPDATE CASCADE
);

CREATE INDEX "placement_created_at_id_idx" ON "placement"("created_at", "id");
CREATE INDEX "placement_team_id_created_at_id_idx" ON "placement"("team_id", "created_at", "id");
CREATE INDEX "placement_team_id_accept_by_id_idx" ON "placement"("team_id", "accept_by", "id");
CREATE INDEX "placement_order_item_id_idx" ON "placement"("order_item_id");
CREATE INDEX "placement_product_id_idx" ON "placement"("product_id");
CREATE INDEX "placement_article_id_idx" ON "placement"("article_id");
CREATE INDEX "placement_status_overdue_at_accept_by_idx" ON "placement"("status", "overdue_at", "accept_by");

CREATE TABLE "payout" (
  "id" UUID NOT NULL,
  "team_id" UUID NOT NULL,
  "status" "payout_status" NOT NULL DEFAULT 'PENDING',
  "amount" BIGINT NOT NULL,
  "currency" CHAR(3) NOT NULL DEFAULT 'USD',
  "reference" TEXT,
  "paid_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "payout_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "payout_amount_check" CHECK ("amount" > 0),
  CONSTRAINT "payout_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE INDEX "payout_created_at_id_idx" ON "payout"("created_at", "id");
CREATE INDEX "payout_team_id_created_at_id_idx" ON "payout"("team_id", "created_at", "id");

CREATE TABLE "publisher_ledger" (
  "id" UUID NOT NULL,
  "team_id" UUID NOT NULL,
  "placement_id" UUID NOT NULL,
  "type" "publisher_entry_type" NOT NULL,
  "amount" BIGINT NOT NULL,
  "payable_at" TIMESTAMPTZ(3) NOT NULL,
  "payout_id" UUID,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "publisher_ledger_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "publisher_ledger_amount_check" CHECK (("type" = 'EARNED') = ("amount" > 0)),
  CONSTRAINT "publisher_ledger_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "publisher_ledger_placement_id_fkey" FOREIGN KEY ("placement_id") REFERENCES "placement"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "publisher_ledger_payout_id_fkey" FOREIGN KEY ("payout_id") REFERENCES "payout"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE INDEX "publisher_ledger_created_at_id_idx" ON "publisher_ledger"("created_at", "id");
CREATE INDEX "publisher_ledger_team_id_created_at_id_idx" ON "publisher_ledger"("team_id", "created_at", "id");
CREATE INDEX "publisher_ledger_team_id_payout_id_payable_at_idx" ON "publisher_ledger"("team_id", "payout_id", "payable_at");
CREATE INDEX "publisher_ledger_placement_id_idx" ON "publisher_ledger"("placement_id");
CREATE INDEX "publisher_ledger_payout_id_idx" ON "publisher_ledger"("payout_id");
