import type { Language } from '../../../prisma/generated/client/enums.js'

/** Texts of the sign-in page in one language. */
interface Texts {
  title: string
  heading: string
  address(email: string): string
  into(team: string): string
  team: string
  open: string
  used: string
  expired: string
  next: string
  toConsole: string
}

/** Texts of the sign-in page by language. */
export const signInPageTexts: Record<Language, Texts> = {
  EN: {
    title: 'Sign in',
    heading: 'Open the console?',
    address: (email) => `You sign in as ${email}.`,
    into: (team) => `Team: ${team}`,
    team: 'Team',
    open: 'Sign in',
    used: 'This link has already been used.',
    expired: 'This link has expired.',
    next: 'A link works once, within 15 minutes. Request another one in the console.',
    toConsole: 'To the console',
  },
  DE: {
    title: 'Anmelden',
    heading: 'Konsole öffnen?',
    address: (email) => `Sie melden sich als ${email} an.`,
    into: (team) => `Team: ${team}`,
    team: 'Team',
    open: 'Anmelden',
    used: 'Dieser Link wurde schon benutzt.',
    expired: 'Dieser Link ist abgelaufen.',
    next: 'Ein Link funktioniert einmal, 15 Minuten lang. Fordern Sie in der Konsole einen neuen an.',
    toConsole: 'Zur Konsole',
  },
}
