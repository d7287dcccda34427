import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { openapiText } from '../../src/cli/contract-text.js'

test('the description is valid OpenAPI 3.1 without a lint error', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const found = await lintFromString({ source: openapiText('/'), config })
  expect(
    found.filter(({ severity }) => severity === 'error').map(({ message }) => message),
  ).toEqual([])
})
