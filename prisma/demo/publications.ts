import { everywhere, somewhere } from './places.js'
import type { Random } from './random.js'
import {
  coinedForms,
  coinedWords,
  firstNames,
  lastNames,
  localForms,
  newsletterForms,
  outletTopics,
  podcastForms,
  titleWords,
  tradeForms,
} from './words.js'

/** Properties of an outlet from which all others are derived. */
export type Publication = {
  kind:
    | 'REGIONAL_NEWS'
    | 'TRADE_PRESS'
    | 'MAGAZINE'
    | 'NEWSLETTER'
    | 'PODCAST'
    | 'CREATOR'
    | 'NEWSWIRE'
  name: string
  topic: string
  country: string | null
  state: string | null
  city: string | null
  /** Mean domain authority of the website. */
  authority: number
  description: string
}

const kinds = [
  { kind: 'REGIONAL_NEWS', weight: 30 },
  { kind: 'TRADE_PRESS', weight: 28 },
  { kind: 'MAGAZINE', weight: 16 },
  { kind: 'NEWSLETTER', weight: 8 },
  { kind: 'PODCAST', weight: 6 },
  { kind: 'CREATOR', weight: 6 },
  { kind: 'NEWSWIRE', weight: 6 },
] as const

/** Generates a publication. */
export function publication(random: Random): Publication {
  const { kind } = random.pickWeighted(kinds)
  const topic = random.pickSkewed(outletTopics)
  const word = titleWords[topic] ?? topic
  const place = kind === 'NEWSWIRE' || random.chance(0.08) ? everywhere : somewhere(random)
  const area = place.city ?? place.country
  const base = { kind, topic, ...place }
  switch (kind) {
    case 'REGIONAL_NEWS': {
      const home = area === 'Global' ? 'World' : area
      const name = random.chance(0.75)
        ? `${random.chance(0.25) ? 'The ' : ''}${home} ${random.pick(localForms)}`
        : `${home} ${word} ${random.pick(tradeForms)}`
      return {
        ...base,
        name,
        authority: 42,
        description: `${name} has covered ${home} since ${random.int(1884, 2016)}: news, business and the people behind it, read by ${readers(random, 20, 900)} people a month.`,
      }
    }
    case 'TRADE_PRESS': {
      const name = `${random.chance(0.3) ? `${random.pick(coinedWords)} ` : ''}${word} ${random.pick(tradeForms)}`
      return {
        ...base,
        name,
        authority: 52,
        description: `Analysis, interviews and data on ${topic.toLowerCase()} for people who work in it. ${readers(random, 15, 600)} monthly readers, most of them decision makers.`,
      }
    }
    case 'MAGAZINE': {
      const name = `${random.pick(coinedWords)} ${random.pick(coinedForms)}`
      return {
        ...base,
        name,
        authority: 58,
        description: `An independent magazine on ${topic.toLowerCase()} and the ideas around it, published online daily and in print ${random.pick(['four', 'six', 'ten'])} times a year.`,
      }
    }
    case 'NEWSLETTER': {
      const name = `The ${word} ${random.pick(newsletterForms)}`
      return {
        ...base,
        name,
        authority: 30,
        description: `A newsletter on ${topic.toLowerCase()}, sent every ${random.pick(['weekday', 'Tuesday', 'Thursday', 'Sunday'])} to ${readers(random, 4, 180)} subscribers.`,
      }
    }
    case 'PODCAST': {
      const name = `${word} ${random.pick(podcastForms)}`
      return {
        ...base,
        name,
        authority: 34,
        description: `A weekly conversation about ${topic.toLowerCase()}, with ${random.int(40, 420)} episodes so far and ${readers(random, 3, 90)} downloads each.`,
      }
    }
    case 'CREATOR': {
      const name = `${random.pick(firstNames)} ${random.pick(lastNames)}`
      return {
        ...base,
        name,
        authority: 22,
        description: `${name} writes and films about ${topic.toLowerCase()}${area === 'Global' ? '' : ` from ${area}`}, for ${readers(random, 8, 700)} followers.`,
      }
    }
    case 'NEWSWIRE': {
      const name = `${random.pick(coinedWords)} ${random.pick(['Newswire', 'Wire Service', 'Press Network', 'Syndicate'])}`
      return {
        ...base,
        name,
        authority: 76,
        description: `Distributes releases to ${random.int(120, 480)} newsrooms and search indexes in ${random.int(12, 60)} countries, with a report after ${random.int(2, 5)} days.`,
      }
    }
  }
}

function readers(random: Random, min: number, max: number): string {
  return (random.int(min, max) * 1000).toLocaleString('en-US')
}
