import type { PrismaClient } from '../../prisma/generated/client/client.js'
import type { OutletStatus } from '../../prisma/generated/client/enums.js'
import type { Api } from './api.js'

interface Goods {
  /** Dollars. */
  standard?: number
  pro?: number
  type?: string
  active?: boolean
  status?: OutletStatus
  name?: string
}

/** A product of an outlet of its own, on sale for 100 dollars unless it is said otherwise. */
export async function sell(prisma: PrismaClient, goods: Goods = {}) {
  const { standard = 100, pro, type = 'FULL_FEATURE', active = true, status = 'ACTIVE' } = goods
  const cents = (dollars: number) => BigInt(Math.round(dollars * 100))
  const outlet = await prisma.outlet.create({
    data: {
      name: 'The Daily',
      country: 'Portugal',
      websiteUrl: 'https://daily.example',
      logo: 'https://logos.example.com/daily.png',
      isIndexed: true,
      status,
      channels: {
        create: { channelType: 'WEBSITE', placementType: 'FULL_FEATURE', isDoFollow: true },
      },
    },
    include: { channels: true },
  })
  return prisma.product.create({
    data: {
      outlet: { connect: { id: outlet.id } },
      type: { connect: { prefix: type } },
      name: goods.name ?? 'Feature',
      minDeliveryDays: 3,
      maxDeliveryDays: 10,
      active,
      internalCost: 4000n,
      resellerPrice: 8000n,
      channels: { create: outlet.channels.map(({ id: channelId }) => ({ channelId })) },
      prices: {
        create: [
          { pricingTier: 'STANDARD' as const, unitAmount: cents(standard) },
          ...(pro === undefined ? [] : [{ pricingTier: 'PRO' as const, unitAmount: cents(pro) }]),
        ],
      },
    },
  })
}

/** A team with a profile to buy for. */
export async function buyer(api: Api, options: { proPricing?: boolean } = {}) {
  const team = await api.team(options)
  const profile = await api.prisma.profile.create({
    data: { teamId: team.id, name: 'Brightwater' },
  })
  return { ...team, profileId: profile.id }
}

export type Buyer = Awaited<ReturnType<typeof buyer>>

/** A line of a cart. */
export const line = (productId: string, quantity = 1, more: object = {}) => ({
  product_id: productId,
  quantity,
  is_add_on: false,
  ...more,
})

/** Orders these lines, which must work. */
export async function order(api: Api, { token, profileId }: Buyer, lines: object[], more = {}) {
  const { status, body } = await api.post(token, '/orders/checkout', {
    profile_id: profileId,
    line_items: lines,
    ...more,
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

/** Grants a team credit; dollars. */
export function grant(prisma: PrismaClient, teamId: string, amount: number, expiresAt?: Date) {
  return prisma.teamLedgerEntry.create({
    data: {
      teamId,
      type: 'CREDIT',
      creditType: 'FUNDED',
      amount: BigInt(Math.round(amount * 100)),
      ...(expiresAt && { expiresAt }),
    },
  })
}

/** What holds of a team's ledger whatever happened: the balance is the sum of the entries and of what is left. */
export async function auditLedger(prisma: PrismaClient, teamId: string): Promise<bigint> {
  const [sums] = await prisma.$queryRaw<{ balance: bigint; entries: bigint; left: bigint }[]>`
    SELECT amount AS balance,
      (SELECT COALESCE(sum(CASE type WHEN 'CREDIT' THEN amount ELSE -amount END), 0)::bigint
       FROM team_ledger WHERE team_id = ${teamId}::uuid) AS entries,
      (SELECT COALESCE(sum(remaining), 0)::bigint
       FROM team_credit WHERE team_id = ${teamId}::uuid) AS left
    FROM team_balance WHERE team_id = ${teamId}::uuid`
  const { balance, entries, left } = sums!
  if (balance !== entries || balance !== left || balance < 0n)
    throw new Error(`balance ${balance}, entries ${entries}, left of credits ${left}`)
  return balance
}
