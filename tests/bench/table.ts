import type { Rate } from './measure.js'

/** A measured figure against what it should be. */
export interface Line {
  name: string
  /** Products, articles or orders, as the title tells. */
  size: number
  value: string
  target: string
  ok: boolean
}

/** A rate as the ratio to the limit that was measured beside it. */
export function line(
  name: string,
  size: number,
  [rate, limit]: [Rate, Rate],
  target: number | null,
): Line {
  const ratio = rate.perSecond / limit.perSecond
  return {
    name,
    size,
    value: `${ratio.toFixed(2)} of the limit (${Math.round(rate.perSecond)} of ${Math.round(limit.perSecond)} requests/s; p50 ${rate.p50} ms, p99 ${rate.p99} ms)`,
    target: target === null ? 'shown only' : `≥ ${target}`,
    ok: target === null || ratio >= target,
  }
}

/** How long something takes as the ratio to what the limit beside it takes: 0.5 is twice as long. */
export function times(
  name: string,
  size: number,
  [ours, limit]: [number, number],
  target: number,
): Line {
  const ratio = limit / ours
  const value = `${ratio.toFixed(2)} of the limit's speed (${Math.round(ours)} ms, the limit ${Math.round(limit)} ms)`
  return { name, size, value, target: `≥ ${target}`, ok: ratio >= target }
}

/** Prints the lines as a Markdown table. */
export function print(title: string, lines: Line[]): void {
  const rows = lines.map(
    ({ name, size, value, target, ok }) =>
      `| ${ok ? '✓' : '✗'} | ${name} | ${size.toLocaleString('en')} | ${value} | ${target} |`,
  )
  process.stdout.write(
    `\n${title}\n\n| | what | of | measured | target |\n|---|---|---|---|---|\n${rows.join('\n')}\n`,
  )
}
