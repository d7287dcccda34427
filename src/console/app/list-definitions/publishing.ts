import type { ListDefinition, ListName } from './list-definition.ts'

/** Lists of placements, payouts and applications of publishers. */
export const publishingLists = {
  placements: {
    highlights: 'status payout',
    columns: 'product team status payout acceptBy deliveredAt linkStatus createdAt',
    menuFilters:
      'status linkStatus teamId overdueAt withdrawnAt acceptBy deliveredAt linkLostAt createdAt',
    search: 'search',
  },
  payouts: {
    highlights: 'status',
    columns: 'amount team status reference paidAt createdAt',
    menuFilters: 'status teamId amount paidAt createdAt',
    search: 'reference',
    relatedLists: [['publisherLedgerEntries', 'payoutId']],
  },
  payoutFiles: {
    highlights: 'status',
    path: 'payment-files',
    columns: 'executionDate status payoutCount amount createdAt',
    menuFilters: 'status amount createdAt',
    relatedLists: [['payouts', 'fileId']],
  },
  publisherLedgerEntries: {
    highlights: 'type',
    path: 'publisher-ledger',
    columns: 'amount type team placement payout payableAt createdAt',
    menuFilters: 'type teamId amount payoutId payableAt createdAt',
  },
  publisherApplications: {
    highlights: 'status',
    path: 'applications',
    columns: 'companyName contactName email status createdAt',
    menuFilters: 'status reviewedAt createdAt',
    search: 'companyName',
  },
  payoutStatements: {
    highlights: 'openingBalance earned reversed paid closingBalance',
    path: 'statements',
    columns: 'referenceNumber team periodStart earned reversed paid closingBalance',
    menuFilters: 'teamId periodStart issuedAt',
    search: 'referenceNumber',
  },
} satisfies Partial<Record<ListName, ListDefinition>>
