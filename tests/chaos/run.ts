import { randomBytes } from 'node:crypto'
import { Command, InvalidArgumentError } from 'commander'
import { Random } from '../support/random.js'
import { run as clients } from './client.js'
import type { Run } from './fault.js'
import { allParts } from './parts.js'
import { endInOrder } from './processes.js'
import { Report } from './report.js'
import { kept } from './site.js'
import { breaches, table } from './table.js'

// Injects faults into marketplaces under mixed load, and checks that no record is lost, duplicated or incomplete.
const whole = (text: string) => {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('must be a whole number')
  return Number(text)
}
const parts = allParts()
const options = new Command()
  .name('chaos')
  .option('--quick', 'inject the most important faults, once each')
  .option('--only <names>', `run some of ${parts.map(({ name }) => name).join(', ')}`)
  .option('--kills <number>', 'number of repetitions of each fault', whole)
  .option('--minutes <number>', 'do not repeat faults after this time', whole)
  .option('--seed <number>', 'repeat the random choices of another run', whole)
  .parse()
  .opts<{ quick?: true; only?: string; kills?: number; minutes?: number; seed?: number }>()

endInOrder()
const seed = options.seed ?? randomBytes(3).readUIntBE(0, 3)
clients.id = `chaos-${seed}`
const report = new Report()
const only = options.only?.toLowerCase().split(',')
const chosen = parts.filter(({ name, isExtra }) =>
  only ? only.includes(name.toLowerCase()) : !isExtra,
)
if (chosen.length < (only?.length ?? 1)) {
  console.error(`--only takes some of ${parts.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}
const begin = performance.now()
const elapsed = () => `${Math.round((performance.now() - begin) / 1000)} s`
process.stderr.write(`Seed ${seed}\n`)
const run: Run = {
  ...{ report, random: new Random(seed), until: 0, leftOut: 0 },
  ...{ isQuick: Boolean(options.quick), isChosen: Boolean(only), kills: options.kills },
}
// Selected parts have no time limit by default.
const minutes = options.minutes ?? (only ? Number.POSITIVE_INFINITY : options.quick ? 2.5 : 13)
const budgetMs = minutes * 60_000
const all = chosen.reduce((sum, part) => sum + part.size(run), 0)
let planned = 0
for (const part of chosen) {
  planned += part.size(run)
  run.until = begin + (budgetMs * planned) / all
  if (part.missing) {
    process.stderr.write(`${part.name}: skipped, because ${part.missing}\n`)
    continue
  }
  try {
    await part.run(run)
  } catch (error) {
    // The other parts still run.
    report.breach('late', `The part failed: ${(error as Error).stack}`)
  }
}
console.log(table(report))
for (const figure of report.figures) console.log(`\n${figure}`)
console.log(`\nSeed ${seed}, ${elapsed()}`)
if (run.leftOut > 0) {
  console.log(`Repetitions skipped, because this machine is too slow or busy: ${run.leftOut}`)
}
if (!report.isClean) {
  kept.logs = true
  console.log(`\n${breaches(report)}`)
}
process.exit(report.isClean ? 0 : 1)
