import type { dueTitles, statuses } from '../generated/words.ts'
import type { LocalizedName } from './localized-text.ts'

type Status = (typeof statuses)[number]

/** Labels of article statuses by prefix. `en` is set if the API's name differs from the prefix. */
export const statusNames: Record<Status, LocalizedName> = {
  'pending-content-brief': { de: 'Briefing steht aus' },
  'brief-ready-for-review': { de: 'Briefing zu prüfen' },
  'brief-update-requested': { de: 'Briefing zu überarbeiten' },
  'pending-draft': { de: 'Entwurf steht aus' },
  'draft-ready-for-review': { de: 'Entwurf zu prüfen' },
  'draft-update-requested': { de: 'Entwurf zu überarbeiten' },
  'request-revision': { en: 'Revision requested', de: 'Überarbeitung angefordert' },
  'pending-publishing': { de: 'Veröffentlichung steht aus' },
  published: { de: 'Veröffentlicht' },
  'needs-info': { en: 'Needs information', de: 'Angaben fehlen' },
  'action-required': { de: 'Aktion erforderlich' },
  rejected: { de: 'Abgelehnt' },
}

/** Labels of the milestones that the expected date of an article refers to. */
export const dueNames: Record<(typeof dueTitles)[number], LocalizedName> = {
  'Brief due': { de: 'Briefing fällig' },
  'Draft expected': { de: 'Entwurf erwartet' },
  'Publication expected': { de: 'Veröffentlichung erwartet' },
  Published: { de: 'Veröffentlicht' },
  'Waiting for you': { de: 'Wartet auf Sie' },
  Rejected: { de: 'Abgelehnt' },
}
