import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isRequiredInputField,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schema } from '../../schema/index.js'
import { webAddress } from '../../src/domain/rules/text.js'
import type { Database } from '../../src/postgres/database.js'
import { testApi } from '../support/api.js'
import { openTestDatabase } from '../support/database.js'
import { type LoadOptions, load, row } from '../support/files/catalogue.js'
import { plain } from '../support/inputs/hostile.js'

const api = await testApi()

const bad = [
  'javascript:alert(1)',
  'nope',
  'x.example',
  '//x.example',
  '/logo.png',
  'http://',
  'https:///x.example',
  'https:x.example',
  'ftp://x.example/',
  'data:text/html,x',
  ' https://x.example',
  'https://x.example ',
  'https://x.example/a b',
  'https://user:secret@x.example',
  'https://x.example\\@y.example',
  'https://x.example/\u202efdp.exe',
  `https://x.example/${'a'.repeat(2_050)}`,
]
const good = [
  'https://x.example',
  'HTTP://X.Example:8080/A?b=c@d#e',
  'https://müller.example/ä',
  'http://[2001:db8::1]/',
]

const isAddress = (name: string, description: unknown) =>
  /(ur[li]|website|links?|logo|image|picture|screenshot|avatar|homepage)$/i.test(name) ||
  /^(its )?address(es)? /i.test(String(description))

/** Inputs that the specification accepts unchecked and that are not stored: file URLs are signed on each read. */
const unkept = ['LinkQuestionnaireInput.fileUrl']

/** Inputs of mutations that contain URLs, with the names of the URLs and whether they are lists. */
const inputs = Object.values(schema.getMutationType()!.getFields()).flatMap((mutation) => {
  const type = mutation.args.find(({ name }) => name === 'input')?.type
  const input = type && getNamedType(type)
  if (!isInputObjectType(input)) return []
  const fields = Object.values(input.getFields())
  const addresses = fields.filter(
    ({ name, type, description }) =>
      getNamedType(type).name === 'String' &&
      isAddress(name, description) &&
      !unkept.includes(`${input.name}.${name}`),
  )
  const required = Object.fromEntries(
    fields.filter(isRequiredInputField).map((field) => [field.name, plain(field.type)]),
  )
  return addresses.length > 0 ? [{ mutation: mutation.name, type, required, addresses }] : []
})

describe('URLs', () => {
  /** Names of the URLs that are refused when all URLs of an input have the same value. */
  async function refused(
    { mutation, type, required, addresses }: (typeof inputs)[0],
    text: string,
  ) {
    const given = addresses.map(({ name, type }) => [
      name,
      isListType(getNullableType(type)) ? ['https://first.example', text] : text,
    ])
    const { body } = await api.post(api.operator, '/graphql', {
      query: `mutation ($input: ${type}) { ${mutation}(input: $input) { __typename } }`,
      variables: { input: { ...required, ...Object.fromEntries(given) } },
    })
    const issues: { path: string[]; message: string }[] = body.errors?.[0].extensions.issues ?? []
    return issues
      .map(({ path, message }) => ({ field: path.slice(1).join('.'), message }))
      .filter(({ field }) => addresses.some(({ name }) => field.split('.')[0] === name))
  }

  it('are identified by their names: the number of inputs with URLs has not decreased', () => {
    expect(inputs.length).toBeGreaterThanOrEqual(14)
  })

  it.each(inputs.map((input) => [input.mutation, input] as const))(
    'of %s',
    async (_name, input) => {
      const names = input.addresses
        .map(({ name, type }) => (isListType(getNullableType(type)) ? `${name}.1` : name))
        .sort()
      for (const text of bad) {
        const found = await refused(input, text)
        expect([text, found.map(({ field }) => field).sort()]).toEqual([text, names])
        for (const { message } of found) expect(message).toMatch(/^must /)
      }
      // Webhook endpoints and redirect URIs have stricter rules.
      const isStricter = /(WebhookEndpoint|OauthClient)$/.test(input.mutation)
      const kept = isStricter ? good.slice(0, 1) : good
      for (const text of kept) expect([text, await refused(input, text)]).toEqual([text, []])
    },
  )

  it('are the same after V8 has optimized their parsing', () => {
    const refusedAt = Array.from({ length: 50_000 }).findIndex(
      () => !webAddress.safeParse('https://müller.example/ä').success,
    )
    expect(refusedAt).toBe(-1)
  })

  it('are stored as given, and an empty one only for a profile', async () => {
    const { token } = await api.team()
    for (const website_url of [...good, '']) {
      const { status, body } = await api.post(token, '/profiles', { name: 'Kept', website_url })
      expect([status, body.website_url]).toEqual([200, website_url])
    }
    const { status, body } = await api.post(token, '/profiles', { name: 'x', website_url: 'nope' })
    expect([status, body.issues]).toEqual([
      400,
      [
        {
          path: ['website_url'],
          code: 'invalid_format',
          message:
            'must be an absolute http:// or https:// URL, such as https://example.com/page, or empty',
          expected: 'url',
        },
      ],
    ])
  })
})

describe('URLs in a catalogue file', () => {
  let db: Database
  beforeAll(async () => {
    db = await openTestDatabase()
  })
  afterAll(() => db.close())

  it.each(bad.map((text) => [text.slice(0, 40), text]))('%s', async (_start, text) => {
    const cells = {
      outlet_website_url: text,
      outlet_logo: text,
      product_example_links: [text],
      product_image: text,
      product_logo: text,
      product_example_screenshot: text,
      outlet_channels: [{ type: 'WEBSITE', url: text, social_links: [text] }],
    }
    const line = JSON.stringify({ ...row({ outlet_key: 'a', product_key: 'b' }), ...cells })
    const { faults } = await load(db, line, { dryRun: true, format: 'jsonl' } as LoadOptions)
    expect(faults.map(({ column }) => column).sort()).toEqual(Object.keys(cells).sort())
  })
})
