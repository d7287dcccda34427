import type { LocalizedText } from '../texts/localized-text.ts'

/** Predefined filter of a list that its filter menu cannot express. */
export interface Segment {
  name: LocalizedText
  where: object
}

const paidOrder = { order: { status: { eq: 'PAID' } } }
const withOrderCount = (count: object) => ({ orders: { aggregate: { count } } })

/** Segments by list. A query can count one, restrict itself to one, or compute its share. */
export const segments: Readonly<Record<string, Readonly<Record<string, Segment>>>> = {
  teams: {
    buyers: {
      name: { en: 'Teams that have paid', de: 'Teams, die bezahlt haben' },
      where: { orders: { some: { status: { eq: 'PAID' } } } },
    },
    buyAgain: {
      name: { en: 'Teams that paid more than once', de: 'Teams, die mehrmals bezahlt haben' },
      where: {
        orders: { aggregate: { where: { status: { eq: 'PAID' } }, count: { gte: 2 } } },
      },
    },
    withoutOrders: {
      name: { en: 'Teams without orders', de: 'Teams ohne Bestellungen' },
      where: { orders: { none: {} } },
    },
    three: {
      name: { en: 'Teams with 3 or more orders', de: 'Teams mit 3 oder mehr Bestellungen' },
      where: withOrderCount({ gte: 3 }),
    },
    fifty: {
      name: { en: 'Teams with more than 50 orders', de: 'Teams mit mehr als 50 Bestellungen' },
      where: withOrderCount({ gt: 50 }),
    },
  },
  articles: {
    late: {
      name: {
        en: 'Overdue',
        de: 'Überfällig',
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
      name: { en: 'Accepted', de: 'Angenommen' },
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
      name: { en: 'Returned briefs', de: 'Zurückgegebene Briefings' },
      where: { status: { prefix: { eq: 'brief-update-requested' } } },
    },
  },
}
