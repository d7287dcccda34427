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
  waiting: { en: 'To do', de: 'Zu tun' },
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
  articlesWait: { en: 'Articles that wait', de: 'Artikel, die warten' },
  waitFor: { en: 'wait for {party}', de: 'warten auf {party}' },
  longestHours: {
    en: 'the longest for less than a day',
    de: 'am längsten seit weniger als einem Tag',
  },
  longestDay: { en: 'the longest for a day', de: 'am längsten seit einem Tag' },
  longestDays: { en: 'the longest for {count} days', de: 'am längsten seit {count} Tagen' },
  ofThemLate: { en: '{count} of them late', de: '{count} davon zu spät' },
  dueFirst: { en: 'Due first', de: 'Zuerst fällig' },
  isDue: { en: 'due {time}', de: 'fällig {time}' },
  wasDue: { en: 'was due {time}', de: 'war fällig {time}' },
  publishersToPay: {
    en: 'Publishers to pay for what is published',
    de: 'Verlage zu bezahlen für Veröffentlichtes',
  },
  manualChecks: {
    en: 'Checks that wait for an operator',
    de: 'Prüfungen, die auf einen Operator warten',
  },
} satisfies Texts
