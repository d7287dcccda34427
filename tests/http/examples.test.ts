import { expect, test, vi } from 'vitest'
import type { Examples } from '../../codegen/openapi/examples.js'
import { articleId } from '../../prisma/demo/articles.js'
import { campaignId } from '../../prisma/demo/campaigns.js'
import { profileId } from '../../prisma/demo/profiles.js'
import { seedDemo } from '../../prisma/demo/seed.js'
import { demoTeamId, demoTeams } from '../../prisma/demo/teams.js'
import { demoToken } from '../../prisma/demo/tokens.js'
import { routes } from '../../rest/index.js'
import { testApi } from '../support/api.js'
import { openTestDatabase } from '../support/database.js'
import { formOf } from '../support/files/form.js'
import { pinned } from '../support/pinned.js'
import { secretKey } from '../support/processes/instance.js'

// The demo marketplace has the same ids every time, and dates that follow the time it is made at: this one.
const at = Date.UTC(2026, 2, 1, 9)
const began = Date.now()

const api = await testApi({
  database: async (options) => {
    const database = await openTestDatabase(options)
    await seedDemo(database, secretKey, at)
    return database
  },
})

const [{ slug }] = demoTeams as [(typeof demoTeams)[number]]
const token = demoToken(secretKey, slug)

interface Call {
  params?: Record<string, string>
  query?: string
  body?: object
  /** Files of a form, by name; they are the body's. */
  files?: Record<string, string>
}

const fellBack = vi.spyOn(api.app.services, 'fellBack')

const operations: Examples['operations'] = {}
const parameters: Examples['parameters'] = {}

/** Makes a request as a row describes it, and keeps it with its answer. */
async function call(id: string, { params = {}, query, body, files }: Call = {}) {
  const { method, path, envelope } = routes.find((row) => row.id === id)!
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => params[name]!)
  const form = files && formOf(Object.entries(files).map(([name, content]) => ({ name, content })))
  const url = query ? `${filled}?${query}` : filled
  const answer = await api.send(method, token, url, form?.payload ?? body, form?.headers)
  expect(answer.status, `${id} ${answer.text}`).toBeLessThan(300)
  expect(fellBack.mock.calls, id).toEqual([])
  const isContent = envelope === 'content'
  const sent = files ? { files: Object.values(files) } : body
  operations[id] = {
    ...(sent && { body: sent }),
    ...(answer.body !== undefined && { answer: answer.body }),
    ...(isContent && { answer: answer.text }),
  }
  Object.assign(parameters, { ...params, ...parameters })
  return answer.body
}

async function readCatalogue() {
  const { records } = await call('listProductListings', {
    query: 'limit=2&sort_by=price&order_by=asc&filters[min_da]=40',
  })
  const [listing] = records
  await call('getProduct', { params: { product_id: listing.id } })
  await call('listProductAddOns', { params: { product_id: listing.id }, query: 'limit=1' })
  const { outlet_id } = listing
  await call('listOutlets', { query: 'limit=2&sort_by=domain_authority' })
  await call('getOutlet', { params: { outlet_id } })
  await call('listOutletProducts', { params: { outlet_id }, query: 'limit=2' })
  await call('listCountries', { query: 'country=united' })
  await call('listStates', { query: 'country=canada' })
  await call('listCities', { query: 'country=canada&state=ontario' })
  await call('listTags', { query: 'limit=2' })
  await call('listDisclaimers', { query: 'limit=2' })
  await call('countListingFacets', { query: 'filters[min_da]=40&limit=2' })
  await call('countProductListings')
  return records as { id: string }[]
}

async function readTeam() {
  const team_id = demoTeamId(slug)
  await call('getSession')
  await call('getTeam', { params: { team_id } })
  await call('listProfiles', { params: { team_id }, query: 'limit=1' })
  const { records } = await call('listOrders', { query: 'limit=1&filters[status]=PAID' })
  await call('getOrder', { params: { order_id: records[0].id } })
  await call('listOrderItems', { query: 'limit=1' })
  const profile = { profile_id: profileId('Brightwater Robotics') }
  await call('listProfileOrders', { params: profile, query: 'limit=1' })
  await call('listProfileOrderItems', { params: profile, query: 'limit=1' })
  await call('listProfileCampaigns', { params: profile, query: 'limit=1' })
  await call('listCampaigns', { query: 'limit=1&sort_by=created_at&order_by=asc' })
  const campaign = { campaign_id: campaignId('Water loss report 2026') }
  await call('getCampaign', { params: campaign })
  await call('listCampaignArticles', { params: campaign, query: 'limit=1' })
  await call('countCampaignArticles', { params: campaign })
  const article = { article_id: articleId('Water loss report 2026', 3) }
  await call('getArticle', { params: article })
  return (await call('listComments', { params: article })).records[0].id as string
}

async function keepFiles() {
  const { id: folder_id } = await call('createFolder', { body: { name: 'Press kit' } })
  const files = { 'brief.txt': 'What the robots can do.\n' }
  const [{ id: file_id, file_key }] = (await call('uploadFiles', { files })).files
  await call('moveFiles', { body: { file_ids: [file_id], folder_id } })
  await call('listFiles', { query: 'limit=1' })
  await call('getFile', { params: { file_id } })
  await call('downloadFile', { params: { file_id } })
  await call('renameFolder', { params: { folder_id }, body: { name: 'Press' } })
  await call('listFolders', { query: 'limit=2&sort_by=created_at' })
  return { file_id, folder_id, file_key }
}

async function changeTeam(listings: { id: string }[], file_key: string) {
  const emails = { contact_email: 'press@northwind.example', billing_email: null }
  await call('updateTeam', { params: { team_id: demoTeamId(slug) }, body: emails })
  const website_url = 'https://www.rivermouth.example'
  const { id: profile_id } = await call('createProfile', {
    body: { name: 'Rivermouth Energy', website_url, industry: ['Sustainability'] },
  })
  const overview = 'Rivermouth turns tides into power.'
  await call('updateProfile', { params: { profile_id }, body: { overview } })
  const asked = {
    name: 'First turbine',
    profile_id,
    objectives: 'Be known where tides are high.',
    description: null,
    keywords: 'tidal power, turbines',
    target_audience: 'Heads of coastal towns',
    tone: null,
    writing_samples: null,
    file_id: null,
  }
  const { id: campaign_id } = await call('createCampaign', { body: asked })
  await call('updateCampaign', { params: { campaign_id }, body: { tone: 'Sober, with figures' } })
  await call('linkQuestionnaire', {
    params: { campaign_id },
    body: {
      file_id: file_key,
      file_url: `https://files.example.com/${file_key}`,
      file_name: 'brief.txt',
      file_size: 24,
    },
  })
  const line_items = listings.map(({ id }) => ({ product_id: id, quantity: 1, is_add_on: false }))
  await call('checkout', { body: { profile_id, line_items, apply_credits: true } })
  const items = (await api.get(token, `/profiles/${profile_id}/order-items`)).body
  const order_item_ids = items.map(({ id }: { id: string }) => id)
  await call('assignOrderItems', { params: { campaign_id }, body: { order_item_ids } })
}

async function write(parent_comment_id: string) {
  const brief = { article_id: articleId('Harvest season', 1) }
  const brief_shared_doc_url = 'https://docs.example.com/brief/harvest'
  await call('updateArticle', { params: brief, body: { brief_shared_doc_url } })
  await call('requestBriefChanges', { params: brief, body: { notes: 'Name the audience.' } })
  await call('approveBrief', { params: brief, body: {} })
  const draft = { article_id: articleId('Water loss report 2026', 4) }
  const draft_shared_doc_url = 'https://docs.example.com/draft/water-loss'
  const notes = 'Name the chief executive.'
  await call('requestDraftChanges', { params: draft, body: { notes } })
  await call('approveDraft', { params: draft, body: { draft_shared_doc_url } })
  const article = { article_id: articleId('Water loss report 2026', 3) }
  const author = { name: 'Hanna Bergström', email: 'hanna@northwind.example', external_id: 'u-17' }
  const said = { content: 'That fits.', parent_comment_id, author }
  const { id: comment_reference } = await call('createComment', { params: article, body: said })
  const params = { ...article, comment_reference }
  await call('updateComment', { params, body: { content: 'That fits, thank you.' } })
  await call('archiveComment', { params })
}

async function listen() {
  const body = {
    url: 'https://hooks.northwind.example/masthead',
    topics: ['article.status_changed', 'comment.*'],
  }
  const { id: endpoint_id } = await call('createWebhookEndpoint', { body })
  const params = { endpoint_id }
  await call('listWebhookEndpoints')
  await call('getWebhookEndpoint', { params })
  await call('updateWebhookEndpoint', { params, body: { description: 'The editors’ room' } })
  await call('rotateWebhookSecret', { params, body: { overlap_seconds: 3600 } })
  const { id: delivery_id } = await call('testWebhookEndpoint', { params })
  await call('listWebhookDeliveries', { params })
  await call('getWebhookDelivery', { params: { delivery_id } })
  await call('replayWebhookDelivery', { params: { delivery_id } })
  await call('replayWebhookEvents', { params, body: { since: new Date(began).toISOString() } })
  await call('deleteWebhookEndpoint', { params })
}

async function exportOrders() {
  const answer = async (url: string, body?: object) =>
    (await api.send(body ? 'POST' : 'GET', token, url, body)).text
  const url = '/exports/orders.csv?fields=id,total,status,createdAt&limit=2'
  const body = { fields: ['id', 'total'], where: { status: { eq: 'PAID' } }, limit: 2 }
  const { lists, types } = (await api.get(token, '/exports')).body
  const of = (what: string) => (one: { type?: string; name: string }) =>
    (one.type ?? one.name) === what
  operations.listExports = {
    answer: { lists: lists.filter(of('Tag')), types: types.filter(of('Tag')) },
  }
  operations.exportList = { answer: await answer(url) }
  operations.exportListByBody = { body, answer: await answer('/exports/orders.jsonl', body) }
}

test('the examples of the description are what the demo marketplace answers', async () => {
  const query = `SELECT reference FROM comment UNION SELECT reference_number FROM "order"`
  const { rows } = await api.db.pool.query<{ reference: string }>(query)
  const kept = new Set(rows.map(({ reference }) => reference))

  const listings = await readCatalogue()
  const comment = await readTeam()
  const { file_id, folder_id, file_key } = await keepFiles()
  await exportOrders()
  await listen()
  await changeTeam(listings, file_key)
  await write(comment)
  await call('deleteFile', { params: { file_id } })
  await call('deleteFolder', { params: { folder_id } })

  const found = pinned({ operations, parameters }, { began, at, kept })
  // Written by `npm run examples`.
  await expect(
    `// Made by \`npm run examples\` from the demo marketplace.
export interface Examples {
  /** A request and its answer, by the id of a route. */
  operations: Record<string, { body?: unknown; answer?: unknown }>
  /** Ids of records of the demo marketplace, by the name of the parameter. */
  parameters: Record<string, string>
}

export const examples: Examples = ${found}
`,
  ).toMatchFileSnapshot('../../codegen/openapi/examples.ts')
})
