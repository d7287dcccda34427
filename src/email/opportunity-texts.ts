/** Texts of emails about opportunities. */
import type { Language } from '../../prisma/generated/client/enums.js'
import { action, type EmailTexts, rows } from './content.js'

type Kind = 'OPPORTUNITY_CREATED'

interface OpportunityTexts {
  kinds: Pick<EmailTexts['kinds'], Kind>
  names: Pick<EmailTexts['names'], Kind>
}

export const opportunityTexts: Record<Language, OpportunityTexts> = {
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
    },
    names: { OPPORTUNITY_CREATED: 'new opportunities' },
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
    },
    names: { OPPORTUNITY_CREATED: 'neue Angebote' },
  },
}
