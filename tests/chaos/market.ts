import type { Team as TeamRecord } from '../../prisma/generated/client/client.js'
import { generateToken, hashToken } from '../../src/access/token-form.js'
import { shell } from '../../src/cli/shell.js'
import { createOauthClient } from '../../src/domain/accounts/oauth-client.js'
import { createOperatorToken } from '../../src/domain/accounts/operator-token.js'
import { createTeam } from '../../src/domain/accounts/team.js'
import { type Database, openDatabase } from '../../src/postgres/database.js'
import { uuidV7 } from '../../src/values/uuid.js'
import { grantCredit } from '../support/fixtures/ledger.js'
import { makeProduct } from '../support/fixtures/product.js'
import { testMarket } from '../support/market.js'
import { callback } from './oauth.js'
import { publisherAccount } from './payouts.js'

/** Team that buys, as seen by its clients. */
export interface Team {
  id: string
  token: string
  profileId: string
  /** Number of requested checkouts. Each has its number as discount in cents, to identify it. */
  checkouts: number
  orders: Order[]
  /** IDs of listed articles. */
  articles: string[]
  /** Webhook endpoints, each with its secret and its path at the receiver. */
  endpoints: { secret: string; path: string }[]
}

/** Order, as seen by its buyer. */
export interface Order {
  id: string
  reference: string
  /** Total in US dollars. */
  total: number
  /** Status that a response reported. */
  reportedStatus?: 'paid' | 'cancelled'
  row: string
  requestIds: string[]
}

/** Products, buyers and the publisher of a marketplace. */
export interface Market {
  teams: Team[]
  operator: string
  products: string[]
  addOn: string
  outlets: string[]
  /**
   * Publisher of the first product, with a Stripe account, and its payouts. Products of the spare outlet are not bought.
   */
  publisher: { id: string; token: string; payouts: string[]; spareOutletId: string }
  /** IDs of OAuth clients. */
  oauthClients: string[]
}

/** Creates two teams with credits, and products, in a marketplace. Retries when the machine is too busy. */
export async function openMarket(url: string, attempts = 5): Promise<Market> {
  try {
    return await fill(url)
  } catch (error) {
    if (attempts === 1) throw error
    return openMarket(url, attempts - 1)
  }
}

async function fill(url: string): Promise<Market> {
  const db = openDatabase({
    market: testMarket,
    url,
    poolSize: 4,
    applicationName: 'masthead chaos',
  })
  const { prisma } = db
  try {
    const products = [
      await makeProduct({ prisma }),
      await makeProduct({ prisma }, { standard: 19.99 }),
    ]
    const addOn = await makeProduct({ prisma }, { standard: 5, type: 'ADD_ON' })
    const { raw: operator } = await createOperatorToken(prisma, shell, { name: 'Chaos' })
    const oauthClients: string[] = []
    while (oauthClients.length < 4) {
      const input = { name: 'Chaos', redirectUris: [callback], isConfidential: false }
      oauthClients.push((await createOauthClient(prisma, shell, input)).client.id)
    }
    const publisher = await newPublisher(db, products[0]!)
    return {
      ...{ oauthClients, publisher },
      operator,
      teams: [await newTeam(db, 'One'), await newTeam(db, 'Two')],
      products: products.map(({ id }) => id),
      addOn: addOn.id,
      outlets: products.map(({ outletId }) => outletId),
    }
  } finally {
    await db.close()
  }
}

async function newToken(prisma: Database['prisma'], team: TeamRecord): Promise<string> {
  const token = generateToken('mst_')
  const id = uuidV7()
  const named = { id, lineageId: id, teamId: team.id, userId: team.ownerId, name: 'Chaos' }
  const secret = { tokenHash: hashToken(token), hint: token.slice(0, 8) }
  await prisma.apiToken.create({ data: { ...named, ...secret, type: 'full_access', scopes: [] } })
  return token
}

/** Creates a publisher who earns two thirds of the price of a product. */
async function newPublisher(
  { prisma }: Database,
  { id, outletId }: { id: string; outletId: string },
): Promise<Market['publisher']> {
  const team = await createTeam(prisma, shell, { name: 'Publisher', kind: 'PUBLISHER' })
  await prisma.outlet.update({ where: { id: outletId }, data: { publisherId: team.id } })
  await prisma.product.update({ where: { id }, data: { payout: 66_67n } })
  await prisma.payoutAccount.update({
    where: { teamId: team.id },
    data: { provider: 'stripe', providerAccountId: publisherAccount, payoutsEnabled: true },
  })
  const { outletId: spareOutletId } = await makeProduct({ prisma })
  const data = { publisherId: team.id, websiteUrl: 'https://spare.example' }
  await prisma.outlet.update({ where: { id: spareOutletId }, data })
  return { id: team.id, token: await newToken(prisma, team), payouts: [], spareOutletId }
}

/** Creates a team with credits that run out during the load. */
async function newTeam({ prisma }: Database, name: string): Promise<Team> {
  const team = await createTeam(prisma, shell, { name })
  const token = await newToken(prisma, team)
  const profile = await prisma.profile.create({ data: { teamId: team.id, name } })
  for (let number = 0; number < 20; number++) await grantCredit({ prisma }, team.id, 50 + number)
  const empty = { checkouts: 0, orders: [], articles: [], endpoints: [] }
  return { id: team.id, token, profileId: profile.id, ...empty }
}
