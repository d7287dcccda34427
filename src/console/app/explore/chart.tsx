import { BarChart, HeatmapChart, LineChart } from 'echarts/charts'
import {
  GridComponent,
  LegendComponent,
  TooltipComponent,
  VisualMapComponent,
} from 'echarts/components'
import { type EChartsCoreOption, init, use } from 'echarts/core'
import { LabelLayout } from 'echarts/features'
import { CanvasRenderer } from 'echarts/renderers'
import { useEffect, useRef } from 'react'
import type { Figures, Kind } from './kinds.ts'

use([
  BarChart,
  LineChart,
  HeatmapChart,
  GridComponent,
  LegendComponent,
  TooltipComponent,
  VisualMapComponent,
  LabelLayout,
  CanvasRenderer,
])

/** A picture of figures; the table beside it says the same. */
export default function Chart({
  kind,
  figures,
  label,
}: {
  kind: Kind
  figures: Figures
  label: string
}) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chart = init(place.current!, null, { renderer: 'canvas' })
    const draw = () => chart.setOption(optionOf(kind, figures, coloursOf(place.current!)), true)
    draw()
    const size = new ResizeObserver(() => chart.resize())
    size.observe(place.current!)
    const scheme = matchMedia('(prefers-color-scheme: dark)')
    scheme.addEventListener('change', draw)
    const theme = new MutationObserver(draw)
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => {
      size.disconnect()
      theme.disconnect()
      scheme.removeEventListener('change', draw)
      chart.dispose()
    }
  }, [kind, figures])
  const height = isLying(kind, figures) ? Math.min(figures.places.length, mostRows) * rowHeight : 0
  return (
    <div
      ref={place}
      className="chart"
      style={height > 320 ? { height } : undefined}
      role="img"
      aria-label={label}
    />
  )
}

/** Of a bar that lies, in pixels, and how many have each a row to be read in. */
const rowHeight = 26
const mostRows = 60

/** Whether bars lie down, so that their names can be read. */
const isLying = (kind: Kind, { places, areNames }: Figures) =>
  kind === 'bar' && areNames === true && places.length > 5

const palettes = {
  light: ['#1d4ed8', '#0f8a6d', '#c2571a', '#8b3fb8', '#b3265e', '#5b6b7d', '#0e7ea8', '#7a7a12'],
  dark: ['#8ab4ff', '#5fd0ae', '#f2a56b', '#c99af0', '#f28bb0', '#a9b6c6', '#6fc8ea', '#d0cf6a'],
}

function coloursOf(element: HTMLElement) {
  const style = getComputedStyle(element)
  const isDark =
    style.getPropertyValue('color-scheme') === 'dark' ||
    (document.documentElement.dataset.theme === 'system' &&
      matchMedia('(prefers-color-scheme: dark)').matches)
  return { ink: style.color, isDark, palette: palettes[isDark ? 'dark' : 'light'] }
}

function optionOf(
  asked: Kind,
  figures: Figures,
  colours: ReturnType<typeof coloursOf>,
): EChartsCoreOption {
  const { places, series, text } = figures
  const { ink, isDark, palette } = colours
  // Cohorts are a heat map of shares.
  const kind = asked === 'cohort' ? 'heat' : asked
  const line = isDark ? '#263243' : '#e3e8ef'
  const words = { color: ink, fontFamily: 'inherit' }
  const shared = {
    color: palette,
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
    const most = Math.max(1, ...all)
    return {
      ...shared,
      grid: { ...grid, bottom: 48 },
      xAxis: { type: 'category', data: places, ...axis },
      yAxis: { type: 'category', data: series.map(({ name }) => name), ...axis },
      visualMap: {
        min: Math.min(0, ...all),
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
  const up = { type: 'value', ...axis, axisLabel: { ...axis.axisLabel, formatter: text } }
  return {
    ...shared,
    grid,
    xAxis: lies ? up : along,
    yAxis: lies ? { ...along, inverse: true, axisLabel: name } : up,
    series: series.map(({ name, values }) => ({
      name,
      type: kind === 'bar' ? 'bar' : 'line',
      data: values,
      ...(kind === 'area' && { areaStyle: { opacity: 0.2 }, stack: 'all' }),
      ...(kind === 'bar' && {
        barMaxWidth: 36,
        itemStyle: { borderRadius: lies ? [0, 4, 4, 0] : [4, 4, 0, 0] },
        ...(series.length > 1 && { stack: 'all' }),
      }),
      ...(kind !== 'bar' && { symbolSize: 5, lineStyle: { width: 2 } }),
    })),
  }
}
