import type { ListDefinition, ListName } from './list-definition.ts'

/** Lists of articles, campaigns and compliance checks. */
export const productionLists = {
  articles: {
    columns: 'name status dueAt team campaign product waitingFor',
    conditions: {
      orderedBy: (userId) => ({ orderItem: { order: { checkoutById: { eq: userId } } } }),
    },
    menuFilters:
      'status waitingFor overdue orderItem.refundStatus teamId campaignId writerId expectedCompletionDate publishedAt createdAt updatedAt',
    search: 'name',
    slugFields: 'expectedCompletionDateTitle',
    sort: 'expectedCompletionDate',
    relatedLists: [
      ['comments', 'articleId'],
      ['complianceChecks', 'articleId'],
    ],
  },
  campaigns: {
    columns: 'name team profile totalArticles updatedAt',
    menuFilters: 'teamId profileId createdAt',
    search: 'name',
    relatedLists: [
      ['articles', 'campaignId'],
      ['orderItems', 'campaignId'],
    ],
  },
  comments: {
    highlights: 'visibility',
    columns: 'content author article team visibility createdAt',
    operators: 'reference',
    menuFilters: 'visibility teamId articleId createdAt',
    search: 'content',
  },
  complianceChecks: {
    path: 'compliance',
    columns: 'article team checkType status complianceScore totalIssuesCount createdAt',
    menuFilters: 'status checkType teamId complianceScore totalIssuesCount createdAt',
    search: 'search',
  },
} satisfies Partial<Record<ListName, ListDefinition>>
