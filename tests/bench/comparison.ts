import type { Line } from './table.js'

/** Figure of a line: the one in the unit of its target, else its first. */
interface Figure {
  amount: number
  unit: string
  isRatio: boolean
  moreIsBetter: boolean
}

const units = ['ms', 's', 'MB', '×']
const number = /(?<![\w.])\d+(?:\.\d+)?/

export function figureOf({ value, target }: Line): Figure {
  const wanted = units.find((unit) => target.endsWith(` ${unit}`))
  const found = new RegExp(
    wanted ? `(${number.source}) (${wanted})(?!\\w)` : `(${number.source}) ?(\\S*)`,
  )
  const [, amount, next = ''] = found.exec(value) ?? []
  const unit = units.includes(next) ? next : ''
  return {
    amount: Number(amount),
    unit,
    isRatio: unit === '' || unit === '×',
    moreIsBetter: target.startsWith('≥') || (unit === '' && !target.startsWith('≤')),
  }
}

export interface Comparison {
  /** One text per line that both have. */
  changes: string[]
  /** Lines that are worse by more than the tolerance. */
  worse: number
}

const keyOf = ({ name, size }: Line) => `${name} of ${size}`

/**
 * Compares lines with earlier lines of the same name and size.
 * @param tolerance percent by which a figure may be worse
 * @param isSameMachine if false, compares only ratios, which are the same on other machines
 */
export function compare(
  lines: Line[],
  earlier: Line[],
  { tolerance, isSameMachine }: { tolerance: number; isSameMachine: boolean },
): Comparison {
  const before = new Map(earlier.map((line) => [keyOf(line), line]))
  const changes: string[] = []
  let worse = 0
  for (const line of lines) {
    const known = before.get(keyOf(line))
    if (!known) continue
    const [was, is] = [figureOf(known), figureOf(line)]
    if (was.unit !== is.unit || (!is.isRatio && !isSameMachine)) continue
    const percent = (is.amount / was.amount - 1) * 100
    const isWorse = (is.moreIsBetter ? -percent : percent) > tolerance
    if (isWorse) worse++
    const sign = percent >= 0 ? '+' : ''
    const [from, to] = [was, is].map(({ amount, unit }) => `${amount} ${unit}`.trim())
    changes.push(
      `${isWorse ? '✗' : '✓'} ${keyOf(line)}: ${from} → ${to} (${sign}${percent.toFixed(0)} %)`,
    )
  }
  return { changes, worse }
}
