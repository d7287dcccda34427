import type { IncomingHttpHeaders } from 'node:http'
import type { SpanOptions, Tracing } from './span.js'

// API of tracing. The library is loaded only if an exporter is configured.

let tracing: Tracing | undefined

/** Returns the tracer of this process, or undefined if tracing is off. */
export const tracer = (): Tracing | undefined => tracing

/** Starts tracing if an exporter's URL is configured. Call it before traced code runs. */
export async function startTracing(endpoint: string | undefined): Promise<void> {
  if (!endpoint || tracing) return
  const { openTracing } = await import('./otel.js')
  tracing = openTracing(endpoint)
}

/** Exports the remaining spans and stops tracing. */
export async function stopTracing(): Promise<void> {
  await tracing?.stop()
}

/** Runs `work` in a new span. */
export async function withSpan<T>(
  name: string,
  about: SpanOptions,
  work: () => Promise<T>,
): Promise<T> {
  if (!tracing) return work()
  const span = tracing.start(name, about)
  try {
    const result = await span.within(work)
    span.end()
    return result
  } catch (error) {
    span.end(error)
    throw error
  }
}

/** `traceparent` header of a request (W3C Trace Context). */
export function readTraceparent({ traceparent }: IncomingHttpHeaders): string | undefined {
  return typeof traceparent === 'string' ? traceparent : undefined
}
