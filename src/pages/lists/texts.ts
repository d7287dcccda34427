import type { ChannelType, Language } from '../../../prisma/generated/client/enums.js'

type Message = readonly [title: string, message: string]

/** Texts of the public page of a list in one language. */
interface Texts {
  outlets(count: number): string
  updated(date: string): string
  empty: string
  authority(value: number): string
  from: string
  onRequest: string
  pricesNote: string
  poweredBy(brand: string): string
  channels: Record<ChannelType, string>
  notFound: Message
  tooMany: Message
  failed: Message
}

const channels = {
  WEBSITE: 'Website',
  NEWSLETTER: 'Newsletter',
  INSTAGRAM: 'Instagram',
  LINKEDIN: 'LinkedIn',
  YOUTUBE: 'YouTube',
  TIKTOK: 'TikTok',
  TWITTER_X: 'X',
  PODCAST: 'Podcast',
}

/** Texts of the public page of a list by language. */
export const listPageTexts: Record<Language, Texts> = {
  EN: {
    outlets: (count) => (count === 1 ? '1 outlet' : `${count} outlets`),
    updated: (date) => `Updated ${date}`,
    empty: 'The list has no outlets yet.',
    authority: (value) => `Domain authority ${value}`,
    from: 'from',
    onRequest: 'On request',
    pricesNote: 'Lowest standard price of each outlet, without taxes. Prices can change.',
    poweredBy: (brand) => `Made with ${brand}`,
    channels: { ...channels, OTHER: 'Other channel' },
    notFound: [
      'This list is not shared',
      'The link is wrong, or the list is no longer shared. Ask the person who sent it for a new link.',
    ],
    tooMany: ['Too many requests', 'Wait a minute, then reload the page.'],
    failed: ['Something went wrong', 'Try again in a moment.'],
  },
  DE: {
    outlets: (count) => (count === 1 ? '1 Medium' : `${count} Medien`),
    updated: (date) => `Stand: ${date}`,
    empty: 'Die Liste hat noch keine Medien.',
    authority: (value) => `Domain Authority ${value}`,
    from: 'ab',
    onRequest: 'Auf Anfrage',
    pricesNote: 'Niedrigster Standardpreis je Medium, ohne Steuern. Preise können sich ändern.',
    poweredBy: (brand) => `Erstellt mit ${brand}`,
    channels: { ...channels, OTHER: 'Anderer Kanal' },
    notFound: [
      'Diese Liste ist nicht geteilt',
      'Der Link ist falsch, oder die Liste wird nicht mehr geteilt. Bitten Sie die Person, die ihn gesendet hat, um einen neuen Link.',
    ],
    tooMany: ['Zu viele Anfragen', 'Warten Sie eine Minute und laden Sie die Seite dann neu.'],
    failed: ['Etwas ist schiefgegangen', 'Versuchen Sie es gleich noch einmal.'],
  },
}
