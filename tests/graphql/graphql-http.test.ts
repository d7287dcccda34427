import { serverAudits } from 'graphql-http'
import { describe, expect, test } from 'vitest'
import { testApi } from '../support/api.js'

const api = await testApi()

const url = `${await api.app.listen({ host: '127.0.0.1', port: 0 })}/graphql`
const token = (await api.team()).token

// Every audit, including those of level MAY.
describe.each(['without a token', 'with a token'])('GraphQL over HTTP %s', (how) => {
  const fetchFn = (to: string, init: RequestInit = {}) =>
    fetch(to, {
      ...init,
      headers: {
        ...(init.headers as Record<string, string>),
        ...(how === 'with a token' && { authorization: `Bearer ${token}` }),
      },
    })
  for (const { id, name, fn } of serverAudits({ url: () => url, fetchFn })) {
    test(`${name} (${id})`, async () => {
      expect(await fn()).toMatchObject({ status: 'ok' })
    })
  }
})
