/**
 * Codes of issues, with the parameters that each one has and its meaning. `docs/errors.md` lists them, and the console has a
 * German text for each. A parameter with `?` can be absent.
 */
interface Described {
  parameters: readonly string[]
  meaning: string
}

const code = <const Parameters extends readonly string[]>(
  meaning: string,
  ...parameters: Parameters
) => ({ meaning, parameters })

export const issueCodes = {
  // Values.
  required: code('The value is missing. `field` names a field that can be sent instead.', 'field?'),
  not_null: code('The value is null.'),
  invalid: code('The value breaks a rule without a code of its own; see `message`.'),
  invalid_type: code('The value does not have the type `expected`.', 'expected'),
  invalid_format: code('The text does not have the format `expected`.', 'expected'),
  invalid_value: code('The value is not one of `allowed`.', 'allowed'),
  invalid_text: code(
    'The value cannot be stored: a text with NUL or an unpaired surrogate, or a time out of range.',
  ),
  invalid_markdown: code('The text contains Markdown that a signed copy cannot show.'),
  invalid_cursor: code('The cursor belongs to another list or order.'),
  invalid_key: code('The `Idempotency-Key` header is not 1 to 255 printable ASCII characters.'),
  empty: code('The text or file is empty.'),
  too_small: code(
    'The number, or the size of the value in `unit`, is less than `min`.',
    'min',
    'unit?',
  ),
  too_big: code(
    'The number, or the size of the value in `unit`, is more than `max`.',
    'max',
    'unit?',
  ),
  not_positive: code('The number is 0 or negative.'),
  too_long: code('The text is longer than `max`.', 'max', 'unit'),
  too_many_words: code('The text has more than `max` different words.', 'max'),
  too_broad: code('The search matches more than `max` records.', 'max'),
  out_of_range: code('The value is more than `max`, or less than `min`.', 'max', 'min?', 'unit?'),
  in_the_past: code('The time is in the past, but must be in the future.'),
  too_early: code('The end of the block is not in the future.'),
  in_the_future: code('The time is in the future.'),
  too_late: code(
    'The expiry is missing, or later than `time`: the expiry of the token that creates the new token.',
    'time',
  ),
  before_order: code('The date is before the order date, `time`.', 'time'),
  wrong_number: code('The number of files is less than `min` or more than `max`.', 'min', 'max'),
  given_twice: code('The value occurs more than once.'),
  nothing_changes: code('No value differs from the current one.'),

  // Fields and arguments.
  unknown: code('The name or ID does not exist.'),
  unknown_field: code('The field is not one of `allowed`.', 'allowed'),
  unknown_parameter: code('The query parameter is not one of `allowed`.', 'allowed?'),
  unrecognized_keys: code(
    'The fields in `name` do not exist. `allowed` lists the existing fields.',
    'name',
    'allowed?',
  ),
  conflict: code('The value cannot be combined with `field`.', 'field'),
  scopes_not_allowed: code('Scopes are listed for a token type that has all scopes.'),
  no_reading_scope: code('None of the scopes of the `read_only` token allows reading.'),
  not_grouped: code('The key is not in `groupBy` of the aggregate.'),
  too_many: code('There would be more than `max` of `unit`.', 'max', 'unit'),
  too_many_groups: code('The aggregate has more than `max` groups, and no `limit` is set.', 'max'),
  many_mutations: code('The request has an `Idempotency-Key` and more than one mutation.'),
  form: code('The request to `/graphql` has an `Idempotency-Key` and a multipart body.'),

  // References.
  unknown_id: code('The field refers to a record that does not exist or belongs to another team.'),
  not_found: code('The file or folder does not exist or belongs to another team.'),
  taken: code('Another record already has the value. `name` is its name.', 'name?'),
  url_claimed: code('The URL is that of an outlet of another publisher.'),
  name_taken: code('Another record has taken the name since the record was archived.'),
  wrong_extension: code('The file name does not end in one of `allowed`.', 'allowed'),

  // Users and teams.
  member: code('The email address belongs to a member of the team.'),
  version_not_served: code(
    'The server does not serve this version of the API. `allowed` contains the current one.',
    'allowed',
  ),
  not_member: code('The user is not a member of the team.'),
  not_test_team: code('The team is not a test team.'),
  invited: code('The email address has already been invited.'),
  too_soon: code('The invitation was sent less than a minute ago.'),
  account_owner: code('The member is the account owner.'),
  owns_teams: code('The user is the account owner of the teams `name`.', 'name'),
  owner_role: code('The role is OWNER, which only a change of the account owner grants.'),
  deleted_user: code('The email address belongs to a deleted user.'),
  blocked: code('The user is blocked.'),
  own_user: code('The user is the caller.'),
  application_pending: code('Another application of the address is waiting for a review.'),
  cannot_join: code('The account with this email address cannot join a team.'),
  no_writer: code('The user does not have the role Writer.'),
  no_support_agent: code('The user has neither the role Support agent nor Operator.'),

  // Webhook endpoints.
  not_https: code('The URL does not begin with `https://`.'),
  address_not_allowed: code('The URL resolves to an IP address that is not public.'),
  port_not_allowed: code('The port of the URL is not one of `allowed`.', 'allowed'),
  endpoint_disabled: code('The endpoint is disabled.'),
  tried_too_often: code(
    'The pending delivery was attempted manually `max` times. The next automatic attempt is at `time`.',
    'max',
    'time',
  ),

  // Catalogue.
  no_domain: code('The outlet has no publisher or no URL.'),
  global_with_place: code(
    'The country is `Global`, which cannot be combined with a state or city.',
  ),
  less_than_field: code('The value is less than that of `field`.', 'field'),
  import_not_previewed: code('The import has `status`, or its file is deleted.', 'status'),
  import_has_errors: code('The file has errors, and `partial` is not set.'),
  opportunity_completed: code('The opportunity is already completed.'),

  // Orders, payments and swaps.
  unknown_product: code('The product is not one that the team can buy.'),
  monthly_limit: code(
    'The order would exceed the monthly limit `max` of the outlet or product `name`.',
    'max',
    'name',
  ),
  budget_exceeded: code(
    'The order is more than `max`, the part of the monthly budget of the profile `name` that remains.',
    'max',
    'unit',
    'name',
  ),
  agreement_required: code(
    'The team has not accepted the agreement `name`, which it must accept before it orders.',
    'name',
  ),
  empty_cart: code('The cart of the profile is empty, for example because it was just ordered.'),
  cart_changed: code(
    'Lines or prices of the cart have changed since `version` was read. Read the cart again, and send its new version.',
  ),
  not_approved: code(
    'The approval of the order is `status`, so the order cannot be paid.',
    'status',
  ),
  approval_not_needed: code('The order needs no approval.'),
  own_order: code(
    'The caller placed the order, so another member of the team must decide about it.',
  ),
  own_orders_restricted: code(
    'The orders of the caller need approval. Such a caller cannot change budgets, approval settings and approvers, nor make members who can order.',
  ),
  oauth_application: code('An OAuth application cannot do this, with any scope.'),
  same_product: code('The product is the current one.'),
  add_on_product: code('The product is an add-on, and the line or order item is not.'),
  not_an_add_on: code('The line or product is not an add-on.'),
  parent_is_add_on: code('The line item that the add-on refers to is an add-on.'),
  other_outlet: code('The line item and the add-on belong to different outlets.'),
  cancelled_order: code('The line item belongs to a cancelled order.'),
  other_amount: code(
    'The amount differs from the amount due, which both `min` and `max` contain.',
    'min',
    'max',
    'unit',
  ),
  own_team: code('The team is the one that ordered.'),
  order_not_paid: code('The order has `status`, not `PAID`.', 'status'),
  total_not_zero: code('The total of the order or swap is not 0, so it must be paid.'),
  nothing_to_pay: code('The total of the order or swap is 0.'),
  payment_status: code('The payment has changed to `status`.', 'status'),
  payment_processing: code('A payment is being processed.'),
  not_marked_as_paid: code('No operator has marked the order as paid.'),
  marked_as_paid_earlier: code('The order was marked as paid more than a day ago.'),
  order_in_progress: code('Work, a refund, a swap or a settlement has followed the payment.'),
  not_refundable_by_card: code(
    '`max` of the amount was not paid by a card that the provider can refund. Nothing is refunded.',
    'max',
    'unit',
  ),
  accounting_completed: code('The accounting of the order item is already completed.'),
  price_refunded: code('The price of the order item has already been refunded.'),
  refund_required: code('The price of the order item must be refunded first.'),
  publisher_paid: code('The publisher of the order item has already been paid.'),
  reseller_paid: code('The reseller of the order item has already been paid.'),
  commission_paid: code('The commission of the order item has already been paid.'),
  commission_pending: code('The commission of the order item must be paid first.'),
  commission_not_pending: code('The commission has `status`, not `PENDING`.', 'status'),
  commission_above_price: code('The commission is more than the price of the order item.'),
  swap_pending: code(
    'The order item has a pending swap, `name`. Complete or cancel it first.',
    'name',
  ),
  swap_proposed: code('A swap of the placement is pending, so it cannot be delivered.'),
  payout_above_price: code('The payout is more than the lowest price of the product.'),
  no_invoice: code('The order has no invoice that can be replaced.'),
  credit_note: code('The invoice is a credit note, which cannot be reissued.'),
  other_receipt_email: code('A guest has already set another email address for the receipt.'),

  // Inquiries.
  already_replied: code('The inquiry already has a reply.'),

  // Articles.
  published: code('The article is published, so its URL cannot be removed.'),
  article_published: code('The article of the order item is published.'),
  article_not_published: code('The article has `status`, not `published`.', 'status'),
  article_settled: code('The article is published, and its publisher has been paid.'),
  article_status: code('The article has `status`, which does not allow the action.', 'status'),
  outlet_status: code(
    'The outlet has `status`, but the action requires one of `allowed`.',
    'status',
    'allowed',
  ),
  paused_by_operator: code('An operator has taken the outlet off sale.'),
  placement_withdrawn: code(
    'The placement is withdrawn, because its price was refunded or its product was swapped.',
  ),
  placement_article: code('The placement has an article. Correct the status of the article.'),
  placement_delivered: code('The placement of the order item has `status`.', 'status'),
  paid_by_payout: code('The publisher is paid by payouts.'),
  nothing_payable: code('Nothing is payable to the publisher.'),
  payout_in_transfer: code(
    'A payment provider is transferring the payout, or reversing the transfer. Its status is `status`.',
    'status',
  ),
  payouts_not_enabled: code('The publisher has no account that can receive transfers.'),
  no_bank_account: code('The bank account of the publisher or of the marketplace is missing.'),
  bank_account_held: code(
    'The publisher has replaced its IBAN. Payment files contain it from `time`, or after an operator has set it again.',
    'time',
  ),
  month_not_ended: code('The month has not ended yet, or is before the team was created.'),
  payout_in_file: code(
    'The payout is in a payment file. Cancel the file first. `id` is the ID of the file.',
    'id',
  ),
  no_transfers: code('No payment provider of this marketplace can transfer payouts.'),
  reply_to_reply: code('The comment is a reply.'),
  internal_parent: code('A reply to an internal comment must be internal.'),
  automatic_check: code('The compliance check is automatic.'),
  check_not_started: code(
    'The compliance check has `status`. Start it before you change its issues.',
    'status',
  ),

  // Statuses.
  status_final: code('The record has `status`, which cannot change.', 'status'),
  status_not_allowed: code(
    'The record has `status` and cannot become `to`, only one of `allowed`.',
    'status',
    'to',
    'allowed',
  ),
  parent_archived: code(
    'The parent record is archived. `field` is its type, such as `profile`.',
    'field',
  ),
  agreement_fixed: code('The version of the agreement is active or has been accepted.'),
  content_deleted: code('The file was deleted more than `max` days ago.', 'max'),
  email_disabled: code('The server sends no email.'),
  sso_disabled: code('The server offers no single sign-on.'),

  // Tokens.
  scope_missing: code('The token has none of the scopes in `allowed`.', 'allowed'),
  scope_of_other_kind: code(
    'A team of the kind in `name` cannot have any of the scopes in `allowed`.',
    'allowed',
    'name',
  ),
  scope_of_other_role: code(
    'The role of the user in `name` has none of the scopes in `allowed`.',
    'allowed',
    'name',
  ),
  mutation_of_other_role: code('The role in `name` cannot run the mutation.', 'name'),
  scope_not_held: code('The token lacks the scopes in `name`, which it would grant.', 'name'),
  wrong_team_kind: code('The team does not have the kind in `name`.', 'name'),
  account_owner_only: code('Only the account owner or an operator can do this.'),
  own_role: code('The caller cannot change its own role.'),
  console_session: code('The token is a console session.'),
  console_session_required: code('The token is not a console session.'),
  passkey_invalid: code(
    'The response of the passkey does not match the challenge, or the challenge was used or has expired.',
  ),
  passkey_unknown: code('The passkey is unknown or was removed.'),
  passkeys_unavailable: code(
    'Browsers allow no passkeys at PUBLIC_URL: they need a domain name, and https except on localhost.',
  ),
  token_not_in_force: code(
    'The token is unknown, revoked or replaced. On rotation, it can also be expired.',
  ),
  token_malformed: code('The token is mistyped or incomplete.'),
  token_expired: code('The token of the request has expired.'),
  wrong_resource: code('The token was issued for another interface of this server.'),
  sso_required: code('The team accepts only console sessions that SSO has opened.'),
  sso_session_needed: code('Only a console session that SSO has opened can require SSO.'),
  domain_taken: code('The domain belongs to the team in `name`.', 'name'),
  user_deleted: code('The user that the token acts as is deleted.'),
  user_blocked: code('The user that the token acts as is blocked, until `time`.', 'time?'),

  // Files.
  file_type_not_accepted: code('The file type is not one of `allowed`.', 'allowed'),
  content_differs: code('The content of the file does not have the type of its extension.'),
  file_too_large: code('The file is larger than `max`.', 'max', 'unit'),
} as const satisfies Record<string, Described>

export type IssueCode = keyof typeof issueCodes

/** Units of `min` and `max`. */
export const units = [
  'characters',
  'words',
  'items',
  'different_items',
  'bytes',
  'megabytes',
  'USD',
  'tokens',
  'passkeys',
  'webhook_endpoints',
  'invitations_for_address',
  'invitations_per_day',
  'imports',
  'searches',
  'outlets',
  'channels',
  'add_ons',
  'cart_lines',
  'compliance_issues',
  'filters',
] as const

export type Unit = (typeof units)[number]

/** Values of `expected`. */
export const expectedValues = [
  'string',
  'number',
  'integer',
  'boolean',
  'time',
  'amount',
  'list',
  'object',
  'single_value',
  'file',
  'json',
  'uuid',
  'email',
  'url',
  'uri',
  'slug',
  'line',
  'phone_number',
  'ascii',
  'time_zone',
  'domain',
  'two_decimals',
  'iban',
  'bic',
  'latin',
  'pattern',
] as const

export type Expected = (typeof expectedValues)[number]

const expectedOfScalar: Readonly<Record<string, Expected>> = {
  Int: 'integer',
  Float: 'number',
  Boolean: 'boolean',
  String: 'string',
  ID: 'string',
  UUID: 'uuid',
  DateTime: 'time',
  EndDateTime: 'time',
  Money: 'amount',
  JSON: 'json',
  Upload: 'file',
}

/** The value of `expected` for a scalar or input type of GraphQL. */
export const expectedFor = (type: string): Expected => expectedOfScalar[type] ?? 'object'
