import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Addresses that requests to URLs of teams may connect to, in addition to public ones. */
export interface AddressRules {
  /** Private CIDR ranges that are allowed, on any port. */
  allowedCidrs: readonly string[]
  /** Allows every address and http. For development. */
  allowPrivate: boolean
  /** Allows http to allowed addresses. */
  allowHttp?: boolean
}

/** Ports of web servers. Other ports would let a request reach other services. */
export const allowedPorts: readonly number[] = [80, 443, 8080, 8443]

// Azure serves credentials at this address, which is reachable only inside Azure although its range is public.
const publicLooking = new Set(['168.63.129.16'])

const globalUnicast = ipaddr.parseCIDR('2000::/3')

/** Port of a URL. Defaults to the port of the scheme. */
export function portOf({ protocol, port }: URL): number {
  return port ? Number(port) : protocol === 'https:' ? 443 : 80
}

/**
 * Returns the IP addresses of a URL that need no DNS lookup, in canonical form: a literal address, or the
 * loopback addresses for localhost. Empty for other host names.
 */
export function literalAddresses({ hostname }: URL): string[] {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host)) return [host]
  // localhost names always mean this machine, even if the resolver returns something else (RFC 6761, section 6.3).
  return /(^|\.)localhost\.?$/.test(host) ? ['127.0.0.1', '::1'] : []
}

/**
 * Reason why a connection to an address is not allowed; undefined if it is.
 * @param address IPv4 or IPv6 address in the form of a resolver or a canonical URL
 */
export function addressError(
  address: string,
  port: number,
  { allowedCidrs, allowPrivate }: AddressRules,
): string | undefined {
  if (allowPrivate) return undefined
  if (!isIP(address)) return `${address} is not an IP address`
  const ip = ipaddr.process(address)
  if (allowedCidrs.some((cidr) => isInRange(ip, cidr))) return undefined
  const isPublic =
    ip.range() === 'unicast' &&
    !publicLooking.has(ip.toString()) &&
    (ip.kind() === 'ipv4' || ip.match(globalUnicast))
  if (!isPublic) return `${address} is not a public address`
  if (!allowedPorts.includes(port)) {
    return `port ${port} is not one of ${allowedPorts.join(', ')}`
  }
  return undefined
}

function isInRange(ip: ipaddr.IPv4 | ipaddr.IPv6, cidr: string): boolean {
  const [range, bits] = ipaddr.parseCIDR(cidr)
  return ip.kind() === range.kind() && ip.match(range, bits)
}
