import {
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { aggregates } from '../../schema/core/aggregate.js'
import { schema } from '../../schema/index.js'
import { requireColumn, requireField } from '../../src/access/access.js'
import { scopes } from '../../src/access/scope.js'
import type { Session } from '../../src/access/session.js'
import { shell } from '../../src/cli/shell.js'
import type { FieldExtensions } from '../../src/compiler/field-extensions.js'
import { modelOfType } from '../../src/compiler/pothos.js'
import { type Definition, requireModelField } from '../../src/query/model.js'
import { uuidV7 } from '../../src/values/uuid.js'
import { testApi } from '../support/api.js'

const api = await testApi()
const team = await api.team()

const types = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
)
const fieldsOf = (type: GraphQLObjectType) => Object.values(type.getFields())
const asksOf = ({ extensions }: GraphQLField<unknown, unknown>) => extensions.requirement

/** Extensions that a field can have. */
const fieldExtensions: Record<keyof FieldExtensions, true> = {
  weight: true,
  weighsOnce: true,
  secret: true,
  descriptionSuffix: true,
  described: true,
  related: true,
  through: true,
  forOperators: true,
  showsOnlyPresence: true,
  exported: true,
  changes: true,
  ownTransactions: true,
  requirement: true,
  open: true,
  jsonSchema: true,
}

test('only operators filter, sort, group or add up by operator-only values', () => {
  const session: Session = {
    ...shell,
    kind: 'team',
    role: 'OWNER',
    isTest: false,
    teamId: '',
    teamKind: 'BUYER',
    scopes: new Set(scopes),
  }
  const hidden = types.flatMap((type) =>
    fieldsOf(type).flatMap((field) => {
      const { forOperators } = field.extensions
      return forOperators ? [{ type, field, ...forOperators }] : []
    }),
  )
  expect(hidden.length).toBeGreaterThan(5)
  for (const { type, field, column, otherwise } of hidden) {
    expect([field.name, otherwise === null && isNonNullType(field.type)]).toEqual([
      field.name,
      false,
    ])
    const refusal = /^Only operators can read /
    expect(() => requireField(session, type.name, field.name)).toThrow(refusal)
    if (column) expect(() => requireColumn(session, modelOfType(type)!, column)).toThrow(refusal)
  }
})

test('a field has no extension that is never read', () => {
  const names = types.flatMap((type) =>
    fieldsOf(type).flatMap(({ extensions }) => Object.keys(extensions)),
  )
  const own = names.filter((name) => !/^@?pothos/.test(name) && !(name in fieldExtensions))
  expect([...new Set(own)]).toEqual([])
})

describe('a root field that finds one record', () => {
  const unknown = `article(id: "${uuidV7()}") { id }`

  test('may be null', () => {
    const sure = fieldsOf(schema.getQueryType()!)
      .filter(({ args }) => args.some(({ name }) => name === 'id' || name === 'shareToken'))
      .filter(({ type }) => isNonNullType(type))
      .map(({ name }) => name)
    expect(sure).toEqual([])
  })

  test('does not null other fields if the record does not exist', async () => {
    const { status, body } = await api.post(team.token, '/graphql', {
      query: `{ ${unknown} session { teamId } }`,
    })
    expect([status, body.data]).toEqual([200, { article: null, session: { teamId: team.id } }])
    expect(body.errors).toMatchObject([{ path: ['article'], extensions: { code: 'not_found' } }])
  })

  test('does not null other fields if it is refused', async () => {
    const limited = await api.token(team, 'custom', ['teams.read'])
    const { body } = await api.post(limited, '/graphql', {
      query: `{ ${unknown} team(id: "${team.id}") { id owner { email } } }`,
    })
    expect(body.data).toEqual({ article: null, team: { id: team.id, owner: null } })
    const codes = body.errors.map(
      (error: { extensions: { code: string } }) => error.extensions.code,
    )
    expect(codes.sort()).toEqual(['missing_scope', 'operator_only'])
  })
})

test('operator-only fields of records that teams read are nullable', () => {
  const sure = types
    .filter((type) => modelOfType(type) && fieldsOf(type).some((field) => !asksOf(field)?.operator))
    .flatMap((type) =>
      fieldsOf(type)
        .filter((field) => asksOf(field)?.operator && isNonNullType(field.type))
        .map(({ name }) => `${type.name}.${name}`),
    )
  expect(sure).toEqual([])
})

test('there is one type for the records of a model', () => {
  const models = types
    .filter((type) => type.getFields().id)
    .flatMap((type) => modelOfType(type) ?? [])
  expect(models.filter((model, at) => models.indexOf(model) < at)).toEqual([])
  // Client caches normalize every object that has an id, including keys of groups.
  const bare = types.filter((type) => !modelOfType(type) && type.getFields().id)
  // An event never changes, and its ID is that of the webhook. A placement shows parts of other records. A saved search
  // leads to no other record.
  expect(bare.map(({ name }) => name).sort()).toEqual([
    ...['Event', 'PlacementArticle', 'PlacementOutlet', 'PlacementProduct', 'SavedSearch'],
  ])
})

test('the description of a plain list gives its maximum length', () => {
  const ofPage = /(Connection|Page)\./
  const silent = types.flatMap((type) =>
    fieldsOf(type)
      .filter((field) => isListType(getNullableType(field.type)))
      .filter((field) => !isLeafType(getNamedType(field.type)))
      .filter(({ name }) => !ofPage.test(`${type.name}.${name}`))
      .filter(
        ({ description }) => !/\b(Maximum|At most|Always|One per|As many as)\b/i.test(description!),
      )
      .map(({ name }) => `${type.name}.${name}`),
  )
  expect(silent).toEqual([])
})

/** Fields with the ID of a record that has no field for the record itself, and the reason. */
const bareKeys: Record<string, string> = {
  'ApiRequest.teamId': 'a record that is written in the background, without foreign keys',
  'ApiRequest.tokenId': 'of a token, or of an OAuth grant: objects of two types',
  'ApiToken.lineageId': 'what the tokens of a chain of rotations have in common',
  'OperatorToken.lineageId': 'what the tokens of a chain of rotations have in common',
  'DeprecatedUse.tokenId': 'of a token, or of an OAuth grant: objects of several types',
  'Assignment.articleId': 'of the article itself, of which a writer sees only the assignment',
  'AuditEntry.entityId': 'of a record of any type, which node(id) finds',
  'LedgerEntry.entityId': 'of a record of any type, which node(id) finds',
  'LedgerEntry.transactionId': 'what entries that belong together have in common',
  'Email.entityId': 'of a record of any type, which node(id) finds',
  'OutletPendingChange.categoryId': 'of a category that the outlet does not have yet',
  'OauthGrant.sessionId': 'of a session that another service keeps',
  'Profile.brandToneAndVoiceId': 'of a text that another service keeps',
  'Cart.profileId': 'of the profile itself, of which it is the cart',
  'CheckoutIssue.cartLineId': 'of a line in the same response',
  'QuotedLineItem.cartLineId': 'of a line in the same response',
  'TeamInvitation.teamMemberId': 'of the membership with the address, without a foreign key',
  'Session.tokenId': 'the token of a team, or of an operator: objects of two types',
}

test('every foreign key has a field for its object', () => {
  const bare = types
    .filter(({ name }) => !/Aggregate(Keys|Distinct)$/.test(name))
    .flatMap((type) => {
      const fields = type.getFields()
      return Object.values(fields)
        .filter(({ name, type }) => /Id$/.test(name) && getNamedType(type).name === 'UUID')
        .filter(({ name }) => {
          const relation = fields[name.replace(/Id$/, '')]
          return !relation || !isObjectType(getNamedType(relation.type))
        })
        .map(({ name }) => `${type.name}.${name}`)
    })
  expect(bare.sort()).toEqual(Object.keys(bareKeys).sort())
})

test('inputs name an ID by its type, except those listed', () => {
  const inputs = Object.values(schema.getMutationType()!.getFields()).flatMap(({ args }) =>
    args.map(({ type }) => getNamedType(type) as GraphQLInputObjectType),
  )
  const bare = new Set(inputs.filter((type) => type.getFields().id).map(({ name }) => name))
  // Programs of operators and of agents use them.
  expect([...bare].sort()).toEqual([
    ...['AcceptPlacementInput', 'CancelPayoutFileInput', 'CancelPayoutInput'],
    ...['DeclinePlacementInput', 'DeliverPlacementInput', 'EndConsoleSessionInput'],
    ...['MarkPayoutFilePaidInput', 'MarkPayoutPaidInput', 'RemovePasskeyInput'],
    ...['RenamePasskeyInput', 'ReversePayoutInput', 'ReviewOutletInput'],
    ...['ReviewPublisherApplicationInput', 'RevokeOauthGrantInput'],
    ...['SendPayoutInput', 'SimulateInput', 'SubmitOutletInput', 'UndoPlacementDeliveryInput'],
    ...['UpdateTeamInput', 'VerifyOutletDomainInput'],
  ])
})

test('an input has the name of its mutation, and not of a record', () => {
  const records = types.filter((type) => type.getInterfaces().length > 0)
  expect(records.filter(({ name }) => schema.getType(`${name}Input`))).toEqual([])
})

test('groups have no key named id', () => {
  const groups = types.filter(({ name }) => /Aggregate(Keys|Distinct)$/.test(name))
  expect(groups.filter((type) => type.getFields().id).map(({ name }) => name)).toEqual([])
})

describe('a field with a fixed set of values', () => {
  const isEnum = (type: GraphQLOutputType) => isEnumType(getNamedType(type))

  test('is an enum with values in UPPER_CASE', () => {
    const other = Object.values(schema.getTypeMap())
      .filter((type) => isEnumType(type) && !type.name.startsWith('__'))
      .flatMap((type) => (type as GraphQLEnumType).getValues().map(({ name }) => name))
      .filter((name) => !/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(name))
    expect(other).toEqual([])
  })

  test('is an enum in records', () => {
    const texts = types.flatMap((type) =>
      fieldsOf(type)
        .filter(({ extensions }) => {
          const { pothosExposedField: column } = extensions
          return (
            modelOfType(type) &&
            column &&
            requireModelField(modelOfType(type)!, column).kind === 'enum'
          )
        })
        .filter((field) => !isEnum(field.type))
        .map(({ name }) => `${type.name}.${name}`),
    )
    expect(texts).toEqual([])
  })

  test('is an enum in the keys of groups', () => {
    const texts = Object.values(aggregates).flatMap(({ name, model, keys }) => {
      const shown = schema.getType(`${name}AggregateKeys`) as GraphQLObjectType
      return Object.entries(keys)
        .filter(([, { path }]) => typeof path === 'string' && columnOf(model, path).kind === 'enum')
        .filter(([key]) => !isEnum(shown.getFields()[key]!.type))
        .map(([key]) => `${name}.${key}`)
    })
    expect(texts).toEqual([])
  })

  /** The column at the end of a path over relations. */
  function columnOf(model: string, path: string): Definition {
    const [name = '', ...rest] = path.split('.')
    const definition = requireModelField(model, name)
    return rest.length > 0 ? columnOf(definition.type, rest.join('.')) : definition
  }
})

test('the session leads to its team and its user, with the scope that reads teams', async () => {
  const query = '{ session { userId team { id } user { id } } }'
  const whole = { userId: team.ownerId, team: { id: team.id }, user: { id: team.ownerId } }
  expect(await api.graph(team.token, query)).toEqual({ session: whole })
  const limited = await api.token(team, 'custom', ['orders.lists'])
  const { body } = await api.post(limited, '/graphql', { query })
  expect(body.data.session).toEqual({ userId: team.ownerId, team: null, user: null })
})

describe('a request refused before execution', () => {
  const ask = (headers: Record<string, string>) =>
    api.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', ...headers },
      payload: { query: '{ __typename }' },
    })

  test('receives a GraphQL response with the status of the error', async () => {
    const answer = await ask({ authorization: 'Bearer mst_wrong' })
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['www-authenticate']).toMatch(/^Bearer/)
    expect(answer.json()).toEqual({
      errors: [
        {
          message: expect.any(String),
          extensions: {
            code: 'invalid_token',
            issues: [{ path: [], code: 'token_malformed', message: expect.any(String) }],
          },
        },
      ],
    })
  })

  test('receives the media type that the caller accepts', async () => {
    const accept = 'application/graphql-response+json, application/json;q=0.9'
    const answer = await ask({ authorization: 'Bearer mst_wrong', accept })
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['content-type']).toBe('application/graphql-response+json; charset=utf-8')
    const form = await ask({ accept, 'content-type': 'text/plain' })
    expect(form.statusCode).toBe(415)
    expect(form.json().errors[0].extensions.code).toBe('unsupported_media_type')
  })
})
