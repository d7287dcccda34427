import { describe, expect, it } from 'vitest'
import { subjectIssue } from './commits.js'
import { constructions } from './constructions.js'
import { findNames } from './names.js'
import { extract } from './texts.js'

const textsOf = (path: string, content: string) =>
  extract([{ path, content }]).texts.map(({ kind, start, text }) => ({
    kind,
    text: text.replace(/\s+/g, ' ').trim(),
    isThere: content.startsWith(text.slice(0, 5), start),
  }))

const foundIn = (text: string) =>
  constructions.filter(({ pattern }) => text.match(pattern)).map(({ name }) => name)

describe('texts', () => {
  it('come from comments and messages of code, not from its expressions', () => {
    const code = [
      'const path = /[/*] nobody/ // The path of',
      '// an outlet.',
      'const message = isLate ? `Order $' + '{number} is late` : "no-words"',
      'const sql = `SELECT whoever FROM outlets`',
    ].join('\n')
    expect(textsOf('src/path.ts', code)).toEqual([
      { kind: 'comments', text: 'The path of an outlet.', isThere: true },
      { kind: 'messages', text: 'Order {} is late', isThere: true },
    ])
  })

  it('come from JSDoc without its tags and examples, and from JSX', () => {
    const code = [
      '/**',
      ' * Shows a price.',
      ' *',
      ' *     <Price whoever={100} />',
      ' *',
      ' * - an item',
      ' * @param cents US cents',
      ' */',
      'const Price = () => <p title="The price">To be paid</p>',
    ].join('\n')
    expect(textsOf('src/console/app/price.tsx', code).map(({ text }) => text)).toEqual([
      'Shows a price.',
      '- an item',
      'US cents',
      'The price',
      'To be paid',
    ])
  })

  it('come from Markdown without its code', () => {
    const page =
      '---\nname: whoever\n---\n# Title\nA paragraph\nwith `code`.\n\n```sh\nwhoever\n```\n\n- An [item](whoever.md)\n'
    expect(textsOf('docs/page.md', page).map(({ text }) => text)).toEqual([
      'Title',
      'A paragraph with `xxxx`.',
      'An [item]',
    ])
  })

  it('come from descriptions of the APIs, each once', () => {
    const sdl =
      '"A team."\ntype Team {\n  "The name."\n  name: String\n  "The name."\n  slug: String\n}'
    expect(textsOf('schema/schema.graphql', sdl).map(({ text }) => text)).toEqual([
      'A team.',
      'The name.',
    ])
    const openapi =
      '{\n "description": "Says \\"no\\".",\n "summary": "Says \\"no\\".",\n "example": { "description": "Data" }\n}'
    expect(textsOf('rest/openapi.json', openapi).map(({ text }) => text)).toEqual(['Says "no".'])
  })
})

describe('constructions', () => {
  it.each([
    ['What is on its way.', 'What … as a noun'],
    ['A team: whoever pays.', 'whoever, whatever, wherever'],
    ['It is under\nway.', 'under way'],
    ['Creates a outlet.', 'a before a vowel'],
    ['When it was created.', 'When or where … as a noun'],
    ['One: two; three: four.', 'chain of colons or semicolons'],
  ])('finds %j', (text, name) => {
    expect(foundIn(text)).toContain(name)
  })

  it.each([
    'What happens to an order?',
    'Besides REST, the server has a GraphQL API.',
    'When a payment is reversed, unsent email is not sent.',
    'A user and a one-time link at a URL.',
    'The graphical interface has a default.',
  ])('leaves %j', (text) => {
    expect(foundIn(text)).toEqual([])
  })
})

describe('names', () => {
  it('are found by their prefix, and when two files export them', () => {
    const files = {
      'src/a.ts': 'export const Page = 1\nconst mostRows = 2',
      'src/b.ts': 'export class Page {}',
    }
    const sources = Object.entries(files).map(([path, content]) => ({ path, content }))
    expect(findNames(extract(sources).names).map(({ name }) => name)).toEqual(['mostRows', 'Page'])
  })
})

describe('subjects of commits', () => {
  it.each([
    'query: cache SQL by query shape and join to-one relations',
    'docs, http: process requests in one place',
    'src/mail: embed the logo',
  ])('may be %j', (subject) => {
    expect(subjectIssue(subject)).toBeUndefined()
  })

  it.each([
    ['Rename `Asked` to `OperationInput`', /area/],
    ['console: What its text promised', /area/],
    ['console: what its text promised', /imperative/],
    ['console: fixes a link', /imperative/],
    ['console: fixed a link', /imperative/],
    ['console: fix a link.', /period/],
    [`console: fix ${'a'.repeat(60)}`, /73 characters/],
  ])('may not be %j', (subject, issue) => {
    expect(subjectIssue(subject)).toMatch(issue)
  })
})
