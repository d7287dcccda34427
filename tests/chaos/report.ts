/** Kinds of violations, which the last columns of the table count. */
export const wrongs = {
  late: 'response or recovery too late',
  cut: 'connection cut before the response',
  refused: 'valid request refused',
  deadlocks: 'deadlocks that PostgreSQL counted',
  lost: 'missing after a success, or present after a refusal',
  doubled: 'present more than once',
  halfMade: 'incomplete, or with inconsistent records',
  ended: 'process ended unexpectedly',
  internal: 'response with status 500',
} as const

export type Wrong = keyof typeof wrongs

/** Violation, with the IDs of the requests that lead to its cause. */
interface Breach {
  wrong: Wrong
  row: string
  count: number
  what: string
  requestIds: string[]
}

/** Figures of one row of the table. */
export interface Row {
  name: string
  faults: number
  /** Milliseconds from the end of each fault to the recovery. */
  recoveries: number[]
  answered: number
  unavailable: number
  unanswered: number
  wrong: Record<Wrong, number>
}

const none = Object.fromEntries(Object.keys(wrongs).map((name) => [name, 0])) as Row['wrong']

/** Figures and violations of a run, by fault. */
export class Report {
  readonly rows: Row[] = []
  readonly breaches: Breach[] = []
  /** Lines that are printed below the table. */
  readonly figures: string[] = []
  /** Row of the current fault. */
  current: Row = this.row('start')

  row(name: string): Row {
    const known = this.rows.find((row) => row.name === name)
    if (known) return known
    const row: Row = {
      ...{ name, faults: 0, recoveries: [], wrong: { ...none } },
      ...{ answered: 0, unavailable: 0, unanswered: 0 },
    }
    this.rows.push(row)
    return row
  }

  /** Records a violation, in the row of the fault that caused it. */
  breach(
    wrong: Wrong,
    what: string,
    { row = this.current.name, requestIds = [] as string[], count = 1 } = {},
  ): void {
    const figures = this.row(row).wrong
    if (figures[wrong] === 0) {
      process.stderr.write(`  ${row}: ${wrongs[wrong]}: ${what.slice(0, 200)}\n`)
    }
    figures[wrong] += count
    this.breaches.push({ wrong, row, count, what, requestIds })
  }

  get isClean(): boolean {
    return this.breaches.length === 0
  }
}
