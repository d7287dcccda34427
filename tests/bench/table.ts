import { middle, type Rate, type Versus } from './measure.js'

/** Measured figure with its target. */
export interface Line {
  name: string
  /** Number of products, articles or orders; the title names which. */
  size: number
  /** Text that begins with the figure, or has it before the unit of the target. */
  value: string
  /** `≥ 0.6`, `≤ 15 ms`, or `none`. */
  target: string
  ok: boolean
}

/** Formats a rate as the ratio to the baseline of the same run. */
export function line(
  name: string,
  size: number,
  { sides: [rate, baseline], ratios }: Versus<Rate>,
  target: number,
): Line {
  return {
    name,
    size,
    value: `${ratioText(ratios)} of the baseline (${Math.round(rate.perSecond)} of ${Math.round(baseline.perSecond)} requests/s; p50 ${rate.p50} ms, p99 ${rate.p99} ms)`,
    target: `≥ ${target}`,
    ok: middle(ratios) >= target,
  }
}

/** Formats a speed as the ratio to the baseline: 0.5 takes twice as long. */
export function times(
  name: string,
  size: number,
  { sides: [ours, baseline], ratios }: Versus<number>,
  target: number,
): Line {
  const value = `${ratioText(ratios)} of the baseline's speed (${Math.round(ours)} ms, baseline ${Math.round(baseline)} ms)`
  return { name, size, value, target: `≥ ${target}`, ok: middle(ratios) >= target }
}

/** Formats the median of the rounds' ratios and the range of their middle half. */
export function ratioText(ratios: number[]): string {
  const ordered = [...ratios].sort((a, b) => a - b)
  const last = ordered.length - 1
  const [low, high] = [ordered[Math.floor(last / 4)]!, ordered[Math.ceil((last * 3) / 4)]!]
  return `${middle(ratios).toFixed(2)} [${low.toFixed(2)} to ${high.toFixed(2)}]`
}

const head = '| Result | Measurement | Records | Measured | Target |\n|---|---|---|---|---|\n'

/** Formats lines as a Markdown table. */
export function tableOf(lines: Line[]): string {
  const rows = lines.map(
    ({ name, size, value, target, ok }) =>
      `| ${ok ? 'met' : '**missed**'} | ${name} | ${size.toLocaleString('en')} | ${value} | ${target} |\n`,
  )
  return head + rows.join('')
}

/** Parses the lines of a Markdown table. */
export function linesOf(table: string): Line[] {
  return [
    ...table.matchAll(/^\| (met|\*\*missed\*\*) \| (.+?) \| ([\d,]+) \| (.+?) \| (.+?) \|$/gm),
  ].map(([, mark, name, size, value, target]) => ({
    name: name!,
    size: Number(size!.replaceAll(',', '')),
    value: value!,
    target: target!,
    ok: mark === 'met',
  }))
}

/** Prints the lines under a title. */
export function print(title: string, lines: Line[]): void {
  process.stdout.write(`\n${title}\n\n${tableOf(lines)}`)
}
