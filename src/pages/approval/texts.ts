import type { ApprovalStatus, Language } from '../../../prisma/generated/client/enums.js'

/** Texts of the approval page in one language. */
interface Texts {
  title: string
  heading(reference: string): string
  placed(requester: string, team: string): string
  profile: string
  amount: string
  approve: string
  reason: string
  reasonWrong: string
  reject: string
  /** Results, and the state of an order that the user cannot decide about. */
  states: Record<ApprovalStatus, string>
  decidedBy(name: string): string
  notNeeded: string
  ownOrder: string
  noScope: string
  payPage: string
  signIn: string
  signInNext: string
  toConsole: string
  continue: string
  notFound: string
  notFoundNext(team: string): string
}

/** Texts of the approval page by language. */
export const approvalPageTexts: Record<Language, Texts> = {
  EN: {
    title: 'Approval',
    heading: (reference) => `Approve order ${reference}?`,
    placed: (requester, team) => `${requester} has placed this order for ${team}.`,
    profile: 'Profile',
    amount: 'Amount',
    approve: 'Approve',
    reason: 'Reason of a rejection',
    reasonWrong: 'Enter the reason of the rejection, up to 1,000 characters.',
    reject: 'Reject',
    states: {
      PENDING: 'This order waits for approval.',
      APPROVED: 'This order is approved.',
      REJECTED: 'This order is rejected.',
      WITHDRAWN: 'This order was cancelled before a decision.',
    },
    decidedBy: (name) => `Decision by ${name}`,
    notNeeded: 'This order needs no approval.',
    ownOrder: 'You placed this order. Another member of the team must decide about it.',
    noScope: 'Your account cannot approve orders.',
    payPage: 'View and pay the order',
    signIn: 'Sign in to decide about this order',
    signInNext: 'Sign in to the console in this browser, then open the link in the email again.',
    toConsole: 'To the console',
    continue: 'Continue',
    notFound: 'There is no such order in this team.',
    notFoundNext: (team) =>
      `You are signed in to ${team}. If the order is that of another team, switch to it in the console, then open the link again.`,
  },
  DE: {
    title: 'Freigabe',
    heading: (reference) => `Bestellung ${reference} freigeben?`,
    placed: (requester, team) => `${requester} hat diese Bestellung für ${team} aufgegeben.`,
    profile: 'Profil',
    amount: 'Betrag',
    approve: 'Freigeben',
    reason: 'Grund einer Ablehnung',
    reasonWrong: 'Geben Sie den Grund der Ablehnung an, höchstens 1.000 Zeichen.',
    reject: 'Ablehnen',
    states: {
      PENDING: 'Diese Bestellung wartet auf Freigabe.',
      APPROVED: 'Diese Bestellung ist freigegeben.',
      REJECTED: 'Diese Bestellung ist abgelehnt.',
      WITHDRAWN: 'Diese Bestellung wurde vor einer Entscheidung storniert.',
    },
    decidedBy: (name) => `Entscheidung von ${name}`,
    notNeeded: 'Diese Bestellung braucht keine Freigabe.',
    ownOrder:
      'Sie haben diese Bestellung aufgegeben. Ein anderes Mitglied des Teams muss entscheiden.',
    noScope: 'Ihr Konto kann keine Bestellungen freigeben.',
    payPage: 'Bestellung ansehen und zahlen',
    signIn: 'Melden Sie sich an, um zu entscheiden',
    signInNext:
      'Melden Sie sich in diesem Browser an der Konsole an, und öffnen Sie dann den Link in der E-Mail noch einmal.',
    toConsole: 'Zur Konsole',
    continue: 'Weiter',
    notFound: 'Diese Bestellung gibt es in diesem Team nicht.',
    notFoundNext: (team) =>
      `Sie sind bei ${team} angemeldet. Gehört die Bestellung zu einem anderen Team, wechseln Sie in der Konsole dorthin und öffnen Sie den Link noch einmal.`,
  },
}
