import type { ByScope } from './scope-table.js'

/** Subscriptions to articles. A new subscription needs a line in the table of subscriptions. */
const articleTopics = [
  'articleStatusChanged',
  'commentArchived',
  'commentCreated',
  'commentUpdated',
] as const
export const subscriptions: ByScope = {
  'articles.lists': articleTopics,
  'articles.read': articleTopics,
  'orders.lists': ['orderChanged'],
  'orders.read': ['orderChanged'],
}
