/** Texts of emails about opportunities and inquiries. */
import { action, rows, type TextsOf } from '../content.js'

export const catalogueTexts: TextsOf<'OPPORTUNITY_CREATED' | 'OUTLET_INQUIRY' | 'INQUIRY_REPLIED'> =
  {
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
          subject: `Inquiry about ${outlet}`,
          heading: `An inquiry about ${outlet}`,
          paragraphs: [
            url && team
              ? 'Reply in the marketplace, so that the team also finds the reply there.'
              : url
                ? 'Reply in the marketplace. The reply is sent to the email address below.'
                : 'Your reply to this email goes to the sender.',
          ],
          ...rows(['From', name], ['Team', team], ['Email', email], ['Phone', phone]),
          quote: notes,
          ...action('Reply', url),
          replyTo: email,
        }),
        // Without the text of the inquiry, whose address may be that of a third party.
        INQUIRY_REPLIED: ({ outlet, reply, url }) => ({
          subject: `Reply about ${outlet}`,
          heading: `The reply to your inquiry about ${outlet}`,
          paragraphs: ['We have replied to your inquiry.'],
          quote: reply,
          ...action('View your inquiry', url),
        }),
      },
      names: {
        OPPORTUNITY_CREATED: 'new opportunities',
        OUTLET_INQUIRY: 'inquiries about outlets',
        INQUIRY_REPLIED: 'replies to inquiries about outlets',
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
          subject: `Anfrage zu ${outlet}`,
          heading: `Eine Anfrage zu ${outlet}`,
          paragraphs: [
            url && team
              ? 'Antworten Sie im Marktplatz, damit das Team die Antwort auch dort findet.'
              : url
                ? 'Antworten Sie im Marktplatz. Die Antwort geht an die E-Mail-Adresse unten.'
                : 'Ihre Antwort auf diese E-Mail geht an den Absender der Anfrage.',
          ],
          ...rows(['Von', name], ['Team', team], ['E-Mail', email], ['Telefon', phone]),
          quote: notes,
          ...action('Antworten', url),
          replyTo: email,
        }),
        INQUIRY_REPLIED: ({ outlet, reply, url }) => ({
          subject: `Antwort zu ${outlet}`,
          heading: `Die Antwort auf Ihre Anfrage zu ${outlet}`,
          paragraphs: ['Wir haben Ihre Anfrage beantwortet.'],
          quote: reply,
          ...action('Anfrage ansehen', url),
        }),
      },
      names: {
        OPPORTUNITY_CREATED: 'neue Angebote',
        OUTLET_INQUIRY: 'Anfragen zu Medien',
        INQUIRY_REPLIED: 'Antworten auf Anfragen zu Medien',
      },
    },
  }
