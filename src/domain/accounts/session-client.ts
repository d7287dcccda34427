/** Browser, operating system and network from which a console session is opened. */
import { isIP } from 'node:net'
import bowser from 'bowser'
import ipaddr from 'ipaddr.js'
import type { ConsoleSession } from '../../../prisma/generated/client/client.js'

/** Client that opens a session: its IP address, and the `User-Agent` of its browser. */
export interface SessionClient {
  address: string
  agent: string | null
}

type ClientColumns = Pick<ConsoleSession, 'browser' | 'operatingSystem' | 'network'>

const maxAgentLength = 512

/** Returns what a session stores of its client: names without versions, and the network without the host. */
export function describeClient({ address, agent }: SessionClient): ClientColumns {
  const parsed = agent ? bowser.parse(agent.slice(0, maxAgentLength)) : undefined
  return {
    browser: parsed?.browser.name || null,
    operatingSystem: parsed?.os.name || null,
    network: coarseNetwork(address),
  }
}

/** Returns the network of an IP address: 24 bits of IPv4, 48 bits of IPv6. Null if it is not an IP address. */
function coarseNetwork(address: string): string | null {
  if (isIP(address) === 0) return null
  const ip = ipaddr.process(address)
  if (ip.kind() === 'ipv4') return `${ipaddr.IPv4.networkAddressFromCIDR(`${ip}/24`)}/24`
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${ip}/48`)}/48`
}
