import type { Texts } from './text.ts'

/** Today. */
export const today = {
  todayTitle: { en: 'Today', de: 'Heute' },
  span: { en: 'Span', de: 'Zeitraum' },
  days: { en: '{count} days', de: '{count} Tage' },
  revenue: { en: 'Net revenue', de: 'Nettoumsatz' },
  spending: { en: 'Spending', de: 'Ausgaben' },
  paidOrders: { en: 'Orders paid', de: 'Bezahlte Bestellungen' },
  average: { en: 'Per order', de: 'Je Bestellung' },
  before: { en: '{value} in the {count} days before', de: '{value} in den {count} Tagen davor' },
  waiting: { en: 'To do', de: 'Zu tun' },
  waitingHint: { en: 'Nothing waits for anybody.', de: 'Nichts zu tun.' },
  unpaidOrders: { en: 'Orders that are not paid', de: 'Unbezahlte Bestellungen' },
  openSwaps: {
    en: 'Swaps that the client has not accepted',
    de: 'Tauschvorschläge, die der Kunde noch nicht angenommen hat',
  },
  refundsDue: { en: 'Refunds that are due', de: 'Fällige Erstattungen' },
  refundedArticles: {
    en: 'Articles that are worked on though their price was refunded',
    de: 'Artikel, an denen trotz Erstattung noch gearbeitet wird',
  },
  failingEndpoints: { en: 'Webhooks that fail', de: 'Webhooks mit Fehlern' },
  failedMails: { en: 'Mails that were given up', de: 'E-Mails, deren Versand aufgegeben wurde' },
  since: { en: 'the oldest {time}', de: 'ältester Eintrag {time}' },
  articlesByStatus: { en: 'Articles by status', de: 'Artikel nach Status' },
  articlesWait: { en: 'Articles that wait', de: 'Artikel, die warten' },
  waitFor: { en: 'wait for {party}', de: 'warten auf {party}' },
  longestHours: {
    en: 'the longest for less than a day',
    de: 'am längsten seit weniger als einem Tag',
  },
  longestDay: { en: 'the longest for a day', de: 'am längsten seit einem Tag' },
  longestDays: { en: 'the longest for {count} days', de: 'am längsten seit {count} Tagen' },
  ofThemLate: { en: '{count} of them late', de: 'davon {count} überfällig' },
  dueFirst: { en: 'Due first', de: 'Zuerst fällig' },
  isDue: { en: 'due {time}', de: 'fällig {time}' },
  wasDue: { en: 'was due {time}', de: '{time} überfällig' },
  publishersToPay: {
    en: 'Publishers to pay for what is published',
    de: 'Veröffentlichtes, für das der Verlag noch nicht bezahlt ist',
  },
  manualChecks: {
    en: 'Checks that wait for an operator',
    de: 'Prüfungen, die auf einen Operator warten',
  },
} satisfies Texts
