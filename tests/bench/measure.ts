import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import autocannon from 'autocannon'
import type { Role } from './child.js'

/** Measured server, in a separate process. */
export interface Target {
  base: string
  token: string
  process: ChildProcess
  /** Concurrent requests of a steady load. Default: 8. */
  connections?: number
}

/** Request to a server: a path, and for a POST the bodies to send in turn. */
export type Call = [target: Target, path: string, bodies?: string[]]

export interface Rate {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

/** Starts a server, which ends with this process. */
export async function start(role: Role, url: string): Promise<Target> {
  const child = fork(fileURLToPath(new URL('./child.ts', import.meta.url)), [role, url], {
    execArgv: ['--import', 'tsx'],
  })
  const [{ port, token }] = (await once(child, 'message')) as [{ port: number; token: string }]
  return { base: `http://127.0.0.1:${port}`, token, process: child }
}

export async function stop(target: Target): Promise<void> {
  const exited = once(target.process, 'exit')
  target.process.disconnect()
  await exited
}

const headersOf = ({ token }: Target): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {}

/** Results of two servers measured alternately: the median of each, and the ratio of each round. */
export interface Versus<T> {
  sides: [T, T]
  ratios: number[]
}

/** Seconds of load for each server before a figure counts, until functions are compiled and tables cached. */
const warmUpSeconds = 3

/**
 * Measures two servers under a steady load in alternating seconds, so that other work of the machine affects both.
 * @param seconds of load for each, one round of both per second
 */
export async function versus(one: Call, other: Call, seconds: number): Promise<Versus<Rate>> {
  const rounds = { warmUps: warmUpSeconds, turns: seconds }
  const rates = await inTurns(one, other, rounds, (call) => load(...call))
  return {
    sides: rates.map(together) as [Rate, Rate],
    ratios: ratiosOf(rates.map((side) => side.map(({ perSecond }) => perSecond))),
  }
}

/** Each round begins with the other server, so that neither always runs after the other. */
async function inTurns<T>(
  one: Call,
  other: Call,
  { warmUps, turns }: Rounds,
  measure: (call: Call) => Promise<T>,
): Promise<[T[], T[]]> {
  const sides: [T[], T[]] = [[], []]
  const calls = [one, other]
  for (let turn = -warmUps; turn < turns; turn++) {
    for (const side of turn % 2 === 0 ? [0, 1] : [1, 0]) {
      const measured = await measure(calls[side]!)
      if (turn >= 0) sides[side]!.push(measured)
    }
  }
  return sides
}

const ratiosOf = ([ours, others]: number[][]): number[] =>
  ours!.map((figure, round) => figure / others![round]!)

function together(rates: Rate[]): Rate {
  return {
    perSecond: middle(rates.map(({ perSecond }) => perSecond)),
    p50: middle(rates.map(({ p50 }) => p50)),
    p99: middle(rates.map(({ p99 }) => p99)),
  }
}

const posted = (target: Target) => ({
  method: 'POST' as const,
  headers: { ...headersOf(target), 'content-type': 'application/json' },
})

/** Measures one second of steady load. */
async function load(...[target, path, bodies]: Call): Promise<Rate> {
  const result = await autocannon({
    url: target.base + path,
    headers: headersOf(target),
    ...(bodies && { requests: bodies.map((body) => ({ ...posted(target), body })) }),
    connections: target.connections ?? 8,
    duration: 1,
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${path}: ${result.non2xx} answers were no 2xx, ${result.errors} failed`)
  }
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
  }
}

/** Number of repetitions, without and with measurement. */
export interface Rounds {
  warmUps: number
  turns: number
}

/** Measures single requests in milliseconds, sent alternately, after some warm-ups. `ratios` compare speeds. */
export async function timed(
  one: Call,
  other: Call,
  rounds: Rounds = { warmUps: 6, turns: 31 },
  ask: (call: Call) => Promise<unknown> = (call) => request(...call),
): Promise<Versus<number>> {
  const times = await inTurns(one, other, rounds, async (call) => {
    const begun = performance.now()
    await ask(call)
    return performance.now() - begun
  })
  return { sides: times.map(middle) as [number, number], ratios: ratiosOf([times[1], times[0]]) }
}

/** Returns the medians of both. */
export async function medians(...asked: Parameters<typeof timed>): Promise<[number, number]> {
  return (await timed(...asked)).sides
}

/** Returns the median. */
export function middle(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!
}

/** Sends a request and returns the body. @throws Error if the status is not 2xx */
export async function request(...[target, path, bodies]: Call): Promise<string> {
  const asked = bodies ? { ...posted(target), body: bodies[0]! } : { headers: headersOf(target) }
  const response = await fetch(target.base + path, asked)
  const body = await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${body}`)
  return body
}

/**
 * Checks that two responses have the same body, before they are measured.
 * @param comparable removes the parts of a body that always differ
 * @throws Error with the first difference
 */
export async function sameBodies(
  one: Call,
  other: Call,
  comparable: (body: object) => object = (body) => body,
): Promise<void> {
  const [ours, theirs] = [await request(...one), await request(...other)].map((body) =>
    comparable(JSON.parse(body)),
  )
  const difference = differing(ours, theirs, one[1])
  if (difference) throw new Error(`The limit does not answer as Masthead does: ${difference}`)
}

function differing(one: unknown, other: unknown, path: string): string | undefined {
  if (isDeepStrictEqual(one, other)) return undefined
  if (isObject(one) && isObject(other)) {
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      const difference = differing(one[key], other[key], `${path} › ${key}`)
      if (difference) return difference
    }
  }
  return `${path} is ${JSON.stringify(one)}, and ${JSON.stringify(other)} in the limit`
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
