import type { LocalizedNames } from '../localized-text.ts'

/** Labels of fields of webhooks, emails and requests. */
export const integrationFieldNames = {
  attemptCount: { en: 'Attempts', de: 'Versuche' },
  subject: { de: 'Betreff' },
  lastError: { en: 'Last error', de: 'Letzter Fehler' },
  disabledReason: { en: 'Reason disabled', de: 'Grund der Deaktivierung' },
  enabled: { de: 'Aktiviert' },
  endpoint: { de: 'Webhook' },
  endpointId: { en: 'Webhook', de: 'Webhook' },
  event: { de: 'Ereignis' },
  failingSince: { de: 'Fehlerhaft seit' },
  count: { de: 'Anzahl' },
  firstUsedAt: { de: 'Zuerst benutzt' },
  nextAttemptAt: { en: 'Next attempt', de: 'Nächster Versuch' },
  topic: { de: 'Thema' },
  filters: { de: 'Filter' },
  topics: { de: 'Themen' },
  eventId: { en: 'Event', de: 'Ereignis' },
  duration: { en: 'Duration, ms', de: 'Dauer in ms' },
  errorCode: { en: 'Error', de: 'Fehler' },
  resendOfId: { en: 'Replay of', de: 'Wiederholung von' },
  path: { de: 'Pfad' },
  tokenId: { en: 'Token', de: 'Token' },
  webhookEndpointId: { en: 'Webhook', de: 'Webhook' },
} satisfies LocalizedNames
