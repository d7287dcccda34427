import type { LocalizedTexts } from './localized-text.ts'

/** Texts of opportunities for buyers. */
export const opportunityTexts = {
  opportunitiesIntro: {
    en: 'Placements that we suggest for your profiles.',
    de: 'Platzierungen, die wir für Ihre Profile vorschlagen.',
  },
  openOpportunities: { en: 'Open', de: 'Offen' },
  pastOpportunities: { en: 'Earlier', de: 'Frühere' },
  noOpportunities: { en: 'No open opportunities', de: 'Keine offenen Angebote' },
  noOpportunitiesHint: {
    en: 'We notify you by email when we suggest a placement.',
    de: 'Wir benachrichtigen Sie per E-Mail, wenn wir eine Platzierung vorschlagen.',
  },
  opportunityFor: { en: 'For {profile}', de: 'Für {profile}' },
  whyItFits: { en: 'Why it fits', de: 'Warum es passt' },
  reach: { en: 'Reach', de: 'Reichweite' },
  audienceOf: { en: 'Audience', de: 'Zielgruppe' },
  estimatedPrice: { en: 'Estimated price', de: 'Geschätzter Preis' },
  expires: { en: 'Expires {time}', de: 'Endet {time}' },
  noExpiry: { en: 'No expiry', de: 'Unbefristet' },
  dismissOpportunity: { en: 'Dismiss', de: 'Ablehnen' },
  dismissHint: {
    en: 'Your reason helps us to suggest better placements.',
    de: 'Ihr Grund hilft uns, passendere Platzierungen vorzuschlagen.',
  },
  dismissReason: { en: 'Reason of the dismissal', de: 'Grund der Ablehnung' },
  reactionOfTeam: { en: 'Reaction of the team', de: 'Reaktion des Teams' },
  opportunityDismissed: { en: 'Opportunity dismissed', de: 'Angebot abgelehnt' },
  completeOpportunity: { en: 'Mark as ordered', de: 'Als bestellt markieren' },
  opportunityCompleted: { en: 'Marked as ordered', de: 'Als bestellt markiert' },
  buyForProfile: { en: 'Buy for {profile}', de: 'Für {profile} kaufen' },
  reopenOpportunity: { en: 'Reopen', de: 'Wieder öffnen' },
  opportunityReopened: { en: 'Opportunity reopened', de: 'Angebot wieder geöffnet' },
  commentOptional: { en: 'Comment', de: 'Kommentar' },
  ratingOf: { en: 'Rating', de: 'Bewertung' },
  rate: { en: 'Rate', de: 'Bewerten' },
  rateStars: { en: '{count} of 5', de: '{count} von 5' },
  ratingSaved: { en: 'Thank you for your rating', de: 'Danke für Ihre Bewertung' },
  backToOpportunities: { en: 'Opportunities', de: 'Angebote' },
} satisfies LocalizedTexts
