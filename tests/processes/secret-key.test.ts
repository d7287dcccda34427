import { expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { mastheadWith } from '../support/processes/cli.js'

const api = await testApi()
const other = { SECRET_KEY: 'another key than that of the tests', PORT: '0', LOG_LEVEL: 'error' }

it('refuses another secret key with a message, and accepts it on request', async () => {
  const { token } = await api.team()
  const endpoint = { url: 'https://hooks.example.com/masthead', topics: ['comment.created'] }
  const { body } = await api.post(token, '/webhook-endpoints', endpoint)
  const { url } = api.db
  // A database of an earlier release, which did not store a check of the key.
  await api.prisma.secretKeyCheck.deleteMany()

  const refusal =
    /^masthead: SECRET_KEY is not the key .* of 1 webhook endpoints,.*secret-key adopt/
  const [served, listed] = await Promise.all([
    mastheadWith(other, url, 'serve'),
    mastheadWith({}, url, 'team', 'create', '--name', 'Kept'),
  ])
  expect(served).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(refusal) })
  expect(listed).toMatchObject({ code: 0 })
  expect(await api.prisma.secretKeyCheck.count()).toBe(1)

  const adopted = await mastheadWith(other, url, 'secret-key', 'adopt', '--json')
  expect(JSON.parse(adopted.stdout)).toEqual({ adopted: true, lost_webhook_endpoints: [body.id] })
  const former = await mastheadWith({}, url, 'team', 'create', '--name', 'Kept', '--json')
  expect(former.code).toBe(1)
  expect(JSON.parse(former.stderr).error.message).toMatch(/^SECRET_KEY is not the key/)
})
