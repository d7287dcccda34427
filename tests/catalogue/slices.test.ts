import { afterEach, expect, test, vi } from 'vitest'
import { QueryTimeout, Slices } from '../../src/catalogue/slices.js'

afterEach(() => void vi.restoreAllMocks())

/** Advances the clock by three seconds at each call. */
function slowClock(): void {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 3_000
    return now
  })
}

test('a query times out after two seconds, loading does not', async () => {
  slowClock()
  const loading = new Slices()
  for (let slice = 0; slice < 5; slice++) await loading.pause()
  const question = new Slices()
  await question.begin()
  await expect(question.pause()).rejects.toThrow(QueryTimeout)
  await question.begin()
})
