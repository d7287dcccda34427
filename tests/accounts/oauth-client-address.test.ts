import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchDocument } from '../../src/oauth/metadata-fetch.js'
import { testApi } from '../support/api.js'
import { cert, key } from '../support/services/certificate.js'

const allowedCidrs = '127.0.0.0/8,::1/128'
const api = await testApi({ env: { WEBHOOK_ALLOWED_CIDRS: allowedCidrs } })
let requests = 0
const site = createServer({ cert, key }, (_request, response) => {
  requests++
  response.end('{}')
})
await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
const url = `https://127.0.0.1:${(site.address() as AddressInfo).port}/app.json`

beforeAll(() => {
  // The certificate is self-signed.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
})
afterAll(() => {
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED
  site.close()
})

test('the private networks of webhooks are closed to client metadata documents', async () => {
  const query = new URLSearchParams({ client_id: url, response_type: 'code' })
  const response = await api.app.inject({ url: `/oauth/authorize?${query}` })
  expect([response.statusCode, response.body.includes('invalid_client')]).toEqual([400, true])
  expect(requests).toBe(0)
  const rules = { allowedCidrs: allowedCidrs.split(','), allowPrivate: false }
  expect((await fetchDocument(new URL(url), rules)).status).toBe(200)
  expect(requests).toBe(1)
})
