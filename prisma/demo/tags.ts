import type { TagCategory } from '../generated/client/enums.js'
import { Random } from './random.js'
import { outletTopics } from './words.js'

/** Tag names by category, in descending order of frequency. */
const tagNames: Record<TagCategory, readonly string[]> = {
  TOPIC: outletTopics,
  AUDIENCE: [
    'Founders',
    'Investors',
    'Consumers',
    'Executives',
    'Small Business Owners',
    'Developers',
    'Marketers',
    'Millennials',
    'Gen Z',
    'Parents',
    'Students',
    'Retirees',
    'Women in Business',
    'Homeowners',
    'Athletes',
    'Patients',
    'Policy Makers',
    'Collectors',
  ],
  LOCATION: [
    'North America',
    'Europe',
    'Asia-Pacific',
    'Middle East',
    'Latin America',
    'Africa',
    'Nordics',
    'West Coast',
    'East Coast',
    'Midwest',
    'DACH',
    'Benelux',
  ],
  ROLE: [
    'Chief Executives',
    'Product Managers',
    'Engineers',
    'Sales Leaders',
    'Recruiters',
    'Designers',
    'Physicians',
    'Lawyers',
    'Teachers',
    'Journalists',
    'Chefs',
    'Consultants',
  ],
  COMPANY_SIZE: ['1 to 10', '11 to 50', '51 to 200', '201 to 1,000', 'Over 1,000'],
}

export type TagRow = { id: string; name: string; category: TagCategory }

/** Returns the rows of all tags. */
export function tagRows(base: number): TagRow[] {
  return Object.entries(tagNames).flatMap(([category, names]) =>
    names.map((name, i) => ({
      id: new Random(`tag ${category} ${name}`).uuid(base + i),
      name,
      category: category as TagCategory,
    })),
  )
}

/** Disclaimers that channels may have to print with a placement. */
export const disclaimers = [
  { name: 'Sponsored', description: 'The article is marked as sponsored at the top of the page.' },
  { name: 'Partner content', description: 'A line under the headline names it partner content.' },
  {
    name: 'Contributor',
    description: 'Published under the name of a contributor, with a standing note.',
  },
  {
    name: 'Press release',
    description: 'Marked as a press release; the newsroom did not take part.',
  },
  { name: 'Advertorial', description: 'The word “Advertorial” stands over the headline.' },
  {
    name: 'Paid partnership',
    description: 'The platform’s own label for paid partnerships is set.',
  },
  { name: 'Affiliate links', description: null },
] as const

/** Groups of synonyms for the search of listings. */
export const synonyms = [
  ['instagram', 'ig', 'insta'],
  ['youtube', 'yt'],
  ['press release', 'pr'],
  ['artificial intelligence', 'ai'],
  ['human resources', 'hr'],
  ['e-commerce', 'ecommerce', 'online retail'],
  ['united states', 'usa'],
  ['united kingdom', 'uk', 'great britain'],
] as const

export const categories = [
  { name: 'Regional news', prefix: 'regional-news' },
  { name: 'Trade press', prefix: 'trade-press' },
  { name: 'Magazine', prefix: 'magazine' },
  { name: 'Newsletter', prefix: 'newsletter' },
  { name: 'Podcast', prefix: 'podcast' },
  { name: 'Creator', prefix: 'creator' },
  { name: 'Newswire', prefix: 'newswire' },
] as const
