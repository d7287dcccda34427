import { describe, expect, test } from 'vitest'
import { testApi } from '../support/api.js'
import { completeRecords, demoTeam } from '../support/fixtures/marketplace.js'
import { makeOrder } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeProfile } from '../support/fixtures/team.js'

const api = await testApi({ demo: true })

const team = await demoTeam(api)
await completeRecords(api, team)
const token = await api.token(team)
const guests = await makeOrder(api, await makeProfile(api, team), await makeProduct(api))
await api.prisma.order.update({
  where: { id: guests.order.id },
  data: {
    ...{ isGuestOrder: true, guestEmail: 'Guest_One@example.com' },
    accountOwnerEmail: 'Owner_One@example.com',
  },
})
await api.prisma.orderPayment.create({
  data: {
    ...{ teamId: team.id, orderId: guests.order.id, amount: 100n, reference: 'WIRE 77 b' },
    ...{ provider: 'wire', idempotencyKey: 'search' },
  },
})
await api.prisma.teamLedgerEntry.create({
  data: {
    ...{ teamId: team.id, type: 'CREDIT', creditType: 'MANUAL', amount: 500n },
    reason: 'For the late article',
  },
})

/** Searched fields of each list, as a selection. */
const searched = {
  payments:
    'reference provider order { referenceNumber guestEmail accountOwnerEmail profile { name } team { name contactEmail } }',
  invoices: 'referenceNumber customerName customerEmail order { referenceNumber }',
  ledgerEntries: 'reason order { referenceNumber } team { name }',
  productPrices: 'product { name outlet { name } }',
  teamMembers: 'user { fullName email } team { name }',
  agreementTemplates: 'key name title',
  agreementAcceptances: 'signerName signerEmail template { key title } team { name }',
  webhookDeliveries: 'endpoint { url } event { requestId }',
  emails: 'user { fullName } team { name } address subject',
  complianceChecks: 'article { name }',
  placements:
    'product { name outlet { name } } team { name } orderItem { order { referenceNumber } }',
  users: 'fullName email',
} as const
type List = keyof typeof searched

interface Page {
  nodes: ({ id: string } & Record<string, unknown>)[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

/** All of a list's records that a search finds, with what is searched of each. */
async function found(list: List, search?: string, as = api.operator) {
  const records = new Map<string, string>()
  const where = search === undefined ? '' : `where: { search: ${JSON.stringify(search)} }, `
  for (let after: string | null = null, more = true; more; ) {
    const query = `query ($after: String) { ${list}(${where}first: 100, after: $after) {
      nodes { id ${searched[list]} } pageInfo { hasNextPage endCursor } } }`
    const page: Page = (await api.graph(as, query, { after }))[list]
    for (const { id, ...texts } of page.nodes) records.set(id, textsOf(texts).join('\n'))
    after = page.pageInfo.endCursor
    more = page.pageInfo.hasNextPage
  }
  return records
}

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(textsOf)
      : []

const codeOf = async (token: string, query: string) =>
  (await api.graphError(token, query)).extensions

describe('a search by words', () => {
  test.each(Object.keys(searched) as List[])('finds records of %s by each word', async (list) => {
    const all = await found(list)
    expect(all.size).toBeGreaterThan(0)
    const texts = [...all.values()].filter((text) => text.trim())
    const some = [texts[0]!, texts.at(-1)!].map((text) => text.split(/\s+/))
    const searches = some.flatMap((words) => [
      words[0]!,
      words.at(-1)!.toUpperCase(),
      words[0]!.slice(1, 4),
      `${words.at(-1)}  ${words[0]} `,
      `${words[0]} nowhere-to-be-found`,
    ])
    for (const search of searches) {
      const words = search.toLowerCase().split(/\s+/)
      const fitting = [...all].filter(([, text]) =>
        words.every((word) => text.toLowerCase().includes(word)),
      )
      expect([search, [...(await found(list, search)).keys()]]).toEqual([
        search,
        fitting.map(([id]) => id),
      ])
    }
    expect((await found(list, ' ')).size).toBe(all.size)
  })

  test('also searches the topic of an event', async () => {
    expect((await found('webhookDeliveries', 'comment created')).size).toBeGreaterThan(0)
    expect((await found('webhookDeliveries', 'comment exploded')).size).toBe(0)
  })

  test('searches only fields that the caller can read', async () => {
    const { email, firstName } = await api.prisma.user.findUniqueOrThrow({
      where: { id: team.ownerId },
    })
    const members = async (search: string, as: string) => {
      const query =
        'query ($search: String) { teamMembers(where: { search: $search }) { totalCount } }'
      return (await api.graph(as, query, { search })).teamMembers.totalCount
    }
    expect(await members(email, api.operator)).toBe(1)
    expect(await members(email, token)).toBe(0)
    expect(await members(firstName, token)).toBe(1)

    const emails = '{ emails(where: { search: "Draft ready" }) { totalCount } }'
    expect((await api.graph(api.operator, emails)).emails.totalCount).toBeGreaterThan(0)
    expect((await api.graph(token, emails)).emails.totalCount).toBe(0)

    const placement = await api.prisma.placement.findFirstOrThrow({
      where: { team: { kind: 'PUBLISHER' } },
      include: { team: true, product: true, orderItem: { include: { order: true } } },
    })
    const number = placement.orderItem.order.referenceNumber
    const publisher = await api.token(placement.team)
    expect([...(await found('placements', number)).keys()]).toContain(placement.id)
    const query =
      'query ($search: String) { placements(where: { search: $search }) { totalCount } }'
    const placements = async (search: string) =>
      (await api.graph(publisher, query, { search })).placements.totalCount
    expect(await placements(number)).toBe(0)
    expect(await placements(placement.product.name)).toBeGreaterThan(0)
  })

  test('is refused to callers who can read none of the fields, and with more than ten words', async () => {
    const members = (where: string) => `{ teamMembers(where: { ${where} }) { totalCount } }`
    const blind = await api.token(team, 'custom', ['tokens.manage'])
    expect((await api.graph(blind, members(''))).teamMembers.totalCount).toBeGreaterThan(0)
    expect(await codeOf(blind, members('search: "a"'))).toMatchObject({ code: 'missing_scope' })
    const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join(' ')
    const users = (count: number) =>
      `{ users(where: { search: "${words(count)}" }) { totalCount } }`
    expect((await api.graph(api.operator, users(10))).users.totalCount).toBe(0)
    expect(await codeOf(api.operator, users(11))).toMatchObject({
      code: 'validation_failed',
      issues: [{ path: ['where', 'search'], code: 'too_long' }],
    })
  })
})
