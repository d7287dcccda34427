import { randomBytes } from 'node:crypto'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command, InvalidArgumentError } from 'commander'
import { shell } from '../../src/cli/shell.js'
import { createOperatorToken } from '../../src/domain/accounts/operator-token.js'
import { type Play, play, unaudited } from '../console/monkey.js'
import { openBrowser } from '../support/clients/browser.js'
import { spawnInstance } from '../support/processes/instance.js'
import { withMarketplace } from './marketplace.js'

// Random clicks, keys and inputs all over the console of a demo marketplace: no error in the browser's log or the
// server's, and no change without an entry in the audit log.
const whole = (text: string) => {
  const number = Number(text)
  if (Number.isInteger(number) && number > 0) return number
  throw new InvalidArgumentError('It must be a whole number above 0.')
}
const { clicks, seed, tabs } = new Command('monkey')
  .option('--clicks <number>', 'of all tabs together', whole, 100_000)
  .option(
    '--seed <number>',
    'repeats the choices of another run',
    whole,
    1 + randomBytes(3).readUIntBE(0, 3),
  )
  .option('--tabs <number>', 'that play at the same time', whole, 2)
  .parse()
  .opts<{ clicks: number; seed: number; tabs: number }>()

const everySeconds = 30

await withMarketplace(async ({ url, db }) => {
  const directory = mkdtempSync(join(tmpdir(), 'masthead-monkey-'))
  const log = join(directory, 'server.log')
  const env = { DATA_DIR: directory, PAYMENT_TEST_PROVIDER: '1' }
  const { child, listening, exited } = spawnInstance(url, env, { log: openSync(log, 'w') })
  const ground = {
    browser: await openBrowser(),
    base: await listening,
    token: async () => (await createOperatorToken(db.prisma, shell, { name: 'Monkey' })).raw,
  }
  const begun = performance.now()
  const seconds = () => (performance.now() - begun) / 1_000
  let heard = 0
  const watch = setInterval(
    () => process.stderr.write(`${heard} clicks, ${Math.round(heard / seconds())} a second\n`),
    everySeconds * 1_000,
  )
  process.stderr.write(`Seed ${seed}\n`)
  try {
    const plays = await Promise.all(
      Array.from({ length: tabs }, (_, tab) =>
        play(ground, {
          clicks: Math.ceil(clicks / tabs),
          seed: seed + tab,
          heard: () => heard++,
        }),
      ),
    )
    const all = <Value>(of: (play: Play) => Iterable<Value>) =>
      plays.flatMap((play) => [...of(play)])
    const sum = (of: (play: Play) => number) => plays.reduce((sum, play) => sum + of(play), 0)
    const changes = all((play) => play.changes)
    const screens = [...new Set(all((play) => play.screens))].sort()
    const untold = await unaudited(db.prisma, changes)
    const faults = [
      ...all((play) => play.faults),
      ...readFileSync(log, 'utf8').split('\n').filter(Boolean),
      ...untold.map(({ what, requestId }) => `${what} in ${requestId} has no audit entry`),
      ...(child.exitCode === null ? [] : ['The server ended']),
    ]
    console.log(
      `Seed ${seed}: ${sum((play) => play.clicks)} clicks, ${sum((play) => play.keys)} keys and ` +
        `${sum((play) => play.inputs)} inputs in ${Math.round(seconds())} s, ` +
        `${(sum((play) => play.clicks) / seconds()).toFixed(1)} clicks a second`,
    )
    console.log(`${screens.length} screens: ${screens.join(' ')}`)
    const made = counted(changes.map(({ what }) => what))
    console.log(
      `${changes.length} changes: ${made.map(([what, times]) => `${what} ${times}`).join(', ')}`,
    )
    for (const fault of new Map(faults.map((fault) => [kindOf(fault), fault])).values())
      console.log(fault)
    for (const [kind, times] of counted(faults.map(kindOf))) console.log(`${times} times ${kind}`)
    console.log(`${faults.length} faults`)
    if (faults.length > 0) process.exitCode = 1
  } finally {
    clearInterval(watch)
    await ground.browser.close()
    child.kill('SIGTERM')
    await exited
    rmSync(directory, { recursive: true, force: true })
  }
})

/** The first line of a fault, whichever record it is of. */
function kindOf(fault: string): string {
  return fault
    .split('\n')[0]!
    .replace(/[0-9a-f-]{20,}/g, '…')
    .slice(0, 200)
}

/** How often each text is there, the most frequent first. */
function counted(texts: readonly string[]): [text: string, times: number][] {
  const times = new Map<string, number>()
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1)
  return [...times].sort(([, one], [, other]) => other - one)
}
