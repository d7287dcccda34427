import type { Plugin } from 'graphql-yoga'
import type { Context } from '../compiler/context.js'
import type { ExecutionRequest } from './request.js'

type Results = AsyncIterable<object>

/**
 * Adds the `id` field to the event stream of a subscription. The stream begins with the ID of the last event before
 * it, so that a client that receives no event can resume, too.
 */
export function eventIds(): Plugin<Context, ExecutionRequest> {
  return {
    onResultProcess({
      result,
      setResult,
      resultProcessor,
      setResultProcessor,
      serverContext: { eventStream },
    }) {
      const lastId = eventStream?.lastId
      if (!(Symbol.asyncIterator in result) || !resultProcessor || !lastId) return
      const firstId = lastId()
      setResult(withIds(result as Results, lastId))
      setResultProcessor(async (results, fetchAPI, mediaType) => {
        const { body, status, headers } = await resultProcessor(results, fetchAPI, mediaType)
        const reader = body!.getReader()
        const stream = new fetchAPI.ReadableStream<Uint8Array>({
          start: (controller) =>
            controller.enqueue(new fetchAPI.TextEncoder().encode(`id: ${firstId}\n\n`)),
          async pull(controller) {
            const { done, value } = await reader.read()
            if (done) controller.close()
            else controller.enqueue(value)
          },
          cancel: (reason) => reader.cancel(reason),
        })
        return new fetchAPI.Response(stream, { status, headers })
      }, 'text/event-stream')
    },
  }
}

/** Yoga writes `data: `, then what `stringify` returns. The fields of a server-sent event can have any order. */
function withIds(results: Results, lastId: () => string | undefined) {
  const iterator = results[Symbol.asyncIterator]()
  return {
    async next() {
      const next = await iterator.next()
      if (next.done) return next
      const id = lastId()
      const stringify = (result: unknown) => `${JSON.stringify(result)}\nid: ${id}`
      return { done: false as const, value: { ...next.value, stringify } }
    },
    return: async () => (await iterator.return?.()) ?? { done: true as const, value: undefined },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
