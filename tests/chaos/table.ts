import { type Report, type Row, type Wrong, wrongs } from './report.js'

/** Formats milliseconds as seconds. */
const seconds = (ms: number | undefined) => (ms === undefined ? '–' : (ms / 1000).toFixed(1))

const columns: { title: string; of: (row: Row) => string | number }[] = [
  { title: 'faults', of: ({ faults }) => faults },
  { title: 'recovery p50 s', of: ({ recoveries }) => seconds(median(recoveries)) },
  { title: 'max s', of: ({ recoveries }) => seconds(maximum(recoveries)) },
  { title: 'answered', of: ({ answered }) => answered },
  { title: '503', of: ({ unavailable }) => unavailable },
  { title: 'no answer', of: ({ unanswered }) => unanswered },
  ...(
    [
      ['late', 'late'],
      ['cut', 'cut'],
      ['refused', 'refused'],
      ['deadlocks', 'deadlocks'],
      ['lost', 'lost'],
      ['doubled', 'doubled'],
      ['half made', 'halfMade'],
      ['ended itself', 'ended'],
      ['500', 'internal'],
    ] as const
  ).map(([title, name]: readonly [string, Wrong]) => ({
    title,
    of: ({ wrong }: Row) => wrong[name],
  })),
]

const maxListed = 12

/** Formats the figures as a table, with the sum of its rows below. */
export function table(report: Report): string {
  const rows = report.rows.filter(
    ({ faults, wrong }) => faults > 0 || Object.values(wrong).some(Boolean),
  )
  const lines = [
    ['', ...columns.map(({ title }) => title)],
    ...[...rows, sumOf(rows)].map((row) => [row.name, ...columns.map(({ of }) => String(of(row)))]),
  ]
  const widths = lines[0]!.map((_, index) => Math.max(...lines.map((line) => line[index]!.length)))
  const text = lines.map((line) =>
    line
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[index]!)))
      .join('  '),
  )
  const rule = '─'.repeat(text[0]!.length)
  return [text[0], rule, ...text.slice(1, -1), rule, text.at(-1)].join('\n')
}

/** Lists the violations, with the IDs of their requests. */
export function breaches(report: Report): string {
  const listed = new Map<string, number>()
  const lines: string[] = []
  for (const { wrong, row, count, what, requestIds } of report.breaches) {
    const key = `${row} ${wrong}`
    const before = listed.get(key) ?? 0
    listed.set(key, before + 1)
    if (before === maxListed) lines.push(`${row}: ${wrong}: and more of it`)
    if (before >= maxListed) continue
    const ids = requestIds.length > 0 ? ` (request ${requestIds.slice(-3).join(', ')})` : ''
    lines.push(`${row}: ${wrongs[wrong]}${count > 1 ? ` ×${count}` : ''}: ${what}${ids}`)
  }
  return lines.join('\n')
}

function sumOf(rows: Row[]): Row {
  const add = (of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0)
  return {
    name: 'all',
    faults: add(({ faults }) => faults),
    recoveries: rows.flatMap(({ recoveries }) => recoveries),
    answered: add(({ answered }) => answered),
    unavailable: add(({ unavailable }) => unavailable),
    unanswered: add(({ unanswered }) => unanswered),
    wrong: Object.fromEntries(
      Object.keys(wrongs).map((name) => [name, add(({ wrong }) => wrong[name as Wrong])]),
    ) as Row['wrong'],
  }
}

function median(values: number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)]
}

const maximum = (values: number[]) => (values.length === 0 ? undefined : Math.max(...values))
