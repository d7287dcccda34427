import { describe, expect, test } from 'vitest'
import { scopesOfKind } from '../../src/access/scope.js'
import { testApi } from '../support/api.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi()
const publisher = await api.team({ name: 'Tidewater Media', kind: 'PUBLISHER' })
const buyer = await makeBuyer(api)

const asEnum = (scope: string) => scope.toUpperCase().replace('.', '_')
const scopesOf = async (token: string): Promise<string[]> =>
  (await api.graph(token, '{ session { scopes } }')).session.scopes

describe('the kind of a team', () => {
  test('is BUYER unless given, and is read and filtered', async () => {
    const createTeam = (input: object) => api.mutate(api.operator, 'createTeam', input, 'id kind')
    expect(await createTeam({ name: 'Acme' })).toMatchObject({ kind: 'BUYER' })
    const { id, kind } = await createTeam({ name: 'Northern Post', kind: 'PUBLISHER' })
    expect(kind).toBe('PUBLISHER')
    const { teams } = await api.graph(
      api.operator,
      '{ teams(where: { kind: { eq: PUBLISHER } }) { nodes { id kind } } }',
    )
    expect(teams.nodes).toContainEqual({ id, kind: 'PUBLISHER' })
    expect(teams.nodes).not.toContainEqual(expect.objectContaining({ kind: 'BUYER' }))
  })
})

describe('tokens of a kind of team', () => {
  test('hold all scopes of the kind with FULL_ACCESS', async () => {
    expect(await scopesOf(publisher.token)).toEqual(scopesOfKind.PUBLISHER.map(asEnum))
    expect(await scopesOf(buyer.token)).toEqual(scopesOfKind.BUYER.map(asEnum))
    expect(
      scopesOfKind.PUBLISHER.filter((scope) => /^(outlets|products|orders)/.test(scope)),
    ).toEqual([])
  })

  test('hold those of the kind that read with READ_ONLY, as lists and exports show', async () => {
    const token = await api.token(publisher, 'read_only')
    const scopes = await scopesOf(token)
    expect(scopes).toContain('PUBLISHING_READ')
    expect(scopes).not.toContain('ORDERS_READ')
    const { apiTokens } = await api.graph(
      api.operator,
      `{ apiTokens(where: { teamId: { eq: "${publisher.id}" }, type: { eq: READ_ONLY } }) { nodes { scopes } } }`,
    )
    expect(apiTokens.nodes).toEqual([{ scopes }])
  })

  test('cannot be created with scopes of the other kind, also by operators', async () => {
    const custom = { name: 'Integration', type: 'CUSTOM' }
    for (const [team, scope] of [
      [buyer, 'PUBLISHING_READ'],
      [publisher, 'ORDERS_CREATE'],
    ] as const) {
      const scopes = ['TEAMS_READ', scope]
      for (const [token, input] of [
        [team.token, { ...custom, scopes }],
        [api.operator, { ...custom, scopes, teamId: team.id }],
      ] as const) {
        const { extensions } = await api.mutateError(token, 'createApiToken', input)
        expect(extensions).toMatchObject({
          code: 'validation_failed',
          issues: [{ path: ['input', 'scopes', 1], code: 'scope_of_other_kind' }],
        })
      }
    }
  })

  test('a stored scope of the other kind has no effect', async () => {
    const token = await api.token(publisher, 'custom', ['orders.lists', 'publishing.read'])
    expect(await scopesOf(token)).toEqual(['PUBLISHING_READ'])
  })
})

describe('a publisher team', () => {
  test('is refused what buyers do, with the reason', async () => {
    const refused = [
      await api.get(publisher.token, '/products/listings'),
      await api.get(publisher.token, '/orders'),
      await api.post(publisher.token, '/orders/checkout', {
        profile_id: buyer.profileId,
        line_items: [{ product_id: buyer.id, quantity: 1, is_add_on: false }],
      }),
    ]
    for (const { status, body } of refused) {
      expect(status).toBe(403)
      expect(body).toMatchObject({
        code: 'missing_scope',
        issues: [{ code: 'scope_of_other_kind', name: 'PUBLISHER' }],
      })
      expect(body.detail ?? body.message).toContain('which a publisher team cannot have')
    }
    const profile = { name: 'Brightwater' }
    const { message } = await api.mutateError(publisher.token, 'createProfile', profile)
    expect(message).toContain('profiles.create, which a publisher team cannot have')
  })

  test('has no profile, also by an operator', async () => {
    const input = { name: 'Brightwater', teamId: publisher.id }
    const { extensions } = await api.mutateError(api.operator, 'createProfile', input)
    expect(extensions).toMatchObject({
      code: 'validation_failed',
      issues: [{ path: ['input', 'teamId'], code: 'wrong_team_kind', name: 'BUYER' }],
    })
  })
})

describe('an agreement', () => {
  const agreement = async (scope: 'CLIENT' | 'PUBLISHER') => {
    const { id } = await api.mutate(api.operator, 'createAgreementTemplate', {
      key: `terms-${scope.toLowerCase()}`,
      name: 'Terms',
      title: 'Terms',
      contentMarkdown: '# Terms',
      acceptanceLabel: 'I accept',
      scope,
    })
    await api.mutate(api.operator, 'activateAgreementTemplate', { agreementTemplateId: id })
    return id as string
  }

  test('is shown to and accepted by teams of its kind only', async () => {
    const [forBuyers, forPublishers] = [await agreement('CLIENT'), await agreement('PUBLISHER')]
    for (const [team, own, foreign] of [
      [buyer, forBuyers, forPublishers],
      [publisher, forPublishers, forBuyers],
    ] as const) {
      const query = '{ agreementStatuses { template { id } } agreementTemplates { nodes { id } } }'
      const { agreementStatuses, agreementTemplates } = await api.graph(team.token, query)
      expect(agreementStatuses).toEqual([{ template: { id: own } }])
      expect(agreementTemplates.nodes).toEqual([{ id: own }])
      const seen = await api.graph(
        api.operator,
        `{ agreementStatuses(teamId: "${team.id}") { template { id } } }`,
      )
      expect(seen.agreementStatuses).toEqual([{ template: { id: own } }])
      const signature = { signerName: 'Ada Lovelace', signerEmail: 'ada@example.com' }
      const accept = { ...signature, templateId: foreign }
      const { message } = await api.mutateError(team.token, 'acceptAgreement', accept)
      expect(message).toMatch(/in force for (buyer|publisher) teams/)
      await api.mutate(team.token, 'acceptAgreement', { ...signature, templateId: own })
    }
  })
})
