import { expect, test, vi } from 'vitest'
import type { Examples } from '../../codegen/openapi/examples.js'
import { routes } from '../../rest/index.js'
import { formOf } from '../support/files/form.js'
import {
  at,
  began,
  type Call,
  everyRoute,
  keptReferences,
  openMarketplace,
  token,
} from '../support/fixtures/every-route.js'
import { makePublisher } from '../support/fixtures/publisher.js'
import { pinned } from '../support/pinned.js'

const api = await openMarketplace()
const publisher = await makePublisher(api)

const fellBack = vi.spyOn(api.app.services, 'fellBack')

const operations: Examples['operations'] = {}
const parameters: Examples['parameters'] = {}

/** Sends a request to a route, and stores it with its response. */
async function call(id: string, { params = {}, query, body, files, as = token }: Call = {}) {
  const { method, path, envelope } = routes.find((row) => row.id === id)!
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => params[name]!)
  const form = files && formOf(Object.entries(files).map(([name, content]) => ({ name, content })))
  const url = query ? `${filled}?${query}` : filled
  const answer = await api.send(method, as, url, form?.payload ?? body, form?.headers)
  expect(answer.status, `${id} ${answer.text}`).toBeLessThan(300)
  expect(fellBack.mock.calls, id).toEqual([])
  const isContent = envelope === 'content'
  const sent = files ? { files: Object.values(files) } : body
  operations[id] = {
    ...(sent && { body: sent }),
    ...(answer.body !== undefined && { answer: answer.body }),
    ...(isContent && { answer: answer.text }),
  }
  Object.assign(parameters, { ...params, ...parameters })
  return answer.body
}

async function exportOrders() {
  const answer = async (url: string, body?: object) =>
    (await api.send(body ? 'POST' : 'GET', token, url, body)).text
  const url = '/exports/orders.csv?fields=id,total,status,createdAt&limit=2'
  const body = { fields: ['id', 'total'], where: { status: { eq: 'PAID' } }, limit: 2 }
  const { lists, types } = (await api.get(token, '/exports')).body
  const of = (what: string) => (one: { type?: string; name: string }) =>
    (one.type ?? one.name) === what
  operations.listExports = {
    answer: { lists: lists.filter(of('Tag')), types: types.filter(of('Tag')) },
  }
  operations.exportList = { answer: await answer(url) }
  operations.exportListByBody = { body, answer: await answer('/exports/orders.jsonl', body) }
}

test('the examples of the OpenAPI document are responses of the demo marketplace', async () => {
  const kept = await keptReferences(api)
  await everyRoute(call, api, publisher, exportOrders)

  const found = pinned({ operations, parameters }, { began, at, kept })
  // Written by `npm run examples`.
  await expect(
    `// Made by \`npm run examples\` from the demo marketplace.
export interface Examples {
  /** Request and response, by the ID of a route. */
  operations: Record<string, { body?: unknown; answer?: unknown }>
  /** IDs of records of the demo marketplace, by the name of the parameter. */
  parameters: Record<string, string>
}

export const examples: Examples = ${found}
`,
  ).toMatchFileSnapshot('../../codegen/openapi/examples.ts')
})
