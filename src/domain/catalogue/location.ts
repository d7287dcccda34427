import type { Prisma, PrismaClient } from '../../../prisma/generated/client/client.js'

/** The distinct countries, states or cities of active outlets, in alphabetical order. */
export async function locations(
  prisma: PrismaClient,
  level: 'country' | 'state' | 'city',
  where: Prisma.OutletWhereInput,
): Promise<string[]> {
  const groups = await prisma.outlet.groupBy({
    by: [level],
    where: { AND: [where, { [level]: { not: null } }], status: 'ACTIVE', deletedAt: null },
    orderBy: { [level]: 'asc' } as never,
  })
  return groups.map((group) => String(group[level]))
}
