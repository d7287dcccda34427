/**
 * /openapi.json and /openapi.yaml. Input: the generated `rest/openapi.json` and the settings. Output: the description with the server's own
 * address and contact.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { stringify } from 'yaml'
import { root } from '../../src/root.js'

interface Server {
  publicUrl: string
  /** The address that the description names as its contact; none when absent. */
  supportEmail?: string
}

/**
 * Returns the description of the API, which `npm run generated` keeps in `rest/openapi.json`, with a server's own address
 * and contact.
 * @param publicUrl the base URL; the description of `/` names no guides
 */
export function openapiOf({ publicUrl, supportEmail }: Server): object {
  const { openapi, info, ...described } = JSON.parse(
    readFileSync(join(root, 'rest', 'openapi.json'), 'utf8'),
  )
  const { contact: _example, license, ...about } = info
  const base = publicUrl.replace(/\/$/, '')
  const guides = `${base}/docs`
  const contact = { name: 'Support', url: guides, email: supportEmail }
  return {
    openapi,
    info: { ...about, ...(supportEmail && { contact }), license },
    // OpenAPI takes no relative address here.
    ...(base && { externalDocs: { description: 'Guides', url: guides } }),
    ...described,
    servers: [{ url: publicUrl, description: 'This server' }],
  }
}

/** Serves the description at /openapi.json and /openapi.yaml. No token is needed. */
export function mountDescription(app: FastifyInstance, server: Server): void {
  let made: { json: string; yaml: string } | undefined
  const description = () => {
    if (!made) {
      const described = openapiOf(server)
      made = { json: JSON.stringify(described), yaml: stringify(described) }
    }
    return made
  }
  app.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(description().json),
  )
  app.get('/openapi.yaml', async (_request, reply) =>
    reply.type('application/yaml; charset=utf-8').send(description().yaml),
  )
}
