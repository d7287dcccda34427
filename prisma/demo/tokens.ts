import { createHmac } from 'node:crypto'
import { base62, withChecksum } from '../../src/access/token-form.js'

function toBase62(value: bigint, length: number): string {
  let text = ''
  for (let rest = value; text.length < length; rest /= 62n) text = base62[Number(rest % 62n)] + text
  return text
}

/**
 * Returns the demo token of a team, by slug, or of the operator. It is derived from the secret key, because the
 * server prints it at every start and the database contains only its hash.
 */
export function demoToken(secretKey: string, team: string): string {
  const digest = createHmac('sha512', secretKey).update(`demo token ${team}`).digest('hex')
  const prefix = team === 'operator' ? 'mop_' : 'mst_'
  return withChecksum(prefix + toBase62(BigInt(`0x${digest}`), 40))
}
