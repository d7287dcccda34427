/** Data that emails of each kind contain. `find-model.ts` reads it from the database. */
import type { EmailKind, OutletStatus } from '../../prisma/generated/client/enums.js'

/** Line item of a receipt. Amount in cents. */
export type ReceiptLine = {
  name: string
  detail: string
  quantity: number
  amount: number
}

/** Data of each kind of email. Amounts in cents, times in ISO 8601. */
export interface TemplateModels {
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
    /** URL of the invoice. Absent in emails of earlier releases. */
    invoiceUrl?: string | null
  }
  REFUND: {
    reference: string
    /** Amount refunded as money, its method, and amount refunded as credit. */
    money: number
    by: 'card' | 'other'
    credit: number
    /** Reference of the refund. */
    refundReference: string | null
    /** Name of the refunded order item; null for a payment that was not owed. */
    item: string | null
    /** Price of the order item before its refunds. Absent in emails of earlier releases. */
    price?: number | null
    url: string
    invoiceUrl: string | null
  }
  /**
   * Names of the first articles, and the number of all. `url` is the page in the console of the only article, or of all that wait
   * for the team. Absent without a console, and in emails of earlier releases.
   */
  BRIEF_WANTED: { articles: string[]; count: number; notes: string | null; url?: string | null }
  /** `url` is the article's page on the desk. Null without a console. `dueAt` is the expected publication date. */
  DRAFT_WANTED: {
    article: string
    outlet: string
    dueAt: string | null
    notes: string | null
    url: string | null
  }
  DRAFT_READY: ArticleModel
  INFO_WANTED: ArticleModel
  ARTICLE_PUBLISHED: ArticleModel
  BRIEF_READY: ArticleModel
  SWAP_PROPOSED: {
    order: string
    from: string
    to: string
    difference: number
    total: number
    url: string
  }
  /** `placement` names outlet and product. `url` is the opportunity's page in the console. Null without a console. */
  OPPORTUNITY_CREATED: {
    title: string
    team: string
    profile: string
    placement: string | null
    reason: string | null
    price: number | null
    expiresAt: string | null
    url: string | null
  }
  ORDER_ENDING: OrderModel
  /**
   * `total` is the unpaid amount. `credits` are the credits returned to the team. `isUnapproved` is true for an order that waited
   * for approval. It is absent in emails of earlier releases.
   */
  ORDER_ENDED: {
    reference: string
    team: string
    total: number
    credits: number
    isUnapproved?: boolean
    url: string
  }
  /** `amount` is the subtotal less the discount. `url` is the page for the decision. */
  APPROVAL_WANTED: {
    reference: string
    team: string
    profile: string | null
    requester: string | null
    amount: number
    products: string[]
    url: string
  }
  /** `reason` is that of a rejection; `url` the page on which the order is paid. */
  APPROVAL_DECIDED: {
    reference: string
    isApproved: boolean
    decidedBy: string | null
    reason: string | null
    total: number
    url: string
  }
  TRANSFER_EXPECTED: OrderModel
  /** `url` is the inquiry's page in the console. Absent without a console, and in emails of earlier releases. */
  OUTLET_INQUIRY: {
    outlet: string
    team: string | null
    name: string
    email: string
    phone: string | null
    notes: string | null
    url?: string | null
  }
  /** `url` is the inquiry's page in the console. Null without a console, and for a visitor's inquiry. */
  INQUIRY_REPLIED: { outlet: string; reply: string; url: string | null }
  /** `url` is the endpoint's page in the console. Absent without a console, and in emails of earlier releases. */
  WEBHOOK_FAILING: {
    team: string
    host: string
    since: string
    reason: string | null
    url?: string | null
  }
  /** `url` is set when the email is sent, because the link's secret is not stored. */
  TEAM_INVITATION: {
    team: string
    inviter: string | null
    /** Whether the recipient is the account owner. Absent in emails of earlier releases. */
    isOwner?: boolean
    until: string
    linkId: string
    url: string | null
  }
  /** `url` as for an invitation. */
  SIGN_IN: { until: string; linkId: string; url: string | null }
  /** `url` is the page with the user's passkeys. Null without a console. */
  PASSKEY_CHANGED: { name: string; isAdded: boolean; time: string; url: string | null }
  /** `url` as for an invitation. */
  APPLICATION_LINK: { until: string; linkId: string; url: string | null }
  /** `url` is the application's page in the console. Null without a console. */
  APPLICATION_SUBMITTED: {
    company: string
    name: string
    email: string
    websites: string[]
    message: string | null
    url: string | null
  }
  APPLICATION_REJECTED: { company: string; reason: string | null }
  /** `url` is the website. `changedFields` are those of a change; absent in emails of earlier releases, and null for a new outlet. */
  OUTLET_SUBMITTED: {
    outlet: string
    publisher: string
    url: string | null
    changedFields?: string[] | null
  } & OutletLink
  OUTLET_STATUS: { outlet: string; status: OutletStatus } & ReviewModel
  OUTLET_CHANGE_REVIEWED: { outlet: string; isApproved: boolean } & ReviewModel
  /**
   * `error` is the reason of a failure. `value` is to be published in the TXT record or the file. The three fields are absent in
   * emails of earlier releases.
   */
  OUTLET_DOMAIN_CHECKED: {
    outlet: string
    domain: string
    error: string | null
    recordName?: string
    fileUrl?: string
    value?: string
  } & OutletLink
  /**
   * `lines` are the placements by product, with their payouts. They are absent in emails of earlier releases, whose other fields are
   * those of the first placement.
   */
  PLACEMENT_OFFERED: PlacementModel & { lines?: ReceiptLine[] }
  PLACEMENT_DECLINED: PlacementModel
  PLACEMENT_OVERDUE: PlacementModel
  PLACEMENT_WITHDRAWN: PlacementModel
  PLACEMENT_LINK_LOST: Pick<PlacementModel, 'publisher' | 'outlet' | 'product'> &
    PlacementLinks & { url: string; error: string }
  PUBLISHER_COMMENTED: PlacementCommentModel
  OPERATOR_COMMENTED: PlacementCommentModel
  PAYOUT_PAID: PayoutModel
  PAYOUT_FAILED: PayoutModel
  /**
   * Month from its first to its last day, and its sums. `paid` is negative if money was paid. `balance` is the closing balance: the
   * sum of the four other amounts.
   */
  PAYOUT_STATEMENT: {
    number: string
    from: string
    to: string
    /** Opening balance. Absent in emails of earlier releases. */
    opening?: number
    earned: number
    reversed: number
    paid: number
    balance: number
    /** Page of the statement. Absent in emails of earlier releases, and null without a console. */
    url?: string | null
  }
  PAYOUT_ACCOUNT_CHANGED: PayoutAccountModel
  PAYOUT_ACCOUNT_HELD: PayoutAccountModel
}

/** `outletUrl` is the outlet's page in the console. Absent in emails of earlier releases, and null without a console. */
type OutletLink = { outletUrl?: string | null }

/** Result of a review of an outlet. */
type ReviewModel = {
  /** Reason of a rejection. */
  reason: string | null
  /** Comments on fields. Absent in emails of earlier releases. */
  comments?: { field: string; comment: string }[]
} & OutletLink

export type PayoutAccountModel = {
  publisher: string
  holder: string | null
  /** Country code and last characters of the IBAN. */
  iban: string | null
  provider: string | null
  /** Time until which payment files omit the account. */
  heldUntil: string | null
  /** Page of the account in the console. Absent in emails of earlier releases, and null without a console. */
  url?: string | null
}

export type PayoutModel = {
  publisher: string
  amount: number
  reference: string | null
  /** Reason of a failure. */
  reason: string | null
  /** Whether the reversal of the payout has failed, not its transfer. Absent in emails of earlier releases. */
  isReversal?: boolean
  /** Page of the payout in the console. Absent in emails of earlier releases, and null without a console. */
  url?: string | null
}

export type PlacementModel = {
  publisher: string
  outlet: string
  product: string
  /** Number of units that the publisher is offered in the order. */
  count: number
  /** Payout of one unit. */
  payout: number
  acceptBy: string
  reason: string | null
} & PlacementLinks

/** Order and pages of a placement. Absent in emails of earlier releases, and URLs without a console. */
type PlacementLinks = {
  order?: string
  article?: string | null
  orderUrl?: string | null
  /** Page of the placement, or of all if several are offered. */
  placementUrl?: string | null
}

export type PlacementCommentModel = Pick<PlacementModel, 'publisher' | 'outlet' | 'product'> & {
  /** Absent in emails to publishers, who do not see it, and in emails of earlier releases. */
  order?: string
  /** Absent in emails of earlier releases, and null for an add-on. */
  article?: string | null
  author: string
  content: string
  /** Page of the placement in the console. Null without a console. */
  url: string | null
}

/** `consoleUrl` is the article's page in the console. Absent without a console, and in emails of earlier releases. */
export type ArticleModel = {
  consoleUrl?: string | null
  article: string
  outlet: string
  team: string
  notes: string | null
  url: string | null
}

export type OrderModel = {
  reference: string
  team: string
  total: number
  until: string | null
  /** Whether the order is cancelled at `until`; otherwise only its payment expires. */
  isCancelled: boolean
  /** Whether the order waits for approval. Absent in emails of earlier releases. */
  isUnapproved?: boolean
  url: string
}

/** Data of a notification, and the team that it is about, which also decides whether a test team's email is sent. */
export interface LoadedTemplateModel<Known = TemplateModels[EmailKind]> {
  teamId: string | null
  model: Known
}
