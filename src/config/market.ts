import type { Env, Seller } from './env.js'

/** The settings of a marketplace that its rules ask for. */
export interface Market {
  /** Without SMTP_URL no mail is sent, and no job for one is queued. */
  sendsMail: boolean
  /** The issuer of new documents; each document keeps its own. */
  seller: Seller
  /** The origin of the pages on which guests open orders and their documents. */
  applicationHost: string
}

export const marketOf = ({ mail, seller, applicationHost }: Env): Market => ({
  sendsMail: mail !== undefined,
  ...{ seller, applicationHost },
})
