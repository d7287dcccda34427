/** What must never be, as the last columns of the table count it. */
export const wrongs = {
  late: 'answered or recovered too late',
  cut: 'a connection cut that should have been served',
  refused: 'a right request refused',
  deadlocks: 'deadlocks that PostgreSQL counted',
  lost: 'answered with success and not there, or refused and there',
  doubled: 'there more than once',
  halfMade: 'there in part, or with records that contradict each other',
  ended: 'a process that nobody ended',
  internal: 'answered 500',
} as const

export type Wrong = keyof typeof wrongs

/** One thing that broke, told so that somebody can find it. */
interface Breach {
  wrong: Wrong
  row: string
  count: number
  what: string
  requestIds: string[]
}

/** The figures of one row of the table. */
export interface Row {
  name: string
  faults: number
  /** Milliseconds from the end of each fault until all is served again. */
  recoveries: number[]
  answered: number
  unavailable: number
  unanswered: number
  wrong: Record<Wrong, number>
}

const none = Object.fromEntries(Object.keys(wrongs).map((name) => [name, 0])) as Row['wrong']

/** What happened, by the fault that was under way. */
export class Report {
  readonly rows: Row[] = []
  readonly breaches: Breach[] = []
  /** What else was counted, told below the table. */
  readonly figures: string[] = []
  /** The row that what happens now is counted in. */
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

  /** Notes what must not be, in the row of the fault it comes from. */
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
