import { randomUUID } from 'node:crypto'
import { getNamedType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from '../../schema/index.js'
import { testApi } from '../support/api.js'
import { graphUpload } from '../support/files/upload.js'
import { mutationInputs } from '../support/fixtures/mutation-input.js'

const api = await testApi()
const mutations = Object.values(schema.getMutationType()!.getFields())
const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** What the log calls a mutation by what comes of it. */
const called: Record<string, string> = {
  acceptSwap: 'complete_swap',
  markSwapPaid: 'complete_swap',
}

/** What must not be in the log, of all that there is. */
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
        `Tell in tests/support/fixtures/mutation-input.ts what an operator calls ${name} with, so that its audit entry is seen.`,
      )
    }
    const field = schema.getMutationType()!.getFields()[name]!
    const fields = isObjectType(getNamedType(field.type)) ? '{ __typename }' : ''
    const query = `mutation ($input: ${field.args[0]!.type}) { ${name}(input: $input) ${fields} }`
    const input = typeof make === 'function' ? await make() : {}
    if (typeof make !== 'function') {
      // The schema's own refusal comes first where a scope is asked for that operators have not.
      const { errors } = (
        await api.post(api.operator, '/graphql', {
          query,
          variables: {
            input: { templateId: randomUUID(), signerName: 'Ada', signerEmail: 'a@b.co' },
          },
        })
      ).body
      expect(errors[0].extensions.code).toBe(make.code)
      return
    }
    const requestId = `audit-${randomUUID()}`
    const headers = { 'x-request-id': requestId }
    const { body, text } =
      name === 'uploadFiles'
        ? await graphUpload(api, api.operator, [{ name: 'a.txt', content: 'Text' }], {
            input,
            headers: { ...headers, 'apollo-require-preflight': 'true' },
          })
        : await api.post(api.operator, '/graphql', { query, variables: { input } }, headers)
    expect(body.errors).toBeUndefined()

    const entries = await api.prisma.auditEntry.findMany({ where: { requestId } })
    const own = entries.filter(({ action }) => action === (called[name] ?? snakeCase(name)))
    expect(own).not.toEqual([])
    for (const { actorId, entity, after } of entries) {
      expect(actorId).not.toBeNull()
      expect(entity).toMatch(/^[a-z_]+$/)
      expect(after).not.toBeNull()
    }
    // One change of one record is told once.
    const told = entries.map(({ entity, entityId }) => `${entity} ${entityId}`)
    expect(told).toEqual([...new Set(told)])
    const changed = own.filter(({ before, after }) => before !== null && after !== null)
    if (/^(update|rename|archive|delete|move|link|addTo|removeFrom)/.test(name)) {
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
