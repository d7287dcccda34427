import { describe, expect, it } from 'vitest'
import { routes } from '../../rest/index.js'
import { schema } from '../../schema/index.js'
import { type TenantModel, tenantOf } from '../../src/access/tenancy.js'
import { referenceNumber } from '../../src/values/reference.js'
import { ofPublishers } from '../support/access/root-kinds.js'
import { callerKindOf } from '../support/access/route-caller.js'
import {
  type Attempt,
  Attempts,
  recordsOf,
  refusalOf,
  saidBy,
  unknownLike,
} from '../support/access/tenancy.js'
import { rowsOf } from '../support/access/tenancy-reads.js'
import { testApi } from '../support/api.js'
import { makeFile } from '../support/fixtures/file.js'
import { completeRecords } from '../support/fixtures/marketplace.js'
import { oauthToken } from '../support/fixtures/oauth.js'

const api = await testApi({ demo: true, graphqlWorker: true })

const team = await api.prisma.team.findFirstOrThrow({
  where: { articles: { some: {} } },
  orderBy: { id: 'asc' },
})
await completeRecords(api, team)
const groups = await api.prisma.article.groupBy({
  by: ['profileId'],
  where: { teamId: team.id, deletedAt: null },
  orderBy: { _count: { profileId: 'desc' } },
})
const [profileId, otherId] = groups.map((group) => group.profileId) as [string, string]
const whole = await api.token(team)
const { token } = await oauthToken(api, team, { profileId })
for (const one of [profileId, otherId]) await completeProfile(one)

/** Gives a profile the records that the demo has not of each. */
async function completeProfile(profileId: string): Promise<void> {
  const { prisma } = api
  const { id: teamId } = team
  const where = { profileId, deletedAt: null }
  await oauthToken(api, team, { profileId })
  const { id: articleId } = await prisma.article.findFirstOrThrow({ where })
  const { id: fileId } = await makeFile(api, team)
  await prisma.articleFile.create({ data: { teamId, articleId, fileId } })
  const item = await prisma.orderItem.findFirstOrThrow({ where })
  const { id: _, ...swap } = await prisma.swap.findFirstOrThrow({ where: { teamId } })
  const { orderId, id: orderItemId } = item
  const author = { name: 'Ada' }
  await api.post(whole, `/articles/${articleId}/comments`, { content: 'Hello', author })
  await api.mutate(whole, 'createOutletList', { profileId, name: 'Shortlist' })
  await prisma.complianceCheck.create({ data: { teamId, articleId } })
  const { productId } = await prisma.orderLineItem.findFirstOrThrow({ where: { orderId } })
  await prisma.cartLine.create({ data: { teamId, profileId, productId, quantity: 1 } })
  const opportunity = { profileId, title: 'News', description: 'It fits.' }
  await api.mutate(api.operator, 'createOpportunity', opportunity)
  const parties = { orderId, orderItemId, referenceNumber: referenceNumber('SWP', new Date()) }
  await prisma.swap.create({ data: { ...swap, ...parties } })
}
const session = await api.app.authenticator.authenticate(`Bearer ${token}`)

/** Condition on the records of the profile, as the server has it. */
const ofProfile = (model: string) => tenantOf(session, model as TenantModel)
const isOfTeam = (model: string) => {
  const { AND } = ofProfile(model) as { AND?: [{ teamId?: unknown }] }
  return AND?.[0].teamId !== undefined
}

const own = recordsOf(api, team, (model) => (isOfTeam(model) ? {} : ofProfile(model)))
const theirs = recordsOf(api, team, (model) => ({ NOT: ofProfile(model) }))
const attempts = new Attempts(api, token, own)

/** Errors by which a record, or a kind of records, is refused. */
const refusals = ['not_found', 'operator_only', 'wrong_team', 'missing_scope']

/** Errors by which a mutation is refused to every grant. */
const refusedMutations: Record<string, string> = {
  'markInboxRead(input.eventId)': 'read_only_token',
}

async function errorsOf(tried: Attempt[]): Promise<string[]> {
  const errors: string[] = [...attempts.unknown]
  for (const { at, names, changes, path, send } of tried) {
    // The team and the user are those of the grant.
    if (names.model === 'Team' || names.model === 'User') continue
    const found = await theirs(names.model).catch(({ message }) => void errors.push(message))
    if (!found) continue
    const value = String(found[names.column])
    const none = unknownLike(value)
    const unknown = await send(none)
    const { code, places } = refusalOf(unknown)
    const isRefused =
      code &&
      (refusals.includes(code) || code === refusedMutations[at] || places.includes(path.join('.')))
    if (code ? !isRefused : changes)
      errors.push(`${at} is not refused for an unknown record: ${unknown.text.slice(0, 300)}`)
    const expected = saidBy(unknown, none)
    const said = saidBy(await send(value), value)
    if (said !== expected)
      errors.push(`${at} reveals the ${names.model} of another profile: ${said}, not ${expected}`)
  }
  return errors
}

const rootsOf = (kind: 'query' | 'mutation') =>
  Object.values(schema.getRootType(kind as never)!.getFields()).filter(
    ({ name }) => !ofPublishers.has(name),
  )

/** Records of the team that do not belong to the profile. */
async function foreignRows() {
  const rows = await rowsOf(api, team)
  const kept: Record<string, unknown[]> = {}
  // The log of requests contains those of this test.
  const { api_request: _, ...others } = rows
  for (const [table, found] of Object.entries(others))
    kept[table] = found.filter((row) => row.profile_id !== profileId && row.id !== profileId)
  return kept
}

describe('to a grant for one profile, a record of another profile is one that does not exist', () => {
  it('by every query', async () => {
    const fields = rootsOf('query')
    const tried = await Promise.all(fields.map((field) => attempts.ofField('query', field)))
    expect(await errorsOf(tried.flat())).toEqual([])
  })

  it('by every mutation, which changes nothing of it', async () => {
    const fields = rootsOf('mutation')
    const tried = await Promise.all(fields.map((field) => attempts.ofField('mutation', field)))
    const before = await foreignRows()
    expect(await errorsOf(tried.flat())).toEqual([])
    expect(await foreignRows()).toEqual(before)
  })

  it('by every route of REST, which changes nothing of it', async () => {
    const ofTeams = routes.filter((route) => callerKindOf(route) === 'BUYER')
    const tried = await Promise.all(ofTeams.map((route) => attempts.ofRoute(route)))
    const before = await foreignRows()
    expect(await errorsOf(tried.flat())).toEqual([])
    expect(await foreignRows()).toEqual(before)
  })
})
