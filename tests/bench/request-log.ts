import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../../src/root.js'
import { versus } from './measure.js'
import { end, serve } from './server.js'
import { type Line, line } from './table.js'

/** Minimum speed with the request log, as a ratio of the speed without it. */
const target = 0.97

/** Measures the installed server with and without its request log, with cached and uncached responses. */
export async function requestLog(url: string, products: number, seconds: number): Promise<Line[]> {
  const module = pathToFileURL(join(root, 'dist', 'src', 'http', 'request-log.js')).href
  const code = `import { RequestLog } from ${JSON.stringify(module)}; RequestLog.prototype.note = () => {}`
  const withLog = await serve(url)
  const withoutLog = await serve(url, {
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(code)}`,
  })
  const lines: Line[] = []
  try {
    for (const path of ['/products/listings', '/orders']) {
      // A round varies by 20 %, so that a difference of 3 % needs many.
      const rates = await versus([withLog, path], [withoutLog, path], 8 * seconds)
      lines.push(line(`GET ${path} with the request log`, products, rates, target))
    }
  } finally {
    await Promise.all([withLog, withoutLog].map(end))
  }
  return lines
}
