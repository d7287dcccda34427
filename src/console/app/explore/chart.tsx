import { BarChart, HeatmapChart, LineChart } from 'echarts/charts'
import {
  GridComponent,
  LegendComponent,
  TooltipComponent,
  VisualMapComponent,
} from 'echarts/components'
import { getInstanceByDom, init, use } from 'echarts/core'
import { LabelLayout } from 'echarts/features'
import { CanvasRenderer } from 'echarts/renderers'
import { useEffect, useRef } from 'react'
import { t } from '../texts/index.ts'
import { type ChartTheme, chartHeight, chartOption } from './chart-option.ts'
import type { ChartData, ChartType } from './chart-types.ts'

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

/** Draws a chart. Screen readers use the table with the same values. */
export default function Chart({
  chartType,
  data,
  label,
}: {
  chartType: ChartType
  data: ChartData
  label: string
}) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chart = init(place.current!, null, { renderer: 'canvas' })
    let painted = ''
    const draw = () => {
      const paint = paintOf(place.current!)
      const next = JSON.stringify(paint)
      if (next === painted) return
      painted = next
      chart.setOption(chartOption(chartType, data, paint), true)
    }
    draw()
    const size = new ResizeObserver(() => {
      chart.resize()
      draw()
    })
    size.observe(place.current!)
    const scheme = matchMedia('(prefers-color-scheme: dark)')
    scheme.addEventListener('change', draw)
    const theme = new MutationObserver(draw)
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => {
      size.disconnect()
      theme.disconnect()
      scheme.removeEventListener('change', draw)
      // A heat map is painted over several frames. dispose() alone does not stop it, so clear and flush first.
      chart.clear()
      chart.getZr().flush()
      chart.dispose()
    }
  }, [chartType, data])
  const height = chartHeight(chartType, data)
  return (
    <>
      <div
        ref={place}
        className="chart"
        style={height > 320 ? { height } : undefined}
        role="img"
        aria-label={label}
      />
      <div className="actions">
        <button type="button" onClick={() => downloadImage(place.current!)}>
          {t('downloadImage')}
        </button>
      </div>
    </>
  )
}

/** Downloads the chart as a PNG with the double resolution. */
function downloadImage(place: HTMLElement): void {
  const card = place.closest('.card') ?? place
  const link = document.createElement('a')
  link.href =
    getInstanceByDom(place)?.getDataURL({
      type: 'png',
      pixelRatio: 2,
      backgroundColor: getComputedStyle(card).backgroundColor,
    }) ?? ''
  link.download = 'chart.png'
  link.click()
}

const palettes = {
  light: ['#1d4ed8', '#0f8a6d', '#c2571a', '#8b3fb8', '#b3265e', '#5b6b7d', '#0e7ea8', '#7a7a12'],
  dark: ['#8ab4ff', '#5fd0ae', '#f2a56b', '#c99af0', '#f28bb0', '#a9b6c6', '#6fc8ea', '#d0cf6a'],
}

/** Colors of the tones: `--good`, `--bad`, `--wait` and `--edge` of the style sheet. */
const tones = {
  light: { good: '#116341', bad: '#a8201a', wait: '#b7791f', none: '#8794a6' },
  dark: { good: '#6cd3a0', bad: '#ff9d94', wait: '#f0c674', none: '#5d6c82' },
}

/** Width in pixels below which the legend is vertical. */
const narrow = 480

function paintOf(element: HTMLElement): ChartTheme {
  const style = getComputedStyle(element)
  const isDark =
    style.getPropertyValue('color-scheme') === 'dark' ||
    (document.documentElement.dataset.theme === 'system' &&
      matchMedia('(prefers-color-scheme: dark)').matches)
  return {
    ink: style.color,
    isDark,
    palette: palettes[isDark ? 'dark' : 'light'],
    tones: tones[isDark ? 'dark' : 'light'],
    // Text on a canvas does not inherit the font.
    fontSize: Math.round(Number.parseFloat(style.fontSize) * 0.9),
    fontFamily: style.fontFamily,
    isNarrow: element.clientWidth < narrow,
  }
}
