/** Options of a new span. */
export interface SpanOptions {
  kind?: 'server' | 'client' | 'consumer' | 'producer'
  attributes?: Record<string, string | number | undefined>
  /** `traceparent` of the parent (W3C Trace Context). Defaults to the current span. */
  parent?: string | null | undefined
}

export interface Span {
  /** Runs `work` with this span as the current one. */
  within<T>(work: () => T): T
  rename(name: string): void
  set(attributes: Record<string, string | number | undefined>): void
  /** @param error sets the error status of the span */
  end(error?: unknown): void
}

export interface Tracing {
  start(name: string, about: SpanOptions): Span
  /** `traceparent` of the current span (W3C Trace Context). Undefined without one. */
  traceparent(): string | undefined
  /** Binds a callback to the current span, regardless of its caller. */
  bind<Callback extends (...args: never[]) => unknown>(callback: Callback): Callback
  stop(): Promise<void>
}
