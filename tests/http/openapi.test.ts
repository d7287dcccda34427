import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { openapiText } from '../../src/cli/contract-text.js'
import { testApi } from '../support/api.js'
import { description, escaped, schemaFaults } from '../support/contract.js'

test('the description is valid OpenAPI 3.1 in which the strict rules of Redocly find nothing', async () => {
  const config = await createConfig({ extends: ['recommended-strict'] })
  const found = await lintFromString({ source: openapiText('/'), config })
  expect(found.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
})

type Json = Record<string, unknown>

/** The examples of the description, each with the pointer to its schema. */
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

test('every example is what its schema describes', () => {
  const all = [...examplesIn(description)]
  expect(all.length).toBeGreaterThan(150)
  const faults = all.flatMap(([pointer, example]) =>
    schemaFaults(pointer, example).map((fault) => `${pointer}: ${fault}`),
  )
  expect(faults).toEqual([])
})

test('every body and every answer has an example', () => {
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

test('/ says what this is, without a token, and its links lead somewhere', async () => {
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
