/** What mails of each kind say. `find-facts.ts` finds it out. */
import type { MailKind } from '../../prisma/generated/client/enums.js'

/** A line of a receipt. Amount in cents. */
export type ReceiptLine = {
  name: string
  detail: string
  quantity: number
  amount: number
}

/** What mails of each kind say. Amounts in cents, times in ISO 8601. */
export interface Facts {
  RECEIPT: {
    reference: string
    team: string
    invoice: string | null
    paidAt: string
    lines: ReceiptLine[]
    subtotal: number
    discount: number
    credits: number
    fee: number
    total: number
    url: string
    /** Of the invoice itself; absent in mails of before it was kept. */
    invoiceUrl?: string | null
  }
  REFUND: {
    reference: string
    /** What came back as money, and by which means; what became a credit of the team. */
    money: number
    by: 'card' | 'other'
    credit: number
    /** Of the refund. */
    refundReference: string | null
    /** Whose price it is; null for money that nobody owed. */
    item: string | null
    url: string
    invoiceUrl: string | null
  }
  /** Names of articles, the first of them where there are many. */
  BRIEF_WANTED: { articles: string[]; count: number; notes: string | null }
  DRAFT_READY: ArticleFacts
  INFO_WANTED: ArticleFacts
  ARTICLE_PUBLISHED: ArticleFacts
  BRIEF_READY: ArticleFacts
  SWAP_PROPOSED: {
    order: string
    from: string
    to: string
    difference: number
    total: number
    url: string
  }
  ORDER_ENDING: OrderFacts
  /** The amount is what was not paid; `credits` what the team got back. */
  ORDER_ENDED: { reference: string; team: string; total: number; credits: number; url: string }
  TRANSFER_EXPECTED: OrderFacts
  OUTLET_INQUIRY: {
    outlet: string
    team: string | null
    name: string
    email: string
    phone: string | null
    notes: string | null
  }
  /** `url` is its page at the console, where there is one; absent in mails of before it was kept. */
  WEBHOOK_FAILING: {
    team: string
    host: string
    since: string
    reason: string | null
    url?: string | null
  }
  /** `url` is put in when it is sent: what opens the link is not kept. */
  TEAM_INVITATION: {
    team: string
    inviter: string | null
    until: string
    linkId: string
    url: string | null
  }
  /** `url` as in an invitation. */
  SIGN_IN: { until: string; linkId: string; url: string | null }
}

export type ArticleFacts = {
  article: string
  outlet: string
  team: string
  notes: string | null
  url: string | null
}

export type OrderFacts = {
  reference: string
  team: string
  total: number
  until: string | null
  /** Whether the order ends then; else only its payment does. */
  isCancelled: boolean
  url: string
}

/** What a notice is about, and whose it is. */
export interface Told<Known = Facts[MailKind]> {
  teamId: string | null
  facts: Known
}
