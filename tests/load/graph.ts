import { setTimeout as sleep } from 'node:timers/promises'
import { Command } from 'commander'
import { startInstance } from '../support/processes/instance.js'
import { begin } from './child.js'
import { withMarketplace } from './marketplace.js'

// Random deep, wide, aliased, circular, filtered and aggregate queries, as many as the limits of their tokens allow,
// and the latency of `GET /outlets` meanwhile.
const options = new Command()
  .option('--tokens <number>', 'tokens that ask', '4')
  .option('--points <number>', 'points a minute for each', '600')
  .option('--seconds <number>', 'for each of the two measurements', '20')
  .parse()
  .opts<{ tokens: string; points: string; seconds: string }>()

const time = Number(options.seconds) * 1000
await withMarketplace(async ({ url, db, tokens }) => {
  const team = await db.prisma.team.findFirstOrThrow({ where: { articles: { some: {} } } })
  const [mine, ...theirs] = await tokens(team.id, Number(options.tokens) + 1)
  const instance = await startInstance(url)
  try {
    const probe = async (duration: number) => {
      const probing = await begin('probe.ts', `${instance.url}/outlets`, mine!)
      await sleep(duration)
      return probing.end()
    }
    await probe(3_000)
    const idle = await probe(time)
    const asking = await begin('questions.ts', instance.url, options.points, ...theirs)
    // The first query starts the GraphQL worker.
    await sleep(3_000)
    const memory = instance.memory()
    const busy = await probe(time)
    const asked = await asking.end()
    const ratio = (name: string) => (busy[name]! / idle[name]!).toFixed(2)
    console.table({
      'GET /outlets p50 while asking / idle': ratio('p50'),
      'GET /outlets p99 while asking / idle (at most 2)': ratio('p99'),
      'questions answered': asked.answered,
      'questions refused': asked.refused,
      'memory of both processes, end / begin': (instance.memory() / memory).toFixed(2),
    })
    if (busy.p99! > 2 * idle.p99!) process.exitCode = 1
  } finally {
    await instance.end('SIGKILL')
  }
})
