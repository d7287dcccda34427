import { randomBytes } from 'node:crypto'
import type { OrderStatus, Prisma } from '../../prisma/generated/client/client.js'
import { firstStatus, type StatusPrefix } from '../../src/domain/production/workflow.js'
import { newFileKey } from '../../src/files/key.js'
import { readable } from '../../src/values/reference.js'
import type { Api } from './api.js'

type Team = { id: string; ownerId: string }

/** A profile of a team. */
export const makeProfile = ({ prisma }: Api, team: Team, name = 'Brightwater') =>
  prisma.profile.create({
    data: { teamId: team.id, name, logo: 'https://logos.example.com/b.png' },
  })

/** A campaign of a team with its questionnaire. */
export const makeCampaign = (
  { prisma }: Api,
  profile: { id: string; teamId: string },
  name = 'Launch',
) =>
  prisma.campaign.create({
    data: {
      teamId: profile.teamId,
      profileId: profile.id,
      name,
      questionnaire: { create: { teamId: profile.teamId, objectives: 'Be known' } },
    },
  })

/** A product on sale. */
export async function makeProduct({ prisma }: Api, name = 'Full feature') {
  const type = await prisma.productType.findUniqueOrThrow({ where: { prefix: 'FULL_FEATURE' } })
  const outlet = await prisma.outlet.create({
    data: {
      name: `${name} Daily`,
      websiteUrl: 'https://daily.example.com',
      logo: 'https://logos.example.com/d.png',
      country: 'Global',
      status: 'ACTIVE',
      channels: { create: { channelType: 'WEBSITE', placementType: 'FULL_FEATURE' } },
    },
    include: { channels: true },
  })
  return prisma.product.create({
    data: {
      name,
      outletId: outlet.id,
      typeId: type.id,
      minDeliveryDays: 3,
      maxDeliveryDays: 10,
      channels: { create: { channelId: outlet.channels[0]!.id } },
    },
  })
}

/** Order items of one product for a profile; those of a paid order, but for add-ons, with their articles. */
export async function makeOrder(
  { prisma }: Api,
  profile: { id: string; teamId: string },
  product: { id: string; name: string },
  options: {
    units?: number
    status?: OrderStatus
    addOnTo?: string
    campaignId?: string
    articleStatus?: StatusPrefix
  } = {},
) {
  const { units = 1, status = 'PAID', addOnTo, campaignId, articleStatus = firstStatus } = options
  const { id: profileId, teamId } = profile
  const paid = status === 'PAID'
  const reference = readable(13)
  const order = await prisma.order.create({
    data: {
      teamId,
      profileId,
      referenceNumber: `ORD-20261120-${reference}`,
      clientSecret: randomBytes(16).toString('hex'),
      status,
      ...(paid && { paymentStatus: 'PAID', datePaid: new Date() }),
      subtotal: 1000n * BigInt(units),
      total: 1000n * BigInt(units),
      lineItems: {
        create: {
          teamId,
          productId: product.id,
          quantity: units,
          price: 1000n,
          isAddOn: Boolean(addOnTo),
          linkedOrderLineItemId: addOnTo,
        },
      },
    },
    include: { lineItems: true },
  })
  const lineItem = order.lineItems[0]!
  const item: Prisma.OrderItemCreateManyInput = {
    teamId,
    orderId: order.id,
    lineItemId: lineItem.id,
    productId: product.id,
    profileId,
    campaignId,
    salePrice: 1000n,
    productPrice: 1000n,
  }
  const items = await prisma.orderItem.createManyAndReturn({ data: Array(units).fill(item) })
  const articles = paid && !addOnTo ? await makeArticles(prisma, items, product, articleStatus) : []
  return { order, lineItem, items, articles }
}

async function makeArticles(
  prisma: Api['prisma'],
  items: { id: string; teamId: string; profileId: string | null; campaignId: string | null }[],
  { id: productId, name }: { id: string; name: string },
  prefix: StatusPrefix,
) {
  const { id: statusId } = await prisma.articleContentStatus.findUniqueOrThrow({
    where: { prefix },
  })
  const articles = await prisma.article.createManyAndReturn({
    data: items.map(({ id, teamId, profileId, campaignId }) => ({
      teamId,
      orderItemId: id,
      productId,
      profileId,
      campaignId,
      statusId,
      name,
      expectedCompletionDate: new Date(Date.now() + 10 * 86_400_000),
    })),
  })
  await prisma.articleStatusChange.createMany({
    data: articles.map(({ id, teamId }) => ({ articleId: id, teamId, statusId })),
  })
  return articles
}

/** An uploaded file of a team, without its content. */
export function makeFile(
  { prisma }: Api,
  team: Team,
  more: Partial<Prisma.FileUncheckedCreateInput> = {},
) {
  return prisma.file.create({
    data: {
      key: newFileKey('pdf'),
      teamId: team.id,
      name: 'brief.pdf',
      mimeType: 'application/pdf',
      size: 1234,
      sha256: new Uint8Array(32),
      uploadedById: team.ownerId,
      ...more,
    },
  })
}
