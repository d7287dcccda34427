import { randomBytes } from 'node:crypto'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command, InvalidArgumentError } from 'commander'
import { shell } from '../../src/cli/shell.js'
import { createOperatorToken } from '../../src/domain/accounts/operator-token.js'
import { newPlay, type Play, play, unaudited } from '../console/monkey.js'
import { openBrowser } from '../support/clients/browser.js'
import { spawnInstance } from '../support/processes/instance.js'
import { withMarketplace } from './marketplace.js'

// Random clicks, keys and inputs all over the console of a demo marketplace: no error in the browser's log or the
// server's, and no change without an entry in the audit log. When interrupted, it reports the actions up to then.
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
/** Milliseconds within which repeated signals count as one. */
const onceMs = 1_000

const interrupted = new AbortController()
let interruptedAt = 0
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.on(name, () => {
    if (interruptedAt > 0 && performance.now() - interruptedAt > onceMs) process.exit(130)
    interruptedAt ||= performance.now()
    interrupted.abort()
    process.stderr.write('Interrupted: what was done so far follows.\n')
  })
}

await withMarketplace(async ({ url, db }) => {
  const directory = mkdtempSync(join(tmpdir(), 'masthead-monkey-'))
  const log = join(directory, 'server.log')
  const env = { DATA_DIR: directory, PAYMENT_TEST_PROVIDER: '1' }
  const options = { log: openSync(log, 'w'), ownGroup: true }
  const { child, listening, exited } = spawnInstance(url, env, options)
  const ground = {
    browser: await openBrowser({ outlives: true }),
    base: await listening,
    token: async () => (await createOperatorToken(db.prisma, shell, { name: 'Monkey' })).raw,
  }
  const plays = Array.from({ length: tabs }, newPlay)
  const begun = performance.now()
  const watch = setInterval(
    () => process.stderr.write(`${progressOf(plays, secondsSince(begun))}\n`),
    everySeconds * 1_000,
  )
  process.stderr.write(`Seed ${seed}\n`)
  try {
    await Promise.all(
      plays.map((played, tab) =>
        play(ground, {
          ...{ clicks: Math.ceil(clicks / tabs), seed: seed + tab },
          ...{ played, signal: interrupted.signal },
        }),
      ),
    )
    const seconds = secondsSince(begun)
    const untold = await unaudited(
      db.prisma,
      plays.flatMap((play) => play.changes),
    )
    const errors = [
      ...plays.flatMap((play) => play.errors),
      ...readFileSync(log, 'utf8').split('\n').filter(Boolean),
      ...untold.map(({ what, requestId }) => `${what} in ${requestId} has no audit entry`),
      ...(child.exitCode === null ? [] : ['The server ended']),
    ]
    report(plays, errors, seconds)
    if (errors.length > 0) process.exitCode = 1
  } finally {
    clearInterval(watch)
    await ground.browser.close()
    child.kill('SIGTERM')
    await exited
    rmSync(directory, { recursive: true, force: true })
  }
})

function secondsSince(begun: number): number {
  return (performance.now() - begun) / 1_000
}

function sum(plays: readonly Play[], of: (play: Play) => number): number {
  return plays.reduce((sum, play) => sum + of(play), 0)
}

function screensOf(plays: readonly Play[]): string[] {
  return [...new Set(plays.flatMap((play) => [...play.screens]))].sort()
}

/** Prints the progress. */
function progressOf(plays: readonly Play[], seconds: number): string {
  const done = sum(plays, (play) => play.clicks)
  const minutes = Math.ceil(((clicks - done) * seconds) / Math.max(done, 1) / 60)
  return [
    `${done} of ${clicks} clicks`,
    `${(done / seconds).toFixed(1)} a second`,
    `${screensOf(plays).length} screens`,
    `${sum(plays, (play) => play.changes.length)} changes`,
    `${sum(plays, (play) => play.errors.length)} faults`,
    `${minutes} minutes to go`,
  ].join(', ')
}

function report(plays: readonly Play[], errors: readonly string[], seconds: number): void {
  const done = sum(plays, (play) => play.clicks)
  const keys = sum(plays, (play) => play.keys)
  const inputs = sum(plays, (play) => play.inputs)
  const made = counted(plays.flatMap((play) => play.changes.map(({ what }) => what)))
  const screens = screensOf(plays)
  console.log(
    `Seed ${seed}: ${done} clicks, ${keys} keys and ${inputs} inputs in ${Math.round(seconds)} s, ` +
      `${(done / seconds).toFixed(1)} clicks a second${interrupted.signal.aborted ? ', interrupted' : ''}`,
  )
  console.log(`${screens.length} screens: ${screens.join(' ')}`)
  console.log(
    `${sum(plays, (play) => play.changes.length)} changes: ` +
      made.map(([what, times]) => `${what} ${times}`).join(', '),
  )
  for (const error of new Map(errors.map((error) => [kindOf(error), error])).values())
    console.log(error)
  for (const [kind, times] of counted(errors.map(kindOf))) console.log(`${times} times ${kind}`)
  console.log(`${errors.length} faults`)
}

/** Returns the first line of an error, without IDs of records. */
function kindOf(error: string): string {
  return error
    .split('\n')[0]!
    .replace(/[0-9a-f-]{20,}/g, '…')
    .slice(0, 200)
}

/** Counts each distinct text, most frequent first. */
function counted(texts: readonly string[]): [text: string, times: number][] {
  const times = new Map<string, number>()
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1)
  return [...times].sort(([, one], [, other]) => other - one)
}
