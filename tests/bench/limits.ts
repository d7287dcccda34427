/** Statement whose only row is the body of the response as JSON text, with its values from the request. */
export interface Limit {
  text: string
  values(request: Record<string, string>): unknown[]
}

/** SQL of a time in the format of responses. */
export const iso = (column: string) =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const prices = `(SELECT coalesce(json_agg(json_build_object('unit_amount', (p->>'unitAmount')::numeric / 100,
  'currency', p->'currency', 'pricing_tier', p->'pricingTier')), '[]')
  FROM jsonb_array_elements(l.prices) p WHERE p->>'pricingTier' = 'STANDARD') AS prices`

const tags = `(SELECT coalesce(json_agg(json_build_object('name', t)), '[]') FROM unnest(l.tags) t) AS tags`

const outletRecord = `product_id AS id, outlet_id, name, description, requirements, min_delivery_days,
  max_delivery_days, is_featured, ${iso('created_at')} AS created_at, outlet_name, website_url, logo, city, state, country,
  (SELECT json_agg(json_build_object('channel_type', c->'channelType', 'placement_type', c->'placementType',
    'is_do_follow', c->'isDoFollow', 'domain_authority', c->'domainAuthority', 'domain_ranking', c->'domainRanking',
    'disclaimer_name', c->'disclaimerName', 'disclaimer_description', c->'disclaimerDescription'))
    FROM jsonb_array_elements(l.channels) c) AS channels,
  ${tags}, ${prices}`

const listingRecord = `product_id AS id, name, description, requirements, min_delivery_days, max_delivery_days,
  is_featured, example_links, ${iso('created_at')} AS created_at, outlet_id, outlet_name, website_url, logo, country, state, city,
  is_indexed, channel_id, channel_type, placement_type, domain_authority, domain_ranking, is_do_follow, disclaimer,
  ${prices}, ${tags},
  (SELECT json_agg(json_build_object('channel_type', c->'channelType', 'placement_type', c->'placementType'))
    FROM jsonb_array_elements(l.channels) c) AS includes`

/** Uses a constant total, because Masthead caches the total. A count would slow down the baseline. */
const page = (record: string, where: string, order: string) => `
  SELECT json_build_object('records', coalesce(json_agg(r), '[]'), 'total_records', 1000, 'total_pages', 40,
    'current_page', 1, 'next_page', 2, 'previous_page', null)::text AS body
  FROM (SELECT ${record} FROM (SELECT * FROM listing WHERE ${where} ORDER BY ${order} LIMIT $1 OFFSET $2) l) r`

/** SQL of a page of 25 records with the counted total, for short lists. */
export const paged = (records: string, all: string) => `
  SELECT json_build_object('records', records, 'total_records', total, 'total_pages', (total + 24) / 25, 'current_page', 1,
    'next_page', CASE WHEN total > 25 THEN 2 END, 'previous_page', null)::text AS body
  FROM (SELECT coalesce(json_agg(r), '[]') AS records FROM (${records}) r) page, (SELECT count(*) AS total FROM ${all}) counted`

const onSale = `withheld IS NULL AND product_type <> 'ADD_ON'`
const paging = ({ limit = '25', page = '1' }: Record<string, string>) => [
  Number(limit),
  (Number(page) - 1) * Number(limit),
]

/** Hand-written baseline of each endpoint, by path. */
export const limits: Record<string, Limit> = {
  '/outlets': {
    text: page(outletRecord, onSale, 'created_at DESC, product_id DESC'),
    values: paging,
  },
  '/products/listings': {
    text: page(listingRecord, onSale, 'domain_authority DESC NULLS LAST, product_id DESC'),
    values: paging,
  },
  '/outlets/:id/products': {
    text: page(
      outletRecord,
      'withheld IS NULL AND outlet_id = $3',
      'created_at DESC, product_id DESC',
    ),
    values: (request) => [...paging(request), request.id],
  },
  '/outlets/:id': {
    text: `SELECT row_to_json(r)::text AS body FROM (SELECT id, name, description, website_url, logo, country, state, city,
      is_indexed,
      (SELECT coalesce(json_agg(json_build_object('name', t.name) ORDER BY t.name), '[]') FROM outlet_tag ot JOIN tag t ON t.id = ot.tag_id
        WHERE ot.outlet_id = o.id AND t.deleted_at IS NULL) AS tags,
      (SELECT coalesce(json_agg(c ORDER BY c.position, c.id), '[]') FROM (SELECT c.id, c.position, outlet_id, channel_type, placement_type,
        channel_handle, channel_url, social_links, is_do_follow, domain_authority, domain_ranking, do_follow_links_allowed,
        d.name AS disclaimer_name, d.description AS disclaimer_description
        FROM outlet_channel c LEFT JOIN disclaimer d ON d.id = c.disclaimer_id
        WHERE c.outlet_id = o.id AND c.deleted_at IS NULL) c) AS outlet_channels,
      ${iso('created_at')} AS created_at, ${iso('updated_at')} AS updated_at
      FROM outlet o WHERE id = $1 AND deleted_at IS NULL) r`,
    values: ({ id }) => [id],
  },
  '/products/:id': {
    text: `SELECT row_to_json(r)::text AS body FROM (SELECT id, name, description, requirements, min_delivery_days, max_delivery_days,
      is_featured, active, example_links, image, logo, example_screenshot, type_id, ${iso('created_at')} AS created_at,
      ${iso('updated_at')} AS updated_at, deleted_at,
      (SELECT coalesce(json_agg(json_build_object('unit_amount', unit_amount / 100.0, 'pricing_tier', pricing_tier)), '[]')
        FROM product_price WHERE product_id = p.id AND pricing_tier = 'STANDARD') AS prices
      FROM product p WHERE id = $1 AND deleted_at IS NULL) r`,
    values: ({ id }) => [id],
  },
  '/tags': {
    text: `SELECT json_build_object('records', json_agg(json_build_object('name', name)), 'total_records', 100, 'total_pages', 4,
      'current_page', 1, 'next_page', 2, 'previous_page', null)::text AS body
      FROM (SELECT name FROM tag WHERE deleted_at IS NULL ORDER BY name, id LIMIT $1 OFFSET $2) r`,
    values: paging,
  },
}
