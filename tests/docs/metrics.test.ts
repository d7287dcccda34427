import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../src/root.js'
import { testApi } from '../support/api.js'

const api = await testApi({
  graphqlWorker: true,
  env: { METRICS_TOKEN: 'a token for the metrics' },
})

test('docs/metrics.md lists the metrics of a server with their types', async () => {
  const { payload } = await api.app.inject({
    url: '/metrics',
    headers: { authorization: 'Bearer a token for the metrics' },
  })
  const served = [...payload.matchAll(/^# TYPE (masthead_\w+) (\w+)$/gm)].map(
    ([, name, type]) => `${name} ${type}`,
  )
  const text = readFileSync(join(root, 'docs/metrics.md'), 'utf8')
  const listed = [...text.matchAll(/^\| `(masthead_\w+)` \| (\w+)/gm)].map(
    ([, name, type]) => `${name} ${type!.toLowerCase()}`,
  )
  expect(served.length).toBeGreaterThan(20)
  // Shown only where Redis counts.
  const conditional = ['masthead_rate_limits_shared gauge']
  expect(served.filter((one) => !listed.includes(one))).toEqual([])
  expect(listed.filter((one) => !served.includes(one) && !conditional.includes(one))).toEqual([])
})
