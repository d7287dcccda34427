import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { openapiText } from '../../codegen/contract-text.js'
import { openapiOf } from '../../rest/engine/description.js'
import { testApi } from '../support/api.js'
import { description, escaped, schemaErrors } from '../support/contract.js'

test('the document is valid OpenAPI 3.1 and passes the strict rules of Redocly', async () => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: { 'operation-tag-defined': 'error' },
  })
  const found = await lintFromString({ source: openapiText(), config })
  expect(found.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
})

type Json = Record<string, unknown>

/** Examples of the OpenAPI document, each with the pointer to its schema. */
function* examplesIn(
  value: unknown,
  pointer = '#',
): Generator<[pointer: string, example: unknown]> {
  if (typeof value !== 'object' || value === null) return
  const { schema, example, examples = {} } = value as Json
  if (schema && example !== undefined) yield [`${pointer}/schema`, example]
  if (Array.isArray(examples)) for (const one of examples) yield [pointer, one]
  else if (schema)
    for (const { value } of Object.values(examples as Record<string, Json>))
      yield [`${pointer}/schema`, value]
  for (const [key, inner] of Object.entries(value))
    if (key !== 'example' && key !== 'examples')
      yield* examplesIn(inner, `${pointer}/${escaped(key)}`)
}

test('every example is valid against its schema', () => {
  const all = [...examplesIn(description)]
  expect(all.length).toBeGreaterThan(150)
  const errors = all.flatMap(([pointer, example]) =>
    schemaErrors(pointer, example).map((error) => `${pointer}: ${error}`),
  )
  expect(errors).toEqual([])
})

test('every parameter describes its effect', () => {
  const { paths, components } = description
  const own = Object.values(paths).flatMap((item) =>
    Object.values(item).flatMap(({ parameters = [] }) => parameters.filter(({ $ref }) => !$ref)),
  )
  const all = [...Object.values(components.parameters), ...own].filter(
    (parameter) => parameter.in === 'query',
  )
  expect(all.length).toBeGreaterThan(50)
  const empty = all.filter(
    ({ description }) => !/\w+ \w+/.test(description) || /^Off unless/.test(description),
  )
  expect(empty.map(({ name }) => name)).toEqual([])
  const about = (name: string) =>
    all.filter((one) => one.name === name).map((one) => one.description)
  for (const name of ['most_popular', 'new_last_30_days', 'fetch_all'].map(
    (one) => `filters[${one}]`,
  ))
    expect(about(name).join()).toMatch(/^If `true`, (returns|sorts by) .*Defaults to `false`\.$/)
  for (const name of ['paid_orders_only', 'aggregate_add_ons'])
    expect(about(name).join()).toMatch(
      /^If `true`, (returns only|excludes) .*Defaults to `false`\.$/,
    )
  for (const name of ['folder_id', 'country', 'state'])
    for (const text of about(name)) expect(text).toMatch(/ Returns .* if omitted\.$/)
  expect(about('limit').join()).toContain('1 to 100. Defaults to 25.')
})

test('values that are never null are not nullable in the document', () => {
  const { Session, WebhookEndpointWithSecret, MoveFilesInput } = description.components.schemas
  expect(Session!.properties.team_id).toMatchObject({ type: 'string', format: 'uuid' })
  expect(WebhookEndpointWithSecret!.properties.secret).toMatchObject({ type: 'string' })
  expect(MoveFilesInput!.required).toContain('folder_id')
  expect(MoveFilesInput!.properties.folder_id!.description).not.toMatch(/absent|omitted/)
})

test('every request body and every response has an example', () => {
  const without = Object.entries(description.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { requestBody, responses }]) =>
      [requestBody, ...Object.values(responses)]
        .flatMap((carrier) => Object.entries((carrier?.content ?? {}) as Record<string, Json>))
        .filter(([, { example }]) => example === undefined)
        .map(([type]) => `${method} ${path} ${type}`),
    ),
  )
  expect(without).toEqual([])
})

test('/ describes the server without a token, and its links exist', async () => {
  const api = await testApi()
  const { statusCode, headers, body } = await api.app.inject({ url: '/' })
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  const links = [...body.matchAll(/href="(\/[^"]*)"/g)].map(([, link]) => link!)
  expect(links).toContain('/graphql')
  for (const url of links) {
    const answer = await api.app.inject({ url, headers: { accept: 'text/html' } })
    expect([url, answer.statusCode]).toEqual([url, 200])
  }
})

test('the document links the guides by the public URL, and none without one', () => {
  const guides = (publicUrl: string) => Object(openapiOf({ publicUrl })).externalDocs?.url
  expect(guides('https://market.example/')).toBe('https://market.example/docs')
  expect(guides('/')).toBeUndefined()
})
