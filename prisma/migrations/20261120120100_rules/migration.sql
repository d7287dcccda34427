-- Written by hand: what Prisma cannot express. Rows the software relies on, then the rules of each domain.
-- Indexes here are partial or on expressions: Prisma takes any other for drift.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- Rows

INSERT INTO "product_type" ("id", "name", "prefix") VALUES
  ('01900000-0000-7000-8000-000000000101', 'Full feature', 'FULL_FEATURE'),
  ('01900000-0000-7000-8000-000000000102', 'Press release', 'PRESS_RELEASE'),
  ('01900000-0000-7000-8000-000000000103', 'Newsletter', 'NEWSLETTER'),
  ('01900000-0000-7000-8000-000000000104', 'Social', 'SOCIAL'),
  ('01900000-0000-7000-8000-000000000105', 'Add-on', 'ADD_ON');

INSERT INTO "article_content_status" ("id", "sequence", "prefix", "name", "color") VALUES
  ('01900000-0000-7000-8000-000000000201', 1, 'pending-content-brief', 'Pending content brief', '#94a3b8'),
  ('01900000-0000-7000-8000-000000000202', 2, 'brief-ready-for-review', 'Brief ready for review', '#38bdf8'),
  ('01900000-0000-7000-8000-000000000203', 3, 'brief-update-requested', 'Brief update requested', '#f59e0b'),
  ('01900000-0000-7000-8000-000000000204', 4, 'pending-draft', 'Pending draft', '#818cf8'),
  ('01900000-0000-7000-8000-000000000205', 5, 'draft-ready-for-review', 'Draft ready for review', '#3b82f6'),
  ('01900000-0000-7000-8000-000000000206', 6, 'draft-update-requested', 'Draft update requested', '#f97316'),
  ('01900000-0000-7000-8000-000000000207', 7, 'request-revision', 'Revision requested', '#eab308'),
  ('01900000-0000-7000-8000-000000000208', 8, 'pending-publishing', 'Pending publishing', '#14b8a6'),
  ('01900000-0000-7000-8000-000000000209', 9, 'published', 'Published', '#22c55e'),
  ('01900000-0000-7000-8000-000000000210', 10, 'needs-info', 'Needs information', '#a855f7'),
  ('01900000-0000-7000-8000-000000000211', 11, 'action-required', 'Action required', '#ec4899'),
  ('01900000-0000-7000-8000-000000000212', 12, 'rejected', 'Rejected', '#ef4444');

INSERT INTO "user_role" ("id", "name") VALUES
  ('01900000-0000-7000-8000-000000000301', 'Client'),
  ('01900000-0000-7000-8000-000000000302', 'Publisher'),
  ('01900000-0000-7000-8000-000000000303', 'Writer'),
  ('01900000-0000-7000-8000-000000000304', 'Support agent'),
  ('01900000-0000-7000-8000-000000000305', 'Operator');

INSERT INTO "user_account_type" ("id", "name") VALUES
  ('01900000-0000-7000-8000-000000000401', 'Company'),
  ('01900000-0000-7000-8000-000000000402', 'Individual');

-- Users, teams and tokens

CREATE UNIQUE INDEX "user_lower_email_key" ON "user" (lower("email"));

ALTER TABLE "user"
  ADD CONSTRAINT "user_email_check" CHECK ("email" ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  ADD CONSTRAINT "user_blocked_check" CHECK ("blocked_until" IS NULL OR "blocked_until" > "blocked_at" AND "blocked_at" IS NOT NULL);

ALTER TABLE "team"
  ADD CONSTRAINT "team_name_check" CHECK (btrim("name") <> ''),
  ADD CONSTRAINT "team_slug_check" CHECK ("slug" ~ '^[^[:space:]/]+$');

ALTER TABLE "api_token"
  ALTER COLUMN "scopes" SET NOT NULL,
  ADD CONSTRAINT "api_token_token_hash_check" CHECK (octet_length("token_hash") = 32);

ALTER TABLE "operator_token"
  ADD CONSTRAINT "operator_token_token_hash_check" CHECK (octet_length("token_hash") = 32);

-- Catalogue

CREATE UNIQUE INDEX "tag_category_lower_name_key" ON "tag" ("category", lower("name")) WHERE "deleted_at" IS NULL;
CREATE INDEX "tag_lower_name_idx" ON "tag" (lower("name"));
CREATE INDEX "tag_name_trgm_idx" ON "tag" USING gin ("name" gin_trgm_ops) WHERE "deleted_at" IS NULL;

ALTER TABLE "tag"
  ADD CONSTRAINT "tag_name_check" CHECK (btrim("name") <> '');

ALTER TABLE "outlet"
  ADD CONSTRAINT "outlet_global_check" CHECK ("country" <> 'Global' OR "state" IS NULL AND "city" IS NULL);

ALTER TABLE "outlet_channel"
  ALTER COLUMN "social_links" SET NOT NULL,
  ADD CONSTRAINT "outlet_channel_domain_authority_check" CHECK ("domain_authority" BETWEEN 0 AND 100),
  ADD CONSTRAINT "outlet_channel_domain_ranking_check" CHECK ("domain_ranking" BETWEEN 0 AND 100);

ALTER TABLE "product"
  ALTER COLUMN "example_links" SET NOT NULL,
  ADD CONSTRAINT "product_delivery_days_check" CHECK ("min_delivery_days" BETWEEN 0 AND "max_delivery_days"),
  ADD CONSTRAINT "product_internal_amounts_check" CHECK ("internal_cost" >= 0 AND "reseller_price" >= 0);

ALTER TABLE "product_price"
  ADD CONSTRAINT "product_price_unit_amount_check" CHECK ("unit_amount" >= 0),
  ADD CONSTRAINT "product_price_currency_check" CHECK ("currency" ~ '^[A-Z]{3}$');

-- Profiles and campaigns

ALTER TABLE "profile"
  ALTER COLUMN "key_achievements" SET NOT NULL,
  ALTER COLUMN "unique_value_propositions" SET NOT NULL,
  ALTER COLUMN "primary_goals" SET NOT NULL,
  ADD CONSTRAINT "profile_name_check" CHECK (btrim("name") <> '');

ALTER TABLE "profile_tag"
  ADD CONSTRAINT "profile_tag_category_check" CHECK ("category" IN ('TOPIC', 'AUDIENCE')),
  ADD CONSTRAINT "profile_tag_position_check" CHECK ("position" >= 0);

CREATE INDEX "campaign_team_id_name_trgm_idx" ON "campaign" USING gin ("team_id", "name" gin_trgm_ops) WHERE "deleted_at" IS NULL;

ALTER TABLE "campaign"
  ADD CONSTRAINT "campaign_name_check" CHECK (btrim("name") <> '');

ALTER TABLE "questionnaire"
  ADD CONSTRAINT "questionnaire_file_size_check" CHECK ("file_size" >= 0);

-- Articles and comments

ALTER TABLE "article_content_status"
  ADD CONSTRAINT "article_content_status_sequence_check" CHECK ("sequence" >= 0),
  ADD CONSTRAINT "article_content_status_color_check" CHECK ("color" ~ '^#[0-9a-f]{6}$');

ALTER TABLE "article"
  ADD CONSTRAINT "article_event_sequence_check" CHECK ("event_sequence" >= 0);

ALTER TABLE "comment"
  ADD CONSTRAINT "comment_reference_check" CHECK ("reference" ~ '^c_[1-9A-HJ-NP-Za-km-z]{10}$'),
  ADD CONSTRAINT "comment_content_check" CHECK (char_length("content") BETWEEN 1 AND 10000),
  ADD CONSTRAINT "comment_author_name_check" CHECK (char_length("author_name") BETWEEN 1 AND 200),
  ADD CONSTRAINT "comment_internal_check" CHECK ("visibility" = 'TEAM' OR "token_lineage_id" IS NULL);

CREATE FUNCTION "comment_check_parent"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM "comment" parent
    WHERE parent."id" = NEW."parent_id" AND parent."article_id" = NEW."article_id" AND parent."parent_id" IS NULL
  ) THEN
    RAISE 'a reply''s parent must be a root comment of the same article'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'comment_parent_check';
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER "comment_check_parent" BEFORE INSERT OR UPDATE OF "parent_id", "article_id" ON "comment"
  FOR EACH ROW WHEN (NEW."parent_id" IS NOT NULL) EXECUTE FUNCTION "comment_check_parent"();

-- Orders, payments, swaps and invoices

-- Prisma has no NULLS LAST: its index on date_paid serves the ascending order only.
CREATE INDEX "order_team_id_date_paid_desc_idx" ON "order" ("team_id", "date_paid" DESC NULLS LAST, "id" DESC)
  WHERE "deleted_at" IS NULL;
CREATE INDEX "order_date_paid_idx" ON "order" ("date_paid", "id") WHERE "status" = 'PAID';
CREATE INDEX "order_payment_expires_at_idx" ON "order" ("payment_expires_at") WHERE "payment_status" = 'OPEN';

ALTER TABLE "order"
  ADD CONSTRAINT "order_reference_number_check" CHECK ("reference_number" ~ '^ORD-[0-9]{8}-[0-9A-HJKMNP-TV-Z]{13}$'),
  ADD CONSTRAINT "order_amounts_check" CHECK ("subtotal" >= 0 AND "discount" >= 0 AND "credits_applied" >= 0 AND "processing_fee" >= 0),
  ADD CONSTRAINT "order_reductions_check" CHECK ("discount" + "credits_applied" <= "subtotal"),
  ADD CONSTRAINT "order_total_check" CHECK ("total" = "subtotal" - "discount" - "credits_applied" + "processing_fee"),
  ADD CONSTRAINT "order_paid_check" CHECK (("status" = 'PAID') = ("date_paid" IS NOT NULL) AND ("status" = 'PAID') = ("payment_status" = 'PAID')),
  ADD CONSTRAINT "order_guest_check" CHECK ("is_guest_order" OR "guest_email" IS NULL);

ALTER TABLE "order_line_item"
  ADD CONSTRAINT "order_line_item_quantity_check" CHECK ("quantity" BETWEEN 1 AND 100),
  ADD CONSTRAINT "order_line_item_price_check" CHECK ("price" >= 0),
  ADD CONSTRAINT "order_line_item_position_check" CHECK ("position" >= 0),
  ADD CONSTRAINT "order_line_item_link_check" CHECK ("linked_order_line_item_id" IS NULL OR "is_add_on" AND "linked_order_line_item_id" <> "id");

ALTER TABLE "order_item"
  ADD CONSTRAINT "order_item_amounts_check" CHECK (
    "sale_price" >= 0 AND "product_price" >= 0 AND "internal_cost" >= 0 AND "reseller_price" >= 0 AND "commission_amount" >= 0 AND "vendor_cost" >= 0
  ),
  ADD CONSTRAINT "order_item_commission_check" CHECK (("commission_status" = 'PAID') = ("commission_date_paid" IS NOT NULL)),
  ADD CONSTRAINT "order_item_publisher_paid_check" CHECK ("is_publisher_paid" OR "publisher_paid_date" IS NULL),
  ADD CONSTRAINT "order_item_reseller_paid_check" CHECK ("is_reseller_paid" OR "reseller_paid_date" IS NULL),
  ADD CONSTRAINT "order_item_accounting_check" CHECK ("is_accounting_completed" OR "accounting_completion_date" IS NULL),
  ADD CONSTRAINT "order_item_refund_check" CHECK ("is_refunded" OR "refund_date" IS NULL);

CREATE UNIQUE INDEX "order_payment_one_open_per_order_key" ON "order_payment" ("order_id")
  WHERE "swap_id" IS NULL AND "status" IN ('STARTED', 'PROCESSING');
CREATE UNIQUE INDEX "order_payment_one_success_per_order_key" ON "order_payment" ("order_id")
  WHERE "swap_id" IS NULL AND "status" = 'SUCCEEDED';
CREATE UNIQUE INDEX "order_payment_one_open_per_swap_key" ON "order_payment" ("swap_id")
  WHERE "status" IN ('STARTED', 'PROCESSING');
CREATE UNIQUE INDEX "order_payment_one_success_per_swap_key" ON "order_payment" ("swap_id")
  WHERE "status" = 'SUCCEEDED';
CREATE INDEX "order_payment_unsettled_idx" ON "order_payment" ("updated_at") WHERE "status" IN ('STARTED', 'PROCESSING');

ALTER TABLE "order_payment"
  ADD CONSTRAINT "order_payment_amount_check" CHECK ("amount" >= 0),
  ADD CONSTRAINT "order_payment_settled_check" CHECK (("status" IN ('STARTED', 'PROCESSING')) = ("settled_at" IS NULL));

CREATE UNIQUE INDEX "swap_one_pending_per_item_key" ON "swap" ("order_item_id") WHERE "status" = 'PENDING_CLIENT';

ALTER TABLE "swap"
  ADD CONSTRAINT "swap_products_check" CHECK ("from_product_id" <> "to_product_id"),
  ADD CONSTRAINT "swap_processing_fee_check" CHECK ("processing_fee" >= 0),
  ADD CONSTRAINT "swap_total_check" CHECK ("total" = GREATEST("price_difference", 0) + "processing_fee"),
  ADD CONSTRAINT "swap_payment_url_check" CHECK ("payment_url" IS NULL OR "status" = 'PENDING_CLIENT'),
  ADD CONSTRAINT "swap_completed_check" CHECK (("status" = 'COMPLETED') = ("completed_at" IS NOT NULL));

CREATE UNIQUE INDEX "invoice_one_issued_per_order_key" ON "invoice" ("order_id") WHERE "type" = 'INVOICE' AND "status" = 'ISSUED';

ALTER TABLE "invoice"
  ADD CONSTRAINT "invoice_reference_number_check" CHECK ("reference_number" ~ '^[A-Z0-9-]+$'),
  ADD CONSTRAINT "invoice_amounts_check" CHECK (
    "subtotal" >= 0 AND "discount" >= 0 AND "credits_applied" >= 0 AND "processing_fee" >= 0 AND "amount_paid" >= 0 AND "amount_refunded" >= 0
  ),
  ADD CONSTRAINT "invoice_total_check" CHECK ("total" = "subtotal" - "discount" - "credits_applied" + "processing_fee" AND "total" >= 0),
  ADD CONSTRAINT "invoice_label_check" CHECK ("label" IN ('Replaced: publication swapped', 'Replaced') AND "status" = 'SUPERSEDED' OR "label" IS NULL),
  ADD CONSTRAINT "invoice_corrects_check" CHECK (("type" = 'INVOICE' OR "corrects_id" IS NOT NULL) AND "corrects_id" <> "id");

ALTER TABLE "invoice_item"
  ADD CONSTRAINT "invoice_item_amount_check" CHECK ("quantity" >= 1 AND "unit_amount" >= 0 AND "amount" = "unit_amount" * "quantity");

-- Ledger

ALTER TABLE "team_ledger"
  ADD CONSTRAINT "team_ledger_amount_check" CHECK ("amount" >= 0),
  ADD CONSTRAINT "team_ledger_credit_check" CHECK (
    "type" = 'CREDIT' AND "credit_type" IS NOT NULL OR "type" = 'DEBIT' AND "credit_type" IS NULL AND "expires_at" IS NULL
  ),
  ADD CONSTRAINT "team_ledger_entity_check" CHECK ("entity" IS NOT NULL OR "entity_id" IS NULL);

ALTER TABLE "team_ledger_leg"
  ADD CONSTRAINT "team_ledger_leg_amount_check" CHECK ("amount" >= 0),
  ADD CONSTRAINT "team_ledger_leg_source_check" CHECK (("direction" = 'DEBIT') = ("source_id" IS NOT NULL));

ALTER TABLE "team_credit"
  ADD CONSTRAINT "team_credit_remaining_check" CHECK ("remaining" >= 0);

ALTER TABLE "team_balance"
  ADD CONSTRAINT "team_balance_amount_check" CHECK ("amount" >= 0);

CREATE INDEX "team_credit_open_idx" ON "team_credit" ("team_id", "expires_at", "entry_id") WHERE "remaining" > 0;
CREATE INDEX "team_credit_expiry_idx" ON "team_credit" ("expires_at") WHERE "remaining" > 0 AND "expires_at" IS NOT NULL;

-- Every team has its balance from the start, so that there always is a row to lock.
CREATE FUNCTION "team_open_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "team_balance" ("team_id") SELECT "id" FROM new_rows;
  RETURN NULL;
END
$$;

CREATE TRIGGER "team_open_balance" AFTER INSERT ON "team" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "team_open_balance"();

CREATE FUNCTION "team_ledger_book"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "team_balance"
  SET "amount" = "amount" + CASE NEW."type" WHEN 'CREDIT' THEN NEW."amount" ELSE -NEW."amount" END
  WHERE "team_id" = NEW."team_id";

  IF NEW."type" = 'CREDIT' THEN
    INSERT INTO "team_credit" ("entry_id", "team_id", "credit_type", "remaining", "expires_at")
    VALUES (NEW."id", NEW."team_id", NEW."credit_type", NEW."amount", NEW."expires_at");
    INSERT INTO "team_ledger_leg" ("team_id", "entry_id", "credit_type", "direction", "amount")
    VALUES (NEW."team_id", NEW."id", NEW."credit_type", 'CREDIT', NEW."amount");
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "team_ledger_book" AFTER INSERT ON "team_ledger"
  FOR EACH ROW EXECUTE FUNCTION "team_ledger_book"();

CREATE FUNCTION "team_ledger_draw"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "team_credit" SET "remaining" = "remaining" - NEW."amount"
  WHERE "entry_id" = NEW."source_id" AND "team_id" = NEW."team_id" AND "credit_type" = NEW."credit_type";
  IF NOT FOUND THEN
    RAISE 'a debit''s leg must draw from a credit of the same team and type'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'team_ledger_leg_source_check';
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "team_ledger_draw" AFTER INSERT ON "team_ledger_leg"
  FOR EACH ROW WHEN (NEW."direction" = 'DEBIT') EXECUTE FUNCTION "team_ledger_draw"();

CREATE FUNCTION "team_ledger_check_legs"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry uuid := CASE TG_TABLE_NAME WHEN 'team_ledger' THEN to_jsonb(NEW) ->> 'id' ELSE to_jsonb(NEW) ->> 'entry_id' END;
BEGIN
  IF NOT (
    SELECT COALESCE(sum(l."amount"), 0) = e."amount" AND COALESCE(bool_and(l."direction" = e."type" AND l."team_id" = e."team_id"), true)
    FROM "team_ledger" e LEFT JOIN "team_ledger_leg" l ON l."entry_id" = e."id"
    WHERE e."id" = entry
    GROUP BY e."id"
  ) THEN
    RAISE 'the legs of a ledger entry must add up to its amount'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'team_ledger_legs_check';
  END IF;
  RETURN NULL;
END
$$;

CREATE CONSTRAINT TRIGGER "team_ledger_check_legs" AFTER INSERT ON "team_ledger"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "team_ledger_check_legs"();
CREATE CONSTRAINT TRIGGER "team_ledger_check_legs" AFTER INSERT ON "team_ledger_leg"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "team_ledger_check_legs"();

CREATE FUNCTION "refuse_write"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE '% on % is refused: %', TG_OP, TG_TABLE_NAME, TG_ARGV[0] USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER "team_ledger_append_only" BEFORE UPDATE OR DELETE ON "team_ledger"
  FOR EACH ROW EXECUTE FUNCTION "refuse_write"('the ledger is append-only');
CREATE TRIGGER "team_ledger_leg_append_only" BEFORE UPDATE OR DELETE ON "team_ledger_leg"
  FOR EACH ROW EXECUTE FUNCTION "refuse_write"('the ledger is append-only');
CREATE TRIGGER "team_credit_derived" BEFORE INSERT OR UPDATE OR DELETE ON "team_credit"
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION "refuse_write"('it follows from the ledger');
CREATE TRIGGER "team_balance_derived" BEFORE INSERT OR UPDATE OR DELETE ON "team_balance"
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION "refuse_write"('it follows from the ledger');

-- Files and folders

CREATE INDEX "file_team_id_name_trgm_idx" ON "file" USING gin ("team_id", "name" gin_trgm_ops) WHERE "deleted_at" IS NULL;
CREATE INDEX "file_pending_idx" ON "file" ("created_at") WHERE "state" = 'PENDING';

ALTER TABLE "file"
  ADD CONSTRAINT "file_key_check" CHECK ("key" ~ '^f_[1-9A-HJ-NP-Za-km-z]{22}\.[a-z0-9]+$'),
  ADD CONSTRAINT "file_size_check" CHECK ("size" >= 0),
  ADD CONSTRAINT "file_sha256_check" CHECK (octet_length("sha256") = 32);

ALTER TABLE "folder"
  ADD CONSTRAINT "folder_name_check" CHECK (char_length("name") BETWEEN 1 AND 255 AND "name" = btrim("name"));

-- Agreements, compliance, opportunities and grants

CREATE UNIQUE INDEX "agreement_template_active_key" ON "agreement_template" ("key") WHERE "is_active" AND "deleted_at" IS NULL;

ALTER TABLE "agreement_template"
  ADD CONSTRAINT "agreement_template_version_check" CHECK ("version" >= 1);

ALTER TABLE "compliance_check"
  ADD CONSTRAINT "compliance_check_score_check" CHECK ("compliance_score" BETWEEN 0 AND 100),
  ADD CONSTRAINT "compliance_check_ai_detection_percentage_check" CHECK ("ai_detection_percentage" BETWEEN 0 AND 100),
  ADD CONSTRAINT "compliance_check_counts_check" CHECK (
    "critical_issues_count" >= 0 AND "warning_issues_count" >= 0 AND "critical_issues_count" + "warning_issues_count" <= "total_issues_count"
  ),
  ADD CONSTRAINT "compliance_check_completed_check" CHECK (("status" IN ('completed', 'failed')) = ("completed_at" IS NOT NULL));

ALTER TABLE "compliance_issue"
  ADD CONSTRAINT "compliance_issue_place_check" CHECK ("line_number" >= 0 AND "char_position" >= 0);

ALTER TABLE "opportunity"
  ALTER COLUMN "audience_tags" SET NOT NULL,
  ADD CONSTRAINT "opportunity_amounts_check" CHECK ("price" >= 0 AND "estimated_reach" >= 0);

CREATE INDEX "opportunity_expiry_idx" ON "opportunity" ("expires_at") WHERE "status" = 'ACTIVE' AND "expires_at" IS NOT NULL;

ALTER TABLE "opportunity_interaction"
  ADD CONSTRAINT "opportunity_interaction_rating_check" CHECK ("rating" BETWEEN 1 AND 5),
  ADD CONSTRAINT "opportunity_interaction_reason_check" CHECK ("reason" IS NULL OR "type" IN ('DISMISS', 'FEEDBACK'));

ALTER TABLE "oauth_grant"
  ADD CONSTRAINT "oauth_grant_revoked_check" CHECK ("revoked_at" >= "granted_at");

-- Webhooks and idempotency

ALTER TABLE "webhook_endpoint"
  ALTER COLUMN "topics" SET NOT NULL,
  ADD CONSTRAINT "webhook_endpoint_url_check" CHECK ("url" ~ '^https?://'),
  ADD CONSTRAINT "webhook_endpoint_topics_check" CHECK (
    cardinality("topics") > 0 AND "topics" <@ ARRAY['article.status_changed', 'comment.created', 'comment.updated', 'comment.archived']
  ),
  ADD CONSTRAINT "webhook_endpoint_previous_secret_check" CHECK (("previous_secret" IS NULL) = ("previous_secret_expires_at" IS NULL)),
  ADD CONSTRAINT "webhook_endpoint_disabled_check" CHECK (NOT "enabled" OR "disabled_reason" IS NULL);

CREATE INDEX "webhook_event_undispatched_idx" ON "webhook_event" ("created_at", "id") WHERE "dispatched_at" IS NULL;

ALTER TABLE "webhook_event"
  ADD CONSTRAINT "webhook_event_topic_check" CHECK ("topic" ~ '^[a-z_]+\.[a-z_]+$'),
  ADD CONSTRAINT "webhook_event_sequence_check" CHECK (("article_id" IS NULL) = ("sequence" IS NULL) AND "sequence" >= 1);

CREATE UNIQUE INDEX "webhook_delivery_event_id_endpoint_id_key" ON "webhook_delivery" ("event_id", "endpoint_id") WHERE "replay_of_id" IS NULL;
CREATE INDEX "webhook_delivery_due_idx" ON "webhook_delivery" ("next_attempt_at") WHERE "status" = 'PENDING';

ALTER TABLE "webhook_delivery"
  ADD CONSTRAINT "webhook_delivery_attempt_count_check" CHECK ("attempt_count" >= 0),
  ADD CONSTRAINT "webhook_delivery_status_check" CHECK (
    ("status" = 'PENDING') = ("next_attempt_at" IS NOT NULL) AND ("status" = 'PENDING') = ("completed_at" IS NULL)
  );

ALTER TABLE "webhook_attempt"
  ADD CONSTRAINT "webhook_attempt_number_check" CHECK ("number" >= 1 AND "latency_ms" >= 0),
  ADD CONSTRAINT "webhook_attempt_response_body_check" CHECK (octet_length("response_body") <= 1024);

ALTER TABLE "idempotency_key"
  ADD CONSTRAINT "idempotency_key_key_check" CHECK (char_length("key") BETWEEN 1 AND 255),
  ADD CONSTRAINT "idempotency_key_response_check" CHECK (
    ("response_status" IS NULL) = ("response_headers" IS NULL) AND ("response_status" IS NULL) = ("response_body" IS NULL)
  );

-- Tenancy: a row and what it belongs to are of one team. Checked once per statement on insert; on update only when
-- the statement sets the column.

CREATE FUNCTION "same_team_inserted"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wrong boolean;
BEGIN
  EXECUTE format('SELECT EXISTS (SELECT FROM new_rows r JOIN %I p ON p."id" = r.%I WHERE p."team_id" <> r."team_id")', TG_ARGV[1], TG_ARGV[0])
  INTO wrong;
  IF wrong THEN
    RAISE '%.% names a row of another team', TG_TABLE_NAME, TG_ARGV[0] USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NULL;
END
$$;

CREATE FUNCTION "same_team_updated"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wrong boolean;
BEGIN
  EXECUTE format('SELECT EXISTS (SELECT FROM %I WHERE "id" = $1 AND "team_id" <> $2)', TG_ARGV[1])
  INTO wrong USING (to_jsonb(NEW) ->> TG_ARGV[0])::uuid, NEW."team_id";
  IF wrong THEN
    RAISE '%.% names a row of another team', TG_TABLE_NAME, TG_ARGV[0] USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NULL;
END
$$;

DO $$
DECLARE
  link record;
BEGIN
  FOR link IN
    SELECT * FROM (VALUES
      ('outlet_list', 'profile_id', 'profile'),
      ('outlet_list_entry', 'list_id', 'outlet_list'),
      ('profile_tag', 'profile_id', 'profile'),
      ('campaign', 'profile_id', 'profile'),
      ('questionnaire', 'campaign_id', 'campaign'),
      ('article', 'order_item_id', 'order_item'),
      ('article', 'campaign_id', 'campaign'),
      ('article', 'profile_id', 'profile'),
      ('article_status_history', 'article_id', 'article'),
      ('article_file', 'article_id', 'article'),
      ('article_file', 'file_id', 'file'),
      ('article_image', 'article_id', 'article'),
      ('article_image', 'file_id', 'file'),
      ('comment', 'article_id', 'article'),
      ('order', 'profile_id', 'profile'),
      ('order_line_item', 'order_id', 'order'),
      ('order_line_item', 'linked_order_line_item_id', 'order_line_item'),
      ('order_item', 'order_id', 'order'),
      ('order_item', 'order_line_item_id', 'order_line_item'),
      ('order_item', 'profile_id', 'profile'),
      ('order_item', 'campaign_id', 'campaign'),
      ('order_payment', 'order_id', 'order'),
      ('order_payment', 'swap_id', 'swap'),
      ('team_ledger', 'order_id', 'order'),
      ('invoice', 'order_id', 'order'),
      ('invoice', 'swap_id', 'swap'),
      ('invoice', 'corrects_id', 'invoice'),
      ('invoice_item', 'invoice_id', 'invoice'),
      ('invoice_item', 'order_item_id', 'order_item'),
      ('swap', 'order_id', 'order'),
      ('swap', 'order_item_id', 'order_item'),
      ('opportunity', 'profile_id', 'profile'),
      ('opportunity', 'campaign_id', 'campaign'),
      ('opportunity_interaction', 'opportunity_id', 'opportunity'),
      ('agreement_acceptance', 'pdf_file_id', 'file'),
      ('compliance_check', 'article_id', 'article'),
      ('compliance_issue', 'compliance_check_id', 'compliance_check'),
      ('oauth_grant', 'profile_id', 'profile'),
      ('file', 'folder_id', 'folder'),
      ('webhook_event', 'article_id', 'article'),
      ('webhook_delivery', 'endpoint_id', 'webhook_endpoint'),
      ('webhook_delivery', 'event_id', 'webhook_event'),
      ('webhook_attempt', 'delivery_id', 'webhook_delivery')
    ) AS links (child, fk, parent)
  LOOP
    EXECUTE format(
      'CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "same_team_inserted"(%L, %L)',
      link.child || '_' || link.fk || '_same_team_inserted', link.child, link.fk, link.parent
    );
    EXECUTE format(
      'CREATE TRIGGER %I AFTER UPDATE OF "team_id", %I ON %I FOR EACH ROW EXECUTE FUNCTION "same_team_updated"(%L, %L)',
      link.child || '_' || link.fk || '_same_team_updated', link.fk, link.child, link.fk, link.parent
    );
  END LOOP;
END
$$;
