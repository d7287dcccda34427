import { defineRoutes } from '../engine/route.js'

const record = `
  id
  status
  amount
  currency
  reference
  paid_at: paidAt
  ended_at: endedAt
  created_at: createdAt
  updated_at: updatedAt
`

const account = `
  id
  account_holder: accountHolder
  iban
  bic
  held_until: heldUntil
  address
  tax_number: taxNumber
  provider
  provider_account_id: providerAccountId
  payouts_enabled: payoutsEnabled
  created_at: createdAt
  updated_at: updatedAt
`

export const payoutRoutes = defineRoutes(
  {
    method: 'GET',
    id: 'listPayouts',
    path: '/publisher/payouts',
    summary: "List your team's payouts",
    description: 'Returns the payouts to your publisher team.',
    tag: 'Publishing',
    scope: ['publishing.read'],
    envelope: 'page',
    list: {
      sort: { created_at: 'CREATED_AT' },
      default: { field: 'CREATED_AT', direction: 'desc' },
    },
    query: { 'filters[status]': 'where.status.eq' },
    operation: `
      query ($first: Int!, $offset: Int, $orderBy: PayoutOrder, $where: PayoutWhere) {
        payouts(first: $first, offset: $offset, orderBy: $orderBy, where: $where) {
          records: nodes { ${record} }
          total_records: totalCount
        }
      }
    `,
  },
  {
    method: 'GET',
    id: 'getPayout',
    path: '/publisher/payouts/{payout_id}',
    summary: 'Retrieve a payout',
    description: 'Returns a payout to your publisher team.',
    tag: 'Publishing',
    scope: ['publishing.read'],
    envelope: 'field',
    params: { payout_id: 'id' },
    operation: `query ($id: UUID!) { payout(id: $id) { ${record} } }`,
  },
  {
    method: 'GET',
    id: 'getPublisherBalance',
    path: '/publisher/balance',
    summary: "Retrieve your team's balance",
    description: 'Returns what your publisher team has earned, and what is payable and paid.',
    tag: 'Publishing',
    scope: ['publishing.read'],
    envelope: 'field',
    operation: 'query { publisherBalance { pending payable in_payout: inPayout paid } }',
  },
  {
    method: 'GET',
    id: 'getPayoutAccount',
    path: '/publisher/payout-account',
    summary: "Retrieve your team's payout account",
    description:
      'Returns the bank account of your publisher team, and its account at the payment provider.',
    tag: 'Publishing',
    scope: ['publishing.read'],
    envelope: 'field',
    operation: `query { payoutAccount { ${account} } }`,
  },
  {
    method: 'PATCH',
    id: 'updatePayoutAccount',
    path: '/publisher/payout-account',
    summary: "Update your team's bank account",
    description:
      'Sets the bank account to which payouts of your publisher team are transferred, and the address and tax number on its statements. Omitted fields are left unchanged. Your team is notified of a changed bank account. If you replace the IBAN, payment files omit the account until `held_until`, for 3 days.',
    tag: 'Publishing',
    scope: ['publishing.update'],
    envelope: 'field',
    body: {
      account_holder: 'input.accountHolder',
      iban: 'input.iban',
      bic: 'input.bic',
      address: 'input.address',
      tax_number: 'input.taxNumber',
    },
    operation: `mutation ($input: UpdatePayoutAccountInput!) { updatePayoutAccount(input: $input) { ${account} } }`,
  },
)
