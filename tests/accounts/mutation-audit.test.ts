import { randomUUID } from 'node:crypto'
import { getNamedType, isObjectType } from 'graphql'
import { afterAll, expect, test } from 'vitest'
import { schema } from '../../schema/index.js'
import { topics } from '../../src/domain/integration/event-topic.js'
import { testApi } from '../support/api.js'
import { graphImport, graphPublisherImport, graphUpload } from '../support/files/upload.js'
import { expectValidEvents } from '../support/fixtures/event.js'
import { mutationInputs } from '../support/fixtures/mutation-input.js'
import { openStripe } from '../support/services/stripe.js'

const stripe = await openStripe()
afterAll(() => stripe.close())
// No job runs, so the SMTP server receives no email.
const api = await testApi({
  env: {
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'market@example.com',
    ...stripe.env,
    WIRE_IBAN: 'DE89370400440532013000',
  },
})
const mutations = Object.values(schema.getMutationType()!.getFields())
const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const publisherFile = {
  name: 'outlets.csv',
  content: 'outlet_key,outlet_name,product_key,product_name,product_type,product_payout\na,A,,,,\n',
}

/** Actions in the audit log that differ from the name of the mutation. */
const actions: Record<string, string> = {
  invitePublisher: 'invite_team_member',
  inviteWriter: 'invite_team_member',
  createPublisherOutlet: 'create_outlet',
  createPublisherProduct: 'create_product',
  updatePublisherOutlet: 'update_outlet',
  updatePublisherProduct: 'update_product',
  applyImport: 'apply_catalogue_import',
  importPublisherOutlets: 'create_outlet',
  endOtherConsoleSessions: 'end_console_session',
  acceptSwap: 'complete_swap',
  markSwapPaid: 'complete_swap',
}

/** The team that a record belongs to, as its table has it. */
async function teamOf(entity: string, id: string): Promise<string | null> {
  if (entity === 'team') return id
  const table = entity === 'email' ? 'mail' : entity
  const column = entity === 'outlet' ? 'publisher_id' : 'team_id'
  const columns = await api.prisma.$queryRaw`
    SELECT FROM information_schema.columns WHERE table_name = ${table} AND column_name = ${column}`
  if ((columns as unknown[]).length === 0) return null
  const [row] = await api.prisma.$queryRawUnsafe<{ team_id: string }[]>(
    `SELECT ${column} AS team_id FROM "${table}" WHERE id = $1::uuid`,
    id,
  )
  return row?.team_id ?? null
}

/** All secrets in the database, which must not be in the log. */
async function secrets(): Promise<string[]> {
  const [orders, lists] = await Promise.all([
    api.prisma.order.findMany({ select: { clientSecret: true } }),
    api.prisma.outletList.findMany({ select: { shareToken: true } }),
  ])
  return [
    ...orders.map(({ clientSecret }) => clientSecret),
    ...lists.map(({ shareToken }) => shareToken),
  ]
}

test.each(mutations.map(({ name }) => name))(
  'an operator leaves %s in the audit log',
  async (name) => {
    const make = mutationInputs(api)[name]
    if (!make) {
      throw new Error(
        `Add the input of ${name} to tests/support/fixtures/mutation-input.ts, so that its audit entry is tested.`,
      )
    }
    const field = schema.getMutationType()!.getFields()[name]!
    const fields = isObjectType(getNamedType(field.type)) ? '{ __typename }' : ''
    const query = `mutation ($input: ${field.args[0]!.type}) { ${name}(input: $input) ${fields} }`
    const input = typeof make === 'function' ? await make() : {}
    if (typeof make !== 'function') {
      // The schema refuses mutations whose scope operators do not have.
      const { errors } = (
        await api.post(api.operator, '/graphql', {
          query,
          variables: { input: make.input },
        })
      ).body
      expect(errors[0].extensions.code).toBe(make.code)
      return
    }
    const requestId = `audit-${randomUUID()}`
    const headers = { 'x-request-id': requestId }
    const send = async () => {
      if (name === 'importCatalogue')
        return graphImport(api, api.operator, { name: 'a.csv', content: 'outlet_key' }, { headers })
      if (name === 'importPublisherOutlets')
        return graphPublisherImport(api, api.operator, publisherFile, { input, headers })
      if (name !== 'uploadFiles')
        return api.post(api.operator, '/graphql', { query, variables: { input } }, headers)
      return graphUpload(api, api.operator, [{ name: 'a.txt', content: 'Text' }], {
        input,
        headers: { ...headers, 'apollo-require-preflight': 'true' },
      })
    }
    const { body, text } = await send()
    expect(body.errors).toBeUndefined()

    const entries = await api.prisma.auditEntry.findMany({ where: { requestId } })
    const own = entries.filter(({ action }) => action === (actions[name] ?? snakeCase(name)))
    expect(own).not.toEqual([])
    for (const { actorId, entity, after } of entries) {
      expect(actorId).not.toBeNull()
      expect(entity).toMatch(/^[a-z_]+$/)
      expect(after).not.toBeNull()
    }
    for (const { entity, entityId, teamId } of entries)
      expect(teamId, entity).toBe(await teamOf(entity, entityId))
    // Each record has one entry.
    const records = entries.map(({ entity, entityId }) => `${entity} ${entityId}`)
    expect(records).toEqual([...new Set(records)])
    const changed = own.filter(({ before, after }) => before !== null && after !== null)
    if (/^(update|rename|archive|restore|delete|move|link|addTo|removeFrom)/.test(name)) {
      expect(changed).toHaveLength(own.length)
      for (const { before, after } of changed) expect(after).not.toEqual(before)
    }
    const kept = JSON.stringify(entries)
    expect(kept).not.toMatch(
      /m(st|op)_[0-9A-Za-z]{20}|whsec_|[hH]ash|[sS]ecret":[^n]|shareToken|clientSecret/,
    )
    for (const secret of await secrets()) expect(kept).not.toContain(secret)
    expect(text).not.toBe('')
  },
)

test('the events of all mutations have the payloads that their schemas describe', async () => {
  expect(await expectValidEvents(api)).toEqual([...topics].sort())
})
