import { defineRoutes } from '../engine/route.js'

const record = `
  id
  reference_number: referenceNumber
  period_start: periodStart
  period_end: periodEnd
  opening_balance: openingBalance
  earned
  reversed
  paid
  closing_balance: closingBalance
  issued_at: issuedAt
  pdf_url: pdfUrl
`

const common = { tag: 'Publishing', scope: ['publishing.read'] } as const

export const payoutStatementRoutes = defineRoutes(
  {
    method: 'GET',
    id: 'listPayoutStatements',
    path: '/publisher/statements',
    summary: "List your team's statements",
    description:
      'Returns the monthly statements of your publisher team. `pdf_url` is valid for one hour.',
    ...common,
    envelope: 'page',
    list: {
      sort: { created_at: 'CREATED_AT' },
      default: { field: 'CREATED_AT', direction: 'desc' },
    },
    operation: `
      query ($first: Int!, $offset: Int, $orderBy: PayoutStatementOrder) {
        payoutStatements(first: $first, offset: $offset, orderBy: $orderBy) {
          records: nodes { ${record} }
          total_records: totalCount
        }
      }
    `,
  },
  {
    method: 'GET',
    id: 'getPayoutStatement',
    path: '/publisher/statements/{statement_id}',
    summary: 'Retrieve a statement',
    description: 'Returns a statement of your publisher team. `pdf_url` is valid for one hour.',
    ...common,
    envelope: 'field',
    params: { statement_id: 'id' },
    operation: `query ($id: UUID!) { payoutStatement(id: $id) { ${record} } }`,
  },
  {
    method: 'POST',
    id: 'createPayoutStatement',
    path: '/publisher/statements',
    summary: 'Create the statement of a past month',
    description:
      'Returns the statement of your publisher team for a month, and creates it if it does not exist. Statements with entries are also created after the end of each month.',
    tag: 'Publishing',
    scope: ['publishing.update'],
    envelope: 'field',
    body: { month: 'input.month' },
    operation: `mutation ($input: CreatePayoutStatementInput!) { createPayoutStatement(input: $input) { ${record} } }`,
  },
)
