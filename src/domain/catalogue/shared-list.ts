import { type ChannelType, OutletStatus } from '../../../prisma/generated/client/enums.js'
import type { Env } from '../../config/env.js'
import type { Db } from '../../postgres/transaction.js'
import { entryOrder } from './outlet-list.js'

/** List of outlets as anyone with its link sees it, without data of the team. */
export interface SharedList {
  name: string
  updatedAt: Date
  profile: string
  /** URL. Null if the profile has none. */
  logo: string | null
  showsPrices: boolean
  /** ACTIVE outlets, in the order of the list. */
  outlets: SharedOutlet[]
}

export interface SharedOutlet {
  name: string
  logo: string | null
  websiteUrl: string | null
  description: string | null
  /** ISO 3166-1 code, or a name. */
  country: string | null
  city: string | null
  channels: ChannelType[]
  tags: string[]
  /** Highest of its channels, 0 to 100. */
  domainAuthority: number | null
  /**
   * Lowest standard price of the products on sale, in cents. Null if the list shows no prices, or the outlet sells
   * nothing at a standard price.
   */
  price: number | null
}

/** URL of the public page of a list. */
export const sharedListUrl = ({ applicationHost }: Pick<Env, 'applicationHost'>, token: string) =>
  `${applicationHost}/lists/${token}`

/**
 * Condition on the list with a share token. Holders of the token can read the list while it is shared, and neither it nor
 * its profile nor its team is archived.
 */
export const sharedListWhere = (token: string) => ({
  // PostgreSQL rejects NUL in strings.
  shareToken: token.replaceAll('\0', ''),
  isShared: true,
  deletedAt: null,
  profile: { deletedAt: null },
  team: { deletedAt: null },
})

/** Entries of a list that holders of its share token can read. */
export const sharedEntries = {
  where: { outlet: { deletedAt: null, status: OutletStatus.ACTIVE } },
  orderBy: entryOrder,
}

/** Finds a shared list by its token. Undefined if `sharedListWhere` matches none. */
export async function findSharedList(db: Db, token: string): Promise<SharedList | undefined> {
  const list = await db.outletList.findFirst({
    where: sharedListWhere(token),
    select: {
      ...{ name: true, updatedAt: true, showsPrices: true },
      profile: { select: { name: true, logo: true } },
      entries: { ...sharedEntries, select: { outletId: true } },
    },
  })
  if (!list) return undefined
  const { name, updatedAt, showsPrices, profile, entries } = list
  const ids = entries.map(({ outletId }) => outletId)
  const outlets = await readOutlets(db, ids, showsPrices)
  return { name, updatedAt, showsPrices, profile: profile.name, logo: profile.logo, outlets }
}

/** Reads outlets for the page of a list, in one statement, in the order of the IDs. */
function readOutlets(db: Db, ids: string[], showsPrices: boolean): Promise<SharedOutlet[]> {
  return db.$queryRaw<SharedOutlet[]>`
    SELECT outlet.name, outlet.logo, outlet.website_url AS "websiteUrl", outlet.description,
      outlet.country, outlet.city, channel.types AS channels, tags.names AS tags,
      channel.authority AS "domainAuthority",
      CASE WHEN ${showsPrices} THEN (
        SELECT min(standard_price)::float8 FROM listing WHERE outlet_id = outlet.id AND withheld IS NULL
      ) END AS price
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS entry (outlet_id, position)
    JOIN outlet ON outlet.id = entry.outlet_id
    CROSS JOIN LATERAL (
      SELECT COALESCE(json_agg(DISTINCT channel_type), '[]') AS types, max(domain_authority) AS authority
      FROM outlet_channel WHERE outlet_id = outlet.id AND deleted_at IS NULL
    ) channel
    CROSS JOIN LATERAL (
      SELECT COALESCE(json_agg(tag.name ORDER BY tag.name), '[]') AS names
      FROM outlet_tag JOIN tag ON tag.id = outlet_tag.tag_id AND tag.deleted_at IS NULL
      WHERE outlet_tag.outlet_id = outlet.id
    ) tags
    ORDER BY entry.position`
}
