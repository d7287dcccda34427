import type { ChannelType, PlacementType } from '../generated/client/enums.js'
import type { Publication } from './publications.js'
import type { Random } from './random.js'

/** Channel of an outlet, without its row. */
export type Channel = { type: ChannelType; placement: PlacementType | null }

/** Product of an outlet. `channels` are indexes of the outlet's channels. */
export type Offer = {
  type: 'FULL_FEATURE' | 'PRESS_RELEASE' | 'NEWSLETTER' | 'SOCIAL' | 'ADD_ON'
  name: string
  description: string
  channels: number[]
  /** Price as a multiple of the price that is typical for the outlet's authority. */
  worth: number
  days: [min: number, max: number]
}

const networks: { type: ChannelType; label: string }[] = [
  { type: 'INSTAGRAM', label: 'Instagram' },
  { type: 'LINKEDIN', label: 'LinkedIn' },
  { type: 'TWITTER_X', label: 'X' },
  { type: 'TIKTOK', label: 'TikTok' },
  { type: 'YOUTUBE', label: 'YouTube' },
]

const onWebsites: (Omit<Offer, 'channels'> & { placement: PlacementType; share: number })[] = [
  {
    placement: 'FULL_FEATURE',
    type: 'FULL_FEATURE',
    name: 'Full feature',
    worth: 1.6,
    days: [7, 14],
    share: 1,
    description:
      'An article of 800 to 1,200 words about your company or founder, written with the newsroom.',
  },
  {
    placement: 'PRESS_RELEASE',
    type: 'PRESS_RELEASE',
    name: 'Press release',
    worth: 1,
    days: [1, 4],
    share: 0.6,
    description: 'Your release, checked for style and published in full with up to two links.',
  },
  {
    placement: 'MENTION',
    type: 'FULL_FEATURE',
    name: 'Brand mention',
    worth: 0.8,
    days: [5, 12],
    share: 0.3,
    description: 'A mention with one link in an article that fits your subject.',
  },
  {
    placement: 'QUOTE',
    type: 'FULL_FEATURE',
    name: 'Expert quote',
    worth: 0.6,
    days: [4, 10],
    share: 0.25,
    description: 'Your spokesperson quoted as an expert in an article of the newsroom’s choice.',
  },
  {
    placement: 'LISTICLE',
    type: 'FULL_FEATURE',
    name: 'Listicle placement',
    worth: 1.2,
    days: [6, 15],
    share: 0.3,
    description: 'An entry of about 120 words in a round-up such as “Ten to watch this year”.',
  },
]

const addOns: [name: string, worth: number, description: string][] = [
  ['Rush delivery', 0.3, 'Published within 48 hours of the approved draft.'],
  ['Do-follow link', 0.25, 'One link without the nofollow attribute.'],
  ['Homepage placement for 24 hours', 0.6, 'A teaser on the front page for a whole day.'],
  ['Extra image', 0.08, 'One more image, with caption and credit.'],
  ['Content writing', 0.35, 'The draft is written for you after a short interview.'],
]

/** Generates the channels and about five products of a publication. */
export function offersOf(
  random: Random,
  { kind }: Publication,
): { channels: Channel[]; offers: Offer[] } {
  const channels: Channel[] = []
  const offers: Offer[] = []
  const channel = (type: ChannelType, placement: PlacementType | null) =>
    channels.push({ type, placement }) - 1

  if (kind !== 'CREATOR' && (kind !== 'PODCAST' || random.chance(0.5))) {
    for (const { placement, share, ...offer } of onWebsites) {
      const wanted = kind === 'NEWSWIRE' ? placement === 'PRESS_RELEASE' : random.chance(share)
      if (wanted) offers.push({ ...offer, channels: [channel('WEBSITE', placement)] })
    }
  }
  if (kind === 'PODCAST') {
    offers.push({
      type: 'FULL_FEATURE',
      name: 'Guest interview',
      worth: 2.2,
      days: [14, 30],
      channels: [channel('PODCAST', 'FULL_FEATURE')],
      description: 'An episode of 30 to 45 minutes with your founder as the guest.',
    })
    offers.push({
      type: 'FULL_FEATURE',
      name: 'Host-read mention',
      worth: 1.1,
      days: [7, 21],
      channels: [channel('PODCAST', random.chance(0.7) ? 'MENTION' : null)],
      description: 'The host speaks about you for 60 seconds in the middle of an episode.',
    })
  }
  if (kind === 'NEWSLETTER' || random.chance(0.4)) {
    const inNewsletter = channel('NEWSLETTER', random.pick(['MENTION', 'FULL_FEATURE', null]))
    offers.push({
      type: 'NEWSLETTER',
      name: 'Newsletter spot',
      worth: 0.9,
      days: [2, 9],
      channels: [inNewsletter],
      description: 'A block with headline, 60 words, image and link, sent to every subscriber.',
    })
    if (offers[0]!.type === 'FULL_FEATURE' && random.chance(0.3)) {
      offers.push({
        ...offers[0]!,
        name: `${offers[0]!.name} with newsletter`,
        worth: offers[0]!.worth + 0.6,
        channels: [...offers[0]!.channels, inNewsletter],
      })
    }
  }
  const social = kind === 'CREATOR' ? random.int(2, 4) : random.chance(0.4) ? random.int(1, 2) : 0
  for (const { type, label } of random.sample(networks, social)) {
    const placement = random.chance(0.35) ? random.pick(['MENTION', 'FULL_FEATURE'] as const) : null
    offers.push({
      type: 'SOCIAL',
      name: `${label} post`,
      worth: 0.7,
      days: [1, 7],
      channels: [channel(type, placement)],
      description: `One post on ${label}, tagged with your account, kept for at least six months.`,
    })
  }
  if (random.chance(0.05)) {
    offers.push({
      type: 'FULL_FEATURE',
      name: 'Printed page',
      worth: 3,
      days: [30, 60],
      channels: [channel('OTHER', random.chance(0.5) ? 'FULL_FEATURE' : null)],
      description: 'A full page in the printed edition, with a copy by post.',
    })
  }
  for (const [name, worth, description] of random.sample(addOns, random.pick([0, 1, 1, 2]))) {
    offers.push({ type: 'ADD_ON', name, worth, days: [0, 3], channels: [0], description })
  }
  return { channels, offers }
}
