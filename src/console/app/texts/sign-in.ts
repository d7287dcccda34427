import type { LocalizedTexts } from './localized-text.ts'

/** Texts of the sign-in by email and by SSO. */
export const signInTexts = {
  signInByEmail: { en: 'Sign in by email', de: 'Per E-Mail anmelden' },
  signInByEmailHint: {
    en: 'For team members. We send you a link to sign in.',
    de: 'Für Teammitglieder. Wir senden Ihnen einen Link zum Anmelden.',
  },
  emailAddress: { en: 'Email address', de: 'E-Mail-Adresse' },
  signInBySso: { en: 'Sign in with SSO', de: 'Mit SSO anmelden' },
  orWithToken: { en: 'Or with a token:', de: 'Oder mit einem Token:' },
  singleSignOn: { en: 'Single sign-on', de: 'Single Sign-on' },
  ssoIsRequired: {
    en: 'Members can open the console only by SSO. API tokens keep working.',
    de: 'Mitglieder können die Konsole nur mit SSO öffnen. API-Tokens gelten weiter.',
  },
  ssoIsOptional: {
    en: 'Members can sign in by SSO or another way.',
    de: 'Mitglieder können sich mit SSO oder anders anmelden.',
  },
  ssoRequiredHint: {
    en: 'Sessions that members opened another way end at once.',
    de: 'Anders begonnene Sitzungen von Mitgliedern enden sofort.',
  },
  ssoDomainsText: {
    en: 'New users with these email domains join the team: {domains}.',
    de: 'Neue Benutzer mit diesen E-Mail-Domains kommen in das Team: {domains}.',
  },
  ssoDomainsHint: {
    en: 'New users with an address of these domains join the team when they first sign in by SSO.',
    de: 'Neue Benutzer mit einer Adresse dieser Domains kommen in das Team, wenn sie sich zum ersten Mal mit SSO anmelden.',
  },
  unlinkSso: { en: 'Remove SSO identity', de: 'SSO-Identität entfernen' },
  sendLink: { en: 'Send link', de: 'Link senden' },
  linkSent: {
    en: 'If {email} belongs to a team member, we have sent a link. It works once and expires after 15 minutes. If you received a link in the last five minutes, use that one.',
    de: 'Wenn {email} einem Teammitglied gehört, haben wir einen Link gesendet. Er gilt einmal, 15 Minuten lang. Wenn Sie in den letzten fünf Minuten einen Link erhalten haben, verwenden Sie diesen.',
  },
} satisfies LocalizedTexts
