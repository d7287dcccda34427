/**
 * Decision for each column that can contain text. `tests/accounts/privacy-columns.test.ts` rejects a new column without
 * one, and `docs/privacy.md` lists the decisions.
 */
import { keptReasons } from './kept-reasons.js'

/** Effect of an erasure on a value that contains an address of the person. */
export type ErasureAction =
  /** Replaces the address within the value. */
  | 'replace'
  /** Removes a value that is the address; replaces the address within other values. */
  | 'clear'
  /** The value is erased before, with the account or the record of the person. */
  | 'erase'
  /** Keeps the value, and lists it in the report. */
  | 'keep'

interface Decision {
  action: ErasureAction
  reason: string
  /** Exports omit the column. */
  isSecret?: true
}

const keep = (reason: keyof typeof keptReasons) =>
  ({ action: 'keep', reason: keptReasons[reason].en }) as const

const decisions = {
  account: { action: 'erase', reason: 'Belongs to the account, which becomes "Erased user".' },
  record: {
    action: 'erase',
    reason: 'Belongs to a record of the person, which is deleted or anonymized.',
  },
  text: { action: 'replace', reason: 'Text that users, operators or other systems write.' },
  contact: { action: 'clear', reason: 'Email address that is not needed without the person.' },
  fixed: keep('fixed'),
  name: keep('name'),
  document: keep('document'),
  transfer: keep('transfer'),
  ledger: keep('ledger'),
  contract: keep('contract'),
  derived: keep('derived'),
  shortLived: keep('shortLived'),
  request: keep('request'),
  secret: { ...keep('secret'), isSecret: true },
} satisfies Record<string, Decision>

type DecisionName = keyof typeof decisions

/** Names of columns, separated by spaces, by table and decision. */
const declared: Record<string, Partial<Record<DecisionName, string>>> = {
  // Accounts.
  agreement_template: { name: 'key', text: 'name title content_markdown acceptance_label' },
  agreement_acceptance: {
    contract: 'signer_name signer_email signer_ip signer_user_agent',
    text: 'metadata',
  },
  audit_log: {
    text: 'before after team_changes search_text application application_id request_id',
    fixed: 'action entity changed_fields',
  },
  team_invitation: { text: 'email' },
  oauth_grant: { text: 'client_id client_name', fixed: 'scopes resource' },
  oauth_client: {
    text: 'name redirect_uris metadata',
    name: 'metadata_url',
    secret: 'secret_hash',
  },
  oauth_artifact: { text: 'payload', fixed: 'kind', secret: 'hash' },
  privacy_request: { text: 'reason', request: 'report', secret: 'person data' },
  profile: {
    text: 'metadata name legal_company_name website_url logo location overview products_and_services key_achievements unique_value_propositions primary_goals writing_samples google_drive_link',
  },
  profile_tag: { text: 'value' },
  team: {
    text: 'name',
    contact: 'contact_email billing_email',
    fixed: 'slug referral_code sso_domains',
  },
  api_token: { text: 'name', fixed: 'scopes', secret: 'token_hash hint' },
  operator_token: { text: 'name', secret: 'token_hash hint' },
  console_session: { record: 'browser operating_system network' },
  passkey: { record: 'name', fixed: 'transports', secret: 'credential_id public_key' },
  passkey_challenge: { shortLived: 'challenge' },
  user_role: { fixed: 'name' },
  user_account_type: { fixed: 'name' },
  user: {
    account: 'first_name last_name email crm_contact_id timezone sso_subject',
    fixed: 'referral_code sso_issuer',
  },
  // Catalogue.
  disclaimer: { name: 'name', text: 'description' },
  catalogue_import: {
    text: 'file_name differences failure request_id',
    fixed: 'file_key outlets products',
  },
  catalogue_import_fault: { text: 'reason', fixed: 'column' },
  listing: {
    derived:
      'product_type name description requirements example_links outlet_name website_url logo country state city channels prices tags disclaimer disclaimer_names search_text withheld',
  },
  opportunity: {
    text: 'title description type category purpose format channel audience audience_tags relevance_reason metadata',
  },
  opportunity_interaction: { text: 'feedback metadata' },
  outlet: {
    text: 'name description website_url logo country state city claimed_url rejection_reason review_comments pending_change rejected_change',
    name: 'key',
  },
  outlet_channel: {
    text: 'channel_handle channel_url social_links',
    fixed: 'do_follow_links_allowed',
  },
  outlet_category: { name: 'name prefix' },
  outlet_inquiry: { record: 'email phone_number', text: 'name notes reply' },
  outlet_list: { text: 'name', secret: 'share_token' },
  product_type: { fixed: 'name prefix' },
  product: {
    text: 'name description requirements example_links image logo example_screenshot',
    name: 'key',
  },
  product_price: { fixed: 'currency' },
  saved_search: { text: 'name parameters' },
  search_synonym: { name: 'name terms' },
  tag: { name: 'name' },
  // Integration.
  deprecated_use: { fixed: 'name' },
  mail: { record: 'address', text: 'subject facts last_error', fixed: 'entity' },
  api_request: { text: 'path request_id', fixed: 'method error_code' },
  webhook_endpoint: {
    text: 'url description disabled_reason',
    fixed: 'topics',
    secret: 'secret previous_secret',
  },
  webhook_event: { text: 'payload request_id', fixed: 'topic traceparent' },
  webhook_attempt: { text: 'response_body error' },
  idempotency_key: {
    shortLived: 'method path key response_headers',
    secret: 'request_hash response_body',
  },
  // Library.
  file: { text: 'name', fixed: 'key mime_type', secret: 'sha256' },
  pending_upload: { fixed: 'key' },
  folder: { text: 'name' },
  // Ordering.
  invoice: {
    document: 'customer_name customer_email receipt_email coupon_code seller label external_url',
    fixed: 'reference_number',
  },
  invoice_number: { fixed: 'prefix' },
  invoice_item: { document: 'name description' },
  team_ledger: { ledger: 'reason', fixed: 'entity' },
  order: {
    contact: 'guest_email account_owner_email',
    text: 'approval_reason external_reference_number coupon customer_invoice_id customer_invoice_url analytics_distinct_id metadata',
    fixed: 'reference_number checkout_session_id payment_intent_id guest_processor_customer_id',
    secret: 'client_secret',
  },
  order_item: { text: 'vendor_invoice_id vendor_invoice_url refund_method refund_reference' },
  item_refund: { text: 'method reference' },
  order_payment: {
    text: 'reference failure_message',
    fixed:
      'provider idempotency_key currency payment_method provider_session_id provider_payment_id provider_url failure_code',
  },
  payment_refund: { text: 'failure_message', fixed: 'currency provider_refund_id' },
  payment_event: { fixed: 'provider event_id type' },
  test_card_charge: { fixed: 'idempotency_key payment_id failure_code' },
  swap: { text: 'from_name from_logo to_name to_logo cancel_reason', fixed: 'reference_number' },
  // Production.
  article_content_status: { fixed: 'name prefix color' },
  article: { text: 'metadata name brief_shared_doc_url draft_shared_doc_url live_url' },
  article_status_history: { text: 'notes' },
  article_image: { text: 'caption' },
  campaign: { text: 'metadata name description reference' },
  questionnaire: {
    text: 'objectives keywords target_audience tone writing_samples file_name',
    fixed: 'file_key',
  },
  comment: {
    text: 'content author_name',
    record: 'author_email author_external_id',
    fixed: 'reference',
  },
  compliance_check: { text: 'error_message given_text metadata' },
  compliance_issue: { text: 'title description location suggestion original_text metadata' },
  // Publishing.
  domain_proof: { text: 'error', fixed: 'origin token' },
  payout_account: {
    transfer: 'provider provider_account_id account_holder iban bic address tax_number',
  },
  payout_statement: { document: 'reference_number seller publisher lines' },
  payout: { text: 'reason', transfer: 'reference', fixed: 'currency provider provider_account_id' },
  payout_file: { transfer: 'content', text: 'reason' },
  placement: { text: 'decline_reason live_url link_error link_changes' },
  placement_comment: { text: 'content author_name' },
  publisher_application: {
    record: 'contact_name email message',
    text: 'company_name websites reason',
    fixed: 'consents',
  },
  // Installation.
  secret_key_check: { secret: 'fingerprint' },
}

/** Column with its decision. */
export interface DecidedColumn extends Decision {
  table: string
  column: string
}

/** All columns with a decision, by table. */
export const decidedColumns: ReadonlyMap<string, readonly DecidedColumn[]> = new Map(
  Object.entries(declared).map(([table, groups]) => [
    table,
    Object.entries(groups).flatMap(([name, columns]) =>
      columns
        .split(' ')
        .map((column) => ({ table, column, ...(decisions[name as DecisionName] as Decision) })),
    ),
  ]),
)

/** Columns that identify the person as the subject of a row. An export contains such rows completely. */
export const subjectColumns: Record<
  string,
  {
    addresses?: readonly string[]
    users?: readonly string[]
    /** Column with a team of which the person is the account owner. */
    ownTeam?: string
  }
> = {
  user: { addresses: ['email'], users: ['id'] },
  team: { users: ['owner_id'] },
  team_member: { users: ['user_id'] },
  team_invitation: { addresses: ['email'] },
  api_token: { users: ['user_id'] },
  operator_token: { users: ['user_id'] },
  console_session: { users: ['user_id'] },
  passkey: { users: ['user_id'] },
  oauth_grant: { users: ['user_id'] },
  single_use_link: { users: ['subject_id'] },
  agreement_acceptance: { addresses: ['signer_email'], users: ['accepted_by_user_id'] },
  comment: { addresses: ['author_email'], users: ['user_id'] },
  outlet_inquiry: { addresses: ['email'] },
  placement_comment: { users: ['user_id'] },
  publisher_application: { addresses: ['email'] },
  mail: { addresses: ['address'], users: ['user_id'] },
  order: { addresses: ['guest_email'] },
  invoice: { addresses: ['customer_email', 'receipt_email'] },
  opportunity_interaction: { users: ['user_id'] },
  saved_search: { users: ['user_id'] },
  payout_account: { ownTeam: 'team_id' },
}
