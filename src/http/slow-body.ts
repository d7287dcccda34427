import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.js'
import { sendProblem } from './problem.js'

/** Milliseconds for any request to arrive. Enough for a catalogue file of 256 MB at 1.5 Mbit/s. */
export const formTimeoutMs = 25 * 60_000

/**
 * Rejects a request whose body takes longer than `bodyTimeout` milliseconds to arrive. For a form, which may be large,
 * the time starts after the response: the rest of its body is not read.
 */
export function refuseSlowBodies(app: FastifyInstance, bodyTimeout: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { headers, raw } = request
    const hasBody = headers['content-length'] ?? headers['transfer-encoding']
    const isForm = /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
    const limit = () => {
      if (raw.complete || raw.destroyed) return
      const timer = setTimeout(() => {
        // The response was sent before the whole body had arrived, and the client still does not finish.
        if (reply.sent) return void raw.destroy()
        const slow = new AppError('request_timeout', 'The request took too long to arrive.')
        sendProblem(reply.header('connection', 'close'), slow)
      }, bodyTimeout)
      raw.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer))
    }
    if (hasBody && isForm) reply.raw.once('finish', limit)
    else if (hasBody) limit()
    done()
  })
}
