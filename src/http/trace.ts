import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Span } from '../tracing/span.js'
import { readTraceparent, tracer } from '../tracing/tracing.js'

/** Records a span for each request, as a child of the caller's trace. Does nothing if tracing is off. */
export function traceRequests(app: FastifyInstance): void {
  const tracing = tracer()
  if (!tracing) return
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const span = tracing.start(request.method, {
      kind: 'server',
      parent: readTraceparent(request.headers),
      attributes: { 'http.request.method': request.method, 'masthead.request_id': request.id },
    })
    spans.set(request, span)
    span.within(done)
  })
  // Hooks after body parsing run in the async context of the connection, so enter the span again.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) span.within(done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)
    const route = request.routeOptions.url
    span?.rename(`${request.method} ${route ?? ''}`.trim())
    span?.set({ 'http.route': route, 'http.response.status_code': reply.statusCode })
    span?.end(reply.statusCode >= 500 ? new Error(String(reply.statusCode)) : undefined)
    done()
  })
}
