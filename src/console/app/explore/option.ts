import type { EChartsCoreOption } from 'echarts/core'
import type { Figures, Kind } from './kinds.ts'

/** What a picture is painted with. */
export interface Colours {
  ink: string
  isDark: boolean
  palette: readonly string[]
}

/** Of a bar that lies, in pixels, and how many have each a row to be read in. */
const rowHeight = 26
const mostRows = 60

/** Whether bars lie down, so that their names can be read. */
const isLying = (kind: Kind, { places, areNames }: Figures) =>
  kind === 'bar' && areNames === true && places.length > 5

/** The height of a picture whose bars lie, in pixels; 0 of others, which are as high as there is room. */
export function heightOf(kind: Kind, figures: Figures): number {
  if (!isLying(kind, figures)) return 0
  const bars = figures.areParts ? 1 : Math.max(1, figures.series.length)
  return Math.min(figures.places.length * bars, mostRows) * rowHeight
}

/** How figures are drawn. */
export function optionOf(asked: Kind, figures: Figures, colours: Colours): EChartsCoreOption {
  const { places, series, text } = figures
  const { ink, isDark, palette } = colours
  // Cohorts are a heat map of shares.
  const kind = asked === 'cohort' ? 'heat' : asked
  const line = isDark ? '#263243' : '#e3e8ef'
  const words = { color: ink, fontFamily: 'inherit' }
  const shared = {
    color: [...palette],
    textStyle: words,
    animation: false,
    // A tooltip of elements would need styles that the page's policy refuses.
    tooltip: {
      renderMode: 'richText',
      trigger: kind === 'heat' || kind === 'funnel' ? 'item' : 'axis',
      backgroundColor: isDark ? '#1b2431' : '#fff',
      borderColor: line,
      textStyle: { color: ink },
    },
    ...(series.length > 1 &&
      kind !== 'heat' && { legend: { type: 'scroll', bottom: 0, textStyle: words } }),
  }
  const grid = {
    left: 8,
    right: 16,
    top: 16,
    bottom: series.length > 1 ? 40 : 8,
    containLabel: true,
  }
  const axis = {
    axisLabel: { color: ink, hideOverlap: true },
    axisLine: { lineStyle: { color: line } },
    splitLine: { lineStyle: { color: line } },
  }
  if (kind === 'funnel') {
    const values = places.map((_, at) => series[0]?.values[at] ?? 0)
    const most = Math.max(0, ...values)
    const bar = { type: 'bar', stack: 'steps', barCategoryGap: '12%' }
    return {
      ...shared,
      grid: { ...grid, right: 96 },
      xAxis: { type: 'value', show: false, max: most || 1 },
      yAxis: { type: 'category', inverse: true, data: places, ...axis, axisLine: { show: false } },
      series: [
        // What centres each step.
        {
          ...bar,
          data: values.map((value) => (most - value) / 2),
          itemStyle: { color: 'transparent' },
          silent: true,
          tooltip: { show: false },
        },
        {
          ...bar,
          data: values,
          colorBy: 'data',
          label: {
            ...{ show: true, position: 'right', color: ink },
            formatter: ({ value }: { value: number }) => text(value),
          },
        },
      ],
    }
  }
  if (kind === 'heat') {
    const all = series.flatMap(({ values }) => values.filter((value) => value !== null))
    const most = all.reduce((most, value) => Math.max(most, value), 1)
    return {
      ...shared,
      grid: { ...grid, bottom: 48 },
      xAxis: { type: 'category', data: places, ...axis },
      // The first is at the top, as in the table.
      yAxis: { type: 'category', inverse: true, data: series.map(({ name }) => name), ...axis },
      visualMap: {
        min: all.reduce((least, value) => Math.min(least, value), 0),
        max: most,
        orient: 'horizontal',
        left: 'center',
        bottom: 0,
        textStyle: words,
        inRange: { color: isDark ? ['#1b2431', '#8ab4ff'] : ['#eef3fd', '#1d4ed8'] },
        formatter: text,
      },
      series: [
        {
          type: 'heatmap',
          data: series.flatMap(({ values }, y) =>
            values.map((value, x) => ({
              value: [x, y, value ?? '-'],
              label: { color: (value ?? 0) > most / 2 ? (isDark ? '#10151d' : '#fff') : ink },
            })),
          ),
          itemStyle: { borderWidth: 2, borderColor: isDark ? '#151c27' : '#fff' },
          label: {
            show: true,
            formatter: ({ value }: { value: [number, number, number | '-'] }) =>
              value[2] === '-' ? '' : text(value[2]),
          },
          labelLayout: { hideOverlap: true },
        },
      ],
    }
  }
  const lies = isLying(kind, figures)
  const along = { type: 'category', data: places, ...axis, splitLine: { show: false } }
  const name = { ...axis.axisLabel, width: 180, overflow: 'truncate' }
  const up = {
    ...{ type: 'value', ...axis, axisLabel: { ...axis.axisLabel, formatter: text } },
    ...(figures.areWhole && { minInterval: 1 }),
  }
  return {
    ...shared,
    grid,
    xAxis: lies ? up : along,
    yAxis: lies ? { ...along, inverse: true, axisLabel: name } : up,
    series: series.map(({ name, values }) => ({
      name,
      type: kind === 'bar' ? 'bar' : 'line',
      data: values,
      ...(kind === 'area' && { areaStyle: { opacity: 0.2 } }),
      ...(kind !== 'line' && figures.areParts && { stack: 'all' }),
      ...(kind === 'bar' && {
        barMaxWidth: 36,
        itemStyle: { borderRadius: lies ? [0, 4, 4, 0] : [4, 4, 0, 0] },
      }),
      ...(kind !== 'bar' && { symbolSize: 5, lineStyle: { width: 2 } }),
    })),
  }
}
