/** Texts of emails and their preferences page by language. */
import type { Language } from '../../../prisma/generated/client/enums.js'
import type { EmailTexts, FrameTexts } from '../content.js'
import { accountsTexts } from './accounts.js'
import { applicationsTexts } from './applications.js'
import { catalogueTexts } from './catalogue.js'
import { orderingTexts } from './ordering.js'
import { passkeyTexts } from './passkeys.js'
import { payoutsTexts } from './payouts.js'
import { placementOfferTexts } from './placement-offer.js'
import { productionTexts } from './production.js'
import { publishingTexts } from './publishing.js'

/** Footers of emails, and the preferences page. */
const frame: Record<Language, FrameTexts> = {
  EN: {
    questions: (address) => `Questions? Write to ${address}.`,
    whyReceipt:
      'You receive this email because this address was given for the receipt of an order.',
    whyInvitation: 'You receive this email because this address was invited to a team.',
    whyInquiry:
      'You receive this email because this address was given for the reply to an inquiry.',
    whyApplication:
      'You receive this email because this address was given in an application as a publisher.',
    whySignIn: 'You receive this email because a sign-in link was requested for this address.',
    why: (name) => `You receive this email because your account is notified about ${name}.`,
    end: 'Unsubscribe',
    page: {
      title: 'Email preferences',
      question: (name) => `Unsubscribe from email about ${name}?`,
      endOne: 'Unsubscribe',
      endOneOf: (name) => `Unsubscribe from ${name}`,
      endAll: 'Unsubscribe from all notifications',
      ended: (name) => `You are unsubscribed from email about ${name}.`,
      endedAll: 'You are unsubscribed from all notifications. You still receive payment receipts.',
      again: 'Subscribe again',
      begun: (name) => `You are again subscribed to email about ${name}.`,
      begunAll: 'You are again subscribed to all notifications.',
    },
  },
  DE: {
    questions: (address) => `Fragen? Schreiben Sie an ${address}.`,
    whyReceipt:
      'Sie erhalten diese E-Mail, weil diese Adresse für den Beleg einer Bestellung angegeben wurde.',
    whyInvitation:
      'Sie erhalten diese E-Mail, weil jemand diese Adresse in ein Team eingeladen hat.',
    whyInquiry:
      'Sie erhalten diese E-Mail, weil diese Adresse für die Antwort auf eine Anfrage angegeben wurde.',
    whyApplication:
      'Sie erhalten diese E-Mail, weil diese Adresse in einer Bewerbung als Verlag angegeben wurde.',
    whySignIn: 'Sie erhalten diese E-Mail, weil jemand diese Adresse zum Anmelden angegeben hat.',
    why: (name) => `Sie erhalten diese E-Mail, weil Sie über ${name} informiert werden.`,
    end: 'Diese E-Mails abbestellen',
    page: {
      title: 'Ihre E-Mails',
      question: (name) => `E-Mails über ${name} abbestellen?`,
      endOne: 'Diese E-Mails abbestellen',
      endOneOf: (name) => `E-Mails über ${name} abbestellen`,
      endAll: 'Alle Mitteilungen abbestellen',
      ended: (name) => `Sie erhalten keine E-Mails mehr über ${name}.`,
      endedAll: 'Sie erhalten keine Mitteilungen per E-Mail mehr. Zahlungsbelege kommen weiterhin.',
      again: 'Wieder erhalten',
      begun: (name) => `Sie erhalten wieder E-Mails über ${name}.`,
      begunAll: 'Sie erhalten wieder alle Mitteilungen per E-Mail.',
    },
  },
}

const textsOf = (language: Language): EmailTexts => ({
  ...frame[language],
  kinds: {
    ...accountsTexts[language].kinds,
    ...applicationsTexts[language].kinds,
    ...catalogueTexts[language].kinds,
    ...orderingTexts[language].kinds,
    ...passkeyTexts[language].kinds,
    ...payoutsTexts[language].kinds,
    ...placementOfferTexts[language].kinds,
    ...productionTexts[language].kinds,
    ...publishingTexts[language].kinds,
  },
  names: {
    ...accountsTexts[language].names,
    ...applicationsTexts[language].names,
    ...catalogueTexts[language].names,
    ...orderingTexts[language].names,
    ...passkeyTexts[language].names,
    ...payoutsTexts[language].names,
    ...placementOfferTexts[language].names,
    ...productionTexts[language].names,
    ...publishingTexts[language].names,
  },
})

export const emailTexts: Record<Language, EmailTexts> = { EN: textsOf('EN'), DE: textsOf('DE') }
