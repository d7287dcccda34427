import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../src/config/root.js'
import { testApi } from '../support/api.js'

const api = await testApi({ demo: true })
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const questions = [...readme.matchAll(/```graphql\n(query (\w+)[\s\S]*?)```/g)].map(
  ([, text, name]) => ({ name: name!, text: text! }),
)

test('the README works questions out', () => {
  expect(questions.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['SpendByOutletAndMonth', 'DaysToPublication', 'BriefReviews']),
  )
})

test.each(questions)(
  '$name is answered, cheaply, from what the team alone has',
  async ({ text }) => {
    const buyer = await api.prisma.team.findFirst({ where: { orders: { some: {} } } })
    const token = await api.token(buyer ?? (await api.team()), 'read_only')
    const { body } = await api.send('POST', token, '/graphql', { query: text })
    expect(body.errors).toBeUndefined()
    expect(body.extensions.cost.requested).toBeLessThanOrEqual(30)
    const other = await api.team()
    const [rows] = Object.values((await api.graph(other.token, text)) as Record<string, unknown[]>)
    expect(rows).toEqual([])
  },
)
