import type { Language } from '../../../prisma/generated/client/enums.js'

/** Texts of the invitation page in one language. */
interface Texts {
  title: string
  heading(team: string): string
  /** Shown in place of `heading` and `invited` to the account owner. */
  ownerHeading(team: string): string
  ownerInvited(team: string, brand: string): string
  invited(inviter: string | null, team: string, brand: string): string
  address(email: string): string
  until(date: string): string
  name: string
  nameMissing: string
  accept: string
  accepted(team: string): string
  acceptedNext: string
  /** Shown in place of `acceptedNext` if the user can sign in by email. */
  signInNext(email: string): string
  /** Shown in place of `acceptedNext` if the user can sign in by SSO. */
  ssoNext(email: string): string
  signIn: string
  expired: string
  expiredNext: string
  refused: string
  refusedNext: string
}

/** Texts of the invitation page by language. */
export const invitationTexts: Record<Language, Texts> = {
  EN: {
    title: 'Invitation',
    heading: (team) => `Join ${team}?`,
    ownerHeading: (team) => `Your team ${team}`,
    ownerInvited: (team, brand) =>
      `The team ${team} was created for you on ${brand}. You are its account owner.`,
    invited: (inviter, team, brand) =>
      inviter
        ? `${inviter} invites you to work in the team ${team} on ${brand}.`
        : `You are invited to join the team ${team} on ${brand}.`,
    address: (email) => `Your email address: ${email}`,
    until: (date) => `You can accept until ${date}.`,
    name: 'Your first and last name',
    nameMissing: 'Enter your name, up to 255 characters on one line.',
    accept: 'Accept the invitation',
    accepted: (team) => `You belong to ${team}.`,
    acceptedNext: 'You can close this page.',
    signInNext: (email) => `Sign in to the console with ${email}. It sends you a link by email.`,
    ssoNext: (email) => `Sign in to the console with SSO, as ${email}.`,
    signIn: 'Open the console',
    expired: 'This invitation has expired.',
    expiredNext: 'Ask the person who invited you to send another one.',
    refused: 'Your account cannot join a team.',
    refusedNext: 'Contact the operators of the marketplace.',
  },
  DE: {
    title: 'Einladung',
    heading: (team) => `${team} beitreten?`,
    ownerHeading: (team) => `Ihr Team ${team}`,
    ownerInvited: (team, brand) =>
      `Das Team ${team} wurde für Sie bei ${brand} angelegt. Sie sind Kontoinhaber.`,
    invited: (inviter, team, brand) =>
      inviter
        ? `${inviter} lädt Sie ein, bei ${brand} im Team ${team} mitzuarbeiten.`
        : `Sie sind eingeladen, bei ${brand} im Team ${team} mitzuarbeiten.`,
    address: (email) => `Ihre E-Mail-Adresse: ${email}`,
    until: (date) => `Sie können bis ${date} annehmen.`,
    name: 'Ihr Vor- und Nachname',
    nameMissing: 'Geben Sie Ihren Namen an, höchstens 255 Zeichen auf einer Zeile.',
    accept: 'Einladung annehmen',
    accepted: (team) => `Sie gehören zu ${team}.`,
    acceptedNext: 'Sie können diese Seite schließen.',
    signInNext: (email) =>
      `Melden Sie sich mit ${email} an der Konsole an. Sie sendet Ihnen einen Link per E-Mail.`,
    ssoNext: (email) => `Melden Sie sich mit SSO als ${email} an der Konsole an.`,
    signIn: 'Konsole öffnen',
    expired: 'Diese Einladung ist abgelaufen.',
    expiredNext: 'Bitten Sie die Person, die Sie eingeladen hat, um eine neue Einladung.',
    refused: 'Ihr Konto kann keinem Team beitreten.',
    refusedNext: 'Wenden Sie sich an die Betreiber des Marktplatzes.',
  },
}
