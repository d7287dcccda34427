import type { LocalizedTexts } from './localized-text.ts'

/** Texts of webhooks and their deliveries. */
export const deliveryTexts = {
  sendTestEvent: { en: 'Send test event', de: 'Testereignis senden' },
  testHint: {
    en: 'Sends a test event, or the example of another topic. The IDs in examples are not those of records.',
    de: 'Sendet ein Testereignis oder das Beispiel eines anderen Themas. Die IDs in Beispielen gehören zu keinem Datensatz.',
  },
  testTopicHint: {
    en: 'After webhook.test, the topics that the webhook receives come first.',
    de: 'Nach webhook.test stehen zuerst die Themen, die der Webhook erhält.',
  },
  testSent: { en: 'Test event sent', de: 'Testereignis gesendet' },
  attempts: { en: 'Attempts', de: 'Versuche' },
  noAttempts: { en: 'No attempts yet.', de: 'Noch keine Versuche.' },
  response: { en: 'Response', de: 'Antwort' },
  sentEvent: { en: 'Payload', de: 'Gesendeter Inhalt' },
  replayOf: {
    en: 'Replay of the delivery of {time}',
    de: 'Wiederholung der Zustellung vom {time}',
  },
  responseStatus: { en: 'Response {status}', de: 'Antwort {status}' },
  attemptNumber: { en: 'Attempt {number}', de: 'Versuch {number}' },
  nextAttempt: { en: 'Next attempt {time}', de: 'Nächster Versuch {time}' },
  noDeliveries: {
    en: 'No deliveries yet. Send a test event to try the webhook.',
    de: 'Noch keine Zustellungen. Senden Sie ein Testereignis, um den Webhook auszuprobieren.',
  },
  newWebhook: { en: 'New webhook', de: 'Neuer Webhook' },
  webhookUrlHint: {
    en: 'A public https:// URL, such as https://example.com/masthead.',
    de: 'Eine öffentliche https://-URL, etwa https://example.com/masthead.',
  },
  createWebhook: { en: 'Create webhook', de: 'Webhook anlegen' },
  newWebhookHint: {
    en: 'Events are sent to this URL by POST. The signing secret is shown only once, after you create the webhook.',
    de: 'Ereignisse werden per POST an diese URL gesendet. Der Signaturschlüssel wird nur einmal angezeigt, nachdem Sie den Webhook angelegt haben.',
  },
  noWebhooks: { en: 'No webhooks yet.', de: 'Noch keine Webhooks.' },
  webhookSecret: { en: 'Webhook signing secret', de: 'Signaturschlüssel des Webhooks' },
  webhookSecretHint: {
    en: 'Copy it now. You won’t be able to see it again. Receivers use it to verify that events come from this server.',
    de: 'Kopieren Sie ihn jetzt. Er wird nicht noch einmal angezeigt. Empfänger prüfen damit, dass Ereignisse von diesem Server kommen.',
  },
  rotateSecret: { en: 'Rotate secret', de: 'Signaturschlüssel rotieren' },
  rotateSubmit: { en: 'Rotate', de: 'Rotieren' },
  rotateSecretHint: {
    en: 'While the old secret is valid, events are signed with both secrets.',
    de: 'Solange der alte Schlüssel gültig ist, werden Ereignisse mit beiden signiert.',
  },
  replaySince: { en: 'Replay events…', de: 'Erneut senden …' },
  replaySinceHint: {
    en: 'Sends all events of this time again, including those from the time the webhook was disabled. Events are kept for 30 days.',
    de: 'Sendet alle Ereignisse dieser Zeit erneut, auch die aus der Zeit, in der der Webhook deaktiviert war. Ereignisse werden 30 Tage aufbewahrt.',
  },
  onlyFailed: { en: 'Only failed events', de: 'Nur fehlgeschlagene Ereignisse' },
  request: { en: 'Request', de: 'Anfrage' },
  hiddenData: {
    en: 'Your access does not include the records of this topic.',
    de: 'Ihr Zugriff umfasst die Datensätze dieses Themas nicht.',
  },
  deliveriesByDay: { en: 'Deliveries per day', de: 'Zustellungen pro Tag' },
  noDeliveriesByDay: {
    en: 'No deliveries in the last 30 days.',
    de: 'Keine Zustellungen in den letzten 30 Tagen.',
  },
  allTopics: { en: 'All topics', de: 'Alle Themen' },
  topicsHint: {
    en: 'Events of these topics are sent to webhooks, and listed by the API for 30 days. A pattern such as order.* covers all topics of its kind.',
    de: 'Ereignisse dieser Themen werden an Webhooks gesendet und 30 Tage lang von der API aufgelistet. Ein Muster wie order.* umfasst alle Themen seiner Art.',
  },
  searchTopics: { en: 'Search topics', de: 'Themen suchen' },
  noTopics: { en: 'No topic contains these words.', de: 'Kein Thema enthält diese Wörter.' },
  eventTopics: { en: 'Topics', de: 'Themen' },
  readScopes: { en: 'Scope to read the events', de: 'Berechtigung zum Lesen der Ereignisse' },
  example: { en: 'Example', de: 'Beispiel' },
} satisfies LocalizedTexts
