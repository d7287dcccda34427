import type { IncomingHttpHeaders } from 'node:http'
import type { SpanOptions, Tracing } from './span.js'

// What is traced calls this; the library behind it is loaded only where there is somebody to tell.

let tracing: Tracing | undefined

/** What records spans in this process; undefined: nothing does. */
export const tracer = (): Tracing | undefined => tracing

/** Begins to record spans where there is an exporter's address. Call it before anything is traced. */
export async function startTracing(endpoint: string | undefined): Promise<void> {
  if (!endpoint || tracing) return
  const { openTracing } = await import('./otel.js')
  tracing = openTracing(endpoint)
}

/** Sends what was recorded. */
export async function stopTracing(): Promise<void> {
  await tracing?.stop()
}

/** Records what some work takes. */
export async function traced<T>(
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

/** The span that a request says it belongs to. */
export function parentOf({ traceparent }: IncomingHttpHeaders): string | undefined {
  return typeof traceparent === 'string' ? traceparent : undefined
}
