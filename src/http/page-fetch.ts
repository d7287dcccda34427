import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { type AddressRules, portOf } from './address.js'
import { lookupAllowed, refuseUrl } from './allowed-address.js'

/** Response to a request for a page, after redirects. */
export interface FetchedPage {
  /** HTTP status. Null without a response. */
  status: number | null
  /** Reason why the response is missing. Null if there is one. */
  error: string | null
}

/** Time for all requests, with redirects. */
const timeoutMs = 15_000
const maxRedirects = 5
const redirects = new Set([301, 302, 303, 307, 308])

/**
 * Fetches a page at an http or https URL that a team has entered, with protection against SSRF: no request, also not
 * that of a redirect, connects to an address that the rules forbid. Does not read the body. Never throws; errors are
 * part of the result.
 */
export async function fetchPage(address: string, rules: AddressRules): Promise<FetchedPage> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    let url = new URL(address)
    for (let count = 0; count <= maxRedirects; count++) {
      refuseUrl(url, { ...rules, allowHttp: true })
      const response = await request(url, rules, signal)
      response.destroy()
      const { statusCode: status = 0, headers } = response
      if (!redirects.has(status) || !headers.location) return { status, error: null }
      url = new URL(headers.location, url)
    }
    return { status: null, error: `more than ${maxRedirects} redirects` }
  } catch (cause) {
    return { status: null, error: errorText(cause, signal) }
  }
}

/**
 * Fetches a short text like `fetchPage`, but without redirects, so that it comes from the host of the URL.
 * @returns `text` null unless the status is 200 and the text has at most `maxBytes`
 */
export async function fetchText(
  address: string,
  rules: AddressRules,
  maxBytes: number,
): Promise<FetchedPage & { text: string | null }> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const url = new URL(address)
    refuseUrl(url, { ...rules, allowHttp: true })
    const response = await request(url, rules, signal)
    const { statusCode: status = 0 } = response
    const body = status === 200 ? await readBody(response, maxBytes) : null
    response.destroy()
    return { status, error: null, text: body?.toString('utf8') ?? null }
  } catch (cause) {
    return { status: null, error: errorText(cause, signal), text: null }
  }
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const errorText = (cause: unknown, signal: AbortSignal) =>
  signal.aborted ? `no response within ${timeoutMs / 1000} s` : describe(cause)

function request(url: URL, rules: AddressRules, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { get } = url.protocol === 'https:' ? https : http
    const lookup = lookupAllowed(portOf(url), rules)
    const headers = { 'user-agent': 'Masthead-Link-Check/1', accept: '*/*' }
    get(url, { agent: false, lookup, signal, headers }, resolve).on('error', reject)
  })
}

/** Reasons of a failed connection by the start of the error code. */
const connectionErrors: readonly (readonly [code: RegExp, reason: string])[] = [
  [/^ECONNREFUSED/, 'the server refused the connection'],
  [/^(ECONNRESET|EPIPE)/, 'the server closed the connection'],
  [/^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)/, 'the server cannot be reached'],
  [/CERT|SELF_SIGNED|UNABLE_TO_VERIFY/, 'the certificate of the server is not valid'],
  [/^(ERR_SSL|EPROTO)/, 'the encrypted connection failed'],
  [/^HPE_/, 'the response is not valid HTTP'],
]

function describe(cause: unknown): string {
  const { code = '', message, syscall } = cause as NodeJS.ErrnoException
  // The message contains the resolved address, which must not be disclosed.
  const known = connectionErrors.find(([pattern]) => pattern.test(code))?.[1]
  if (known) return `${known} (${code})`
  if (code && syscall === 'connect') return `the connection failed (${code})`
  return (code && !message.includes(code) ? `${code}: ${message}` : message).slice(0, 500)
}
