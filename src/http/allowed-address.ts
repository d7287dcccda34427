/**
 * Limits requests to URLs of teams and OAuth clients: webhook endpoints, publications and client ID metadata documents.
 */
import { type LookupAddress, lookup as resolveName } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { type AddressRules, addressError, portOf } from './address.js'

/** Address that must not be connected to. */
class Refusal extends Error {
  constructor(cause: string) {
    super(`not sent: ${cause}`)
  }
}

/**
 * Checks a URL before connecting. An address in the URL itself is never looked up.
 * @throws Error if its scheme is not allowed, or it contains an address that is not allowed
 */
export function refuseUrl(url: URL, rules: AddressRules): void {
  const isHttp = url.protocol === 'http:' && rules.allowHttp
  if (url.protocol !== 'https:' && !isHttp && !rules.allowPrivate) {
    throw new Refusal('only https:// is allowed')
  }
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const cause = isIP(host) && addressError(host, portOf(url), rules)
  if (cause) throw new Refusal(cause)
}

/**
 * Resolves a name to allowed addresses only. The connection uses these addresses, so a later DNS change has no effect.
 */
export function lookupAllowed(
  port: number,
  rules: AddressRules,
  resolve: typeof resolveName = resolveName,
): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const allowed = (error ? [] : addresses).filter(
        ({ address }) => !addressError(address, port, rules),
      )
      const [first] = allowed
      // Always the same error, so that the owner of the URL cannot probe names of the internal network.
      if (!first) return callback(new Refusal(unreachable(port)), '', 0)
      if (options.all) return callback(null, allowed)
      callback(null, first.address, first.family)
    })
  }
}

const unreachable = (port: number) =>
  `the host name does not resolve to an allowed address on port ${port}`
