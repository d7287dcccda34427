import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Command } from 'commander'
import { generateToken } from '../../src/access/token-form.js'
import { shell } from '../../src/cli/shell.js'
import { createTeam } from '../../src/domain/accounts/team.js'
import { setArticleFiles } from '../../src/domain/production/article-file.js'
import { filled, word } from '../support/files/word.js'
import { startInstance } from '../support/processes/instance.js'
import { attacks, type Target } from './attack.js'
import { begin } from './child.js'
import { withMarketplace } from './marketplace.js'

// Measures the latency of `GET /outlets` of one team while another team attacks, against the latency when idle. Both are
// measured alternately in the same run. The result is the median of the ratios, so that a stall of the machine in one
// round does not matter. Limits have their defaults.
const options = new Command()
  .option('--quick', 'one short round for each attack')
  .option('--only <names>', 'attacks apart by commas, of those that the table names')
  .parse()
  .opts<{ quick?: true; only?: string }>()

const rounds = options.quick ? 1 : 5
const sliceMs = options.quick ? 2_000 : 5_000
const warmUpMs = 2_000
const most = 3
const only = options.only?.split(',')
const chosen = attacks.filter(({ name }) => !only || only.includes(name))

type Samples = [at: number, took: number][]

const quantile = (took: number[], share: number) => {
  const sorted = [...took].sort((a, b) => a - b)
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
}

await withMarketplace(async ({ url, db, tokens }) => {
  const article = await db.prisma.article.findFirstOrThrow({ where: { deletedAt: null } })
  const victims = await db.prisma.team.findMany({
    where: { id: { not: article.teamId } },
    orderBy: { id: 'asc' },
    take: 2,
  })
  // The requests of a probe would exceed the rate limit of one token.
  const remembered = await tokens(victims[0]!.id, 6)
  const fresh = await tokens((victims[1] ?? victims[0])!.id, 6)
  const instance = await startInstance(url, {
    ...{ RATE_LIMIT_PER_MINUTE: '600', TRUST_PROXY: '127.0.0.1' },
  })
  try {
    const bombed = { articleId: article.id, tokens: await tokens(article.teamId, 20) }
    const bomb = await upload(instance.url, bombed.tokens[0]!, word(filled('<a>')))
    await setArticleFiles(db.prisma, shell, article.id, [bomb])
    let attackers = 0
    /** Creates a team and an address with unused rate limits. */
    const newTarget = async (): Promise<Target> => {
      const { id } = await createTeam(db.prisma, shell, { name: `Attacker ${++attackers}` })
      return {
        url: instance.url,
        tokens: await tokens(id, 20),
        address: `203.0.113.${attackers}`,
        bombed,
        badToken: () => generateToken('mst_'),
        socket: () => open(instance.url),
      }
    }
    // The first query starts the GraphQL worker.
    await fetch(`${instance.url}/graphql?query={__typename}`)
    await sleep(3_000)
    const table: Record<string, Record<string, string>> = {}
    let worst = 0
    const unproven: string[] = []
    for (const attack of chosen) {
      // Warms up, so that the idle server has run the same code.
      const warmUp = AbortSignal.timeout(warmUpMs)
      await attack.run(await newTarget(), warmUp, () => undefined)
      await sleep(1_000)
      const target = await newTarget()
      const probes = await Promise.all([
        begin('probe.ts', `${instance.url}/outlets`, remembered.join(','), '20'),
        begin('probe.ts', `${instance.url}/outlets?search=a{n}`, fresh.join(','), '20'),
      ])
      const spans: [begin: number, end: number][] = []
      const answers = new Map<string, number>()
      for (let round = 0; round < rounds; round++) {
        await sleep(sliceMs)
        const start = Date.now()
        const controller = new AbortController()
        const attacking = attack.run(target, controller.signal, (what) =>
          answers.set(what, (answers.get(what) ?? 0) + 1),
        )
        await sleep(sliceMs)
        spans.push([start, Date.now()])
        controller.abort()
        await attacking
        // The remaining requests of the attack are neither attack nor idle.
        await sleep(500)
      }
      const row: Record<string, string> = {}
      for (const [index, name] of ['cached', 'not cached'].entries()) {
        const { samples } = (await probes[index]!.end()) as unknown as { samples: Samples }
        const between = (from: number, to: number) =>
          samples.filter(([at]) => at >= from && at < to).map(([, took]) => took)
        for (const [label, share] of [
          ['p50', 0.5],
          ['p99', 0.99],
        ] as const) {
          const ratios = spans.map(
            ([from, to]) =>
              quantile(between(from, to), share) / quantile(between(from - sliceMs, from), share),
          )
          const ratio = quantile(ratios, 0.5)
          row[`${name} ${label}`] = ratio.toFixed(2)
          if (label === 'p99') worst = Math.max(worst, ratio)
        }
      }
      row.answered = [...answers].map(([what, count]) => `${what}: ${count}`).join(', ')
      table[attack.name] = row
      const { name, proof } = attack
      if (proof === null ? answers.size > 0 : !answers.has(proof))
        unproven.push(`${name}: expected ${proof ?? 'no answer'}, got ${row.answered}`)
    }
    console.log(`GET /outlets of another team during an attack / idle; at most ${most} at p99`)
    console.table(table)
    for (const one of unproven) console.error(one)
    if (!(worst <= most) || unproven.length > 0) process.exitCode = 1
  } finally {
    await instance.end('SIGKILL')
  }
})

/** Uploads a draft. Returns the ID of its file. */
async function upload(url: string, token: string, content: Buffer): Promise<string> {
  const form = new FormData()
  form.append('files', new File([new Uint8Array(content)], 'draft.docx'))
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${url}/files/upload`, { method: 'POST', headers, body: form })
  const { files } = (await response.json()) as { files: { id: string }[] }
  return files[0]!.id
}

function open(url: string): Socket {
  const { hostname, port } = new URL(url)
  return connect(Number(port), hostname).on('error', () => undefined)
}
