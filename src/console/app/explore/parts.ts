import type { Text } from '../texts/text.ts'

/** Predefined filter of a list that its filter menu cannot express. */
export interface Part {
  name: Text
  where: object
}

const paidOrder = { order: { status: { eq: 'PAID' } } }
const ordered = (count: object) => ({ orders: { aggregate: { count } } })

/** Segments by list. A query can count one, restrict itself to one, or compute its share. */
export const parts: Readonly<Record<string, Readonly<Record<string, Part>>>> = {
  teams: {
    buyers: {
      name: { en: 'Teams that have paid', de: 'Teams, die bezahlt haben' },
      where: { orders: { some: { status: { eq: 'PAID' } } } },
    },
    buyAgain: {
      name: { en: 'Teams that paid twice or more', de: 'Teams, die mehrmals bezahlt haben' },
      where: {
        orders: { aggregate: { where: { status: { eq: 'PAID' } }, count: { gte: 2 } } },
      },
    },
    withoutOrders: {
      name: { en: 'Teams without orders', de: 'Teams ohne Bestellungen' },
      where: { orders: { none: {} } },
    },
    three: {
      name: { en: 'Teams with three orders or more', de: 'Teams mit drei oder mehr Bestellungen' },
      where: ordered({ gte: 3 }),
    },
    fifty: {
      name: { en: 'Teams with more than fifty orders', de: 'Teams mit über fünfzig Bestellungen' },
      where: ordered({ gt: 50 }),
    },
  },
  articles: {
    late: {
      name: {
        en: 'Late and not yet published',
        de: 'Überfällig und noch nicht veröffentlicht',
      },
      where: { overdue: true },
    },
    publishedLate: {
      name: { en: 'Published late', de: 'Verspätet veröffentlicht' },
      where: { compare: [{ field: 'PUBLISHED_AT', gt: 'EXPECTED_COMPLETION_DATE' }] },
    },
  },
  opportunities: {
    completed: {
      name: { en: 'Taken', de: 'Angenommen' },
      where: { status: { eq: 'COMPLETED' } },
    },
    decided: {
      name: { en: 'Decided', de: 'Entschieden' },
      where: { status: { ne: 'ACTIVE' } },
    },
  },
  orderItems: {
    paid: { name: { en: 'Paid', de: 'Bezahlt' }, where: paidOrder },
    published: {
      name: { en: 'Published', de: 'Veröffentlicht' },
      where: { ...paidOrder, article: { publishedAt: { isNull: false } } },
    },
  },
  articleStatusChanges: {
    rejected: {
      name: { en: 'Briefs sent back', de: 'Zurückgegebene Briefings' },
      where: { status: { prefix: { eq: 'brief-update-requested' } } },
    },
  },
}
