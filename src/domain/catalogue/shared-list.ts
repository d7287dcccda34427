import type { ChannelType } from '../../../prisma/generated/client/enums.js'
import type { Env } from '../../config/env.js'
import type { Db } from '../../postgres/transaction.js'

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
 * Finds a shared list by its token, in one statement. Undefined if there is none, it is not shared, or the list, its
 * profile or its team is archived.
 */
export async function findSharedList(db: Db, token: string): Promise<SharedList | undefined> {
  // PostgreSQL rejects NUL in strings.
  const shareToken = token.replaceAll('\0', '')
  const [list] = await db.$queryRaw<SharedList[]>`
    SELECT list.name, list.updated_at AS "updatedAt", list.shows_prices AS "showsPrices",
      profile.name AS profile, profile.logo, listed.outlets
    FROM outlet_list list
    JOIN profile ON profile.id = list.profile_id AND profile.deleted_at IS NULL
    JOIN team ON team.id = list.team_id AND team.deleted_at IS NULL
    CROSS JOIN LATERAL (
      SELECT COALESCE(json_agg(json_build_object(
        'name', outlet.name, 'logo', outlet.logo, 'websiteUrl', outlet.website_url,
        'description', outlet.description, 'country', outlet.country, 'city', outlet.city,
        'channels', channel.types, 'tags', tags.names, 'domainAuthority', channel.authority,
        'price', CASE WHEN list.shows_prices THEN (
          SELECT min(standard_price) FROM listing WHERE outlet_id = outlet.id AND withheld IS NULL
        ) END
      ) ORDER BY entry.position, entry.outlet_id), '[]') AS outlets
      FROM outlet_list_entry entry
      JOIN outlet ON outlet.id = entry.outlet_id AND outlet.deleted_at IS NULL AND outlet.status = 'ACTIVE'
      CROSS JOIN LATERAL (
        SELECT COALESCE(json_agg(DISTINCT channel_type), '[]') AS types, max(domain_authority) AS authority
        FROM outlet_channel WHERE outlet_id = outlet.id AND deleted_at IS NULL
      ) channel
      CROSS JOIN LATERAL (
        SELECT COALESCE(json_agg(tag.name ORDER BY tag.name), '[]') AS names
        FROM outlet_tag JOIN tag ON tag.id = outlet_tag.tag_id AND tag.deleted_at IS NULL
        WHERE outlet_tag.outlet_id = outlet.id
      ) tags
      WHERE entry.list_id = list.id
    ) listed
    WHERE list.share_token = ${shareToken} AND list.is_shared AND list.deleted_at IS NULL`
  return list
}
