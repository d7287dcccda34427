import type { LocalizedText } from './localized-text.ts'

/** Title and submit button of the forms that create a record of a list. */
export const createFormTexts = {
  outlets: [
    { en: 'New outlet', de: 'Neues Medium' },
    { en: 'Create outlet', de: 'Medium anlegen' },
  ],
  tags: [
    { en: 'New tag', de: 'Neues Schlagwort' },
    { en: 'Create tag', de: 'Schlagwort anlegen' },
  ],
  searchSynonyms: [
    { en: 'New synonyms', de: 'Neue Synonyme' },
    { en: 'Create synonyms', de: 'Synonyme anlegen' },
  ],
  teams: [
    { en: 'New team', de: 'Neues Team' },
    { en: 'Create team', de: 'Team anlegen' },
  ],
  profiles: [
    { en: 'New profile', de: 'Neues Profil' },
    { en: 'Create profile', de: 'Profil anlegen' },
  ],
  campaigns: [
    { en: 'New campaign', de: 'Neue Kampagne' },
    { en: 'Create campaign', de: 'Kampagne anlegen' },
  ],
  outletLists: [
    { en: 'New list', de: 'Neue Liste' },
    { en: 'Create list', de: 'Liste anlegen' },
  ],
  opportunities: [
    { en: 'New opportunity', de: 'Neues Angebot' },
    { en: 'Create opportunity', de: 'Angebot anlegen' },
  ],
  agreementTemplates: [
    { en: 'New agreement', de: 'Neue Vereinbarung' },
    { en: 'Create agreement', de: 'Vereinbarung anlegen' },
  ],
  payouts: [
    { en: 'New payout', de: 'Neue Auszahlung' },
    { en: 'Create payout', de: 'Auszahlung anlegen' },
  ],
  users: [
    { en: 'New user', de: 'Neuer Benutzer' },
    { en: 'Create user', de: 'Benutzer anlegen' },
  ],
} satisfies Record<string, readonly [title: LocalizedText, send: LocalizedText]>
