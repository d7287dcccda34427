import type { Env, Seller } from './env.js'

/** Settings that the rules of the marketplace depend on. */
export interface Market {
  /** Without SMTP_URL no email is written, and no job is queued. */
  sendsEmail: boolean
  /** Seller of new invoices. Each invoice stores its own. */
  seller: Seller
  /** Base URL of the guest pages. */
  applicationHost: string
}

export const toMarket = ({ email, seller, applicationHost }: Env): Market => ({
  sendsEmail: email !== undefined,
  ...{ seller, applicationHost },
})
