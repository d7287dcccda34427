// Places a first order: creates a webhook endpoint, a profile, a file and a campaign, and checks out.
//
//   WEBHOOK_ALLOW_PRIVATE=1 npm start
//   BASE=http://127.0.0.1:4000 TOKEN=mst_… node examples/first-order.mjs
//
// The program receives webhooks on this machine, for which the server needs WEBHOOK_ALLOW_PRIVATE.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { createClient, MastheadError, paginate, verifyWebhook } from 'masthead/client'

const { BASE: baseUrl = 'http://127.0.0.1:4000', TOKEN: token = '' } = process.env
const client = createClient({ baseUrl, token })

try {
  const { data: session } = await client.GET('/auth/token')
  console.log(`A ${session.token_type} token of the team ${session.team_id}`)

  // Webhook receiver. Rejects requests whose signature is not valid.
  const receiver = createServer()
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const { data: endpoint } = await client.POST('/webhook-endpoints', {
    body: {
      url: `http://127.0.0.1:${receiver.address().port}/`,
      topics: ['article.status_changed', 'comment.*'],
    },
  })
  const event = new Promise((resolve) => {
    receiver.on('request', async (request, response) => {
      try {
        resolve(verifyWebhook(endpoint.secret, request.headers, await buffer(request)))
        response.writeHead(204).end()
      } catch (error) {
        response.writeHead(400).end(error.message)
      }
    })
  })

  const { data: profile } = await client.POST('/profiles', {
    body: { name: 'Example Robotics', website_url: 'https://robotics.example' },
  })

  const brief = new File(['Capabilities of the robots.\n'], 'brief.txt', { type: 'text/plain' })
  const { data: upload } = await client.POST('/files/upload', { body: { files: [brief] } })
  const [file] = upload.files
  console.log(`Uploaded ${file.name}, ${file.size} bytes`)

  // Takes three cheap products. Further pages are fetched only when iteration reaches them.
  const products = []
  const query = { sort_by: 'price', order_by: 'asc', limit: 3 }
  for await (const product of paginate(client, '/products/listings', { params: { query } })) {
    products.push(product)
    if (products.length === 3) break
  }

  const { data: campaign } = await client.POST('/campaigns', {
    body: {
      name: 'Launch',
      profile_id: profile.id,
      objectives: 'Reach robotics companies.',
      description: null,
      keywords: 'robots, autonomy',
      target_audience: null,
      tone: null,
      writing_samples: null,
      file_id: file.file_key,
    },
  })
  console.log(`Planned the campaign ${campaign.name} with ${file.name}`)

  // A retry after a lost connection creates no second order, because the client repeats the Idempotency-Key.
  const { data: order } = await client.POST('/orders/checkout', {
    body: {
      profile_id: profile.id,
      line_items: products.map(({ id }) => ({ product_id: id, quantity: 1, is_add_on: false })),
    },
  })
  const { line_items, subtotal, credits_applied } = order
  console.log(`Ordered ${line_items.length} products for ${subtotal} USD`)
  console.log(
    `The team's credits pay ${credits_applied} USD of it, and ${order.total} USD are to be paid`,
  )
  console.log(`The payer opens ${order.checkout_link}`)

  const path = { endpoint_id: endpoint.id }
  await client.POST('/webhook-endpoints/{endpoint_id}/test', { params: { path } })
  const { type, data } = await event
  console.log(`Verified ${type}: ${data.message}`)

  await client.DELETE('/webhook-endpoints/{endpoint_id}', { params: { path } })
  receiver.close()
} catch (error) {
  if (!(error instanceof MastheadError)) throw error
  console.error(`${error.status} ${error.code}: ${error.message} (request ${error.requestId})`)
  for (const { path, message } of error.issues) console.error(`  ${path.join('.')} ${message}`)
  process.exitCode = 1
}
