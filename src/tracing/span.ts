/** What a span is about. */
export interface SpanOptions {
  kind?: 'server' | 'client' | 'consumer' | 'producer'
  attributes?: Record<string, string | number | undefined>
  /** What it belongs to, as W3C Trace Context writes it; the present span when not given. */
  parent?: string | null | undefined
}

/** A span that is under way. */
export interface Span {
  /** Runs what belongs to it. */
  within<T>(work: () => T): T
  rename(name: string): void
  set(attributes: Record<string, string | number | undefined>): void
  /** @param error what it failed with */
  end(error?: unknown): void
}

/** What records spans. */
export interface Tracing {
  start(name: string, about: SpanOptions): Span
  /** The present span as W3C Trace Context writes it. */
  traceparent(): string | undefined
  /** Keeps what a callback belongs to, whoever calls it. */
  bind<Callback extends (...args: never[]) => unknown>(callback: Callback): Callback
  stop(): Promise<void>
}
