-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "agreement_scope" AS ENUM ('CLIENT', 'PUBLISHER');

-- CreateEnum
CREATE TYPE "comment_visibility" AS ENUM ('TEAM', 'INTERNAL');

-- CreateEnum
CREATE TYPE "compliance_check_status" AS ENUM ('pending', 'in_progress', 'completed', 'failed');

-- CreateEnum
CREATE TYPE "compliance_check_type" AS ENUM ('manual', 'automatic');

-- CreateEnum
CREATE TYPE "compliance_issue_type" AS ENUM ('unverified_claim', 'exaggerated_language', 'ai_generated', 'missing_source', 'promotional_content', 'factual_error', 'formatting_issue');

-- CreateEnum
CREATE TYPE "compliance_severity" AS ENUM ('critical', 'warning', 'suggestion', 'info');

-- CreateEnum
CREATE TYPE "file_state" AS ENUM ('PENDING', 'STORED', 'PURGED');

-- CreateEnum
CREATE TYPE "invoice_type" AS ENUM ('INVOICE', 'CREDIT_NOTE');

-- CreateEnum
CREATE TYPE "invoice_status" AS ENUM ('ISSUED', 'SUPERSEDED');

-- CreateEnum
CREATE TYPE "ledger_type" AS ENUM ('DEBIT', 'CREDIT');

-- CreateEnum
CREATE TYPE "credit_type" AS ENUM ('FUNDED', 'PROMOTIONAL', 'REFERRAL', 'REFUND', 'MANUAL', 'BONUS');

-- CreateEnum
CREATE TYPE "opportunity_status" AS ENUM ('ACTIVE', 'DISMISSED', 'COMPLETED', 'EXPIRED');

-- CreateEnum
CREATE TYPE "opportunity_interaction_type" AS ENUM ('VIEW', 'CLICK', 'DISMISS', 'COMPLETE', 'FEEDBACK');

-- CreateEnum
CREATE TYPE "opportunity_reason" AS ENUM ('TIMING', 'QUALITY', 'ALREADY_COVERED', 'NOT_RELEVANT', 'WRONG_AUDIENCE', 'TOO_EXPENSIVE', 'DIFFERENT_FORMAT', 'OTHER');

-- CreateEnum
CREATE TYPE "order_status" AS ENUM ('CREATED', 'PAID', 'CANCELLED');

-- CreateEnum
CREATE TYPE "payment_status" AS ENUM ('NOT_STARTED', 'OPEN', 'PROCESSING', 'FAILED', 'EXPIRED', 'PAID');

-- CreateEnum
CREATE TYPE "invoice_source" AS ENUM ('CARD_PROCESSOR', 'BILLING_PLATFORM', 'WIRE');

-- CreateEnum
CREATE TYPE "commission_status" AS ENUM ('NOT_APPLICABLE', 'PENDING', 'PAID');

-- CreateEnum
CREATE TYPE "payment_attempt_status" AS ENUM ('STARTED', 'PROCESSING', 'SUCCEEDED', 'FAILED', 'EXPIRED');

-- CreateEnum
CREATE TYPE "outlet_status" AS ENUM ('ACTIVE', 'INACTIVE', 'DRAFT', 'PENDING_REVIEW', 'PENDING_AGREEMENT', 'REJECTED', 'ARCHIVED', 'SUSPENDED');

-- CreateEnum
CREATE TYPE "channel_type" AS ENUM ('WEBSITE', 'NEWSLETTER', 'INSTAGRAM', 'LINKEDIN', 'YOUTUBE', 'TIKTOK', 'TWITTER_X', 'PODCAST', 'OTHER');

-- CreateEnum
CREATE TYPE "placement_type" AS ENUM ('FULL_FEATURE', 'PRESS_RELEASE', 'MENTION', 'QUOTE', 'LISTICLE');

-- CreateEnum
CREATE TYPE "pricing_tier" AS ENUM ('STANDARD', 'PRO');

-- CreateEnum
CREATE TYPE "profile_type" AS ENUM ('COMPANY', 'BRAND', 'INDIVIDUAL');

-- CreateEnum
CREATE TYPE "swap_status" AS ENUM ('PENDING_CLIENT', 'COMPLETED', 'CANCELLED');

-- CreateEnum
CREATE TYPE "tag_category" AS ENUM ('TOPIC', 'AUDIENCE', 'LOCATION', 'ROLE', 'COMPANY_SIZE');

-- CreateEnum
CREATE TYPE "token_type" AS ENUM ('full_access', 'custom', 'read_only');

-- CreateEnum
CREATE TYPE "webhook_delivery_status" AS ENUM ('PENDING', 'SUCCEEDED', 'FAILED');

-- CreateTable
CREATE TABLE "agreement_template" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "content_markdown" TEXT NOT NULL,
    "acceptance_label" TEXT NOT NULL,
    "scope" "agreement_scope" NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT false,
    "requires_team_owner" BOOLEAN NOT NULL DEFAULT false,
    "requires_authority_confirmation" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "agreement_template_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "agreement_acceptance" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "template_id" UUID NOT NULL,
    "accepted_by_user_id" UUID NOT NULL,
    "accepted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "signer_name" TEXT NOT NULL,
    "signer_email" TEXT NOT NULL,
    "signer_ip" INET,
    "signer_user_agent" TEXT,
    "authority_confirmed" BOOLEAN NOT NULL DEFAULT false,
    "pdf_file_id" UUID,
    "metadata" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "agreement_acceptance_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "article_content_status" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "color" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "article_content_status_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "article" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "order_item_id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "profile_id" UUID,
    "campaign_id" UUID,
    "status_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "brief_shared_doc_url" TEXT,
    "brief_approved_at" TIMESTAMPTZ(3),
    "draft_shared_doc_url" TEXT,
    "draft_approved_at" TIMESTAMPTZ(3),
    "live_url" TEXT,
    "writer_id" UUID,
    "support_agent_id" UUID,
    "expected_completion_date" TIMESTAMPTZ(3),
    "event_sequence" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "article_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "article_status_history" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "article_id" UUID NOT NULL,
    "status_id" UUID NOT NULL,
    "previous_status_id" UUID,
    "notes" TEXT,
    "actor_id" UUID,
    "effective_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "article_status_history_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "article_file" (
    "article_id" UUID NOT NULL,
    "file_id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "article_file_pkey" PRIMARY KEY ("article_id","file_id")
);

-- CreateTable
CREATE TABLE "article_image" (
    "article_id" UUID NOT NULL,
    "file_id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "caption" TEXT,
    "position" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "article_image_pkey" PRIMARY KEY ("article_id","file_id")
);

-- CreateTable
CREATE TABLE "audit_log" (
    "id" UUID NOT NULL,
    "actor_id" UUID,
    "action" TEXT NOT NULL,
    "entity" TEXT NOT NULL,
    "entity_id" UUID NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "request_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "campaign" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "profile_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "reference" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "campaign_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "questionnaire" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "campaign_id" UUID NOT NULL,
    "objectives" TEXT,
    "keywords" TEXT,
    "target_audience" TEXT,
    "tone" TEXT,
    "writing_samples" TEXT,
    "file_key" TEXT,
    "file_name" TEXT,
    "file_size" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "questionnaire_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "comment" (
    "id" UUID NOT NULL,
    "reference" TEXT NOT NULL,
    "team_id" UUID NOT NULL,
    "article_id" UUID NOT NULL,
    "parent_id" UUID,
    "visibility" "comment_visibility" NOT NULL DEFAULT 'TEAM',
    "content" TEXT NOT NULL,
    "author_name" TEXT NOT NULL,
    "author_email" TEXT,
    "author_external_id" TEXT,
    "token_lineage_id" UUID,
    "user_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "comment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "compliance_check" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "article_id" UUID NOT NULL,
    "check_type" "compliance_check_type" NOT NULL DEFAULT 'manual',
    "status" "compliance_check_status" NOT NULL DEFAULT 'pending',
    "compliance_score" INTEGER,
    "ai_detection_percentage" DECIMAL(5,2),
    "total_issues_count" INTEGER NOT NULL DEFAULT 0,
    "critical_issues_count" INTEGER NOT NULL DEFAULT 0,
    "warning_issues_count" INTEGER NOT NULL DEFAULT 0,
    "error_message" TEXT,
    "metadata" JSONB,
    "initiated_by_id" UUID,
    "completed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "compliance_check_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "compliance_issue" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "compliance_check_id" UUID NOT NULL,
    "issue_type" "compliance_issue_type" NOT NULL,
    "severity" "compliance_severity" NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT,
    "location" TEXT,
    "suggestion" TEXT,
    "original_text" TEXT,
    "line_number" INTEGER,
    "char_position" INTEGER,
    "metadata" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "compliance_issue_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "disclaimer" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "disclaimer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "file" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "team_id" UUID NOT NULL,
    "folder_id" UUID,
    "name" TEXT NOT NULL,
    "mime_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "sha256" BYTEA NOT NULL,
    "state" "file_state" NOT NULL DEFAULT 'PENDING',
    "uploaded_by" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "folder" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "created_by" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "folder_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "oauth_grant" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "profile_id" UUID,
    "client_id" TEXT NOT NULL,
    "session_id" UUID,
    "resource" TEXT,
    "granted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "oauth_grant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "method" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "request_hash" BYTEA NOT NULL,
    "locked_at" TIMESTAMPTZ(3),
    "response_status" INTEGER,
    "response_headers" JSONB,
    "response_body" BYTEA,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invoice" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "swap_id" UUID,
    "reference_number" TEXT NOT NULL,
    "type" "invoice_type" NOT NULL,
    "status" "invoice_status" NOT NULL DEFAULT 'ISSUED',
    "label" TEXT,
    "corrects_id" UUID,
    "issued_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "date_paid" TIMESTAMPTZ(3),
    "customer_name" TEXT,
    "customer_email" TEXT,
    "receipt_email" TEXT,
    "external_source" "invoice_source",
    "external_url" TEXT,
    "coupon_code" TEXT,
    "subtotal" BIGINT NOT NULL,
    "discount" BIGINT NOT NULL DEFAULT 0,
    "credits_applied" BIGINT NOT NULL DEFAULT 0,
    "processing_fee" BIGINT NOT NULL DEFAULT 0,
    "total" BIGINT NOT NULL,
    "amount_paid" BIGINT NOT NULL DEFAULT 0,
    "amount_refunded" BIGINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invoice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invoice_item" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "invoice_id" UUID NOT NULL,
    "order_item_id" UUID,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "quantity" INTEGER NOT NULL,
    "unit_amount" BIGINT NOT NULL,
    "amount" BIGINT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "invoice_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "team_ledger" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "type" "ledger_type" NOT NULL,
    "amount" BIGINT NOT NULL,
    "credit_type" "credit_type",
    "expires_at" TIMESTAMPTZ(3),
    "reason" TEXT,
    "entity" TEXT,
    "entity_id" UUID,
    "transaction_id" UUID NOT NULL,
    "order_id" UUID,
    "actor_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "team_ledger_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "team_ledger_leg" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "team_id" UUID NOT NULL,
    "entry_id" UUID NOT NULL,
    "credit_type" "credit_type" NOT NULL,
    "direction" "ledger_type" NOT NULL,
    "amount" BIGINT NOT NULL,
    "source_id" UUID,

    CONSTRAINT "team_ledger_leg_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "team_credit" (
    "entry_id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "credit_type" "credit_type" NOT NULL,
    "remaining" BIGINT NOT NULL,
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "team_credit_pkey" PRIMARY KEY ("entry_id")
);

-- CreateTable
CREATE TABLE "team_balance" (
    "team_id" UUID NOT NULL,
    "amount" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "team_balance_pkey" PRIMARY KEY ("team_id")
);

-- CreateTable
CREATE TABLE "listing" (
    "product_id" UUID NOT NULL,
    "outlet_id" UUID NOT NULL,
    "product_type" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "requirements" TEXT,
    "min_delivery_days" INTEGER NOT NULL,
    "max_delivery_days" INTEGER NOT NULL,
    "is_featured" BOOLEAN NOT NULL,
    "active" BOOLEAN NOT NULL,
    "example_links" TEXT[],
    "outlet_name" TEXT NOT NULL,
    "website_url" TEXT,
    "logo" TEXT,
    "country" TEXT,
    "state" TEXT,
    "city" TEXT,
    "is_indexed" BOOLEAN NOT NULL,
    "status" "outlet_status" NOT NULL,
    "channels" JSONB NOT NULL,
    "prices" JSONB NOT NULL,
    "tags" TEXT[],
    "channel_id" UUID NOT NULL,
    "channel_type" "channel_type" NOT NULL,
    "placement_type" "placement_type",
    "is_do_follow" BOOLEAN NOT NULL,
    "domain_authority" INTEGER,
    "domain_ranking" INTEGER,
    "disclaimer" TEXT,
    "channel_types" "channel_type"[],
    "placement_types" "placement_type"[],
    "any_do_follow" BOOLEAN NOT NULL,
    "disclaimer_names" TEXT[],
    "disclaimer_ids" UUID[],
    "standard_price" BIGINT,
    "lowest_price" BIGINT,
    "popularity" INTEGER NOT NULL DEFAULT 0,
    "search_text" TEXT NOT NULL,
    "withheld" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "listing_pkey" PRIMARY KEY ("product_id")
);

-- CreateTable
CREATE TABLE "opportunity" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "profile_id" UUID NOT NULL,
    "product_id" UUID,
    "campaign_id" UUID,
    "status" "opportunity_status" NOT NULL DEFAULT 'ACTIVE',
    "title" TEXT NOT NULL,
    "description" TEXT,
    "type" TEXT,
    "category" TEXT,
    "purpose" TEXT,
    "format" TEXT,
    "channel" TEXT,
    "audience" TEXT,
    "audience_tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "relevance_reason" TEXT,
    "estimated_reach" INTEGER,
    "price" BIGINT,
    "score" DOUBLE PRECISION,
    "metadata" JSONB,
    "expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "opportunity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "opportunity_interaction" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "opportunity_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "type" "opportunity_interaction_type" NOT NULL,
    "reason" "opportunity_reason",
    "rating" INTEGER,
    "feedback" TEXT,
    "metadata" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "opportunity_interaction_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "profile_id" UUID,
    "client_id" UUID,
    "checkout_by_id" UUID,
    "reference_number" TEXT NOT NULL,
    "external_reference_number" TEXT,
    "status" "order_status" NOT NULL DEFAULT 'CREATED',
    "payment_status" "payment_status" NOT NULL DEFAULT 'NOT_STARTED',
    "payment_expires_at" TIMESTAMPTZ(3),
    "date_paid" TIMESTAMPTZ(3),
    "subtotal" BIGINT NOT NULL,
    "discount" BIGINT NOT NULL DEFAULT 0,
    "credits_applied" BIGINT NOT NULL DEFAULT 0,
    "processing_fee" BIGINT NOT NULL DEFAULT 0,
    "total" BIGINT NOT NULL,
    "coupon" TEXT,
    "client_secret" TEXT NOT NULL,
    "checkout_session_id" TEXT,
    "payment_intent_id" TEXT,
    "is_guest_order" BOOLEAN NOT NULL DEFAULT false,
    "guest_email" TEXT,
    "guest_processor_customer_id" TEXT,
    "account_owner_email" TEXT,
    "customer_invoice_id" TEXT,
    "customer_invoice_source" "invoice_source",
    "customer_invoice_date" TIMESTAMPTZ(3),
    "customer_invoice_url" TEXT,
    "analytics_distinct_id" TEXT,
    "metadata" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "order_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_line_item" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "quantity" INTEGER NOT NULL,
    "price" BIGINT NOT NULL,
    "is_add_on" BOOLEAN NOT NULL DEFAULT false,
    "linked_order_line_item_id" UUID,
    "position" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "order_line_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_item" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "order_line_item_id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "profile_id" UUID,
    "campaign_id" UUID,
    "sale_price" BIGINT NOT NULL,
    "product_price" BIGINT NOT NULL,
    "internal_cost" BIGINT,
    "reseller_price" BIGINT,
    "referrer_id" UUID,
    "referrer_team_id" UUID,
    "commission_status" "commission_status" NOT NULL DEFAULT 'NOT_APPLICABLE',
    "commission_amount" BIGINT,
    "commission_date_paid" TIMESTAMPTZ(3),
    "vendor_invoice_id" TEXT,
    "vendor_cost" BIGINT,
    "vendor_invoice_date" TIMESTAMPTZ(3),
    "vendor_invoice_url" TEXT,
    "vendor_paid_date" TIMESTAMPTZ(3),
    "is_publisher_paid" BOOLEAN NOT NULL DEFAULT false,
    "publisher_paid_date" TIMESTAMPTZ(3),
    "is_reseller_paid" BOOLEAN NOT NULL DEFAULT false,
    "reseller_paid_date" TIMESTAMPTZ(3),
    "is_accounting_completed" BOOLEAN NOT NULL DEFAULT false,
    "accounting_completion_date" TIMESTAMPTZ(3),
    "refund_required" BOOLEAN NOT NULL DEFAULT false,
    "is_refunded" BOOLEAN NOT NULL DEFAULT false,
    "refund_date" TIMESTAMPTZ(3),
    "refund_method" TEXT,
    "refund_reference" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "order_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_payment" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "swap_id" UUID,
    "provider" TEXT NOT NULL,
    "idempotency_key" TEXT NOT NULL,
    "status" "payment_attempt_status" NOT NULL DEFAULT 'STARTED',
    "amount" BIGINT NOT NULL,
    "currency" CHAR(3) NOT NULL DEFAULT 'USD',
    "provider_session_id" TEXT,
    "provider_payment_id" TEXT,
    "failure_code" TEXT,
    "failure_message" TEXT,
    "expires_at" TIMESTAMPTZ(3),
    "settled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outlet" (
    "id" UUID NOT NULL,
    "key" TEXT,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "website_url" TEXT,
    "logo" TEXT,
    "country" TEXT,
    "state" TEXT,
    "city" TEXT,
    "is_indexed" BOOLEAN NOT NULL DEFAULT false,
    "status" "outlet_status" NOT NULL DEFAULT 'DRAFT',
    "category_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "outlet_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outlet_channel" (
    "id" UUID NOT NULL,
    "outlet_id" UUID NOT NULL,
    "channel_type" "channel_type" NOT NULL,
    "placement_type" "placement_type",
    "channel_handle" TEXT,
    "channel_url" TEXT,
    "social_links" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "is_do_follow" BOOLEAN NOT NULL DEFAULT false,
    "do_follow_links_allowed" TEXT,
    "domain_authority" INTEGER,
    "domain_ranking" INTEGER,
    "disclaimer_id" UUID,
    "position" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "outlet_channel_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outlet_category" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "outlet_category_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outlet_inquiry" (
    "id" UUID NOT NULL,
    "outlet_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone_number" TEXT,
    "notes" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "outlet_inquiry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outlet_list" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "profile_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "share_token" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "outlet_list_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outlet_list_entry" (
    "list_id" UUID NOT NULL,
    "outlet_id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outlet_list_entry_pkey" PRIMARY KEY ("list_id","outlet_id")
);

-- CreateTable
CREATE TABLE "product_type" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "product_type_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product" (
    "id" UUID NOT NULL,
    "key" TEXT,
    "outlet_id" UUID NOT NULL,
    "type_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "requirements" TEXT,
    "min_delivery_days" INTEGER NOT NULL,
    "max_delivery_days" INTEGER NOT NULL,
    "is_featured" BOOLEAN NOT NULL DEFAULT false,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "example_links" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "image" TEXT,
    "logo" TEXT,
    "example_screenshot" TEXT,
    "internal_cost" BIGINT,
    "reseller_price" BIGINT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "product_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_channel" (
    "product_id" UUID NOT NULL,
    "channel_id" UUID NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "product_channel_pkey" PRIMARY KEY ("product_id","channel_id")
);

-- CreateTable
CREATE TABLE "product_price" (
    "id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "pricing_tier" "pricing_tier" NOT NULL,
    "unit_amount" BIGINT NOT NULL,
    "currency" CHAR(3) NOT NULL DEFAULT 'USD',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "product_price_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "profile" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "type" "profile_type" NOT NULL DEFAULT 'COMPANY',
    "name" TEXT NOT NULL,
    "legal_company_name" TEXT,
    "website_url" TEXT NOT NULL DEFAULT '',
    "logo" TEXT,
    "location" TEXT,
    "overview" TEXT NOT NULL DEFAULT '',
    "products_and_services" TEXT NOT NULL DEFAULT '',
    "key_achievements" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "unique_value_propositions" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "primary_goals" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "writing_samples" TEXT,
    "google_drive_link" TEXT,
    "brand_tone_and_voice_id" UUID,
    "last_generated_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "profile_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "profile_tag" (
    "profile_id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "category" "tag_category" NOT NULL,
    "position" INTEGER NOT NULL,
    "value" TEXT NOT NULL,
    "tag_id" UUID,

    CONSTRAINT "profile_tag_pkey" PRIMARY KEY ("profile_id","category","position")
);

-- CreateTable
CREATE TABLE "swap" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "order_item_id" UUID NOT NULL,
    "status" "swap_status" NOT NULL DEFAULT 'PENDING_CLIENT',
    "from_product_id" UUID NOT NULL,
    "from_name" TEXT NOT NULL,
    "from_logo" TEXT,
    "to_product_id" UUID NOT NULL,
    "to_name" TEXT NOT NULL,
    "to_logo" TEXT,
    "price_difference" BIGINT NOT NULL,
    "processing_fee" BIGINT NOT NULL DEFAULT 0,
    "total" BIGINT NOT NULL,
    "payment_url" TEXT,
    "completed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "swap_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tag" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "category" "tag_category" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "tag_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outlet_tag" (
    "outlet_id" UUID NOT NULL,
    "tag_id" UUID NOT NULL,

    CONSTRAINT "outlet_tag_pkey" PRIMARY KEY ("outlet_id","tag_id")
);

-- CreateTable
CREATE TABLE "team" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "referral_code" TEXT NOT NULL,
    "contact_email" TEXT,
    "billing_email" TEXT,
    "pro_pricing_enabled" BOOLEAN NOT NULL DEFAULT false,
    "owner_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "team_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_token" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "type" "token_type" NOT NULL,
    "scopes" TEXT[],
    "token_hash" BYTEA NOT NULL,
    "hint" TEXT NOT NULL,
    "lineage_id" UUID NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "api_token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "operator_token" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "hint" TEXT NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "operator_token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_role" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "user_role_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_account_type" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "user_account_type_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user" (
    "id" UUID NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "referral_code" TEXT NOT NULL,
    "user_role_id" UUID,
    "user_account_type_id" UUID,
    "crm_contact_id" TEXT,
    "timezone" TEXT,
    "email_verified_at" TIMESTAMPTZ(3),
    "blocked_at" TIMESTAMPTZ(3),
    "blocked_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_endpoint" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "description" TEXT,
    "topics" TEXT[],
    "secret" BYTEA NOT NULL,
    "previous_secret" BYTEA,
    "previous_secret_expires_at" TIMESTAMPTZ(3),
    "enabled" BOOLEAN NOT NULL DEFAULT true,
    "disabled_reason" TEXT,
    "failing_since" TIMESTAMPTZ(3),
    "created_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_endpoint_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_event" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "article_id" UUID,
    "sequence" INTEGER,
    "topic" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "dispatched_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_delivery" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "endpoint_id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "replay_of_id" UUID,
    "status" "webhook_delivery_status" NOT NULL DEFAULT 'PENDING',
    "attempt_count" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
    "completed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_delivery_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_attempt" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "delivery_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "response_status" INTEGER,
    "response_body" TEXT,
    "error" TEXT,
    "latency_ms" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_attempt_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "agreement_template_key_version_key" ON "agreement_template"("key", "version");

-- CreateIndex
CREATE INDEX "agreement_acceptance_team_id_created_at_id_idx" ON "agreement_acceptance"("team_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "agreement_acceptance_template_id_idx" ON "agreement_acceptance"("template_id");

-- CreateIndex
CREATE UNIQUE INDEX "agreement_acceptance_team_id_template_id_key" ON "agreement_acceptance"("team_id", "template_id");

-- CreateIndex
CREATE UNIQUE INDEX "article_content_status_prefix_key" ON "article_content_status"("prefix");

-- CreateIndex
CREATE UNIQUE INDEX "article_content_status_sequence_key" ON "article_content_status"("sequence");

-- CreateIndex
CREATE UNIQUE INDEX "article_order_item_id_key" ON "article"("order_item_id");

-- CreateIndex
CREATE INDEX "article_team_id_created_at_id_idx" ON "article"("team_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "article_team_id_updated_at_id_idx" ON "article"("team_id", "updated_at", "id");

-- CreateIndex
CREATE INDEX "article_team_id_name_id_idx" ON "article"("team_id", "name", "id");

-- CreateIndex
CREATE INDEX "article_team_id_campaign_id_created_at_id_idx" ON "article"("team_id", "campaign_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "article_campaign_id_created_at_id_idx" ON "article"("campaign_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "article_profile_id_idx" ON "article"("profile_id");

-- CreateIndex
CREATE INDEX "article_product_id_idx" ON "article"("product_id");

-- CreateIndex
CREATE INDEX "article_status_id_updated_at_id_idx" ON "article"("status_id", "updated_at", "id");

-- CreateIndex
CREATE INDEX "article_writer_id_idx" ON "article"("writer_id");

-- CreateIndex
CREATE INDEX "article_support_agent_id_idx" ON "article"("support_agent_id");

-- CreateIndex
CREATE INDEX "article_status_history_article_id_effective_at_id_idx" ON "article_status_history"("article_id", "effective_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "article_status_history_team_id_effective_at_id_idx" ON "article_status_history"("team_id", "effective_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "article_file_team_id_article_id_idx" ON "article_file"("team_id", "article_id");

-- CreateIndex
CREATE INDEX "article_file_file_id_idx" ON "article_file"("file_id");

-- CreateIndex
CREATE INDEX "article_image_team_id_article_id_idx" ON "article_image"("team_id", "article_id");

-- CreateIndex
CREATE INDEX "article_image_file_id_idx" ON "article_image"("file_id");

-- CreateIndex
CREATE INDEX "audit_log_entity_entity_id_created_at_id_idx" ON "audit_log"("entity", "entity_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "audit_log_actor_id_created_at_id_idx" ON "audit_log"("actor_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "audit_log_created_at_id_idx" ON "audit_log"("created_at", "id");

-- CreateIndex
CREATE INDEX "campaign_team_id_created_at_id_idx" ON "campaign"("team_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "campaign_team_id_updated_at_id_idx" ON "campaign"("team_id", "updated_at", "id");

-- CreateIndex
CREATE INDEX "campaign_team_id_name_id_idx" ON "campaign"("team_id", "name", "id");

-- CreateIndex
CREATE INDEX "campaign_team_id_profile_id_created_at_id_idx" ON "campaign"("team_id", "profile_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "campaign_profile_id_idx" ON "campaign"("profile_id");

-- CreateIndex
CREATE UNIQUE INDEX "campaign_team_id_reference_key" ON "campaign"("team_id", "reference");

-- CreateIndex
CREATE UNIQUE INDEX "questionnaire_campaign_id_key" ON "questionnaire"("campaign_id");

-- CreateIndex
CREATE INDEX "questionnaire_team_id_campaign_id_idx" ON "questionnaire"("team_id", "campaign_id");

-- CreateIndex
CREATE INDEX "questionnaire_file_key_idx" ON "questionnaire"("file_key");

-- CreateIndex
CREATE UNIQUE INDEX "comment_reference_key" ON "comment"("reference");

-- CreateIndex
CREATE INDEX "comment_article_id_created_at_id_idx" ON "comment"("article_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "comment_team_id_article_id_created_at_id_idx" ON "comment"("team_id", "article_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "comment_parent_id_created_at_id_idx" ON "comment"("parent_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "compliance_check_article_id_created_at_id_idx" ON "compliance_check"("article_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "compliance_check_team_id_created_at_id_idx" ON "compliance_check"("team_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "compliance_issue_compliance_check_id_severity_id_idx" ON "compliance_issue"("compliance_check_id", "severity", "id");

-- CreateIndex
CREATE INDEX "compliance_issue_team_id_compliance_check_id_idx" ON "compliance_issue"("team_id", "compliance_check_id");

-- CreateIndex
CREATE UNIQUE INDEX "disclaimer_name_key" ON "disclaimer"("name");

-- CreateIndex
CREATE UNIQUE INDEX "file_key_key" ON "file"("key");

-- CreateIndex
CREATE INDEX "file_team_id_created_at_id_idx" ON "file"("team_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "file_team_id_updated_at_id_idx" ON "file"("team_id", "updated_at", "id");

-- CreateIndex
CREATE INDEX "file_team_id_name_id_idx" ON "file"("team_id", "name", "id");

-- CreateIndex
CREATE INDEX "file_team_id_folder_id_created_at_id_idx" ON "file"("team_id", "folder_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "file_folder_id_idx" ON "file"("folder_id");

-- CreateIndex
CREATE INDEX "folder_team_id_created_at_id_idx" ON "folder"("team_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "folder_team_id_updated_at_id_idx" ON "folder"("team_id", "updated_at", "id");

-- CreateIndex
CREATE INDEX "folder_team_id_name_id_idx" ON "folder"("team_id", "name", "id");

-- CreateIndex
CREATE INDEX "oauth_grant_team_id_created_at_id_idx" ON "oauth_grant"("team_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "oauth_grant_user_id_idx" ON "oauth_grant"("user_id");

-- CreateIndex
CREATE INDEX "oauth_grant_profile_id_idx" ON "oauth_grant"("profile_id");

-- CreateIndex
CREATE INDEX "idempotency_key_expires_at_idx" ON "idempotency_key"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "idempotency_key_team_id_method_path_key_key" ON "idempotency_key"("team_id", "method", "path", "key");

-- CreateIndex
CREATE UNIQUE INDEX "invoice_reference_number_key" ON "invoice"("reference_number");

-- CreateIndex
CREATE INDEX "invoice_team_id_issued_at_id_idx" ON "invoice"("team_id", "issued_at", "id");

-- CreateIndex
CREATE INDEX "invoice_team_id_created_at_id_idx" ON "invoice"("team_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "invoice_order_id_issued_at_id_idx" ON "invoice"("order_id", "issued_at", "id");

-- CreateIndex
CREATE INDEX "invoice_swap_id_idx" ON "invoice"("swap_id");

-- CreateIndex
CREATE INDEX "invoice_corrects_id_idx" ON "invoice"("corrects_id");

-- CreateIndex
CREATE INDEX "invoice_item_invoice_id_position_id_idx" ON "invoice_item"("invoice_id", "position", "id");

-- CreateIndex
CREATE INDEX "invoice_item_team_id_invoice_id_idx" ON "invoice_item"("team_id", "invoice_id");

-- CreateIndex
CREATE INDEX "invoice_item_order_item_id_idx" ON "invoice_item"("order_item_id");

-- CreateIndex
CREATE INDEX "team_ledger_team_id_created_at_id_idx" ON "team_ledger"("team_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "team_ledger_transaction_id_idx" ON "team_ledger"("transaction_id");

-- CreateIndex
CREATE INDEX "team_ledger_order_id_idx" ON "team_ledger"("order_id");

-- CreateIndex
CREATE INDEX "team_ledger_leg_entry_id_idx" ON "team_ledger_leg"("entry_id");

-- CreateIndex
CREATE INDEX "team_ledger_leg_team_id_entry_id_idx" ON "team_ledger_leg"("team_id", "entry_id");

-- CreateIndex
CREATE INDEX "team_ledger_leg_source_id_idx" ON "team_ledger_leg"("source_id");

-- CreateIndex
CREATE INDEX "team_credit_team_id_expires_at_entry_id_idx" ON "team_credit"("team_id", "expires_at", "entry_id");

-- CreateIndex
CREATE INDEX "listing_status_created_at_product_id_idx" ON "listing"("status", "created_at" DESC, "product_id" DESC);

-- CreateIndex
CREATE INDEX "listing_outlet_id_created_at_product_id_idx" ON "listing"("outlet_id", "created_at" DESC, "product_id" DESC);

-- CreateIndex
CREATE INDEX "opportunity_team_id_created_at_id_idx" ON "opportunity"("team_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "opportunity_profile_id_created_at_id_idx" ON "opportunity"("profile_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "opportunity_product_id_idx" ON "opportunity"("product_id");

-- CreateIndex
CREATE INDEX "opportunity_campaign_id_idx" ON "opportunity"("campaign_id");

-- CreateIndex
CREATE INDEX "opportunity_interaction_opportunity_id_created_at_id_idx" ON "opportunity_interaction"("opportunity_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "opportunity_interaction_team_id_created_at_id_idx" ON "opportunity_interaction"("team_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "opportunity_interaction_user_id_idx" ON "opportunity_interaction"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "order_reference_number_key" ON "order"("reference_number");

-- CreateIndex
CREATE UNIQUE INDEX "order_client_secret_key" ON "order"("client_secret");

-- CreateIndex
CREATE INDEX "order_team_id_created_at_id_idx" ON "order"("team_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "order_team_id_updated_at_id_idx" ON "order"("team_id", "updated_at", "id");

-- CreateIndex
CREATE INDEX "order_team_id_total_id_idx" ON "order"("team_id", "total", "id");

-- CreateIndex
CREATE INDEX "order_team_id_date_paid_id_idx" ON "order"("team_id", "date_paid", "id");

-- CreateIndex
CREATE INDEX "order_team_id_reference_number_id_idx" ON "order"("team_id", "reference_number", "id");

-- CreateIndex
CREATE INDEX "order_team_id_profile_id_created_at_id_idx" ON "order"("team_id", "profile_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "order_created_at_id_idx" ON "order"("created_at", "id");

-- CreateIndex
CREATE INDEX "order_profile_id_idx" ON "order"("profile_id");

-- CreateIndex
CREATE INDEX "order_line_item_order_id_position_id_idx" ON "order_line_item"("order_id", "position", "id");

-- CreateIndex
CREATE INDEX "order_line_item_team_id_order_id_position_id_idx" ON "order_line_item"("team_id", "order_id", "position", "id");

-- CreateIndex
CREATE INDEX "order_line_item_product_id_idx" ON "order_line_item"("product_id");

-- CreateIndex
CREATE INDEX "order_line_item_linked_order_line_item_id_idx" ON "order_line_item"("linked_order_line_item_id");

-- CreateIndex
CREATE INDEX "order_item_team_id_created_at_id_idx" ON "order_item"("team_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "order_item_team_id_updated_at_id_idx" ON "order_item"("team_id", "updated_at", "id");

-- CreateIndex
CREATE INDEX "order_item_team_id_profile_id_created_at_id_idx" ON "order_item"("team_id", "profile_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "order_item_order_id_idx" ON "order_item"("order_id");

-- CreateIndex
CREATE INDEX "order_item_order_line_item_id_idx" ON "order_item"("order_line_item_id");

-- CreateIndex
CREATE INDEX "order_item_campaign_id_idx" ON "order_item"("campaign_id");

-- CreateIndex
CREATE INDEX "order_item_product_id_idx" ON "order_item"("product_id");

-- CreateIndex
CREATE INDEX "order_item_profile_id_idx" ON "order_item"("profile_id");

-- CreateIndex
CREATE UNIQUE INDEX "order_payment_idempotency_key_key" ON "order_payment"("idempotency_key");

-- CreateIndex
CREATE INDEX "order_payment_team_id_created_at_id_idx" ON "order_payment"("team_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "order_payment_order_id_created_at_id_idx" ON "order_payment"("order_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "order_payment_swap_id_idx" ON "order_payment"("swap_id");

-- CreateIndex
CREATE UNIQUE INDEX "order_payment_provider_provider_session_id_key" ON "order_payment"("provider", "provider_session_id");

-- CreateIndex
CREATE UNIQUE INDEX "order_payment_provider_provider_payment_id_key" ON "order_payment"("provider", "provider_payment_id");

-- CreateIndex
CREATE UNIQUE INDEX "outlet_key_key" ON "outlet"("key");

-- CreateIndex
CREATE INDEX "outlet_status_country_state_city_idx" ON "outlet"("status", "country", "state", "city");

-- CreateIndex
CREATE INDEX "outlet_name_id_idx" ON "outlet"("name", "id");

-- CreateIndex
CREATE INDEX "outlet_created_at_id_idx" ON "outlet"("created_at", "id");

-- CreateIndex
CREATE INDEX "outlet_category_id_idx" ON "outlet"("category_id");

-- CreateIndex
CREATE INDEX "outlet_channel_outlet_id_position_idx" ON "outlet_channel"("outlet_id", "position");

-- CreateIndex
CREATE INDEX "outlet_channel_disclaimer_id_idx" ON "outlet_channel"("disclaimer_id");

-- CreateIndex
CREATE UNIQUE INDEX "outlet_category_prefix_key" ON "outlet_category"("prefix");

-- CreateIndex
CREATE INDEX "outlet_inquiry_outlet_id_created_at_id_idx" ON "outlet_inquiry"("outlet_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "outlet_inquiry_created_at_id_idx" ON "outlet_inquiry"("created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "outlet_list_share_token_key" ON "outlet_list"("share_token");

-- CreateIndex
CREATE INDEX "outlet_list_team_id_created_at_id_idx" ON "outlet_list"("team_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "outlet_list_profile_id_created_at_id_idx" ON "outlet_list"("profile_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "outlet_list_entry_team_id_list_id_idx" ON "outlet_list_entry"("team_id", "list_id");

-- CreateIndex
CREATE INDEX "outlet_list_entry_outlet_id_idx" ON "outlet_list_entry"("outlet_id");

-- CreateIndex
CREATE UNIQUE INDEX "product_type_prefix_key" ON "product_type"("prefix");

-- CreateIndex
CREATE UNIQUE INDEX "product_key_key" ON "product"("key");

-- CreateIndex
CREATE INDEX "product_outlet_id_created_at_id_idx" ON "product"("outlet_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "product_name_id_idx" ON "product"("name", "id");

-- CreateIndex
CREATE INDEX "product_created_at_id_idx" ON "product"("created_at", "id");

-- CreateIndex
CREATE INDEX "product_type_id_idx" ON "product"("type_id");

-- CreateIndex
CREATE INDEX "product_channel_channel_id_idx" ON "product_channel"("channel_id");

-- CreateIndex
CREATE UNIQUE INDEX "product_price_product_id_pricing_tier_key" ON "product_price"("product_id", "pricing_tier");

-- CreateIndex
CREATE INDEX "profile_team_id_created_at_id_idx" ON "profile"("team_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "profile_team_id_updated_at_id_idx" ON "profile"("team_id", "updated_at", "id");

-- CreateIndex
CREATE INDEX "profile_team_id_name_id_idx" ON "profile"("team_id", "name", "id");

-- CreateIndex
CREATE INDEX "profile_tag_team_id_profile_id_idx" ON "profile_tag"("team_id", "profile_id");

-- CreateIndex
CREATE INDEX "profile_tag_tag_id_idx" ON "profile_tag"("tag_id");

-- CreateIndex
CREATE INDEX "swap_team_id_created_at_id_idx" ON "swap"("team_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "swap_order_id_created_at_id_idx" ON "swap"("order_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "swap_order_item_id_idx" ON "swap"("order_item_id");

-- CreateIndex
CREATE INDEX "swap_from_product_id_idx" ON "swap"("from_product_id");

-- CreateIndex
CREATE INDEX "swap_to_product_id_idx" ON "swap"("to_product_id");

-- CreateIndex
CREATE INDEX "tag_name_id_idx" ON "tag"("name", "id");

-- CreateIndex
CREATE INDEX "outlet_tag_tag_id_idx" ON "outlet_tag"("tag_id");

-- CreateIndex
CREATE UNIQUE INDEX "team_slug_key" ON "team"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "team_referral_code_key" ON "team"("referral_code");

-- CreateIndex
CREATE INDEX "team_name_id_idx" ON "team"("name", "id");

-- CreateIndex
CREATE INDEX "team_created_at_id_idx" ON "team"("created_at", "id");

-- CreateIndex
CREATE INDEX "team_owner_id_idx" ON "team"("owner_id");

-- CreateIndex
CREATE UNIQUE INDEX "api_token_token_hash_key" ON "api_token"("token_hash");

-- CreateIndex
CREATE INDEX "api_token_team_id_created_at_id_idx" ON "api_token"("team_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "api_token_lineage_id_idx" ON "api_token"("lineage_id");

-- CreateIndex
CREATE INDEX "api_token_user_id_idx" ON "api_token"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "operator_token_token_hash_key" ON "operator_token"("token_hash");

-- CreateIndex
CREATE INDEX "operator_token_user_id_idx" ON "operator_token"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "user_role_name_key" ON "user_role"("name");

-- CreateIndex
CREATE UNIQUE INDEX "user_account_type_name_key" ON "user_account_type"("name");

-- CreateIndex
CREATE UNIQUE INDEX "user_email_key" ON "user"("email");

-- CreateIndex
CREATE UNIQUE INDEX "user_referral_code_key" ON "user"("referral_code");

-- CreateIndex
CREATE INDEX "user_created_at_id_idx" ON "user"("created_at", "id");

-- CreateIndex
CREATE INDEX "user_user_role_id_idx" ON "user"("user_role_id");

-- CreateIndex
CREATE INDEX "user_user_account_type_id_idx" ON "user"("user_account_type_id");

-- CreateIndex
CREATE INDEX "webhook_endpoint_team_id_created_at_id_idx" ON "webhook_endpoint"("team_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "webhook_event_team_id_created_at_id_idx" ON "webhook_event"("team_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_event_article_id_sequence_key" ON "webhook_event"("article_id", "sequence");

-- CreateIndex
CREATE INDEX "webhook_delivery_team_id_created_at_id_idx" ON "webhook_delivery"("team_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "webhook_delivery_endpoint_id_created_at_id_idx" ON "webhook_delivery"("endpoint_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "webhook_delivery_event_id_idx" ON "webhook_delivery"("event_id");

-- CreateIndex
CREATE INDEX "webhook_delivery_replay_of_id_idx" ON "webhook_delivery"("replay_of_id");

-- CreateIndex
CREATE INDEX "webhook_attempt_team_id_delivery_id_idx" ON "webhook_attempt"("team_id", "delivery_id");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_attempt_delivery_id_number_key" ON "webhook_attempt"("delivery_id", "number");

-- AddForeignKey
ALTER TABLE "agreement_acceptance" ADD CONSTRAINT "agreement_acceptance_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agreement_acceptance" ADD CONSTRAINT "agreement_acceptance_template_id_fkey" FOREIGN KEY ("template_id") REFERENCES "agreement_template"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agreement_acceptance" ADD CONSTRAINT "agreement_acceptance_accepted_by_user_id_fkey" FOREIGN KEY ("accepted_by_user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agreement_acceptance" ADD CONSTRAINT "agreement_acceptance_pdf_file_id_fkey" FOREIGN KEY ("pdf_file_id") REFERENCES "file"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article" ADD CONSTRAINT "article_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article" ADD CONSTRAINT "article_order_item_id_fkey" FOREIGN KEY ("order_item_id") REFERENCES "order_item"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article" ADD CONSTRAINT "article_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article" ADD CONSTRAINT "article_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article" ADD CONSTRAINT "article_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaign"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article" ADD CONSTRAINT "article_status_id_fkey" FOREIGN KEY ("status_id") REFERENCES "article_content_status"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article" ADD CONSTRAINT "article_writer_id_fkey" FOREIGN KEY ("writer_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article" ADD CONSTRAINT "article_support_agent_id_fkey" FOREIGN KEY ("support_agent_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article_status_history" ADD CONSTRAINT "article_status_history_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "article"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article_status_history" ADD CONSTRAINT "article_status_history_status_id_fkey" FOREIGN KEY ("status_id") REFERENCES "article_content_status"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article_status_history" ADD CONSTRAINT "article_status_history_previous_status_id_fkey" FOREIGN KEY ("previous_status_id") REFERENCES "article_content_status"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article_status_history" ADD CONSTRAINT "article_status_history_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article_file" ADD CONSTRAINT "article_file_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "article"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article_file" ADD CONSTRAINT "article_file_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article_image" ADD CONSTRAINT "article_image_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "article"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article_image" ADD CONSTRAINT "article_image_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "campaign" ADD CONSTRAINT "campaign_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "campaign" ADD CONSTRAINT "campaign_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "questionnaire" ADD CONSTRAINT "questionnaire_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "questionnaire" ADD CONSTRAINT "questionnaire_file_key_fkey" FOREIGN KEY ("file_key") REFERENCES "file"("key") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment" ADD CONSTRAINT "comment_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "article"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment" ADD CONSTRAINT "comment_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "comment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment" ADD CONSTRAINT "comment_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "compliance_check" ADD CONSTRAINT "compliance_check_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "article"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "compliance_check" ADD CONSTRAINT "compliance_check_initiated_by_id_fkey" FOREIGN KEY ("initiated_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "compliance_issue" ADD CONSTRAINT "compliance_issue_compliance_check_id_fkey" FOREIGN KEY ("compliance_check_id") REFERENCES "compliance_check"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "file" ADD CONSTRAINT "file_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "file" ADD CONSTRAINT "file_folder_id_fkey" FOREIGN KEY ("folder_id") REFERENCES "folder"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "file" ADD CONSTRAINT "file_uploaded_by_fkey" FOREIGN KEY ("uploaded_by") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "folder" ADD CONSTRAINT "folder_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "folder" ADD CONSTRAINT "folder_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "oauth_grant" ADD CONSTRAINT "oauth_grant_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "oauth_grant" ADD CONSTRAINT "oauth_grant_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "oauth_grant" ADD CONSTRAINT "oauth_grant_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profile"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_swap_id_fkey" FOREIGN KEY ("swap_id") REFERENCES "swap"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_corrects_id_fkey" FOREIGN KEY ("corrects_id") REFERENCES "invoice"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoice_item" ADD CONSTRAINT "invoice_item_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoice"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoice_item" ADD CONSTRAINT "invoice_item_order_item_id_fkey" FOREIGN KEY ("order_item_id") REFERENCES "order_item"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_ledger" ADD CONSTRAINT "team_ledger_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_ledger" ADD CONSTRAINT "team_ledger_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_ledger" ADD CONSTRAINT "team_ledger_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_ledger_leg" ADD CONSTRAINT "team_ledger_leg_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "team_ledger"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_ledger_leg" ADD CONSTRAINT "team_ledger_leg_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "team_ledger"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_credit" ADD CONSTRAINT "team_credit_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "team_ledger"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_credit" ADD CONSTRAINT "team_credit_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_balance" ADD CONSTRAINT "team_balance_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing" ADD CONSTRAINT "listing_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "listing" ADD CONSTRAINT "listing_outlet_id_fkey" FOREIGN KEY ("outlet_id") REFERENCES "outlet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "opportunity" ADD CONSTRAINT "opportunity_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "opportunity" ADD CONSTRAINT "opportunity_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profile"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "opportunity" ADD CONSTRAINT "opportunity_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "opportunity" ADD CONSTRAINT "opportunity_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaign"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "opportunity_interaction" ADD CONSTRAINT "opportunity_interaction_opportunity_id_fkey" FOREIGN KEY ("opportunity_id") REFERENCES "opportunity"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "opportunity_interaction" ADD CONSTRAINT "opportunity_interaction_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order" ADD CONSTRAINT "order_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order" ADD CONSTRAINT "order_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order" ADD CONSTRAINT "order_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order" ADD CONSTRAINT "order_checkout_by_id_fkey" FOREIGN KEY ("checkout_by_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_line_item" ADD CONSTRAINT "order_line_item_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_line_item" ADD CONSTRAINT "order_line_item_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_line_item" ADD CONSTRAINT "order_line_item_linked_order_line_item_id_fkey" FOREIGN KEY ("linked_order_line_item_id") REFERENCES "order_line_item"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_order_line_item_id_fkey" FOREIGN KEY ("order_line_item_id") REFERENCES "order_line_item"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaign"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_referrer_id_fkey" FOREIGN KEY ("referrer_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_referrer_team_id_fkey" FOREIGN KEY ("referrer_team_id") REFERENCES "team"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_payment" ADD CONSTRAINT "order_payment_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_payment" ADD CONSTRAINT "order_payment_swap_id_fkey" FOREIGN KEY ("swap_id") REFERENCES "swap"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outlet" ADD CONSTRAINT "outlet_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "outlet_category"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outlet_channel" ADD CONSTRAINT "outlet_channel_outlet_id_fkey" FOREIGN KEY ("outlet_id") REFERENCES "outlet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outlet_channel" ADD CONSTRAINT "outlet_channel_disclaimer_id_fkey" FOREIGN KEY ("disclaimer_id") REFERENCES "disclaimer"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outlet_inquiry" ADD CONSTRAINT "outlet_inquiry_outlet_id_fkey" FOREIGN KEY ("outlet_id") REFERENCES "outlet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outlet_list" ADD CONSTRAINT "outlet_list_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outlet_list" ADD CONSTRAINT "outlet_list_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profile"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outlet_list_entry" ADD CONSTRAINT "outlet_list_entry_list_id_fkey" FOREIGN KEY ("list_id") REFERENCES "outlet_list"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outlet_list_entry" ADD CONSTRAINT "outlet_list_entry_outlet_id_fkey" FOREIGN KEY ("outlet_id") REFERENCES "outlet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product" ADD CONSTRAINT "product_outlet_id_fkey" FOREIGN KEY ("outlet_id") REFERENCES "outlet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product" ADD CONSTRAINT "product_type_id_fkey" FOREIGN KEY ("type_id") REFERENCES "product_type"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_channel" ADD CONSTRAINT "product_channel_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_channel" ADD CONSTRAINT "product_channel_channel_id_fkey" FOREIGN KEY ("channel_id") REFERENCES "outlet_channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_price" ADD CONSTRAINT "product_price_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "profile" ADD CONSTRAINT "profile_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "profile_tag" ADD CONSTRAINT "profile_tag_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profile"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "profile_tag" ADD CONSTRAINT "profile_tag_tag_id_fkey" FOREIGN KEY ("tag_id") REFERENCES "tag"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "swap" ADD CONSTRAINT "swap_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "swap" ADD CONSTRAINT "swap_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "swap" ADD CONSTRAINT "swap_order_item_id_fkey" FOREIGN KEY ("order_item_id") REFERENCES "order_item"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "swap" ADD CONSTRAINT "swap_from_product_id_fkey" FOREIGN KEY ("from_product_id") REFERENCES "product"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "swap" ADD CONSTRAINT "swap_to_product_id_fkey" FOREIGN KEY ("to_product_id") REFERENCES "product"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outlet_tag" ADD CONSTRAINT "outlet_tag_outlet_id_fkey" FOREIGN KEY ("outlet_id") REFERENCES "outlet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outlet_tag" ADD CONSTRAINT "outlet_tag_tag_id_fkey" FOREIGN KEY ("tag_id") REFERENCES "tag"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team" ADD CONSTRAINT "team_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "operator_token" ADD CONSTRAINT "operator_token_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user" ADD CONSTRAINT "user_user_role_id_fkey" FOREIGN KEY ("user_role_id") REFERENCES "user_role"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user" ADD CONSTRAINT "user_user_account_type_id_fkey" FOREIGN KEY ("user_account_type_id") REFERENCES "user_account_type"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_endpoint" ADD CONSTRAINT "webhook_endpoint_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_endpoint" ADD CONSTRAINT "webhook_endpoint_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_event" ADD CONSTRAINT "webhook_event_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_event" ADD CONSTRAINT "webhook_event_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "article"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_endpoint_id_fkey" FOREIGN KEY ("endpoint_id") REFERENCES "webhook_endpoint"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "webhook_event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_replay_of_id_fkey" FOREIGN KEY ("replay_of_id") REFERENCES "webhook_delivery"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_attempt" ADD CONSTRAINT "webhook_attempt_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "webhook_delivery"("id") ON DELETE CASCADE ON UPDATE CASCADE;

