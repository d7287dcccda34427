import { versus } from './measure.js'
import { end, serve } from './server.js'
import { type Line, told } from './table.js'

const target = 1.7

/** Two workers against one, on what is remembered: both are the installed server, and take turns. */
export async function workers(url: string, products: number, seconds: number): Promise<Line[]> {
  const one = await serve(url)
  const two = await serve(url, { WORKERS: '2' })
  const lines: Line[] = []
  try {
    for (const path of ['/outlets', '/products/listings']) {
      const { sides, ratios } = await versus([two, path], [one, path], seconds)
      const [many, few] = sides.map(({ perSecond }) => Math.round(perSecond))
      const value = `${told(ratios)} of one worker (${many} against ${few} requests/s)`
      const ok = Number.parseFloat(value) >= target
      const name = `GET ${path}, remembered, two workers`
      lines.push({ name, size: products, value, target: `≥ ${target}`, ok })
    }
  } finally {
    await Promise.all([one, two].map(end))
  }
  return lines
}
