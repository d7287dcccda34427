import { describe, expect, it } from 'vitest'
import { compare, figureOf } from './comparison.js'
import { type Line, line as lineOf, linesOf, ratioText, tableOf } from './table.js'

const line = (name: string, value: string, target: string, size = 10_000): Line => ({
  name,
  size,
  value,
  target,
  ok: true,
})

const rate = (perSecond: number) => ({ perSecond, p50: 1, p99: 2 })
const ratio = lineOf(
  'GET /outlets',
  10_000,
  { sides: [rate(500), rate(1_000)], ratios: [0.5, 0.9, 0.4, 0.52, 0.48] },
  0.6,
)

describe('the table of the benchmark', () => {
  it('contains the median of the rounds and their interquartile range', () => {
    expect(ratioText([0.5, 0.9, 0.4, 0.52, 0.48])).toBe('0.50 [0.48 to 0.52]')
    expect(ratioText([3, 1, 2])).toBe('2.00 [1.00 to 3.00]')
    expect(ratio.ok).toBe(false)
  })

  it('is read as it was written', () => {
    const lines = [ratio, { ...line('ready', '1.2 s', '≤ 3 s', 1_000_000), ok: true }]
    expect(linesOf(`Text\n\n${tableOf(lines)}\nMore`)).toEqual(lines)
  })

  it.each([
    [ratio.value, '≥ 0.6', { amount: 0.5, unit: '', isRatio: true, moreIsBetter: true }],
    ['1.2 s', '≤ 3 s', { amount: 1.2, unit: 's', isRatio: false, moreIsBetter: false }],
    ['14.2 ms', 'none', { amount: 14.2, unit: 'ms', isRatio: false, moreIsBetter: false }],
    [
      'p50 14.2 ms = 1.50 × page 1',
      '≤ 2 ×',
      { amount: 1.5, unit: '×', isRatio: true, moreIsBetter: false },
    ],
    [
      'p50 14.2 ms = 1.50 × page 1',
      'none',
      { amount: 14.2, unit: 'ms', isRatio: false, moreIsBetter: false },
    ],
    [
      '40 MB more at most (300 MB before)',
      '≤ 64 MB',
      { amount: 40, unit: 'MB', isRatio: false, moreIsBetter: false },
    ],
  ])('has a figure in %s against %s', (value, target, figure) => {
    expect(figureOf(line('x', value, target))).toEqual(figure)
  })
})

describe('a comparison', () => {
  const earlier = [line('a', '0.60 of the baseline', '≥ 0.6'), line('b', '100 ms', '≤ 200 ms')]
  const now = (a: string, b: string) => [
    line('a', `${a} of the baseline`, '≥ 0.6'),
    line('b', `${b} ms`, '≤ 200 ms'),
    line('new', '1 s', '≤ 3 s'),
    line('a', '0.01 of the baseline', '≥ 0.6', 50_000),
  ]

  it('counts what is worse by more than the tolerance, whichever way is better', () => {
    const same = { tolerance: 15, isSameMachine: true }
    expect(compare(now('0.52', '114'), earlier, same)).toEqual({
      changes: ['✓ a of 10000: 0.6 → 0.52 (-13 %)', '✓ b of 10000: 100 ms → 114 ms (+14 %)'],
      worse: 0,
    })
    expect(compare(now('0.50', '120'), earlier, same).worse).toBe(2)
    expect(compare(now('0.90', '10'), earlier, same).worse).toBe(0)
  })

  it('leaves out times and sizes of another machine', () => {
    const other = { tolerance: 15, isSameMachine: false }
    expect(compare(now('0.50', '500'), earlier, other)).toEqual({
      changes: ['✗ a of 10000: 0.6 → 0.5 (-17 %)'],
      worse: 1,
    })
  })
})
