import type { Texts } from './text.ts'

/** Deliveries of webhooks. */
export const delivery = {
  attempts: { en: 'Attempts', de: 'Versuche' },
  noAttempts: { en: 'Not tried yet.', de: 'Noch nicht versucht.' },
  answer: { en: 'Answer', de: 'Antwort' },
  sentEvent: { en: 'What is sent', de: 'Was gesendet wird' },
  repeats: { en: 'Repeats the delivery of {time}', de: 'Wiederholt die Zustellung vom {time}' },
  replaySince: { en: 'Send again since…', de: 'Erneut senden seit …' },
  replaySinceHint: {
    en: 'Every event since then is delivered once more, also what came while it was turned off. Events are kept for 30 days.',
    de: 'Jedes Ereignis seither wird noch einmal zugestellt, auch was kam, während er abgeschaltet war. Ereignisse werden 30 Tage aufbewahrt.',
  },
} satisfies Texts
