/** Texts of emails about inquiries. */
import type { Language } from '../../prisma/generated/client/enums.js'
import { action, type EmailTexts, rows } from './content.js'

type Kind = 'OUTLET_INQUIRY' | 'INQUIRY_ANSWERED'

interface InquiryTexts {
  kinds: Pick<EmailTexts['kinds'], Kind>
  names: Pick<EmailTexts['names'], Kind>
  /** Why the inquirer gets the answer. */
  why: string
}

export const inquiryTexts: Record<Language, InquiryTexts> = {
  EN: {
    kinds: {
      OUTLET_INQUIRY: ({ outlet, team, name, email, phone, notes, url }) => ({
        subject: `Question about ${outlet}`,
        heading: `A question about ${outlet}`,
        paragraphs: [
          url
            ? 'Answer it in the marketplace, so that the team also finds the answer there.'
            : 'Your reply to this email goes to the person who asked.',
        ],
        ...rows(['From', name], ['Team', team], ['Email', email], ['Phone', phone]),
        quote: notes,
        ...action('Answer', url),
        replyTo: email,
      }),
      // Without the text of the inquiry, whose address may be that of a third party.
      INQUIRY_ANSWERED: ({ outlet, answer, url }) => ({
        subject: `Answer about ${outlet}`,
        heading: `The answer to your question about ${outlet}`,
        paragraphs: [],
        quote: answer,
        ...action('View your question', url),
      }),
    },
    names: {
      OUTLET_INQUIRY: 'questions about outlets',
      INQUIRY_ANSWERED: 'answers about outlets',
    },
    why: 'You receive this email because this address was given for the answer to a question.',
  },
  DE: {
    kinds: {
      OUTLET_INQUIRY: ({ outlet, team, name, email, phone, notes, url }) => ({
        subject: `Frage zu ${outlet}`,
        heading: `Eine Frage zu ${outlet}`,
        paragraphs: [
          url
            ? 'Antworten Sie im Marktplatz, damit das Team die Antwort auch dort findet.'
            : 'Eine Antwort auf diese E-Mail geht an die fragende Person.',
        ],
        ...rows(['Von', name], ['Team', team], ['E-Mail', email], ['Telefon', phone]),
        quote: notes,
        ...action('Antworten', url),
        replyTo: email,
      }),
      INQUIRY_ANSWERED: ({ outlet, answer, url }) => ({
        subject: `Antwort zu ${outlet}`,
        heading: `Die Antwort auf Ihre Frage zu ${outlet}`,
        paragraphs: [],
        quote: answer,
        ...action('Frage ansehen', url),
      }),
    },
    names: {
      OUTLET_INQUIRY: 'Fragen zu Publikationen',
      INQUIRY_ANSWERED: 'Antworten zu Publikationen',
    },
    why: 'Sie erhalten diese E-Mail, weil diese Adresse für die Antwort auf eine Frage angegeben wurde.',
  },
}
