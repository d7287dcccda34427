import { withDatabase } from './data.js'
import { type Call, request, start, stop, versus } from './measure.js'
import { teamWithOrder } from './orders.js'
import { type Line, line } from './table.js'

/** Minimum speed of a tool call, as a ratio of its REST call. */
const target = 1 / 1.5

const toolCall = (name: string, args: object) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } })

/** Measures tool calls against their REST calls, on the same server without the response cache. */
export async function tools(url: string, orders: number, seconds: number): Promise<Line[]> {
  const { order, team } = await teamWithOrder(url)
  const { rows } = await withDatabase(url, ({ pool }) =>
    pool.query<{ id: string }>('SELECT product_id AS id FROM listing LIMIT 1'),
  )
  const server = await start('uncached', url)
  const masthead = { ...server, token: team.token }
  try {
    const cases = [
      { path: '/products/listings', name: 'list_product_listings', args: {} },
      { path: `/products/${rows[0]!.id}`, name: 'get_product', args: { product_id: rows[0]!.id } },
      { path: '/orders', name: 'list_orders', args: {} },
      { path: `/orders/${order}`, name: 'get_order', args: { order_id: order } },
    ]
    const lines: Line[] = []
    for (const { path, name, args } of cases) {
      const tool: Call = [masthead, '/mcp', [toolCall(name, args)]]
      const rest: Call = [masthead, path]
      const { result } = JSON.parse(await request(...tool))
      if (result.content[0].text !== (await request(...rest)))
        throw new Error(`${name} does not return what GET ${path} does`)
      lines.push(line(`MCP tool ${name}`, orders, await versus(tool, rest, seconds), target))
    }
    return lines
  } finally {
    await stop(server)
  }
}
