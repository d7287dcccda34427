import { getNamedType, isInputObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { inputsOf } from '../../rest/engine/input.js'
import { prepareOperation } from '../../rest/engine/prepared.js'
import { routes } from '../../rest/index.js'
import { schema } from '../../schema/index.js'
import { testApi } from '../support/api.js'
import { completeRecords, demoTeam } from '../support/fixtures/marketplace.js'

/** Prefix of every string in the database: each wildcard of LIKE, and its escape character. */
const planted = 'q%q_q\\q'
/** No string contains these, but as patterns each matches the prefix. */
const unlike = ['q%%', 'q__', 'q\\%']

/** Columns that have no value in the demo. */
const values: Record<string, string[]> = {
  '"order"': ['external_reference_number'],
  '"user"': ['crm_contact_id'],
  api_request: ['error_code'],
  audit_log: ['request_id', 'application', 'application_id'],
  oauth_client: ['metadata_url'],
  order_item: ['vendor_invoice_id'],
}

const api = await testApi({ demo: true })

const team = await demoTeam(api)
await completeRecords(api, team)
const token = await api.token(team)
// A token lists its own requests.
const { tokenId, lineageId } = await api.app.authenticator.authenticate(`Bearer ${token}`)
await api.prisma.apiRequest.updateMany({ data: { tokenId, lineageId } })
const item = await api.prisma.orderItem.findFirstOrThrow({
  where: { teamId: team.id },
  select: { profileId: true, product: { select: { outletId: true } } },
})
const ids: Record<string, string> = {
  '{profile_id}': item.profileId!,
  '{outlet_id}': item.product.outletId,
}
await plant()

/** Prefixes every string column, without its constraints, except hashes, which authenticate the callers. */
async function plant() {
  const { prisma } = api
  const rules = await prisma.$queryRaw<{ table: string; name: string }[]>`
    SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name FROM pg_constraint
    WHERE contype IN ('c', 'f') AND conrelid <> 0 AND connamespace = 'public'::regnamespace`
  const tables = await prisma.$queryRaw<{ name: string; columns: string[] }[]>`
    SELECT attrelid::regclass::text AS name, array_agg(quote_ident(attname)) AS columns
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND atttypid = 'text'::regtype
      AND attgenerated = '' AND NOT attisdropped AND attname !~ 'hash'
    GROUP BY attrelid`
  await prisma.$transaction(
    [
      ...rules.map(({ table, name }) => `ALTER TABLE ${table} DROP CONSTRAINT ${name}`),
      ...tables.flatMap(({ name, columns }) => [
        `ALTER TABLE ${name} DISABLE TRIGGER USER`,
        ...(values[name] ?? []).map((column) => `UPDATE ${name} SET ${column} = ctid::text`),
        // The catalogue index depends on the rows that this trigger writes.
        ...(name === 'listing'
          ? ['ALTER TABLE listing ENABLE ALWAYS TRIGGER listing_changed_updated']
          : []),
        `UPDATE ${name} SET ${columns.map((column) => `${column} = '${planted}' || ${column}`)}`,
      ]),
    ].map((sql) => prisma.$executeRawUnsafe(sql)),
  )
}

/** Every GraphQL filter by a substring or a prefix. */
const filters = Object.values(schema.getQueryType()!.getFields()).flatMap(({ name, args, type }) =>
  args.flatMap((argument) => {
    const where = getNamedType(argument.type)
    if (argument.name !== 'where' || !isInputObjectType(where)) return []
    // Lists only entries of records whose names have the prefix.
    if (name === 'teamAuditEntries') return []
    const answer = /Aggregate/.test(String(type)) ? 'count' : 'totalCount'
    const count = async (condition: object) => {
      const query = `query ($where: ${where.name}) { ${name}(where: $where) { ${answer} } }`
      const { [name]: found } = await api.graph(api.operator, query, { where: condition })
      return Number(Array.isArray(found) ? found[0].count : found.totalCount)
    }
    return Object.values(where.getFields()).flatMap((field) => {
      const kind = getNamedType(field.type).name
      const isSearch = kind === 'String' && field.name === 'search'
      const ways: Record<string, (text: string) => unknown> = {
        ...(isSearch && { search: (text) => text }),
        ...(kind === 'StringFilter' && {
          contains: (contains) => ({ contains }),
          startsWith: (startsWith) => ({ startsWith }),
          // A case-insensitive condition does not turn another one into a pattern.
          eq: (eq) => ({ eq, contains: 'q' }),
        }),
      }
      return Object.entries(ways).map(([how, way]) => ({
        at: `${name}.${field.name} ${how}`,
        how,
        count: (...texts: string[]) =>
          count({ OR: texts.map((text) => ({ [field.name]: way(text) })) }),
      }))
    })
  }),
)

/** REST parameters that become a filter. */
const parameters = routes.flatMap((row) => {
  const { query } = inputsOf(row, prepareOperation(schema, row.operation))
  return [...query].flatMap(([name, { target }]) =>
    target && /^(contains|startsWith|search)$/.test(target.path.at(-1)!) ? [{ row, name }] : [],
  )
})

describe('wildcards of LIKE are matched literally', () => {
  test('in every search of the GraphQL API', async () => {
    expect(filters.length).toBeGreaterThan(100)
    const errors: string[] = []
    for (const { at, how, count } of filters) {
      if (how !== 'eq' && !(await count(planted))) errors.push(`${at} does not find what is there`)
      if (await count(...unlike)) errors.push(`${at} takes a text for a pattern`)
    }
    expect(errors).toEqual([])
  })

  test.each(parameters.map(({ row, name }) => [`GET ${row.path}?${name}=`, row, name] as const))(
    'in %s',
    async (_, { path }, name) => {
      const found = async (text: string) => {
        const url = path.replace(/\{\w+\}/, (name) => ids[name]!)
        // The prefixed strings are not valid URLs or email addresses, which the contract would require.
        const answer = await api.app.inject({
          url: `${url}?${new URLSearchParams({ [name]: text })}`,
          headers: { authorization: `Bearer ${token}` },
        })
        expect(answer.statusCode).toBe(200)
        const body = answer.json()
        const { records = body.countries ?? body, total_records } = body
        return total_records ?? records.length
      }
      expect(await found(planted)).toBeGreaterThan(0)
      for (const text of unlike) expect([text, await found(text)]).toEqual([text, 0])
    },
  )

  test('as a country, whose regions and cities are listed', async () => {
    for (const text of unlike) {
      const query =
        'query ($text: String!) { states(country: $text) cities(country: $text, state: $text) }'
      expect(await api.graph(token, query, { text })).toEqual({ states: [], cities: [] })
    }
  })
})

test('a search has at most 500 characters', async () => {
  const long = 'x'.repeat(501)
  const where = [`{ search: "${long}" }`, `{ name: { contains: "${long}" } }`]
  for (const one of where) {
    const { body } = await api.post(token, '/graphql', {
      query: `{ products(where: ${one}) { totalCount } }`,
    })
    expect(body.errors[0]).toMatchObject({
      message: expect.stringContaining('must have at most 500 characters'),
      extensions: { code: 'validation_failed' },
    })
  }
  const { status } = await api.get(token, `/products/listings?search=${long}`)
  expect(status).toBe(400)
})
