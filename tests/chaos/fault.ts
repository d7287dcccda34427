import { setTimeout as sleep } from 'node:timers/promises'
import type { ActorName } from './actors.js'
import { Audit, checkAll } from './checks.js'
import type { Random } from './random.js'
import type { Report } from './report.js'
import type { Site } from './site.js'

/** How often something is done: in a full run, and with `--quick`. */
export type Times = readonly [full: number, quick: number]

/** Something that happens to a marketplace under load. */
export interface Fault {
  name: string
  times: Times
  /** Does it, and takes its cause away: what follows must come back without anybody. */
  strike(site: Site): Promise<void>
}

/** What all parts of a run share. */
export interface Run {
  report: Report
  random: Random
  isQuick: boolean
  /** Its parts were named: each does something, quick or not. */
  isChosen: boolean
}

/** Faults of one kind, and the marketplace they are done to. */
export interface Part {
  name: string
  /** What it says when it cannot be done here; undefined: it can. */
  missing?: string
  run(run: Run): Promise<void>
}

export function timesOf({ isQuick, isChosen }: Run, [full, quick]: Times): number {
  return isQuick ? Math.max(quick, Number(isChosen)) : full
}

const begin = performance.now()

/** Says what is under way. */
export function progress(what: string): void {
  process.stderr.write(`${Math.round((performance.now() - begin) / 1000)} s: ${what}\n`)
}

/** Every kind of client at once. */
export const mixedLoad: readonly ActorName[] = [
  ...(['read', 'read', 'shop', 'shop', 'grant', 'move', 'comment', 'upload'] as const),
  ...(['assign', 'ask', 'subscribe', 'subscribe'] as const),
]

/**
 * Does faults to a marketplace one after the other while its clients work: after each the records must not
 * contradict each other, and at the end everything that was asked for is looked up.
 */
export function underLoad(
  name: string,
  open: (run: Run) => Promise<Site>,
  faults: readonly Fault[],
  missing?: string,
): Part {
  return {
    name,
    ...(missing && { missing }),
    async run(run) {
      const { report, random } = run
      if (faults.every(({ times }) => timesOf(run, times) === 0)) return
      report.current = report.row(name)
      const site = await open(run)
      try {
        const audit = new Audit(site)
        await settleIn(site)
        for (const fault of faults) {
          for (let time = 0; time < timesOf(run, fault.times); time++) {
            report.current = report.row(`${name}: ${fault.name}`)
            progress(`${report.current.name} ${time + 1}`)
            await audit.deadlocks()
            await sleep(random.between(200, 1_000))
            report.current.faults++
            await fault.strike(site)
            await site.recover(performance.now())
            await audit.look()
          }
        }
        progress(`${name}: checks`)
        await site.load.pause()
        await checkAll(site, audit)
      } finally {
        await site.close()
      }
    },
  }
}

/** Until there is something to lose: orders that are paid, and articles. */
async function settleIn({ load }: Site): Promise<void> {
  for (const end = performance.now() + 10_000; performance.now() < end; await sleep(100)) {
    if (load.operations.filter(({ state }) => state === 'done').length >= 30) return
  }
}
