/** Texts of emails about applications of publishers. */
import { action, rows, type TextsOf } from '../content.js'

export const applicationsTexts: TextsOf<
  'APPLICATION_LINK' | 'APPLICATION_SUBMITTED' | 'APPLICATION_REJECTED'
> = {
  EN: {
    kinds: {
      // Without the texts of the form, which a third party may have sent with this address.
      APPLICATION_LINK: ({ until, url }, { date }) => ({
        subject: 'Confirm your application',
        heading: 'Confirm your application',
        paragraphs: [
          'Open the link to send us your application as a publisher. It is for you only and works once.',
          'If you did not apply, ignore this email. The application is then deleted.',
        ],
        ...rows(['Valid until', date(until)]),
        ...action('View application', url),
      }),
      APPLICATION_SUBMITTED: ({ company, name, email, websites, message, url }) => ({
        subject: `Publisher application: ${company}`,
        heading: 'A publisher has applied',
        paragraphs: ['Approve or reject the application in the marketplace.'],
        list: websites,
        quote: message,
        ...rows(['Company', company], ['Name', name], ['Email', email]),
        ...action('View application', url),
        replyTo: email,
      }),
      APPLICATION_REJECTED: ({ company, reason }) => ({
        subject: `Your application was not accepted: ${company}`,
        heading: 'Your application was not accepted',
        paragraphs: ['We have reviewed your application as a publisher. This is the reason:'],
        quote: reason,
        ...rows(['Company', company]),
      }),
    },
    names: {
      APPLICATION_LINK: 'confirmations of applications',
      APPLICATION_SUBMITTED: 'applications of publishers',
      APPLICATION_REJECTED: 'rejected applications',
    },
  },
  DE: {
    kinds: {
      APPLICATION_LINK: ({ until, url }, { date }) => ({
        subject: 'Bestätigen Sie Ihre Bewerbung',
        heading: 'Bestätigen Sie Ihre Bewerbung',
        paragraphs: [
          'Öffnen Sie den Link, um uns Ihre Bewerbung als Verlag zu senden. Er ist nur für Sie und funktioniert einmal.',
          'Wenn Sie sich nicht beworben haben, können Sie diese E-Mail ignorieren. Die Bewerbung wird dann gelöscht.',
        ],
        ...rows(['Gültig bis', date(until)]),
        ...action('Bewerbung ansehen', url),
      }),
      APPLICATION_SUBMITTED: ({ company, name, email, websites, message, url }) => ({
        subject: `Bewerbung eines Verlags: ${company}`,
        heading: 'Ein Verlag hat sich beworben',
        paragraphs: ['Geben Sie die Bewerbung im Marktplatz frei, oder lehnen Sie sie ab.'],
        list: websites,
        quote: message,
        ...rows(['Unternehmen', company], ['Name', name], ['E-Mail', email]),
        ...action('Bewerbung ansehen', url),
        replyTo: email,
      }),
      APPLICATION_REJECTED: ({ company, reason }) => ({
        subject: `Ihre Bewerbung wurde nicht angenommen: ${company}`,
        heading: 'Ihre Bewerbung wurde nicht angenommen',
        paragraphs: ['Wir haben Ihre Bewerbung als Verlag geprüft. Das ist der Grund:'],
        quote: reason,
        ...rows(['Unternehmen', company]),
      }),
    },
    names: {
      APPLICATION_LINK: 'Bestätigungen von Bewerbungen',
      APPLICATION_SUBMITTED: 'Bewerbungen von Verlagen',
      APPLICATION_REJECTED: 'abgelehnte Bewerbungen',
    },
  },
}
