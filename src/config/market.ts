import type { Env, Seller } from './env.js'
import type { TransferAccount } from './payment.js'

/** Settings that the rules of the marketplace depend on. */
export interface Market {
  /** Without SMTP_URL no email is written, and no job is queued. */
  sendsEmail: boolean
  /** Whether users can sign in by SSO. Else no team can require it. */
  hasSso: boolean
  /** Seller of new invoices. Each invoice stores its own. */
  seller: Seller
  /** Bank account from which payouts are transferred. */
  account?: TransferAccount
  /** Commission in percent of the payout, for publishers without their own. */
  commissionPercent: number
  /** Days after a delivery until its payout is payable. */
  payoutHoldingDays: number
  /** Days that a publisher has to accept a placement. */
  placementAcceptDays: number
  /** Days after a delivery for which its URL is checked. */
  linkCheckDays: number
  /** Private networks that checks of links may reach, on any port. */
  linkCheckAllowedCidrs: string[]
  /** Base URL of the guest pages. */
  applicationHost: string
}

export const toMarket = ({ email, oidc, seller, applicationHost, ...env }: Env): Market => ({
  sendsEmail: email !== undefined,
  hasSso: oidc !== undefined,
  ...{ seller, applicationHost },
  ...(env.wireAccount && { account: env.wireAccount }),
  commissionPercent: env.commissionPercent,
  payoutHoldingDays: env.payoutHoldingDays,
  placementAcceptDays: env.placementAcceptDays,
  linkCheckDays: env.linkCheckDays,
  linkCheckAllowedCidrs: env.linkCheckAllowedCidrs,
})
