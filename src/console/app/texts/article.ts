import type { Texts } from './text.ts'

/** Articles: the board, and one of them. */
export const article = {
  move: { en: 'Move', de: 'Verschieben' },
  moved: { en: '{name} is at “{to}”', de: '{name} steht auf „{to}“' },
  moveCard: { en: 'Move {name}', de: '{name} verschieben' },
  approveBrief: { en: 'Approve brief', de: 'Briefing freigeben' },
  approveDraft: { en: 'Approve draft', de: 'Entwurf freigeben' },
  requestChanges: { en: 'Ask for changes', de: 'Änderungen verlangen' },
  discussion: { en: 'Discussion', de: 'Gespräch' },
  noComments: { en: 'Nobody has said anything yet.', de: 'Noch hat niemand etwas gesagt.' },
  comment: { en: 'Comment', de: 'Kommentar' },
  reply: { en: 'Reply', de: 'Antworten' },
  yourName: { en: 'Your name', de: 'Dein Name' },
  internal: { en: 'Internal note', de: 'Interne Notiz' },
  send: { en: 'Send', de: 'Senden' },
  history: { en: 'History', de: 'Verlauf' },
  files: { en: 'Files', de: 'Dateien' },
} satisfies Texts
