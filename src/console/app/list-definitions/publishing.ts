import type { ListDefinition, ListName } from './list-definition.ts'

/** Lists of placements, payouts and applications of publishers. */
export const publishingLists = {
  placements: {
    highlights: 'status payout product acceptBy',
    columns: 'product team status payout acceptBy deliveredAt linkStatus createdAt',
    menuFilters:
      'status linkStatus teamId overdueAt withdrawnAt acceptBy deliveredAt linkLostAt createdAt',
  },
  payouts: {
    highlights: 'status amount team paidAt',
    columns: 'amount team status reference paidAt createdAt',
    menuFilters: 'status teamId amount paidAt createdAt',
    search: 'reference',
    relatedLists: [['publisherLedgerEntries', 'payoutId']],
  },
  payoutFiles: {
    path: 'payment-files',
    highlights: 'amount payoutCount executionDate cancelledAt',
    columns: 'amount payoutCount executionDate cancelledAt createdAt',
    menuFilters: 'amount cancelledAt createdAt',
    relatedLists: [['payouts', 'fileId']],
  },
  publisherLedgerEntries: {
    path: 'publisher-ledger',
    columns: 'amount type team placement payout payableAt createdAt',
    menuFilters: 'type teamId amount payoutId payableAt createdAt',
  },
  publisherApplications: {
    path: 'applications',
    columns: 'companyName contactName email status createdAt',
    menuFilters: 'status reviewedAt createdAt',
    search: 'companyName',
  },
  payoutStatements: {
    path: 'statements',
    highlights: 'closingBalance earned paid team periodStart',
    columns: 'referenceNumber team periodStart earned reversed paid closingBalance issuedAt',
    menuFilters: 'teamId periodStart issuedAt',
    search: 'referenceNumber',
  },
} satisfies Partial<Record<ListName, ListDefinition>>
