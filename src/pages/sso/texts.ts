import type { Language } from '../../../prisma/generated/client/enums.js'

/** Reason why the page of an error is shown. */
export type SsoError = 'denied' | 'invalid' | 'unavailable' | 'unverified' | 'refused'

/** Texts of the pages of single sign-on in one language. */
interface Texts {
  title: string
  heading: string
  address(email: string): string
  team: string
  operator: string
  open: string
  errors: Record<SsoError, { heading: string; next: string }>
  again: string
  toSignIn: string
}

/** Texts of the pages of single sign-on by language. */
export const ssoTexts: Record<Language, Texts> = {
  EN: {
    title: 'Single sign-on',
    heading: 'Choose a team',
    address: (email) => `You sign in as ${email}.`,
    team: 'Team',
    operator: 'Marketplace (operator)',
    open: 'Sign in',
    errors: {
      denied: {
        heading: 'The sign-in was cancelled.',
        next: 'Your organization has not signed you in.',
      },
      invalid: {
        heading: 'This sign-in has expired.',
        next: 'A sign-in works once, within 10 minutes, in the browser in which it was started.',
      },
      unavailable: {
        heading: 'Single sign-on is not available.',
        next: 'The sign-in service of your organization does not respond. Try again later, or sign in another way.',
      },
      unverified: {
        heading: 'Your email address is not verified.',
        next: 'Verify the address at the sign-in service of your organization, then sign in again.',
      },
      refused: {
        heading: 'You cannot sign in with this account.',
        next: 'Ask the account owner of your team or the operators of the marketplace for access.',
      },
    },
    again: 'Try again',
    toSignIn: 'Other ways to sign in',
  },
  DE: {
    title: 'Single Sign-on',
    heading: 'Team wählen',
    address: (email) => `Sie melden sich als ${email} an.`,
    team: 'Team',
    operator: 'Marktplatz (Operator)',
    open: 'Anmelden',
    errors: {
      denied: {
        heading: 'Die Anmeldung wurde abgebrochen.',
        next: 'Ihre Organisation hat Sie nicht angemeldet.',
      },
      invalid: {
        heading: 'Diese Anmeldung ist abgelaufen.',
        next: 'Eine Anmeldung gilt einmal, 10 Minuten lang, in dem Browser, in dem sie begonnen wurde.',
      },
      unavailable: {
        heading: 'Single Sign-on ist nicht verfügbar.',
        next: 'Der Anmeldedienst Ihrer Organisation antwortet nicht. Versuchen Sie es später, oder melden Sie sich anders an.',
      },
      unverified: {
        heading: 'Ihre E-Mail-Adresse ist nicht bestätigt.',
        next: 'Bestätigen Sie die Adresse beim Anmeldedienst Ihrer Organisation, und melden Sie sich dann noch einmal an.',
      },
      refused: {
        heading: 'Mit diesem Konto können Sie sich nicht anmelden.',
        next: 'Bitten Sie den Kontoinhaber Ihres Teams oder die Betreiber des Marktplatzes um Zugang.',
      },
    },
    again: 'Noch einmal versuchen',
    toSignIn: 'Andere Wege zur Anmeldung',
  },
}
