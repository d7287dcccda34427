import { expect, it } from 'vitest'
import { testApi } from '../support/api.js'

const api = await testApi()

it('a cached page is served while its team has reached its limit of concurrent requests', async () => {
  const team = await api.team()
  const page = '/products/listings?limit=3'
  const first = await api.get(team.token, page)
  expect(first.status).toBe(200)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let isFull = false
  const taken: Promise<void>[] = []
  while (!isFull) {
    const turn = api.app.services.requestLimiter.run(team.id, () => released)
    taken.push(
      turn.catch(() => {
        isFull = true
      }),
    )
    await Promise.resolve()
    if (taken.length > 10_000) throw new Error('The number of concurrent requests has no limit')
  }
  try {
    expect((await api.get(team.token, '/products/listings?limit=4')).status).toBe(429)
    const again = await api.get(team.token, page)
    expect({ status: again.status, text: again.text }).toEqual({ status: 200, text: first.text })
  } finally {
    release()
    await Promise.all(taken)
  }
})
