import type { PrismaClient } from '../../../prisma/generated/client/client.js'
import type { Job } from '../../jobs/queue.js'

const socialNetworks: readonly string[] = [
  'INSTAGRAM',
  'LINKEDIN',
  'YOUTUBE',
  'TIKTOK',
  'TWITTER_X',
]

/** Listings on sale counted by kind of their first channel, most first: SOCIAL, NEWSLETTER, else its placement type. */
export async function countCategories(
  prisma: PrismaClient,
): Promise<{ type: string; count: number }[]> {
  const groups = await prisma.listing.groupBy({
    by: ['channelType', 'placementType'],
    where: { withheld: null },
    _count: { _all: true },
  })
  const counts = new Map<string, number>()
  for (const { channelType, placementType, _count } of groups) {
    const type = socialNetworks.includes(channelType)
      ? 'SOCIAL'
      : channelType === 'NEWSLETTER'
        ? 'NEWSLETTER'
        : (placementType ?? 'OTHER')
    counts.set(type, (counts.get(type) ?? 0) + _count._all)
  }
  return [...counts]
    .map(([type, count]) => ({ type, count }))
    .sort((a, b) => b.count - a.count || (a.type < b.type ? -1 : 1))
}

/** Counts the paid orders of the last 90 days anew, every minute. */
export const refreshPopularity: Job = {
  name: 'refresh_popularity',
  cron: '* * * * *',
  async run(_payload, { prisma }) {
    await prisma.$executeRaw`SELECT refresh_popularity()`
  },
}
