import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { expect, test, vi } from 'vitest'
import { type Examples, examples } from '../../codegen/openapi/examples.js'
import { parseQueryString } from '../../rest/engine/request.js'
import { routes } from '../../rest/index.js'
import { root } from '../../src/root.js'
import { mcpClient } from '../support/clients/mcp.js'
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
const mcp = mcpClient(api)
const publisher = await makePublisher(api)
const listed = await Promise.all(
  [token, publisher.token].map((one) => mcp.result(one, 'tools/list')),
)
const tools = listed.flatMap(({ tools }) => tools)
const toolOf = (name: string) => tools.find((tool: { name: string }) => tool.name === name)

const snake = (id: string) => id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

// Query strings contain strings instead of numbers.
const inputs = new Ajv2020({ coerceTypes: true, strict: false })
const outputs = new Ajv2020({ strict: false })
formats.default(inputs)
formats.default(outputs)

/** Calls a tool with arguments that its schema accepts. Its schema must accept the result. */
async function callTool(id: string, args: Record<string, unknown>, as = token) {
  const { name, inputSchema, outputSchema } = toolOf(snake(id))
  const accepts = inputs.compile(inputSchema)
  expect(accepts(args), `${id} ${JSON.stringify([args, accepts.errors])}`).toBe(true)
  const result = await mcp.call(as, name, args)
  expect(result.isError, `${id} ${JSON.stringify(result)}`).toBeUndefined()
  if (outputSchema) {
    const matches = outputs.compile(outputSchema)
    expect(matches(result.structuredContent), `${id} ${JSON.stringify(matches.errors)}`).toBe(true)
    expect(JSON.parse(result.content[0].text)).toEqual(restBody(id, result))
  }
  return result
}

/** Returns the body that REST returns. An array is the only key of the result. */
function restBody(
  id: string,
  { structuredContent }: { structuredContent: { records?: unknown[] } },
) {
  const isArray = Array.isArray(examples.operations[id]?.answer)
  return isArray ? structuredContent.records : structuredContent
}

test('there is a tool for every REST operation, with hints and schemas', () => {
  const { paths } = JSON.parse(readFileSync(join(root, 'rest/openapi.json'), 'utf8'))
  const operations = Object.values<object>(paths).flatMap((path) =>
    Object.entries<{ operationId: string }>(path as never),
  )
  for (const [method, { operationId }] of operations) {
    const tool = toolOf(snake(operationId))
    expect(tool, operationId).toBeDefined()
    expect(tool.title).toMatch(/^[A-Z]/)
    expect(tool.description.length).toBeGreaterThan(20)
    expect(tool.inputSchema.type).toBe('object')
    expect(JSON.stringify(tool)).not.toContain('$ref')
    const isRead = method === 'get' || operationId === 'exportListByBody'
    expect(tool.annotations.readOnlyHint, operationId).toBe(isRead)
    for (const name of Object.keys(tool.inputSchema.properties))
      expect(name).toMatch(/^[a-zA-Z0-9_.-]{1,64}$/)
  }
})

test('every REST operation returns the same record as a tool', async () => {
  const fellBack = vi.spyOn(api.app.services, 'fellBack')
  const operations: Examples['operations'] = {}
  const parameters: Examples['parameters'] = {}
  const kept = await keptReferences(api)

  const call = async (id: string, { params = {}, query = '', body, files, as }: Call = {}) => {
    const uploads = Object.entries(files ?? {}).map(([name, content]) => ({
      name,
      content: Buffer.from(content).toString('base64'),
    }))
    const args = {
      ...params,
      ...parseQueryString(query),
      ...body,
      ...(files && { files: uploads }),
    }
    const result = await callTool(id, args, as)
    expect(fellBack.mock.calls, id).toEqual([])
    const { outputSchema } = toolOf(snake(id))
    const answer = outputSchema && restBody(id, result)
    const sent = files ? { files: Object.values(files) } : body
    const [link] = result.content
    const isLink = link.type === 'resource_link'
    operations[id] = {
      ...(sent && { body: sent }),
      ...(answer !== undefined && { answer }),
      ...(isLink && {
        answer: (await api.app.inject(link.uri.replace(/^https?:\/\/[^/]+/, ''))).payload,
      }),
    }
    Object.assign(parameters, { ...params, ...parameters })
    return answer
  }
  const exportOrders = async () => {
    const text = async (id: string, args: Record<string, unknown>) =>
      (await callTool(id, args)).content[0].text
    const { lists } = (await callTool('listExports', {})).structuredContent
    // The tool leaves the types out, because they are too large.
    const { types } = (await api.get(token, '/exports')).body
    const of = (what: string) => (one: { type?: string; name: string }) =>
      (one.type ?? one.name) === what
    operations.listExports = {
      answer: { lists: lists.filter(of('Tag')), types: types.filter(of('Tag')) },
    }
    const fields = 'id,total,status,createdAt'
    operations.exportList = {
      answer: await text('exportList', { list: 'orders', format: 'csv', fields, limit: 2 }),
    }
    const body = { fields: ['id', 'total'], where: { status: { eq: 'PAID' } }, limit: 2 }
    operations.exportListByBody = {
      body,
      answer: await text('exportListByBody', { list: 'orders', format: 'jsonl', ...body }),
    }
  }
  await everyRoute(call, api, publisher, exportOrders)

  expect(routes.filter(({ id }) => !operations[id]).map(({ id }) => id)).toEqual([])
  const found = JSON.parse(pinned({ operations, parameters }, { began, at, kept }))
  expect(found).toEqual(JSON.parse(JSON.stringify(examples)))
})
