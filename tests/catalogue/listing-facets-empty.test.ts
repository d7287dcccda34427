import { expect, test } from 'vitest'
import { testApi } from '../support/api.js'
import { makeProduct } from '../support/fixtures/product.js'

const api = await testApi()

test('a catalogue without tags and disclaimers has facets without values', async () => {
  const { token } = await api.team()
  const query = `{ listings { totalCount facets {
    countries { values { count } hasMore } tags { values { value } hasMore } disclaimers { values { value } hasMore }
    channelTypes { value count } placementTypes { value count } } } }`
  const none = { values: [], hasMore: false }
  const empty = await api.graph(token, query)
  expect(empty.listings.facets).toMatchObject({ tags: none, channelTypes: [], placementTypes: [] })
  await makeProduct(api)
  const { listings } = await api.graph(token, query)
  expect(listings.totalCount).toBe(1)
  expect(listings.facets).toMatchObject({ tags: none, disclaimers: none })
  expect(listings.facets.channelTypes).toEqual([{ value: 'WEBSITE', count: 1 }])
})
