import type { Texts } from './text.ts'

/** Deliveries of webhooks. */
export const delivery = {
  testUnderWay: {
    en: 'The test is under way: its delivery shows what comes of it',
    de: 'Der Test ist unterwegs: Seine Zustellung zeigt, was daraus wird',
  },
  attempts: { en: 'Attempts', de: 'Versuche' },
  noAttempts: { en: 'Not tried yet.', de: 'Noch nicht versucht.' },
  answer: { en: 'Answer', de: 'Antwort' },
  sentEvent: { en: 'What is sent', de: 'Gesendeter Inhalt' },
  repeats: { en: 'Repeats the delivery of {time}', de: 'Wiederholt die Zustellung vom {time}' },
  answered: { en: 'Answer {status}', de: 'Antwort {status}' },
  attemptNumber: { en: 'Attempt {number}', de: 'Versuch {number}' },
  triedAgain: { en: 'Next attempt {time}', de: 'Nächster Versuch {time}' },
  noDeliveries: {
    en: 'Nothing was sent to it yet. “Send a test” tries it out.',
    de: 'Noch wurde nichts an ihn gesendet. „Test senden“ probiert ihn aus.',
  },
  newWebhook: { en: 'New webhook', de: 'Neuer Webhook' },
  webhookUrlHint: {
    en: 'An https:// address on the public internet, such as https://example.com/masthead.',
    de: 'Eine https://-Adresse im öffentlichen Internet, etwa https://example.com/masthead.',
  },
  createWebhook: { en: 'Create webhook', de: 'Webhook anlegen' },
  newWebhookHint: {
    en: 'What happens is posted to its address. Its secret is shown once, when it is made.',
    de: 'Ereignisse werden per POST an seine Adresse gesendet. Sein Signaturschlüssel wird nur einmal angezeigt, gleich nach dem Anlegen.',
  },
  noWebhooks: {
    en: 'No program of the team is told what happens.',
    de: 'Noch wird kein Programm des Teams benachrichtigt.',
  },
  webhookSecret: { en: 'Secret of the webhook', de: 'Signaturschlüssel des Webhooks' },
  webhookSecretHint: {
    en: 'Copy it now: it is shown this once. By it the receiver tells that what it gets comes from here.',
    de: 'Kopiere ihn jetzt: Er wird nur dieses eine Mal angezeigt. Mit ihm prüft der Empfänger, dass eine Sendung wirklich von hier kommt.',
  },
  newSecret: { en: 'New secret', de: 'Neuer Signaturschlüssel' },
  createSecret: { en: 'Create secret', de: 'Schlüssel erzeugen' },
  newSecretHint: {
    en: 'As long as the old one stays valid, what is sent is signed by both.',
    de: 'Solange der alte gültig bleibt, wird jede Sendung mit beiden signiert.',
  },
  replaySince: { en: 'Send again since…', de: 'Erneut senden seit …' },
  replaySinceHint: {
    en: 'Every event since then is delivered once more, also what came while it was turned off. Events are kept for 30 days.',
    de: 'Alle Ereignisse seit diesem Tag werden noch einmal zugestellt, auch die aus der Zeit, in der er abgeschaltet war. Ereignisse werden 30 Tage aufbewahrt.',
  },
} satisfies Texts
