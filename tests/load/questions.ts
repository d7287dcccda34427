import { schema } from '../../schema/index.js'
import { randomQuery, shapes } from '../support/inputs/random-query.js'
import { Random } from '../support/random.js'

// Runs in a separate process: sends random queries with each token, as fast as its points per minute allow, and prints
// their number at SIGTERM.
const [url = '', points = '600', ...tokens] = process.argv.slice(2)
const random = new Random(1)
const count = { answered: 0, refused: 0 }
let ended = false
process.on('SIGTERM', () => {
  ended = true
})

console.log('ready')
await Promise.all(
  tokens.map(async (token) => {
    while (!ended) {
      const shape = random.pick(shapes)!
      const query = randomQuery(schema, shape, random.between(0, 2 ** 31))
      const start = performance.now()
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      })
      const { data, extensions } = (await response.json()) as {
        data?: object
        extensions?: { cost: { requested: number } }
      }
      if (data === undefined) count.refused++
      else count.answered++
      const cost = data === undefined ? 1 : (extensions?.cost.requested ?? 1)
      const due = start + (cost * 60_000) / Number(points)
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
    }
  }),
)
console.log(JSON.stringify(count))
