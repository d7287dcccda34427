import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../support/random.js'
import type { ActorName } from './actors.js'
import { Audit, checkAll } from './checks.js'
import type { Report } from './report.js'
import type { Site } from './site.js'

/** How often something is done: in a full run, and with `--quick`. */
export type Times = readonly [full: number, quick: number]

/** Something that happens to a marketplace under load. */
export interface Fault {
  name: string
  times: Times
  /** Its recovery counts from its beginning: to take its cause away is part of it. */
  countsWhole?: true
  /** Makes what it needs. */
  prepare?(site: Site): Promise<void>
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
  /** performance.now() when the part under way should be done: later, nothing is done another time. */
  until: number
  /** How often each fault is done, in place of what it says. */
  kills?: number | undefined
  /** How often something was left out for that. */
  leftOut: number
}

/** Faults of one kind, and the marketplace they are done to. */
export interface Part {
  name: string
  /** What it says when it cannot be done here; undefined: it can. */
  missing?: string
  /** It is done only when it is named. */
  isExtra?: boolean
  /** How many faults it does when there is time for all. */
  size(run: Run): number
  run(run: Run): Promise<void>
}

export function timesOf({ isQuick, isChosen, kills }: Run, [full, quick]: Times): number {
  if (kills !== undefined) return kills
  return isQuick ? Math.max(quick, Number(isChosen)) : full
}

/**
 * Does each of these as often as it says, and the first time in any case: a machine that is too busy
 * for all of them leaves out repetitions.
 */
export async function repeated<One extends { times: Times }>(
  run: Run,
  all: readonly One[],
  strike: (one: One, time: number) => Promise<void>,
): Promise<void> {
  for (const one of all) {
    const times = timesOf(run, one.times)
    for (let time = 0; time < times; time++) {
      if (time > 0 && performance.now() > run.until) {
        run.leftOut += times - time
        break
      }
      await strike(one, time)
    }
  }
}

export const sizeOf = (run: Run, all: readonly { times: Times }[]) =>
  all.reduce((sum, { times }) => sum + timesOf(run, times), 0)

const begin = performance.now()

/** Says what is under way. */
export function progress(what: string): void {
  process.stderr.write(`${Math.round((performance.now() - begin) / 1000)} s: ${what}\n`)
}

/** Every kind of client at once. */
export const mixedLoad: readonly ActorName[] = [
  ...(['read', 'read', 'shop', 'shop', 'grant', 'move', 'comment', 'upload'] as const),
  ...(['assign', 'ask', 'subscribe', 'subscribe', 'connect', 'connect'] as const),
  ...(['adjust', 'suggest', 'publish'] as const),
]

/**
 * Does faults to a marketplace one after the other while its clients work: after each the records must not
 * contradict each other, and at the end everything that was asked for is looked up.
 * @param settle is called first then
 */
export function underLoad(
  name: string,
  open: (run: Run) => Promise<Site>,
  faults: readonly Fault[],
  missing?: string,
  settle: (site: Site) => Promise<void> = async () => {},
): Part {
  return {
    name,
    ...(missing && { missing }),
    size: (run) => sizeOf(run, faults),
    async run(run) {
      const { report, random } = run
      if (sizeOf(run, faults) === 0) return
      report.current = report.row(name)
      const site = await open(run)
      try {
        const audit = new Audit(site)
        await settleIn(site)
        await site.follower.leave(site.load)
        await repeated(run, faults, async (fault, time) => {
          report.current = report.row(`${name}: ${fault.name}`)
          progress(`${report.current.name} ${time + 1}`)
          await audit.deadlocks()
          await fault.prepare?.(site)
          await sleep(random.between(200, 1_000))
          report.current.faults++
          const begun = performance.now()
          await fault.strike(site)
          await site.recover(fault.countsWhole ? begun : performance.now())
          await audit.look()
        })
        progress(`${name}: checks`)
        await site.load.pause()
        await settle(site)
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
