import { createServer, type IncomingMessage, type Server } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { megabyte } from '../values/units.js'

/** Received request with the result of its verification. */
export interface Verdict {
  id: string | undefined
  /** Parsed body; undefined if it is not a JSON object. */
  event: { type?: string; data?: unknown } | undefined
  /** Reason why the request must be rejected; undefined if it is valid. */
  error: string | undefined
}

const maxBody = megabyte

/**
 * Local receiver for testing an integration. Verifies each request with the Standard Webhooks library. Responds with
 * 204, or 400 if the request is invalid.
 */
export function createReceiver(secret: string, onVerdict: (verdict: Verdict) => void): Server {
  return createServer(async (request, response) => {
    try {
      const body = await readText(request)
      const verdict = verify(secret, request, body)
      onVerdict(verdict)
      response.writeHead(verdict.error ? 400 : 204).end(verdict.error)
    } catch (error) {
      response.writeHead(413).end((error as Error).message)
    }
  })
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBody) throw new Error('The body is larger than 1 MB.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function verify(secret: string, { method, headers }: IncomingMessage, body: string): Verdict {
  const webhookHeaders = headers as Record<string, string>
  const about = { id: webhookHeaders['webhook-id'], event: parseJson(body) }
  if (method !== 'POST')
    return { ...about, error: `The method is ${method}, but webhooks use POST.` }
  try {
    new Webhook(secret).verify(body, webhookHeaders, { jsonParse: false })
    return { ...about, error: undefined }
  } catch (error) {
    return { ...about, error: explain((error as Error).message, webhookHeaders, body) }
  }
}

/** Converts the error of the library to a message with a solution. */
function explain(message: string, headers: Record<string, string>, body: string): string {
  if (/required headers/.test(message)) {
    const missingHeaders = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].filter(
      (name) => !headers[name],
    )
    return `Headers are missing: ${missingHeaders.join(', ')}. Masthead did not send the request, or a proxy removes headers.`
  }
  const skew = Math.round(Date.now() / 1000 - Number(headers['webhook-timestamp']))
  if (/too old|too new/.test(message)) {
    return `The timestamp is ${Math.abs(skew)} s ${skew > 0 ? 'old' : 'ahead'}, more than 5 minutes. The clocks of both machines differ, or this is a replay of an old request.`
  }
  if (/No matching signature/.test(message)) {
    const altered = parseJson(body) === undefined ? ' The body is not JSON, so it was altered.' : ''
    return `No signature matches. The secret belongs to another endpoint or was rotated, or the body was altered in transit. Verify the raw body, byte for byte.${altered}`
  }
  return `${message}.`
}

function parseJson(body: string): Verdict['event'] {
  try {
    const value = JSON.parse(body)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
