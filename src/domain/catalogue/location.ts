import type { Prisma } from '../../../prisma/generated/client/client.js'
import type { Db } from '../../postgres/transaction.js'

const ascending = {
  country: { country: 'asc' },
  state: { state: 'asc' },
  city: { city: 'asc' },
} as const

/** Lists the distinct countries, states or cities of active outlets in alphabetical order. */
export async function locations(
  db: Db,
  level: 'country' | 'state' | 'city',
  where: Prisma.OutletWhereInput,
): Promise<string[]> {
  const groups = await db.outlet.groupBy({
    by: [level],
    where: {
      AND: [where, { [level]: { not: null } }],
      status: 'ACTIVE',
      isTest: false,
      deletedAt: null,
    },
    orderBy: ascending[level],
  })
  return groups.map((group) => String(group[level]))
}
