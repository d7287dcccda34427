import type { Language } from '../../../prisma/generated/client/enums.js'

/** What the page of a link to sign in says in one language. */
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

/** What the page of a link to sign in says, in every language there is. */
export const texts: Record<Language, Texts> = {
  EN: {
    title: 'Sign in',
    heading: 'Open the console?',
    address: (email) => `You sign in as ${email}.`,
    into: (team) => `Team: ${team}`,
    team: 'Team',
    open: 'Sign in',
    used: 'This link was used already.',
    expired: 'This link has expired.',
    next: 'A link works once, for 15 minutes. Ask for another one in the console.',
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
