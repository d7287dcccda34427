CREATE TABLE "cart_line" (
  "id" UUID NOT NULL,
  "team_id" UUID NOT NULL,
  "profile_id" UUID NOT NULL,
  "product_id" UUID NOT NULL,
  "quantity" INTEGER NOT NULL,
  "linked_order_line_item_id" UUID,
  "linked_product_id" UUID,
  "added_by_id" UUID,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "cart_line_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "cart_line_quantity_check" CHECK ("quantity" BETWEEN 1 AND 100),
  CONSTRAINT "cart_line_link_check" CHECK ("linked_order_line_item_id" IS NULL OR "linked_product_id" IS NULL),
  CONSTRAINT "cart_line_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "cart_line_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profile"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "cart_line_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "cart_line_linked_order_line_item_id_fkey" FOREIGN KEY ("linked_order_line_item_id") REFERENCES "order_line_item"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "cart_line_linked_product_id_fkey" FOREIGN KEY ("linked_product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "cart_line_added_by_id_fkey" FOREIGN KEY ("added_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE
);

CREATE INDEX "cart_line_profile_id_created_at_id_idx" ON "cart_line"("profile_id", "created_at", "id");
CREATE INDEX "cart_line_team_id_idx" ON "cart_line"("team_id");
CREATE INDEX "cart_line_product_id_idx" ON "cart_line"("product_id");
CREATE INDEX "cart_line_linked_order_line_item_id_idx" ON "cart_line"("linked_order_line_item_id");
CREATE INDEX "cart_line_linked_product_id_idx" ON "cart_line"("linked_product_id");
CREATE INDEX "cart_line_added_by_id_idx" ON "cart_line"("added_by_id");

CREATE TRIGGER "cart_line_profile_id_same_team_inserted" AFTER INSERT ON "cart_line"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "same_team_inserted"('profile_id', 'profile');
CREATE TRIGGER "cart_line_profile_id_same_team_updated" AFTER UPDATE OF "team_id", "profile_id" ON "cart_line"
  FOR EACH ROW EXECUTE FUNCTION "same_team_updated"('profile_id', 'profile');

CREATE TRIGGER "cart_line_linked_order_line_item_id_same_team_inserted" AFTER INSERT ON "cart_line"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "same_team_inserted"('linked_order_line_item_id', 'order_line_item');
CREATE TRIGGER "cart_line_linked_order_line_item_id_same_team_updated" AFTER UPDATE OF "team_id", "linked_order_line_item_id" ON "cart_line"
  FOR EACH ROW EXECUTE FUNCTION "same_team_updated"('linked_order_line_item_id', 'order_line_item');
