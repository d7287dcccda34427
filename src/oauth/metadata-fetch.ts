import https from 'node:https'
import { type AddressRules, portOf } from '../http/address.js'
import { lookupAllowed, refuseUrl } from '../http/allowed-address.js'

/** Maximum size of a client ID metadata document in bytes. */
const maxDocumentBytes = 64 * 1024

/** Milliseconds that fetching a document may take. */
const timeoutMs = 2_500

/**
 * Fetches the metadata document of a client with the address rules of webhooks. Follows no redirects.
 * @throws Error if the address is not allowed, or the response is too large or too late
 */
export function fetchDocument(url: URL, rules: AddressRules): Promise<Response> {
  return new Promise((resolve, reject) => {
    refuseUrl(url, rules)
    const request = https.get(url, {
      agent: false,
      lookup: lookupAllowed(portOf(url), rules),
      headers: { accept: 'application/json', 'user-agent': 'Masthead-OAuth/1' },
      signal: AbortSignal.timeout(timeoutMs),
    })
    request.on('error', reject)
    request.on('response', async (response) => {
      try {
        const chunks: Buffer[] = []
        let size = 0
        for await (const chunk of response as AsyncIterable<Buffer>) {
          size += chunk.length
          if (size > maxDocumentBytes) throw new Error('The document is too large.')
          chunks.push(chunk)
        }
        const headers = ['cache-control', 'expires'].flatMap((name): [string, string][] => {
          const value = response.headers[name]
          return typeof value === 'string' ? [[name, value]] : []
        })
        const status = response.statusCode!
        // A redirect is no document. `Response` takes no body for some codes.
        resolve(
          status === 200
            ? new Response(Buffer.concat(chunks), { status, headers })
            : new Response(null, { status: status < 200 ? 502 : status }),
        )
      } catch (error) {
        reject(error)
      } finally {
        request.destroy()
      }
    })
  })
}
