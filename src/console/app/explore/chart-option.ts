import type { EChartsCoreOption } from 'echarts/core'
import type { ChartData, ChartType, SeriesTone } from './chart-types.ts'

/** Colors, font and layout of a chart. */
export interface ChartTheme {
  ink: string
  isDark: boolean
  palette: readonly string[]
  tones: Record<SeriesTone, string>
  /** In pixels. */
  fontSize: number
  fontFamily: string
  /** Whether the legend is vertical. */
  isNarrow: boolean
}

/** Height in pixels of a horizontal bar, and the number of bars up to which the chart grows. */
const rowHeight = 26
const maxRows = 60
/** Maximum bars that show their values. */
const maxLabels = 12
/** Maximum visible names in a vertical legend. */
const maxNames = 6

/** Whether bars are horizontal, so that their names fit. */
const isHorizontal = (chartType: ChartType, { positions, isNominal }: ChartData) =>
  chartType === 'bar' && isNominal === true && positions.length > 5

/** Returns the height in pixels of a chart with horizontal bars; 0 for charts of default height. */
export function chartHeight(chartType: ChartType, figures: ChartData): number {
  if (!isHorizontal(chartType, figures)) return 0
  const bars = figures.isStacked ? 1 : Math.max(1, figures.series.length)
  return Math.min(figures.positions.length * bars, maxRows) * rowHeight
}

/** Returns the legend option and its height in pixels. */
function legendOption(count: number, { ink, fontSize, fontFamily, isNarrow }: ChartTheme) {
  const row = fontSize * 1.8
  const height = Math.min(count, maxNames) * row
  const words = { color: ink, fontSize, fontFamily }
  const legend = { type: 'scroll', bottom: 0, textStyle: words, pageTextStyle: words }
  if (!isNarrow) return { height: row + fontSize, option: legend }
  return {
    height: height + fontSize,
    option: {
      ...{ ...legend, orient: 'vertical', left: 0, height, itemGap: fontSize * 0.5 },
      textStyle: { ...words, width: fontSize * 19, overflow: 'truncate' },
    },
  }
}

/** Builds the ECharts option of a chart. */
export function chartOption(
  requestedType: ChartType,
  figures: ChartData,
  theme: ChartTheme,
): EChartsCoreOption {
  // Cohorts are drawn as a heat map of percentages.
  const chartType = requestedType === 'cohort' ? 'heat' : requestedType
  const parts = commonOptions(chartType, figures, theme)
  if (chartType === 'funnel') return funnelOption(figures, theme, parts)
  if (chartType === 'heat') return heatMapOption(figures, theme, parts)
  return axisOption(chartType, figures, theme, parts)
}

type CommonOptions = ReturnType<typeof commonOptions>

/** Builds the options that charts of all types have. */
function commonOptions(chartType: ChartType, { series }: ChartData, theme: ChartTheme) {
  const { ink, isDark, palette, fontSize, fontFamily } = theme
  const line = isDark ? '#263243' : '#e3e8ef'
  const words = { color: ink, fontSize, fontFamily }
  const legend =
    series.length > 1 && chartType !== 'heat' ? legendOption(series.length, theme) : undefined
  const base = {
    color: [...palette],
    textStyle: words,
    animation: false,
    // An HTML tooltip needs inline styles, which the content security policy forbids.
    tooltip: {
      renderMode: 'richText',
      trigger: chartType === 'heat' || chartType === 'funnel' ? 'item' : 'axis',
      backgroundColor: isDark ? '#1b2431' : '#fff',
      borderColor: line,
      textStyle: words,
    },
    ...(legend && { legend: legend.option }),
  }
  const grid = {
    left: 8,
    right: 16,
    top: 16,
    bottom: legend?.height ?? 8,
    containLabel: true,
  }
  const axis = {
    axisLabel: { ...words, hideOverlap: true },
    axisLine: { lineStyle: { color: line } },
    splitLine: { lineStyle: { color: line } },
  }
  return { base, grid, axis, words }
}

/** Builds a funnel: centered bars, one per step. */
function funnelOption(
  { positions, series, format }: ChartData,
  { fontSize }: ChartTheme,
  { base, grid, axis, words }: CommonOptions,
): EChartsCoreOption {
  const values = positions.map((_, at) => series[0]?.values[at] ?? 0)
  const most = Math.max(0, ...values)
  const bar = { type: 'bar', stack: 'steps', barCategoryGap: '12%' }
  return {
    ...base,
    grid: { ...grid, right: fontSize * 8 },
    xAxis: { type: 'value', show: false, max: most || 1 },
    yAxis: {
      type: 'category',
      inverse: true,
      data: positions,
      ...axis,
      axisLine: { show: false },
    },
    series: [
      // A transparent bar that centers the step.
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
          ...{ ...words, show: true, position: 'right' },
          formatter: ({ value }: { value: number }) => format(value),
        },
      },
    ],
  }
}

/** Builds a heat map with a row for each series. */
function heatMapOption(
  { positions, series, format, axisTitle }: ChartData,
  { ink, isDark, fontSize, fontFamily }: ChartTheme,
  { base, grid, axis, words }: CommonOptions,
): EChartsCoreOption {
  const all = series.flatMap(({ values }) => values.filter((value) => value !== null))
  const most = all.reduce((most, value) => Math.max(most, value), 1)
  const least = all.reduce((least, value) => Math.min(least, value), 0)
  return {
    ...base,
    grid: { ...grid, bottom: fontSize * (axisTitle ? 5.5 : 4) },
    xAxis: {
      ...{ type: 'category', data: positions, ...axis },
      ...{ name: axisTitle, nameLocation: 'middle', nameTextStyle: words },
      nameGap: fontSize * 2.2,
    },
    // The first series is at the top, as in the table.
    yAxis: { type: 'category', inverse: true, data: series.map(({ name }) => name), ...axis },
    visualMap: {
      min: least,
      max: most,
      orient: 'horizontal',
      left: 'center',
      bottom: 0,
      textStyle: words,
      text: [format(most), format(least)],
      inRange: { color: isDark ? ['#1b2431', '#8ab4ff'] : ['#eef3fd', '#1d4ed8'] },
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
          ...{ show: true, fontSize, fontFamily },
          formatter: ({ value }: { value: [number, number, number | '-'] }) =>
            value[2] === '-' ? '' : format(value[2]),
        },
        labelLayout: { hideOverlap: true },
      },
    ],
  }
}

/** Builds a chart of bars, lines or areas. */
function axisOption(
  chartType: ChartType,
  figures: ChartData,
  { fontSize, tones }: ChartTheme,
  { base, grid, axis, words }: CommonOptions,
): EChartsCoreOption {
  const { positions, series, format } = figures
  const isSideways = isHorizontal(chartType, figures)
  const along = { type: 'category', data: positions, ...axis, splitLine: { show: false } }
  const name = { ...axis.axisLabel, width: fontSize * 14, overflow: 'truncate' }
  const up = {
    ...{ type: 'value', ...axis, axisLabel: { ...axis.axisLabel, formatter: format } },
    ...(figures.areIntegers && { minInterval: 1 }),
    ...(figures.valueTitle && {
      name: figures.valueTitle,
      nameLocation: 'end',
      nameTextStyle: { ...words, align: isSideways ? 'right' : 'left' },
    }),
  }
  const isLabeled = series.length === 1 && chartType === 'bar' && positions.length <= maxLabels
  return {
    ...base,
    grid: {
      ...grid,
      ...(figures.valueTitle && { [isSideways ? 'bottom' : 'top']: fontSize * 2.6 }),
      ...(isLabeled && isSideways && { right: fontSize * 6 }),
    },
    xAxis: isSideways ? up : along,
    yAxis: isSideways ? { ...along, inverse: true, axisLabel: name } : up,
    series: series.map(({ name, values, tone }) => ({
      name,
      ...(tone && { color: tones[tone] }),
      type: chartType === 'bar' ? 'bar' : 'line',
      data: values,
      ...(chartType === 'area' && { areaStyle: { opacity: 0.2 } }),
      ...(chartType !== 'line' && figures.isStacked && { stack: 'all' }),
      ...(chartType === 'bar' && {
        barMaxWidth: 36,
        itemStyle: { borderRadius: isSideways ? [0, 4, 4, 0] : [4, 4, 0, 0] },
        ...(isLabeled && {
          label: {
            ...{ ...words, show: true, position: isSideways ? 'right' : 'top' },
            formatter: ({ value }: { value: number | null }) =>
              value === null ? '' : format(value),
          },
        }),
      }),
      ...(chartType !== 'bar' && { symbolSize: 5, lineStyle: { width: 2 } }),
    })),
  }
}
