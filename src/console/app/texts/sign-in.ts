import type { Texts } from './text.ts'

/** Signing in by a link that comes by mail. */
export const signIn = {
  signInByMail: { en: 'Sign in by e-mail', de: 'Per E-Mail anmelden' },
  signInByMailHint: {
    en: 'For members of a team: you get a link that signs you in.',
    de: 'Für Mitglieder eines Teams: Du bekommst einen Link, der dich anmeldet.',
  },
  emailAddress: { en: 'E-mail address', de: 'E-Mail-Adresse' },
  sendLink: { en: 'Send me a link', de: 'Link schicken' },
  linkSent: {
    en: 'If {email} belongs to a member of a team, a link is on its way there. It works once, for 15 minutes. If one came in the last five minutes, use that.',
    de: 'Wenn {email} einem Mitglied eines Teams gehört, ist ein Link unterwegs. Er gilt einmal, 15 Minuten lang. Wenn in den letzten fünf Minuten einer kam, nimm diesen.',
  },
} satisfies Texts
