import type { InboxQuery } from '../../generated/graphql.ts'
import { topicNames } from '../../generated/words.ts'
import { statusSentences, topicSentences } from '../../texts/inbox.ts'
import { labelFor, language, statusName } from '../../texts/index.ts'
import { moneyText } from '../../values.tsx'

export type InboxEvent = NonNullable<InboxQuery['inbox']>['entries'][number]['event']

/** Part of the payloads of all topics that sentences need. */
interface Payload {
  article?: { id: string; name: string }
  article_id?: string
  status?: { name: string; prefix: string }
  comment?: { content: string; author: { name: string } }
  order?: { id: string; reference_number: string; total: number; approval_status: string | null }
  refund?: { amount: number }
  swap?: { order_id: string; from_name: string; to_name: string }
  invoice?: { id: string; reference_number: string; type: string; total: number }
  file?: { id: string; name: string }
  campaign?: { id: string; name: string }
  opportunity?: { id: string; title: string }
  placement?: { id: string; payout: number }
  payout?: { id: string; amount: number }
  outlet?: { id: string; name: string; status: string }
}

/** Sentence about an event, with the page to open and a second line. */
export interface EventSentence {
  text: string
  href: string
  detail?: string | undefined
}

/** Returns the topic as in webhooks, such as `order.paid`. */
const topicOf = ({ type }: Pick<InboxEvent, 'type'>): string => topicNames[type]

/** Returns the ID of the article that a comment belongs to, whose name its payload does not contain. */
export const commentedArticleId = (event: InboxEvent): string | undefined =>
  topicOf(event).startsWith('comment.') ? (event.data as Payload).article_id : undefined

/** Describes an event. @param articleNames names of the articles of comments, by ID */
export function eventSentence(
  event: InboxEvent,
  articleNames: ReadonlyMap<string, string>,
): EventSentence {
  const [type, data] = [topicOf(event), event.data]
  const { key, href, detail, ...values } = describe(type, data as Payload, articleNames)
  const sentences = { ...topicSentences, ...statusSentences }
  const template = (sentences[key] ?? topicSentences[type])?.[language]
  const text = template?.replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name as keyof typeof values] ?? ''),
  )
  return { text: text ?? labelFor(type), href, detail }
}

interface Description {
  /** Key of the sentence. */
  key: string
  href: string
  detail?: string | undefined
  name?: string | undefined
  author?: string
  status?: string
  amount?: string
  to?: string
}

function describe(
  type: string,
  data: Payload,
  articleNames: ReadonlyMap<string, string>,
): Description {
  const { article, comment, order, swap, invoice, placement, payout, outlet } = data
  if (comment) {
    const id = data.article_id ?? ''
    return {
      ...{ key: type, href: `/articles/${id}`, detail: comment.content },
      ...{ author: comment.author.name, name: articleNames.get(id) ?? labelFor('article') },
    }
  }
  if (article) {
    const key = type === 'article.status_changed' ? (data.status?.prefix ?? type) : type
    const status = data.status && statusName(data.status)
    return { key, href: `/articles/${article.id}`, name: article.name, ...(status && { status }) }
  }
  if (order) {
    return {
      ...{ key: orderKey(type, order.approval_status), href: `/orders/${order.id}` },
      ...{ name: order.reference_number, amount: moneyText(data.refund?.amount ?? order.total) },
      detail: type === 'order.refunded' ? undefined : moneyText(order.total),
    }
  }
  if (swap)
    return {
      ...{ key: type, href: `/orders/${swap.order_id}`, name: swap.from_name, to: swap.to_name },
    }
  if (invoice) {
    const key = invoice.type === 'CREDIT_NOTE' ? 'invoice.credit' : type
    const detail = moneyText(invoice.total)
    return { key, href: `/invoices/${invoice.id}`, name: invoice.reference_number, detail }
  }
  if (placement)
    return {
      ...{ key: type, href: `/placements/${placement.id}`, amount: moneyText(placement.payout) },
    }
  if (payout) return { key: type, href: `/payouts/${payout.id}`, amount: moneyText(payout.amount) }
  if (outlet) {
    const status = labelFor(outlet.status)
    return { key: type, href: `/outlets/${outlet.id}`, name: outlet.name, status }
  }
  return describeOther(type, data)
}

/** Describes events of the library and of campaigns. */
function describeOther(type: string, { file, campaign, opportunity }: Payload): Description {
  if (campaign) return { key: type, href: `/campaigns/${campaign.id}`, name: campaign.name }
  if (opportunity)
    return { key: type, href: `/opportunities/${opportunity.id}`, name: opportunity.title }
  return { key: type, href: file ? `/files/${file.id}` : '/files', name: file?.name }
}

function orderKey(type: string, approval: string | null): string {
  if (type === 'order.created' && approval === 'PENDING') return 'order.waits'
  return type === 'order.cancelled' && approval === 'REJECTED' ? 'order.rejected' : type
}
