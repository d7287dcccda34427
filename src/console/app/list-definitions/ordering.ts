import type { ListDefinition, ListName } from './list-definition.ts'

/** Lists of orders, items, payments and swaps. */
export const orderingLists = {
  orders: {
    highlights: 'status total',
    columns: 'referenceNumber team profile status total createdAt datePaid',
    conditions: {
      late: () => ({ items: { some: { article: { overdue: true } } } }),
      // Operators are assigned to articles, not to orders.
      supportAgent: (userId) => ({
        items: { some: { article: { supportAgentId: { eq: userId } } } },
      }),
      // Orders that wait for approval cannot be paid.
      payable: () => ({
        OR: [{ approvalStatus: { isNull: true } }, { approvalStatus: { eq: 'APPROVED' } }],
      }),
    },
    menuFilters:
      'status paymentStatus approvalStatus refundStatus teamId total createdAt datePaid pricingTier',
    search: 'search',
    relatedLists: [
      ['orderItems', 'orderId'],
      ['invoices', 'orderId'],
      ['payments', 'orderId'],
      ['swaps', 'orderId'],
      ['ledgerEntries', 'orderId'],
    ],
  },
  orderItems: {
    highlights: 'refundStatus salePrice',
    columns: 'product order team article salePrice refundStatus isPublisherPaid createdAt',
    menuFilters:
      'teamId article.status productType salePrice refundRequired refundStatus isPublisherPaid isPaidByPayouts isAccountingCompleted createdAt',
    search: 'search',
    operators:
      'isPublisherPaid isPaidByPayouts isResellerPaid isAccountingCompleted commissionStatus commissionAmount vendorCost internalCost vendorInvoiceId',
    relatedLists: [
      ['articles', 'orderItemId'],
      ['swaps', 'orderItemId'],
    ],
  },
  invoices: {
    highlights: 'status total amountPaid amountRefunded',
    columns: 'referenceNumber team order type status total issuedAt',
    menuFilters: 'type status teamId total issuedAt',
    search: 'search',
    sort: '-issuedAt',
  },
  payments: {
    highlights: 'status',
    columns: 'amount provider order team status reference createdAt',
    menuFilters: 'status amount createdAt',
    slugFields: 'provider',
    search: 'search',
  },
  ledgerEntries: {
    highlights: 'creditType remaining',
    path: 'credits',
    columns: 'amount type team creditType reason order remaining createdAt',
    menuFilters: 'teamId type creditType amount createdAt expiresAt',
    search: 'search',
  },
  swaps: {
    highlights: 'status',
    columns: 'referenceNumber order fromName toName status priceDifference createdAt',
    menuFilters: 'status teamId priceDifference createdAt completedAt',
    search: 'referenceNumber',
  },
} satisfies Partial<Record<ListName, ListDefinition>>
