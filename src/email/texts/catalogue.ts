/** Texts of emails about opportunities and inquiries. */
import { action, rows, type TextsOf } from '../content.js'

export const catalogueTexts: TextsOf<
  'OPPORTUNITY_CREATED' | 'OUTLET_INQUIRY' | 'INQUIRY_ANSWERED'
> = {
  EN: {
    kinds: {
      OPPORTUNITY_CREATED: (
        { title, profile, placement, reason, price, expiresAt, url },
        { money, date },
      ) => ({
        subject: `New opportunity: ${title}`,
        heading: title,
        paragraphs: [`We suggest a placement for ${profile}.`],
        quote: reason,
        ...rows(
          ['Placement', placement],
          ['Estimated price', price !== null && money(price)],
          ['Available until', expiresAt && date(expiresAt)],
        ),
        ...action('View opportunity', url),
      }),
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
      OPPORTUNITY_CREATED: 'new opportunities',
      OUTLET_INQUIRY: 'questions about outlets',
      INQUIRY_ANSWERED: 'answers about outlets',
    },
  },
  DE: {
    kinds: {
      OPPORTUNITY_CREATED: (
        { title, profile, placement, reason, price, expiresAt, url },
        { money, date },
      ) => ({
        subject: `Neues Angebot: ${title}`,
        heading: title,
        paragraphs: [`Wir schlagen eine Platzierung für ${profile} vor.`],
        quote: reason,
        ...rows(
          ['Platzierung', placement],
          ['Geschätzter Preis', price !== null && money(price)],
          ['Verfügbar bis', expiresAt && date(expiresAt)],
        ),
        ...action('Angebot ansehen', url),
      }),
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
      OPPORTUNITY_CREATED: 'neue Angebote',
      OUTLET_INQUIRY: 'Fragen zu Publikationen',
      INQUIRY_ANSWERED: 'Antworten zu Publikationen',
    },
  },
}
