import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { line } from '../support/fixtures/order.js'
import type { Load } from './load.js'
import type { Order, Team } from './market.js'
import { connect } from './oauth.js'
import { adjust, publish, suggest } from './operators.js'
import { payOut } from './payouts.js'

/** Actions that the clients of the load repeat. */
export const actors = {
  read,
  shop,
  buy,
  grant,
  move,
  comment,
  upload,
  uploadMuch,
  assign,
  ask,
  subscribe,
  connect,
  payOut,
  adjust,
  suggest,
  publish,
} satisfies Record<string, (load: Load) => Promise<void>>

export type ActorName = keyof typeof actors

const late = ['invalid_transition']

/** Reads the catalogue, cached and not, orders and the token. */
async function read(load: Load): Promise<void> {
  const { random, market } = load
  const { token } = load.team()
  const path = random.pick([
    '/outlets?limit=5',
    `/outlets/${random.pick(market.outlets)}`,
    `/products/listings?limit=5&filters[search]=${random.between(0, 1_000)}`,
    `/products/${random.pick(market.products)}`,
    '/orders?limit=3',
    '/auth/token',
  ])!
  await load.send({ path, token })
}

/** Checks out, then pays on the guest page or by transfer, cancels, or leaves the order unpaid. */
async function shop(load: Load): Promise<void> {
  const order = await checkOut(load, load.team())
  if (!order) return
  const choice = load.random.next()
  if (choice < 0.5) await payAsGuest(load, order)
  else if (choice < 0.7) await settle(load, order, 'markOrderPaid', 'paid')
  else if (choice < 0.85) await settle(load, order, 'cancelOrder', 'cancelled')
}

async function checkOut(load: Load, team: Team): Promise<Order | undefined> {
  const { random, market } = load
  team.checkouts++
  const lines = market.products.map((id) => line(id, random.between(1, 3)))
  const json = {
    profile_id: team.profileId,
    line_items: [...lines, line(market.addOn, 1, { is_add_on: true })],
    discount: team.checkouts / 100,
    apply_credits: random.next() < 0.5,
  }
  const marker = `${team.id} ${team.checkouts}`
  const request = { path: '/orders/checkout', token: team.token, json }
  const { state, answer, row, requestIds } = await load.operate(
    'checkout',
    team.id,
    marker,
    request,
  )
  if (state !== 'done') return undefined
  const { id, reference_number: reference, total } = answer!.json
  const order: Order = { id, reference, total, row, requestIds }
  team.orders.push(order)
  return order
}

/** Checks out, opens Stripe's page and may pay there, while the order may be paid by transfer, cancelled or refunded. */
async function buy(load: Load): Promise<void> {
  const { random, stripe } = load
  const team = load.team()
  const order = await checkOut(load, team)
  if (!order || order.total === 0) return
  const begun = await choose(load, order, { provider: 'stripe' })
  const place = begun?.headers.get('location') ?? ''
  if (!place.startsWith(stripe!.url) || random.next() < 0.05) return
  const choice = random.next()
  if (choice < 0.1) await settle(load, order, 'cancelOrder', 'cancelled')
  else if (choice < 0.2) await settle(load, order, 'markOrderPaid', 'paid')
  stripe!.guestPays(place)
  const back = `/orders/checkout/${order.reference}/return`
  if (random.next() < 0.4) await load.send({ path: back })
  if (random.next() < 0.3) await refund(load, team, order)
}

/** Refunds the price of an order item, or part of it, to the card. */
async function refund(load: Load, team: Team, order: Order): Promise<void> {
  const { operator } = load.market
  const answer = await load.send({ path: `/orders/${order.id}`, token: team.token })
  const { status, line_items: lines = [] } = answer?.json ?? {}
  if (status !== 'PAID') return
  const orderItemId = load.random.pick(
    (lines as { order_items: { id: string }[] }[]).flatMap((line) => line.order_items),
  )!.id
  const mutation =
    'mutation ($input: RefundOrderItemInput!) { refundOrderItem(input: $input) { id } }'
  const part = load.random.next() < 0.5 && { amount: load.random.between(1, 400) / 100 }
  const input = { orderItemId, method: 'CARD_PROCESSOR', ...part }
  // An earlier refund leaves less to refund.
  const expected = [...late, 'validation_failed']
  await load.mutate('refund', '', orderItemId, operator, mutation, input, expected)
}

/** Submits the form of the guest page. Undefined if the page was not served, or the response was lost. */
async function choose(load: Load, { reference }: Order, choice: Record<string, string>) {
  const path = `/orders/checkout/${reference}`
  const opened = await load.send({ path })
  if (opened?.status !== 200) return undefined
  const cookie = opened.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ')
  const _csrf = /name="_csrf" value="([^"]*)"/.exec(opened.bytes.toString())?.[1] ?? ''
  const form = new URLSearchParams({ _csrf, ...choice })
  return load.send({ path: `${path}/pay`, form, headers: { cookie } })
}

/** Pays with a test card, which may be declined. */
async function payAsGuest(load: Load, order: Order): Promise<void> {
  const isGood = load.random.next() < 0.8
  const card = isGood ? 'tok_success' : 'tok_declined'
  if (order.total === 0) return
  const paid = await choose(load, order, { card, provider: 'test' })
  if (paid?.status === 303 && isGood) order.reportedStatus = 'paid'
}

async function settle(
  load: Load,
  order: Order,
  mutation: 'markOrderPaid' | 'cancelOrder',
  reportedStatus: Order['reportedStatus'],
): Promise<void> {
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`
  const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) { id status } }`
  const input = { orderId: order.id }
  const { operator } = load.market
  const { state } = await load.mutate(mutation, '', order.id, operator, query, input, late)
  if (state === 'done') order.reportedStatus = reportedStatus
}

/** Grants credits. */
async function grant(load: Load): Promise<void> {
  const { id: teamId } = load.team()
  const reason = load.marker('credit')
  const query = 'mutation ($input: GrantCreditInput!) { grantCredit(input: $input) { id } }'
  const amount = load.random.between(100, 3_000) / 100
  const { operator } = load.market
  await load.mutate('credit', teamId, reason, operator, query, { teamId, amount, reason })
  await sleep(200)
}

const statuses = [
  ...['pending-content-brief', 'brief-ready-for-review', 'pending-draft', 'draft-ready-for-review'],
  ...['draft-update-requested', 'request-revision', 'pending-publishing', 'needs-info'],
]

/** Sets the status of an article as an operator, or approves it as its team. */
async function move(load: Load): Promise<void> {
  const { random } = load
  const team = load.team()
  const id = await article(load, team)
  if (!id) return sleep(300)
  if (random.next() < 0.3) {
    const step = random.pick(['brief', 'draft'])
    await load.send({ method: 'PATCH', path: `/articles/${id}/approve-${step}`, token: team.token })
    return
  }
  const notes = load.marker('move')
  const query = `mutation ($input: SetArticleStatusInput!) { setArticleStatus(input: $input) { id } }`
  const input = { articleId: id, status: random.pick(statuses), notes }
  await load.mutate('move', team.id, notes, load.market.operator, query, input, late)
}

/** Picks an article of a team, and reloads the list in one of ten calls. */
async function article(load: Load, team: Team): Promise<string | undefined> {
  if (team.articles.length < 3 || load.random.next() < 0.1) {
    const query = '{ articles(first: 25) { nodes { id } } }'
    const answer = await load.query(team.token, query)
    const nodes: { id: string }[] = answer?.json?.data?.articles?.nodes ?? []
    team.articles = [...new Set([...team.articles, ...nodes.map(({ id }) => id)])]
  }
  return load.random.pick(team.articles)
}

/** Comments, replies, edits and archives. */
async function comment(load: Load): Promise<void> {
  const team = load.team()
  const articleId = await article(load, team)
  if (!articleId) return sleep(300)
  const path = `/articles/${articleId}/comments`
  const content = load.marker('comment')
  const write = (content: string, more: object = {}) => {
    const json = { content, author: { name: 'Chaos' }, ...more }
    const request = { path, token: team.token, json }
    return load.operate('comment', team.id, content, request, { about: { articleId } })
  }
  const { state, answer } = await write(content)
  if (state !== 'done') return
  const { id } = answer!.json
  const choice = load.random.next()
  if (choice < 0.2) await write(load.marker('comment'), { parent_comment_id: id })
  else if (choice < 0.4) {
    const json = { content: `${content} edited` }
    const request = { method: 'PUT' as const, path: `${path}/${id}`, token: team.token, json }
    await load.operate('edit', team.id, json.content, request)
  } else if (choice < 0.5) {
    const request = { method: 'DELETE' as const, path: `${path}/${id}`, token: team.token }
    await load.operate('archive', team.id, id, request, { expected: ['not_found'] })
  }
}

async function uploadFiles(load: Load, sizes: number[]): Promise<void> {
  const team = load.team()
  const form = new FormData()
  const about: Record<string, string> = {}
  const marker = load.marker('file')
  for (const [index, size] of sizes.entries()) {
    const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size)])
    const name = `${marker} ${index}.pdf`
    about[name] = createHash('sha256').update(pdf).digest('hex')
    form.append('files', new Blob([pdf]), name)
  }
  const request = { path: '/files/upload', token: team.token, form }
  await load.operate('upload', team.id, marker, request, { about })
}

/** Uploads two files. */
async function upload(load: Load): Promise<void> {
  await uploadFiles(load, [20_000, load.random.between(100_000, 400_000)])
  await sleep(100)
}

/** Uploads large files. */
async function uploadMuch(load: Load): Promise<void> {
  await uploadFiles(load, [200_000, 3_000_000])
}

/** Creates a campaign and assigns the items of an order to it. */
async function assign(load: Load): Promise<void> {
  const team = load.team()
  const order = team.orders.at(-1 - load.random.between(0, 3))
  if (!order || order.reportedStatus === 'cancelled') return sleep(300)
  const name = load.marker('campaign')
  const none = { description: null, keywords: null, target_audience: null, tone: null }
  const more = { ...none, writing_samples: null, file_id: null }
  const json = { name, profile_id: team.profileId, objectives: 'Be known', ...more }
  const request = { path: '/campaigns', token: team.token, json }
  const made = await load.operate('campaign', team.id, name, request)
  if (made.state !== 'done') return
  const { id: campaignId } = made.answer!.json
  const query = 'query ($id: UUID!) { order(id: $id) { lineItems { items { id } } } }'
  const answer = await load.query(team.token, query, { id: order.id })
  const lines: { items: { id: string }[] }[] = answer?.json?.data?.order?.lineItems ?? []
  const ids = lines.flatMap(({ items }) => items.map(({ id }) => id))
  if (ids.length === 0) return
  const path = `/campaigns/${campaignId}/order-items`
  const assigned = { path, token: team.token, json: { order_item_ids: ids } }
  // Another client may have cancelled the order.
  const expected = ['validation_failed']
  await load.operate('assign', team.id, campaignId, assigned, { expected })
}

/** Sends a GraphQL query, and in one of five calls a mutation that creates a profile. */
async function ask(load: Load): Promise<void> {
  const team = load.team()
  const { random, market } = load
  const question = random.pick([
    [team.token, '{ outlets(first: 5) { totalCount nodes { id name channels { id } } } }'],
    [team.token, '{ orders(first: 5) { nodes { id total lineItems { quantity items { id } } } } }'],
    [market.operator, '{ ordersAggregate { count } }'],
  ])!
  await load.query(question[0]!, question[1]!)
  if (random.next() < 0.2) {
    const name = load.marker('profile')
    const query = 'mutation ($input: CreateProfileInput!) { createProfile(input: $input) { id } }'
    await load.mutate('profile', team.id, name, team.token, query, { name })
  }
}

/** Subscribes to new comments until the server ends the subscription. */
async function subscribe(load: Load): Promise<void> {
  const team = load.team()
  const never = new AbortController()
  const tooLong = setTimeout(() => never.abort(), load.target.maxResponseMs)
  try {
    const response = await fetch(`${load.target.url}/graphql`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${team.token}`,
        accept: 'text/event-stream',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ query: 'subscription { commentCreated { reference } }' }),
      signal: AbortSignal.any([load.quit, never.signal]),
    })
    clearTimeout(tooLong)
    if (!response.ok || !response.headers.get('content-type')?.includes('event-stream')) return
    const feed = {
      ...{ teamId: team.id, openedAt: performance.now(), seen: new Set<string>() },
      ...{ endedAt: undefined as number | undefined, row: load.report.current.name },
    }
    load.feeds.push(feed)
    // The subscription stays open while the load pauses, to receive the comments created before.
    follow(response, feed.seen).finally(() => {
      feed.endedAt = performance.now()
    })
    while (load.isRunning && !feed.endedAt) await sleep(50)
  } catch {
    await sleep(200)
  }
}

async function follow(response: Response, seen: Set<string>): Promise<void> {
  try {
    for await (const bytes of response.body!.pipeThrough(new TextDecoderStream())) {
      for (const [, reference] of bytes.matchAll(/"reference":"(\w+)"/g)) seen.add(reference!)
    }
  } catch {
    // The server was killed, or the load has ended.
  }
}
