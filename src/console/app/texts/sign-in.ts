import type { LocalizedTexts } from './localized-text.ts'

/** Texts of the sign-in by email. */
export const signInTexts = {
  signInByEmail: { en: 'Sign in by email', de: 'Per E-Mail anmelden' },
  signInByEmailHint: {
    en: 'For team members. We send you a link to sign in.',
    de: 'Für Teammitglieder. Wir senden Ihnen einen Link zum Anmelden.',
  },
  emailAddress: { en: 'Email address', de: 'E-Mail-Adresse' },
  sendLink: { en: 'Send link', de: 'Link senden' },
  linkSent: {
    en: 'If {email} belongs to a team member, we have sent a link. It works once and expires after 15 minutes. If you received a link in the last five minutes, use that one.',
    de: 'Wenn {email} einem Teammitglied gehört, haben wir einen Link gesendet. Er gilt einmal, 15 Minuten lang. Wenn Sie in den letzten fünf Minuten einen Link erhalten haben, verwenden Sie diesen.',
  },
} satisfies LocalizedTexts
