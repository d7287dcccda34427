import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Where deliveries may go beside public addresses: the settings of the installation. */
export interface AddressRules {
  /** Ranges that are allowed though they are not public, on any port. */
  allowedCidrs: readonly string[]
  /** Everything is allowed, http too: for development. */
  allowPrivate: boolean
}

/** Ports of web servers; a delivery must not be a way to speak to other services. */
export const allowedPorts: readonly number[] = [80, 443, 8080, 8443]

// Answers inside Azure only, where it hands out credentials, though its range is public.
const publicLooking = new Set(['168.63.129.16'])

const globalUnicast = ipaddr.parseCIDR('2000::/3')

/** The port of a URL, that of its scheme when it names none. */
export function portOf({ protocol, port }: URL): number {
  return port ? Number(port) : protocol === 'https:' ? 443 : 80
}

/** The addresses that a URL names without a look-up, in the canonical spelling; none when it has another name. */
export function literalAddresses({ hostname }: URL): string[] {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host)) return [host]
  // RFC 6761: these are this machine, whatever a resolver says.
  return /(^|\.)localhost\.?$/.test(host) ? ['127.0.0.1', '::1'] : []
}

/**
 * Why an address must not be connected to; undefined when it may.
 * @param address an IPv4 or IPv6 address, as the resolver or a canonical URL spells it
 */
export function addressError(
  address: string,
  port: number,
  { allowedCidrs, allowPrivate }: AddressRules,
): string | undefined {
  if (allowPrivate) return undefined
  if (!isIP(address)) return `${address} is no address`
  const ip = ipaddr.process(address)
  if (allowedCidrs.some((cidr) => within(ip, cidr))) return undefined
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

function within(ip: ipaddr.IPv4 | ipaddr.IPv6, cidr: string): boolean {
  const [range, bits] = ipaddr.parseCIDR(cidr)
  return ip.kind() === range.kind() && ip.match(range, bits)
}
