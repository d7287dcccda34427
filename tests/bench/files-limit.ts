import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, statSync } from 'node:fs'
import { unlink } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import Fastify from 'fastify'
import { openDatabase } from '../../src/postgres/database.js'
import { testMarket } from '../support/market.js'

// Baselines of the media library: bare routes that stream to and from the disk, and one hand-written statement.
const [url = '', directory = '', teamId = '', sample = ''] = process.argv.slice(2)
const db = openDatabase({
  market: testMarket,
  url,
  poolSize: 10,
  applicationName: 'masthead bench limit',
})
const bare = Fastify({ bodyLimit: 1024 ** 3 })
bare.removeAllContentTypeParsers()
bare.addContentTypeParser('*', (_request, _body, done) => done(null))

bare.post('/upload', async (request) => {
  const file = join(directory, randomUUID())
  await pipeline(request.raw, createWriteStream(file))
  await unlink(file)
  return { done: true }
})

bare.get('/download', (_request, reply) =>
  reply
    .headers({ 'content-type': 'application/pdf', 'content-length': statSync(sample).size })
    .send(createReadStream(sample)),
)

const listing = `
  SELECT json_build_object(
    'records', (SELECT json_agg(r) FROM (
      SELECT id, name, key AS file_key, 'http://127.0.0.1/files/content/' || key AS file_url, size, mime_type,
        team_id, folder_id, uploaded_by, created_at, updated_at, deleted_at
      FROM file WHERE team_id = $1 AND deleted_at IS NULL
      ORDER BY created_at DESC, id DESC LIMIT 25) r),
    'total_records', (SELECT count(*) FROM file WHERE team_id = $1 AND deleted_at IS NULL),
    'total_pages', 1, 'current_page', 1, 'next_page', null, 'previous_page', null)::text AS body`

bare.get('/listing', async (_request, reply) => {
  const { rows } = await db.pool.query({ name: 'listing', text: listing, values: [teamId] })
  return reply.type('application/json').send(rows[0].body)
})

await bare.listen({ port: 0, host: '127.0.0.1' })
process.send!({ port: (bare.server.address() as AddressInfo).port })
process.on('disconnect', () => process.exit(0))
