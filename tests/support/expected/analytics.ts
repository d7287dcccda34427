/** Queries of docs/analytics.md in SQL, by number. */
export const statements: Record<number, string> = {
  // Revenue by month and tier, net of refunds and swaps
  1: `
SELECT date_trunc('month', o.date_paid), o.pricing_tier, count(*), sum(i.total) / 100.0, sum(o.total) / 100.0
FROM "order" o JOIN invoice i ON i.order_id = o.id AND i.type = 'INVOICE' AND i.status = 'ISSUED' GROUP BY 1, 2`,
  // Rejected briefs by writer
  2: `
SELECT a.writer_id, w.first_name || ' ' || w.last_name, count(*), avg((s.prefix = 'brief-update-requested')::int)
FROM article_status_history h JOIN article a ON a.id = h.article_id LEFT JOIN "user" w ON w.id = a.writer_id
JOIN article_content_status s ON s.id = h.status_id JOIN article_content_status p ON p.id = h.previous_status_id
WHERE p.prefix = 'brief-ready-for-review' GROUP BY 1, 2`,
  // Cohorts by first order, with their repeat rate
  3: `
SELECT date_trunc('month', first), count(*), avg((n > 1)::int)
FROM (SELECT min(date_paid) AS first, count(*) AS n FROM "order" WHERE status = 'PAID' GROUP BY team_id) t GROUP BY 1`,
  // Revenue of cohorts over time
  4: `
WITH paid AS (SELECT o.*, min(date_paid) OVER (PARTITION BY team_id) AS first FROM "order" o WHERE status = 'PAID')
SELECT date_trunc('quarter', first), date_trunc('quarter', p.date_paid), count(DISTINCT p.team_id), sum(i.total) / 100.0
FROM paid p JOIN invoice i ON i.order_id = p.id AND i.type = 'INVOICE' AND i.status = 'ISSUED' GROUP BY 1, 2`,
  // Median days in each status
  5: `
SELECT s.prefix, count(*), count(days), percentile_cont(0.5) WITHIN GROUP (ORDER BY days) FROM (
  SELECT status_id, extract(epoch FROM lead(effective_at) OVER (PARTITION BY article_id ORDER BY effective_at, id) - effective_at) / 86400 AS days
  FROM article_status_history) h JOIN article_content_status s ON s.id = h.status_id GROUP BY 1`,
  // Outlets by margin
  6: `
SELECT t.id, t.name, count(*), count(i.internal_cost),
  sum(CASE WHEN i.internal_cost IS NOT NULL THEN CASE WHEN i.is_refunded THEN 0 ELSE i.sale_price END - i.internal_cost END) / 100.0 AS margin,
  sum(i.sale_price) FILTER (WHERE NOT i.is_refunded) / 100.0
FROM order_item i JOIN "order" o ON o.id = i.order_id JOIN product p ON p.id = i.product_id JOIN outlet t ON t.id = p.outlet_id
WHERE o.status = 'PAID' GROUP BY 1, 2 ORDER BY margin DESC NULLS LAST LIMIT 10`,
  // Outstanding credits by expiry
  7: `
SELECT m, count(*), sum(remaining) / 100.0, CASE WHEN m IS NOT NULL THEN sum(sum(remaining)) OVER (ORDER BY m) / 100.0 END
FROM (SELECT date_trunc('month', expires_at) AS m, remaining FROM team_credit) c GROUP BY m`,
  // Conversion of opportunities
  8: `
SELECT date_trunc('quarter', created_at), count(*), avg((status = 'COMPLETED')::int), avg((status = 'COMPLETED')::int) FILTER (WHERE status <> 'ACTIVE')
FROM opportunity GROUP BY 1`,
  // Price percentiles by channel
  9: `
SELECT c.channel_type, count(*), round((percentile_cont(0.1) WITHIN GROUP (ORDER BY price))::numeric) / 100,
  round((percentile_cont(0.5) WITHIN GROUP (ORDER BY price))::numeric) / 100, round((percentile_cont(0.9) WITHIN GROUP (ORDER BY price))::numeric) / 100
FROM (SELECT DISTINCT pc.product_id, c.channel_type FROM product_channel pc JOIN outlet_channel c ON c.id = pc.channel_id) c
JOIN (SELECT product_id, min(unit_amount) AS price FROM product_price GROUP BY 1) p USING (product_id) GROUP BY 1`,
  // Articles published late, by outlet
  10: `
SELECT t.id, t.name, count(*), avg((late > 0)::int), count(*) FILTER (WHERE late > 0), avg(late) FILTER (WHERE late > 0), max(late) FILTER (WHERE late > 0)
FROM (SELECT product_id, extract(epoch FROM published_at - expected_completion_date) / 86400 AS late FROM article WHERE published_at IS NOT NULL) a
JOIN product p ON p.id = a.product_id JOIN outlet t ON t.id = p.outlet_id GROUP BY 1, 2`,
  // Year over year
  11: `
WITH m AS (SELECT date_trunc('month', o.date_paid) AS at, count(*) AS n, sum(i.total) AS net FROM "order" o
  JOIN invoice i ON i.order_id = o.id AND i.type = 'INVOICE' AND i.status = 'ISSUED' GROUP BY 1)
SELECT m.at, m.net / 100.0, b.net / 100.0, m.n - coalesce(b.n, 0), (m.net - coalesce(b.net, 0)) / 100.0
FROM m LEFT JOIN m b ON b.at = m.at - interval '1 year'`,
  // Running totals
  12: `
WITH m AS (SELECT date_trunc('month', o.date_paid) AS at, count(*) AS n, sum(i.total) AS net FROM "order" o
  JOIN invoice i ON i.order_id = o.id AND i.type = 'INVOICE' AND i.status = 'ISSUED' GROUP BY 1)
SELECT at, (SELECT sum(n) FROM m b WHERE b.at <= m.at), (SELECT sum(net) FROM m b WHERE b.at <= m.at) / 100.0,
  (net - coalesce((SELECT net FROM m b WHERE b.at = m.at - interval '1 month'), 0)) / 100.0 FROM m`,
  // Funnel from listing to publication
  13: `
SELECT (SELECT count(*) FROM listing WHERE withheld IS NULL), count(*), count(DISTINCT i.product_id), count(*) FILTER (WHERE o.status = 'PAID'),
  count(DISTINCT i.product_id) FILTER (WHERE o.status = 'PAID'), count(a.published_at), count(DISTINCT i.product_id) FILTER (WHERE a.published_at IS NOT NULL)
FROM order_item i JOIN "order" o ON o.id = i.order_id LEFT JOIN article a ON a.order_item_id = i.id`,
  // Teams without orders
  14: `
SELECT date_trunc('month', t.created_at), count(*) FROM team t LEFT JOIN "order" o ON o.team_id = t.id WHERE o.id IS NULL GROUP BY 1`,
  // Top three outlets of each month
  15: `
SELECT m, id, name, net / 100.0 FROM (
  SELECT date_trunc('month', o.date_paid) AS m, t.id, t.name, sum(i.sale_price) FILTER (WHERE NOT i.is_refunded) AS net,
    row_number() OVER (PARTITION BY date_trunc('month', o.date_paid) ORDER BY sum(i.sale_price) FILTER (WHERE NOT i.is_refunded) DESC NULLS LAST, t.id) AS place
  FROM order_item i JOIN "order" o ON o.id = i.order_id JOIN product p ON p.id = i.product_id JOIN outlet t ON t.id = p.outlet_id
  WHERE o.status = 'PAID' GROUP BY 1, 2, 3) ranked WHERE place <= 3`,
  // Revenue by day, as the clocks of New York have it
  16: `
SELECT date_trunc('day', date_paid AT TIME ZONE 'America/New_York') AT TIME ZONE 'America/New_York', sum(total) / 100.0
FROM "order" WHERE status = 'PAID' GROUP BY 1`,
  // Orders by weekday and hour
  17: `
SELECT to_char(at, 'ID')::int, to_char(at, 'HH24')::int, count(*) FROM (SELECT created_at AT TIME ZONE 'Europe/Berlin' AS at FROM "order") o GROUP BY 1, 2`,
  // Revenue by tag
  18: `
SELECT g.id, g.name, count(*), sum(i.sale_price) FILTER (WHERE NOT i.is_refunded) / 100.0
FROM order_item i JOIN "order" o ON o.id = i.order_id JOIN product p ON p.id = i.product_id LEFT JOIN outlet_tag ot ON ot.outlet_id = p.outlet_id
LEFT JOIN tag g ON g.id = ot.tag_id WHERE o.status = 'PAID' GROUP BY 1, 2`,
  // Refunds by type of product
  19: `
SELECT y.prefix, count(*), avg(i.is_refunded::int), count(*) FILTER (WHERE i.is_refunded), sum(i.sale_price) FILTER (WHERE i.is_refunded) / 100.0
FROM order_item i JOIN "order" o ON o.id = i.order_id JOIN product p ON p.id = i.product_id JOIN product_type y ON y.id = p.type_id
WHERE o.status = 'PAID' GROUP BY 1`,
  // Sizes of orders by tier
  20: `
SELECT pricing_tier, round(avg(total)) / 100, round((percentile_cont(0.5) WITHIN GROUP (ORDER BY total))::numeric) / 100,
  round((percentile_cont(0.9) WITHIN GROUP (ORDER BY total))::numeric) / 100, round(sqrt((sum(total * total) - sum(total) * sum(total) / count(*)) / (count(*) - 1))) / 100
FROM "order" GROUP BY 1`,
  // Teams that buy, by month
  21: `
SELECT date_trunc('month', o.date_paid), count(*), count(DISTINCT t.id), count(DISTINCT t.name) FROM "order" o JOIN team t ON t.id = o.team_id WHERE o.status = 'PAID' GROUP BY 1`,
  // Swaps by month
  22: `
SELECT date_trunc('month', completed_at), count(*), sum(price_difference) / 100.0, avg((total = 0)::int) FROM swap WHERE status = 'COMPLETED' GROUP BY 1`,
  // Invoices and credit notes by month
  23: `
SELECT date_trunc('month', issued_at), type, count(*), sum(total) / 100.0, sum(total * CASE type WHEN 'INVOICE' THEN 1 ELSE -1 END) / 100.0 FROM invoice GROUP BY 1, 2`,
  // Teams by how much they order
  24: `
SELECT count(*), count(*) FILTER (WHERE n >= 3), avg((n > 50)::int) FROM (SELECT t.id, count(o.id) AS n FROM team t LEFT JOIN "order" o ON o.team_id = t.id GROUP BY 1) t`,
  // Teams with what each has bought
  25: `
SELECT t.id, t.name, count(o.id), sum(i.total) / 100.0, max(o.date_paid) FROM team t LEFT JOIN "order" o ON o.team_id = t.id AND o.status = 'PAID'
LEFT JOIN invoice i ON i.order_id = o.id AND i.type = 'INVOICE' AND i.status = 'ISSUED' GROUP BY t.id, t.name, t.created_at ORDER BY t.created_at LIMIT 100`,
  // Days from payment to publication, by writer
  26: `
SELECT writer_id, count(days), percentile_cont(0.5) WITHIN GROUP (ORDER BY days), percentile_cont(0.9) WITHIN GROUP (ORDER BY days)
FROM (SELECT a.writer_id, extract(epoch FROM a.published_at - o.date_paid)::float8 / 86400 AS days FROM article a
  JOIN order_item i ON i.id = a.order_item_id JOIN "order" o ON o.id = i.order_id) d GROUP BY 1 HAVING count(days) >= 40`,
  // Overdue articles
  27: `
SELECT t.id, t.name, CASE s.prefix WHEN 'pending-draft' THEN 'WRITER' WHEN 'pending-publishing' THEN 'OPERATOR' WHEN 'brief-ready-for-review' THEN 'OPERATOR' ELSE 'TEAM' END, count(*)
FROM article a JOIN article_content_status s ON s.id = a.status_id JOIN product p ON p.id = a.product_id JOIN outlet t ON t.id = p.outlet_id
WHERE s.prefix NOT IN ('published', 'rejected') AND a.expected_completion_date < now() GROUP BY 1, 2, 3`,
  // Units by bands of domain authority
  28: `
SELECT da - da % 10, count(*), sum(price) / 100.0 FROM (
  SELECT CASE WHEN i.is_refunded THEN 0 ELSE i.sale_price END AS price, (SELECT c.domain_authority FROM product_channel pc JOIN outlet_channel c ON c.id = pc.channel_id
    WHERE pc.product_id = i.product_id ORDER BY pc.position LIMIT 1) AS da
  FROM order_item i JOIN "order" o ON o.id = i.order_id WHERE o.status = 'PAID') units GROUP BY 1`,
  // Days from order to payment
  29: `
SELECT date_trunc('month', created_at), count(*), avg(days), percentile_cont(0.5) WITHIN GROUP (ORDER BY days), percentile_cont(0.9) WITHIN GROUP (ORDER BY days)
FROM (SELECT created_at, extract(epoch FROM date_paid - created_at)::float8 / 86400 AS days FROM "order" WHERE status = 'PAID') d GROUP BY 1`,
  // Outlets without sales
  30: `
SELECT t.id, t.name, count(DISTINCT p.id), min(r.unit_amount) / 100.0 FROM outlet t JOIN product p ON p.outlet_id = t.id JOIN product_price r ON r.product_id = p.id
WHERE t.id NOT IN (SELECT p.outlet_id FROM order_item i JOIN "order" o ON o.id = i.order_id JOIN product p ON p.id = i.product_id WHERE o.status = 'PAID') GROUP BY 1, 2`,
}
