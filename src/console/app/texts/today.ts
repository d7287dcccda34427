import type { Texts } from './text.ts'

/** Today. */
export const today = {
  todayTitle: { en: 'Today', de: 'Heute' },
  span: { en: 'Span', de: 'Zeitraum' },
  days: { en: '{count} days', de: '{count} Tage' },
  revenue: { en: 'Net revenue', de: 'Nettoumsatz' },
  paidOrders: { en: 'Orders paid', de: 'Bezahlte Bestellungen' },
  average: { en: 'Per order', de: 'Je Bestellung' },
  before: { en: '{value} in the {count} days before', de: '{value} in den {count} Tagen davor' },
  waiting: { en: 'What waits', de: 'Was wartet' },
  waitingHint: { en: 'Nothing waits for anybody.', de: 'Nichts wartet auf jemanden.' },
  unpaidOrders: { en: 'Orders that are not paid', de: 'Bestellungen, die nicht bezahlt sind' },
  openSwaps: {
    en: 'Swaps that the client has not accepted',
    de: 'Tausche, die der Kunde nicht angenommen hat',
  },
  refundsDue: { en: 'Refunds that are due', de: 'Erstattungen, die fällig sind' },
  failingEndpoints: { en: 'Webhooks that fail', de: 'Webhooks, die scheitern' },
  failedMails: { en: 'Mails that were given up', de: 'Mails, die aufgegeben wurden' },
  since: { en: 'the oldest {time}', de: 'das Älteste {time}' },
  articlesByStatus: { en: 'Articles by status', de: 'Artikel nach Status' },
  longest: { en: 'Waiting longest', de: 'Wartet am längsten' },
  oldestFirst: {
    en: 'Not touched for the longest time first',
    de: 'Am längsten nicht angefasst zuerst',
  },
  newOrders: { en: 'Newest orders', de: 'Neueste Bestellungen' },
} satisfies Texts
