import type { Session } from '../../access/session.js'

/**
 * Whether a caller can see prices of a tier. Everyone sees STANDARD. PRO requires pro pricing of
 * the team, or an operator.
 */
export function seesTier(session: Session, tier: string): boolean {
  return session.proPricing || tier === 'STANDARD'
}
