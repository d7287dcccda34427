import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.js'
import { sendProblem } from './problem.js'

/** Milliseconds that any request may take to arrive: a catalogue file of 256 MB at 1.5 Mbit/s. */
export const formTimeoutMs = 25 * 60_000

/**
 * Ends a request whose body takes longer than these milliseconds to arrive. A form, which may be large, has them once
 * its answer was sent: what is left of it is not read.
 */
export function refuseSlowBodies(app: FastifyInstance, bodyTimeout: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { headers, raw } = request
    const hasBody = headers['content-length'] ?? headers['transfer-encoding']
    const isForm = /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
    const limit = () => {
      if (raw.complete || raw.destroyed) return
      const timer = setTimeout(() => {
        // It was refused before it had come, and the rest still does not.
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
