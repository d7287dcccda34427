import type { Session } from '../../access/session.js'

/** Whether a caller sees a price of this tier: STANDARD everybody, PRO teams with pro pricing and operators. */
export function seesTier(session: Session, tier: string): boolean {
  return session.proPricing || tier === 'STANDARD'
}
