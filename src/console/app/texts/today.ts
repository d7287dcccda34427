import type { LocalizedTexts } from './localized-text.ts'

/** Texts of the Today screen. */
export const todayTexts = {
  todayTitle: { en: 'Today', de: 'Heute' },
  period: { en: 'Period', de: 'Zeitraum' },
  days: { en: '{count} days', de: '{count} Tage' },
  revenue: { en: 'Net revenue', de: 'Nettoumsatz' },
  spending: { en: 'Spending', de: 'Ausgaben' },
  paidOrders: { en: 'Orders paid', de: 'Bezahlte Bestellungen' },
  average: { en: 'Average order', de: 'Durchschnittliche Bestellung' },
  before: { en: '{value} in the previous {count} days', de: '{value} in den {count} Tagen davor' },
  waiting: { en: 'To do', de: 'Zu tun' },
  nothingToDo: { en: 'Nothing to do.', de: 'Nichts zu tun.' },
  unpaidOrders: { en: 'Unpaid orders', de: 'Unbezahlte Bestellungen' },
  openSwaps: {
    en: 'Swaps not accepted by the team',
    de: 'Vom Team nicht angenommene Tauschvorschläge',
  },
  refundsDue: { en: 'Refunds due', de: 'Fällige Erstattungen' },
  refundedArticles: {
    en: 'Refunded articles still in progress',
    de: 'Erstattete Artikel, die noch in Arbeit sind',
  },
  failingWebhooks: { en: 'Failing webhooks', de: 'Webhooks mit Fehlern' },
  failedEmails: { en: 'Failed emails', de: 'Fehlgeschlagene E-Mails' },
  since: { en: 'oldest {time}', de: 'ältester Eintrag {time}' },
  articlesByStatus: { en: 'Articles by status', de: 'Artikel nach Status' },
  waitingArticles: { en: 'Waiting articles', de: 'Wartende Artikel' },
  waitingForParties: { en: 'waiting for {party}', de: 'warten auf {party}' },
  longestHours: { en: 'longest for less than a day', de: 'am längsten seit weniger als einem Tag' },
  longestDay: { en: 'longest for a day', de: 'am längsten seit einem Tag' },
  longestDays: { en: 'longest for {count} days', de: 'am längsten seit {count} Tagen' },
  overdueCount: { en: '{count} overdue', de: 'davon {count} überfällig' },
  dueNext: { en: 'Due next', de: 'Als Nächstes fällig' },
  isDue: { en: 'due {time}', de: 'fällig {time}' },
  wasDue: { en: 'was due {time}', de: '{time} überfällig' },
  unpaidPublishers: { en: 'Publishers to pay', de: 'Zu bezahlende Verlage' },
  manualChecks: {
    en: 'Checks waiting for an operator',
    de: 'Prüfungen, die auf einen Operator warten',
  },
} satisfies LocalizedTexts
