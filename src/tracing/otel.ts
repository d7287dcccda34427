import {
  type AttributeValue,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { version } from '../root.js'
import type { Span, SpanOptions, Tracing } from './span.js'

/**
 * Records spans with OpenTelemetry, which reads OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER and other variables itself.
 */
export function openTracing(endpoint: string): Tracing {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'masthead', 'service.version': version }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url, timeoutMillis: 3_000 }))],
  })
  provider.register()
  const tracer = provider.getTracer('masthead', version)
  return {
    start(name, { kind, attributes = {}, parent }) {
      const parentContext = parent ? contextOf(parent) : context.active()
      const span = tracer.startSpan(
        name,
        { kind: kind ? kinds[kind] : SpanKind.INTERNAL, attributes: given(attributes) },
        parentContext,
      )
      const spanContext = trace.setSpan(parentContext, span)
      return {
        within: (work) => context.with(spanContext, work),
        rename: (name) => void span.updateName(name),
        set: (attributes) => void span.setAttributes(given(attributes)),
        end(error) {
          if (error !== undefined) {
            const { name, message } = error as Error
            // Without details, which may contain data of callers.
            span.setStatus({ code: SpanStatusCode.ERROR, message: name })
            span.setAttribute('error.type', name ?? String(message))
          }
          span.end()
        },
      } satisfies Span
    },
    traceparent() {
      const carrier: { traceparent?: string } = {}
      propagation.inject(context.active(), carrier)
      return carrier.traceparent
    },
    bind: (callback) => context.bind(context.active(), callback),
    stop: () => provider.shutdown(),
  }
}

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  producer: SpanKind.PRODUCER,
} satisfies Record<NonNullable<SpanOptions['kind']>, SpanKind>

const contextOf = (traceparent: string): Context =>
  propagation.extract(ROOT_CONTEXT, { traceparent })

function given(attributes: NonNullable<SpanOptions['attributes']>): Record<string, AttributeValue> {
  const entries = Object.entries(attributes).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Record<string, AttributeValue>
}
