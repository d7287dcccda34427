import { iso, type Limit, paged } from './limits.js'

const times = `${iso('created_at')} AS created_at, ${iso('updated_at')} AS updated_at, ${iso('deleted_at')} AS deleted_at`

const addons = `(SELECT coalesce(json_agg(json_build_object('id', l.id, 'name', p.name) ORDER BY l.created_at, l.position, l.id), '[]')
  FROM order_line_item l JOIN product p ON p.id = l.product_id JOIN "order" o ON o.id = l.order_id
  WHERE l.linked_order_line_item_id = i.order_line_item_id AND l.deleted_at IS NULL AND o.status <> 'CANCELLED') AS addons`

const campaignArticles = `(SELECT coalesce(json_agg(a), '[]') FROM (
  SELECT a.id, a.name, a.campaign_id, a.live_url, (SELECT row_to_json(r) FROM (SELECT p.name,
      json_build_object('name', t.name, 'logo', t.logo) AS outlet, ${addons}
    FROM order_item i JOIN product p ON p.id = i.product_id JOIN outlet t ON t.id = p.outlet_id WHERE i.id = a.order_item_id) r) AS order_item
  FROM article a WHERE a.campaign_id = c.id AND a.deleted_at IS NULL ORDER BY a.created_at DESC, a.id DESC) a) AS articles`

const questionnaire = `(SELECT row_to_json(q) FROM (SELECT id, campaign_id, objectives, keywords, target_audience, tone, writing_samples,
  file_key AS file_id, file_name, file_size, NULL AS file_url, ${times} FROM questionnaire WHERE campaign_id = c.id) q) AS questionnaire`

const articleRecord = `a.id, a.name, live_url, brief_shared_doc_url, draft_shared_doc_url, campaign_id, order_item_id, ${times},
  (SELECT count(*) FROM article_image m JOIN file f ON f.id = m.file_id WHERE m.article_id = a.id AND f.deleted_at IS NULL) AS total_images,
  (SELECT row_to_json(w) FROM (SELECT id, first_name, last_name FROM "user" WHERE id = a.writer_id) w) AS writer,
  (SELECT json_agg(h) FROM (SELECT ${iso('h.effective_at')} AS effective_at, h.notes, s.name, s.prefix, s.color
    FROM article_status_history h JOIN article_content_status s ON s.id = h.status_id
    WHERE h.article_id = a.id ORDER BY h.effective_at DESC, h.id DESC) h) AS status,
  (SELECT row_to_json(r) FROM (SELECT p.name,
      json_build_object('name', t.name, 'logo', t.logo, 'website_url', t.website_url) AS outlet, ${addons},
      (SELECT coalesce(json_agg(json_build_object('channel_type', n.channel_type, 'placement_type', n.placement_type) ORDER BY pc.position), '[]')
        FROM product_channel pc JOIN outlet_channel n ON n.id = pc.channel_id
        WHERE pc.product_id = p.id AND n.deleted_at IS NULL) AS includes
    FROM order_item i JOIN product p ON p.id = i.product_id JOIN outlet t ON t.id = p.outlet_id WHERE i.id = a.order_item_id) r) AS order_item`

const comment = (alias: string, parent: string) =>
  `${alias}.reference AS id, ${alias}.content, json_build_object('name', ${alias}.author_name, 'email', ${alias}.author_email) AS author,
   ${iso(`${alias}.created_at`)} AS created_at, ${iso(`${alias}.updated_at`)} AS updated_at, ${parent} AS parent_comment_id`

/** Mounts the hand-written baselines of campaigns and articles. `team` is the team of the token. */
export const productionLimits: Record<string, Limit> = {
  '/campaigns': {
    text: paged(
      `SELECT id, name, description, reference, profile_id, NULL AS v1_campaign_id, NULL AS status, NULL AS goals, NULL AS target_date, NULL AS budget,
          (SELECT count(*) FROM article WHERE campaign_id = c.id AND deleted_at IS NULL) AS total_articles, ${times}, ${questionnaire}, ${campaignArticles}
        FROM campaign c WHERE team_id = $1 AND deleted_at IS NULL ORDER BY created_at DESC, id DESC LIMIT 25`,
      'campaign WHERE team_id = $1 AND deleted_at IS NULL',
    ),
    values: ({ team }) => [team],
  },
  '/campaigns/:id/articles': {
    text: `SELECT json_build_object('records', json_agg(r), 'total_records',
        (SELECT count(*) FROM article WHERE team_id = $1 AND campaign_id = $2 AND deleted_at IS NULL))::text AS body
      FROM (SELECT ${articleRecord} FROM article a WHERE team_id = $1 AND campaign_id = $2 AND deleted_at IS NULL
        ORDER BY created_at DESC, id DESC LIMIT 25) r`,
    values: ({ team, id }) => [team, id],
  },
  '/articles/:id/comments': {
    text: `SELECT json_build_object('records', json_agg(r))::text AS body FROM (SELECT ${comment('c', 'NULL')},
        (SELECT coalesce(json_agg(a), '[]') FROM (SELECT ${comment('a', 'c.reference')} FROM comment a
          WHERE a.parent_id = c.id AND a.deleted_at IS NULL AND a.visibility = 'TEAM' ORDER BY a.created_at, a.id) a) AS replies
      FROM comment c WHERE c.team_id = $1 AND c.article_id = $2 AND c.parent_id IS NULL AND c.deleted_at IS NULL AND c.visibility = 'TEAM'
      ORDER BY c.created_at, c.id) r`,
    values: ({ team, id }) => [team, id],
  },
}
