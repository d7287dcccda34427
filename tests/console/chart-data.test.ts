import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

// biome-ignore lint/suspicious/noExplicitAny: what runs in the browser has types of its own, which are not those of here.
type InBrowser = any

/** A module of Explore. */
const explore = (name: string): Promise<InBrowser> =>
  import(new URL(`../../src/console/app/explore/${name}.ts`, import.meta.url).href)

describe('charts of Explore', () => {
  let toChartData: InBrowser
  let chartOption: InBrowser
  let findChartHint: InBrowser
  let notes: InBrowser
  let parseQuery: InBrowser
  let resultOf: InBrowser
  const paint = {
    ...{ ink: '#000', isDark: false, palette: ['#000'], fontSize: 13, fontFamily: 'Inter' },
    isNarrow: false,
  }

  beforeAll(async () => {
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
    vi.stubGlobal('navigator', { language: 'en', userAgent: '' })
    vi.stubGlobal('location', { origin: '', pathname: '' })
    ;({ toChartData } = await explore('chart-data'))
    ;({ chartOption } = await explore('chart-option'))
    ;({ parseExploreQuery: parseQuery } = await explore('explore-query'))
    ;({ toResultSet: resultOf } = await explore('run-query'))
    ;({ findChartHint } = await explore('chartable-measures'))
    notes = await explore('notes')
  })
  afterAll(() => void vi.unstubAllGlobals())

  const ask = (address: string) => parseQuery(new URLSearchParams(address))

  /** Returns a result: each group with its dimensions and measures. */
  const answer = (
    groups: [dimensions: object, ...values: (number | null)[]][],
    groupCount = groups.length,
  ) => ({
    groupCount,
    groups: groups.map(([dimensions, ...values]) => ({ dimensions, values })),
    overall: [],
  })

  const stacks = (kind: string, question: InBrowser, result: InBrowser): unknown[] =>
    chartOption(kind, toChartData(kind, question, result), paint).series.map(
      ({ stack }: { stack?: string }) => stack,
    )

  const month = (name: string) => ({ datePaid: `2026-${name}-01T00:00:00.000Z` })

  it('parses repeated dimensions and measures once', () => {
    const { dimensions, measures } = ask('list=orders&by=TEAM,TEAM&show=count,sum.total,count')
    expect(dimensions).toEqual([{ name: 'TEAM' }])
    expect(measures).toEqual([{ function: 'count' }, { function: 'sum', of: 'total' }])
  })

  it.each(['area', 'bar'])('does not stack measures of different kinds: %s', (kind) => {
    const running = ask(
      'list=orders&by=DATE_PAID:MONTH&show=running.sum.netRevenue,change:1.sum.netRevenue&zone=UTC',
    )
    const result = answer([
      [month('01'), 10, null],
      [month('02'), 30, 10],
    ])
    expect(stacks(kind, running, result)).toEqual([undefined, undefined])
  })

  it.each(['area', 'bar'])('stacks the parts of one whole: %s', (kind) => {
    const groups = answer([
      [{ ...month('01'), pricingTier: 'PRO', tag: 'A', tagId: '1' }, 10],
      [{ ...month('01'), pricingTier: 'STANDARD', tag: 'B', tagId: '2' }, 20],
    ])
    const by = (measure: string, key: string, list = 'orders') =>
      stacks(kind, ask(`list=${list}&by=DATE_PAID:MONTH,${key}&show=${measure}&zone=UTC`), groups)
    expect(by('sum.total', 'PRICING_TIER')).toEqual(['all', 'all'])
    expect(by('count', 'PRICING_TIER')).toEqual(['all', 'all'])
    expect(by('avg.total', 'PRICING_TIER')).toEqual([undefined, undefined])
    expect(by('change:1.count', 'PRICING_TIER')).toEqual([undefined, undefined])
    // A unit counts in each tag of its outlet.
    expect(by('count', 'TAG', 'orderItems')).toEqual([undefined, undefined])
  })

  it('fills every month between the first and the last, without gaps in a line', () => {
    const chartOf = (measure: string) =>
      toChartData(
        'line',
        ask(`list=orders&by=DATE_PAID:MONTH&show=${measure}&zone=UTC`),
        answer([
          [month('01'), 4],
          [month('04'), 7],
          [{ datePaid: null }, 1],
        ]),
      )
    expect(chartOf('count').positions).toEqual(['Jan 2026', 'Feb 2026', 'Mar 2026', 'Apr 2026'])
    expect(chartOf('count').series[0].values).toEqual([4, 0, 0, 7])
    expect(chartOf('sum.total').series[0].values).toEqual([4, 0, 0, 7])
    expect(chartOf('avg.total').series[0].values).toEqual([4, null, null, 7])
    expect(chartOf('running.count').series[0].values).toEqual([4, 4, 4, 7])
    expect(chartOf('change:1.count').series[0].values).toEqual([4, null, null, 7])
  })

  it('fills every day in its time zone, and marks the days without a row in the table', () => {
    const question = ask('list=orders&by=DATE_PAID:DAY&show=count&zone=Europe/Berlin')
    const day = (at: string) => ({ datePaid: at })
    const result = answer([
      [day('2026-03-27T23:00:00.000Z'), 1],
      [day('2026-03-30T22:00:00.000Z'), 2],
    ])
    const { positions, series } = toChartData('bar', question, result)
    expect(positions).toEqual(['Mar 28, 2026', 'Mar 29, 2026', 'Mar 30, 2026', 'Mar 31, 2026'])
    expect(series[0].values).toEqual([1, 0, 0, 2])
    expect(notes.tableNotes(question, result)).toEqual([
      'Periods without records are not in the table: 2. Charts show them.',
    ])
  })

  it('fills no gaps if groups are missing or sorted by value', () => {
    const groups: [object, number][] = [
      [month('04'), 7],
      [month('01'), 4],
    ]
    const largest = ask('list=orders&by=DATE_PAID:MONTH&show=count&sort=largest&zone=UTC')
    expect(toChartData('bar', largest, answer(groups)).positions).toEqual(['Apr 2026', 'Jan 2026'])
    const top = ask('list=orders&by=DATE_PAID:MONTH&show=count&top=2&zone=UTC')
    expect(toChartData('bar', top, answer(groups, 9)).positions).toEqual(['Apr 2026', 'Jan 2026'])
    const eachTop = ask('list=orders&by=DATE_PAID:MONTH,TEAM&show=count&top=1&zone=UTC')
    const result = answer([
      [{ ...month('01'), team: 'A', teamId: 'a' }, 4],
      [{ ...month('03'), team: 'B', teamId: 'b' }, 7],
    ])
    // A team that is not among the largest of a month may still have orders.
    expect(
      toChartData('bar', eachTop, result).series.map(({ values }: InBrowser) => values),
    ).toEqual([
      [4, null, null],
      [null, null, 7],
    ])
  })

  it('has all weekdays and hours, the first at the top of a heat map', () => {
    const question = ask('list=orders&by=CREATED_AT:HOUR_OF_DAY,CREATED_AT:WEEKDAY&show=count')
    const result = answer([
      [{ createdAtHourOfDay: 3, createdAtWeekday: 5 }, 2],
      [{ createdAtHourOfDay: 9, createdAtWeekday: 1 }, 1],
    ])
    const data = toChartData('heat', question, result)
    expect(data.positions).toHaveLength(24)
    expect(data.series.map(({ name }: InBrowser) => name)).toEqual([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ])
    expect(data.series[4].values[3]).toBe(2)
    expect(data.series[4].values[4]).toBe(0)
    expect(chartOption('heat', data, paint).yAxis.inverse).toBe(true)
  })

  it('draws cohorts by the periods since their start, the first at the top, and names their requirements', () => {
    const question = ask(
      'list=orders&by=FIRST_ORDER:MONTH,DATE_PAID:MONTH&show=count,sum.total&zone=UTC',
    )
    const cohort = (first: string, paid: string) => ({
      firstOrder: `2026-${first}-01T00:00:00.000Z`,
      ...month(paid),
    })
    const result = answer([
      [cohort('01', '01'), 10, 1],
      [cohort('01', '03'), 5, 1],
      [cohort('03', '03'), 4, 1],
    ])
    const data = toChartData('cohort', question, result)
    expect(data.positions).toEqual(['+0', '+1', '+2'])
    const { xAxis, visualMap } = chartOption('cohort', data, paint)
    expect(xAxis.name).toBe('Months after “First order”')
    expect(visualMap.text).toEqual(['100%', '0%'])
    expect(data.series).toEqual([
      { name: 'Jan 2026', values: [100, 0, 50] },
      { name: 'Feb 2026', values: [null, null, null] },
      { name: 'Mar 2026', values: [100, null, null] },
    ])
    expect(findChartHint('cohort', question)).toBeUndefined()
    for (const by of ['DATE_PAID:MONTH', 'FIRST_ORDER:MONTH,DATE_PAID:YEAR', 'TEAM,STATUS'])
      expect(findChartHint('cohort', ask(`list=orders&by=${by}&show=count`))).toBe('lacksCohorts')
    expect(findChartHint('bar', ask('list=orders&show=count'))).toBe('lacksDimension')
    expect(findChartHint('funnel', ask('list=orders&by=TEAM,STATUS'))).toBe('lacksSteps')
  })

  it('draws measures of one unit, names the others, and draws the selected one', () => {
    const address = 'list=orders&by=STATUS&show=sum.total,count,avg.total,max.datePaid'
    const of = (more: string) => {
      const question = ask(`${address}${more}`)
      const result = answer([[{ status: 'PAID' }, 1, 2, 3, null]])
      return {
        names: toChartData('bar', question, result).series.map(({ name }: InBrowser) => name),
        notes: notes.chartNotes('bar', question, result),
      }
    }
    expect(of('')).toEqual({
      names: ['Order total (sum)', 'Order total (average)'],
      notes: ['Not shown: Count; Paid (max). A chart only shows measures of one unit.'],
    })
    expect(of('&draw=count').names).toEqual(['Count'])
    const split = ask('list=orders&by=STATUS,TEAM&show=count,sum.total&draw=sum.total')
    const result = answer([[{ status: 'PAID', team: 'A', teamId: 'a' }, 2, 10]])
    expect(toChartData('bar', split, result).series).toEqual([{ name: 'A', values: [10] }])
    expect(notes.chartNotes('bar', split, result)).toEqual([
      'Not shown: Count. This chart only shows one measure.',
    ])
  })

  it('has integer steps for integers only', () => {
    const stepOf = (measure: string) => {
      const question = ask(`list=articles&by=STATUS&show=${measure}`)
      return chartOption(
        'line',
        toChartData('line', question, answer([[{ status: 'x' }, 1]])),
        paint,
      ).yAxis.minInterval
    }
    expect(stepOf('count')).toBe(1)
    expect(stepOf('countDistinct.teamId')).toBe(1)
    expect(stepOf('avg.daysLate')).toBeUndefined()
  })

  it('lists the series of a narrow chart in rows, with space for them', () => {
    const question = ask('list=orders&by=DATE_PAID:MONTH&show=sum.total,avg.total,max.total')
    const data = toChartData('line', question, answer([[month('01'), 1, 2, 3]]))
    const { legend, grid } = chartOption('line', data, { ...paint, isNarrow: true })
    expect(legend.orient).toBe('vertical')
    expect(grid.bottom).toBeGreaterThan(legend.height)
    expect(chartOption('line', data, paint).legend.orient).toBeUndefined()
  })

  it('formats negative shares with a minus sign', async () => {
    const { formatMeasure } = await explore('labels')
    expect([-0.042, 0, 1.5].map((part) => formatMeasure('Share', part))).toEqual([
      '\u22124.2%',
      '0%',
      '150%',
    ])
  })

  it('distinguishes equal names by ID', () => {
    const question = ask('list=orders&by=TEAM&show=count')
    const result = answer([
      [{ team: 'A', teamId: '1' }, 1],
      [{ team: 'A', teamId: '2' }, 2],
      [{ team: 'B', teamId: '3' }, 3],
    ])
    const { positions, series } = toChartData('bar', question, result)
    expect(positions).toEqual(['A', 'A', 'B'])
    expect(series[0].values).toEqual([1, 2, 3])
  })

  it('has no change without a previous period, but one since a month without records', () => {
    const question = ask(
      'list=orders&by=DATE_PAID:MONTH&show=count,change:2.count,change:12.count&zone=UTC',
    )
    const node = (name: string, count: number) => ({
      keys: month(name),
      count,
      change_2_count: { count },
      change_12_count: { count },
    })
    const result = resultOf(question, {
      groups: [node('01', 3), node('02', 5), node('04', 4)],
      overall: [{ count: 12 }],
      earliest: [node('01', 3)],
    })
    expect(result.groups.map(({ values }: InBrowser) => values)).toEqual([
      [3, null, null],
      [5, null, null],
      [4, 4, null],
    ])
    expect(notes.tableNotes(question, result)).toContain(
      '“–” in a change: there are no records before Jan 2026 to compare with.',
    )
  })
})
