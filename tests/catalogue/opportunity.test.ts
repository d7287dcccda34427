import { describe, expect, test } from 'vitest'
import { expireOpportunities } from '../../src/domain/catalogue/opportunity.js'
import { testApi } from '../support/api.js'

const api = await testApi()

const team = await api.team()
const other = await api.team({ name: 'Other' })
const profileId = (await api.prisma.profile.create({ data: { teamId: team.id, name: 'Brand' } })).id

const offer = (input: object = {}) =>
  api
    .graph(
      api.operator,
      'mutation ($input: CreateOpportunityInput!) { createOpportunity(input: $input) { id status price teamId } }',
      { input: { profileId, title: 'A feature', price: 250.5, ...input } },
    )
    .then((data) => data.createOpportunity)

const interacting =
  'mutation ($input: RecordOpportunityInteractionInput!) { recordOpportunityInteraction(input: $input) { status interactions { nodes { type reason rating user { id } } } } }'
const interact = (token: string, opportunityId: string, input: object) =>
  api
    .graph(token, interacting, { input: { opportunityId, ...input } })
    .then((d) => d.recordOpportunityInteraction)
/** Sets the expiry of an opportunity to the past. */
const outlive = (id: string) =>
  api.prisma.opportunity.update({
    where: { id },
    data: { expiresAt: new Date(Date.now() - 1_000) },
  })
const reopen =
  'mutation ($id: UUID!) { reopenOpportunity(input: { opportunityId: $id }) { status expiresAt } }'

describe('the life of an opportunity', () => {
  test('is seen, dismissed, offered again and accepted', async () => {
    const { id, status, price, teamId } = await offer()
    expect({ status, price, teamId }).toEqual({ status: 'ACTIVE', price: 250.5, teamId: team.id })
    expect((await interact(team.token, id, { type: 'VIEW' })).status).toBe('ACTIVE')
    const dismissed = await interact(team.token, id, {
      type: 'DISMISS',
      reason: 'TOO_EXPENSIVE',
      rating: 2,
    })
    expect(dismissed.status).toBe('DISMISSED')
    expect(dismissed.interactions.nodes).toMatchObject([
      { type: 'VIEW' },
      { type: 'DISMISS', reason: 'TOO_EXPENSIVE', rating: 2, user: { id: team.ownerId } },
    ])
    const twice = await api.graphError(team.token, interacting, {
      input: { opportunityId: id, type: 'COMPLETE' },
    })
    expect(twice.extensions.code).toBe('invalid_transition')
    expect(twice.message).toBe(
      'The opportunity is DISMISSED and cannot become COMPLETED. It can become ACTIVE.',
    )
    expect((await api.graph(team.token, reopen, { id })).reopenOpportunity.status).toBe('ACTIVE')
    expect((await interact(team.token, id, { type: 'COMPLETE' })).status).toBe('COMPLETED')
    const final = await api.graphError(team.token, reopen, { id })
    expect(final.message).toMatch(/This status is final/)
  })

  test('is changed by operators until the team has accepted it', async () => {
    const { id } = await offer({ purpose: 'Reach', audienceTags: ['Makers'] })
    const change = (input: object) =>
      api.mutate(
        api.operator,
        'updateOpportunity',
        { opportunityId: id, ...input },
        'title price purpose audienceTags status',
      )
    const issue = async (input: object, token = api.operator) =>
      (await api.mutateError(token, 'updateOpportunity', { opportunityId: id, ...input }))
        .extensions
    expect(await change({ title: 'A cover', price: 99.5, purpose: null })).toEqual({
      ...{ title: 'A cover', price: 99.5, purpose: null },
      ...{ audienceTags: ['Makers'], status: 'ACTIVE' },
    })
    const none = '00000000-0000-7000-8000-000000000000'
    for (const [input, field] of [
      [{ productId: none }, 'productId'],
      [{ campaignId: none }, 'campaignId'],
      [{ title: null }, 'title'],
      [{ audienceTags: null }, 'audienceTags'],
    ] as const)
      expect((await issue(input)).issues).toMatchObject([{ path: ['input', field] }])
    expect((await issue({ title: 'Ours' }, team.token)).code).toBe('operator_only')

    await outlive(id)
    const expiresAt = new Date(Date.now() + 60_000)
    expect((await change({ expiresAt })).status).toBe('EXPIRED')
    await api.graph(api.operator, reopen, { id })
    await interact(team.token, id, { type: 'COMPLETE' })
    expect((await issue({ price: 1 })).code).toBe('invalid_transition')
  })

  test('expires in time', async () => {
    const expiresAt = new Date(Date.now() + 60_000)
    const { id } = await offer({ expiresAt })
    const later = await offer({ expiresAt })
    await outlive(id)
    await expireOpportunities.run(undefined, api.app.services)
    const rows = await api.prisma.opportunity.findMany({
      where: { id: { in: [id, later.id] } },
      orderBy: { createdAt: 'asc' },
    })
    expect(rows.map(({ status }) => status)).toEqual(['EXPIRED', 'ACTIVE'])
  })

  test('is expired after its expiry time, also before its status was updated', async () => {
    const { id } = await offer({ expiresAt: new Date(Date.now() + 60_000) })
    await outlive(id)
    const late = await api.graphError(team.token, interacting, {
      input: { opportunityId: id, type: 'COMPLETE' },
    })
    expect(late.message).toBe(
      'The opportunity is EXPIRED and cannot become COMPLETED. This status is final.',
    )
    expect((await interact(team.token, id, { type: 'VIEW' })).interactions.nodes).toHaveLength(1)
    const refused = await api.graphError(team.token, reopen, { id })
    expect(refused.message).toBe(
      'The opportunity is EXPIRED and cannot become ACTIVE. This status is final.',
    )
    expect((await api.graph(api.operator, reopen, { id })).reopenOpportunity).toEqual({
      status: 'ACTIVE',
      expiresAt: null,
    })
    expect((await interact(team.token, id, { type: 'COMPLETE' })).status).toBe('COMPLETED')
  })

  test('keeps its expiry time when its team reopens it', async () => {
    const expiresAt = new Date(Date.now() + 60_000)
    const { id } = await offer({ expiresAt })
    const dismiss = () => interact(team.token, id, { type: 'DISMISS' })
    await dismiss()
    const later = { opportunityId: id, expiresAt: new Date(Date.now() + 600_000) }
    const refused = await api.mutateError(team.token, 'reopenOpportunity', later)
    expect(refused.extensions.code).toBe('operator_only')
    expect((await api.graph(team.token, reopen, { id })).reopenOpportunity).toEqual({
      status: 'ACTIVE',
      expiresAt: expiresAt.toISOString(),
    })
    await dismiss()
    await outlive(id)
    const late = await api.graphError(team.token, reopen, { id })
    expect(late.extensions.code).toBe('invalid_transition')
    await api.mutate(api.operator, 'reopenOpportunity', later)
    expect((await interact(team.token, id, { type: 'COMPLETE' })).status).toBe('COMPLETED')
  })

  test('is accessible only to its team', async () => {
    const { id } = await offer()
    const list =
      'query ($id: UUID!) { opportunities(where: { id: { eq: $id } }) { totalCount nodes { title } } }'
    expect((await api.graph(team.token, list, { id })).opportunities.totalCount).toBe(1)
    expect((await api.graph(other.token, list, { id })).opportunities).toEqual({
      totalCount: 0,
      nodes: [],
    })
    const code = async (query: string, variables: object) =>
      (await api.graphError(other.token, query, variables)).extensions.code
    expect(await code(interacting, { input: { opportunityId: id, type: 'VIEW' } })).toBe(
      'not_found',
    )
    expect(await code(reopen, { id })).toBe('not_found')
    expect(
      await code(
        'mutation ($input: CreateOpportunityInput!) { createOpportunity(input: $input) { id } }',
        { input: { profileId, title: 'x' } },
      ),
    ).toBe('operator_only')
  })

  test('is found by the decision of the team', async () => {
    const { id } = await offer({ title: 'Found' })
    await interact(team.token, id, { type: 'FEEDBACK', rating: 5, feedback: 'Good' })
    const { opportunities } = await api.graph(
      team.token,
      '{ opportunities(where: { interactions: { some: { rating: { gte: 5 } } } }) { nodes { title } } }',
    )
    expect(opportunities.nodes).toEqual([{ title: 'Found' }])
  })

  test('refuses invalid values', async () => {
    const create =
      'mutation ($input: CreateOpportunityInput!) { createOpportunity(input: $input) { id } }'
    const issue = async (query: string, input: object) =>
      (await api.graphError(api.operator, query, { input })).extensions.issues[0].path.join('.')
    const none = '00000000-0000-7000-8000-000000000000'
    expect(await issue(create, { profileId: none, title: 'x' })).toBe('input.profileId')
    expect(await issue(create, { profileId, productId: none, title: 'x' })).toBe('input.productId')
    expect(await issue(create, { profileId, campaignId: none, title: 'x' })).toBe(
      'input.campaignId',
    )
    const { id } = await offer()
    const given = (input: object) => issue(create, { profileId, title: 'x', ...input })
    expect(await given({ price: -1 })).toBe('input.price')
    expect(await given({ title: 'a\0b' })).toBe('input.title')
    expect(await given({ purpose: ' ' })).toBe('input.purpose')
    expect(await given({ audienceTags: ['fine', ' '] })).toBe('input.audienceTags.1')
    expect(await given({ audienceTags: ['a\0b'] })).toBe('input.audienceTags.0')
    expect(await given({ audienceTags: Array(101).fill('x') })).toBe('input.audienceTags')
    const past = new Date(Date.now() - 1_000)
    expect(await given({ expiresAt: past })).toBe('input.expiresAt')
    expect(
      await issue(
        'mutation ($input: ReopenOpportunityInput!) { reopenOpportunity(input: $input) { id } }',
        { opportunityId: id, expiresAt: past },
      ),
    ).toBe('input.expiresAt')
    expect(await issue(interacting, { opportunityId: id, type: 'VIEW', feedback: '\0' })).toBe(
      'input.feedback',
    )
    expect(await issue(interacting, { opportunityId: id, type: 'VIEW', reason: 'OTHER' })).toBe(
      'input.reason',
    )
    expect(await issue(interacting, { opportunityId: id, type: 'FEEDBACK', rating: 6 })).toBe(
      'input.rating',
    )
  })
})
