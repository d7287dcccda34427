import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../support/random.js'
import type { ActorName } from './actors.js'
import { Audit, checkAll } from './checks.js'
import type { Report } from './report.js'
import type { Site } from './site.js'

/** Number of repetitions in a full run, and with `--quick`. */
export type Times = readonly [full: number, quick: number]

/** Fault that is injected into a marketplace under load. */
export interface Fault {
  name: string
  times: Times
  /** The recovery time includes the fault itself, because ending it is part of the recovery. */
  countsWhole?: true
  /** Creates what the fault needs, before the recovery time starts. */
  prepare?(site: Site): Promise<void>
  /** Injects the fault and ends it. The marketplace must then recover without intervention. */
  strike(site: Site): Promise<void>
}

/** State that all parts of a run share. */
export interface Run {
  report: Report
  random: Random
  isQuick: boolean
  /** Parts were selected with `--only`: each injects at least one fault, also with `--quick`. */
  isChosen: boolean
  /** `performance.now()` at which the current part should end: faults are not repeated after it. */
  until: number
  /** Number of repetitions of each fault, in place of its own. */
  kills?: number | undefined
  /** Number of repetitions that were skipped to end in time. */
  leftOut: number
}

/** Faults of one kind, and the marketplace they are injected into. */
export interface Part {
  name: string
  /** Reason why the part cannot run on this machine. Undefined if it can. */
  missing?: string
  /** Runs only when it is selected with `--only`. */
  isExtra?: boolean
  /** Number of faults, when there is time for all. */
  size(run: Run): number
  run(run: Run): Promise<void>
}

export function timesOf({ isQuick, isChosen, kills }: Run, [full, quick]: Times): number {
  if (kills !== undefined) return kills
  return isQuick ? Math.max(quick, Number(isChosen)) : full
}

/**
 * Injects each fault as often as specified. On a machine that is too busy, repetitions are skipped, but not the first
 * run of each fault.
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

/** Writes the current step to standard error. */
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
 * Injects faults into a marketplace under load, one after the other. Records must be consistent after each fault. At
 * the end the load pauses, and all responses are compared with the stored records.
 * @param settle is called before this comparison
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

/** Waits until the marketplace has records that a fault can damage, such as paid orders and articles. */
async function settleIn({ load }: Site): Promise<void> {
  for (const end = performance.now() + 10_000; performance.now() < end; await sleep(100)) {
    if (load.operations.filter(({ state }) => state === 'done').length >= 30) return
  }
}
