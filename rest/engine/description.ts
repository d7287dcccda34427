/**
 * Serves the OpenAPI document at /openapi.json and /openapi.yaml. It is the generated `rest/openapi.json` with the
 * URL and the contact of this server.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { stringify } from 'yaml'
import { root } from '../../src/root.js'

interface Server {
  publicUrl: string
  /** Contact email address in the document. Omitted if undefined. */
  supportEmail?: string
}

/**
 * Returns the OpenAPI document, which `npm run generated` stores in `rest/openapi.json`, with the
 * server's own URL and contact.
 * @param publicUrl base URL; with `/`, the document links no guides
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
    // OpenAPI does not allow a relative URL here.
    ...(base && { externalDocs: { description: 'Guides', url: guides } }),
    ...described,
    servers: [{ url: publicUrl, description: 'This server' }],
  }
}

/** Mounts the OpenAPI document at /openapi.json and /openapi.yaml. No token is required. */
export function mountDescription(app: FastifyInstance, server: Server): void {
  let texts: { json: string; yaml: string } | undefined
  const description = () => {
    if (!texts) {
      const described = openapiOf(server)
      texts = { json: JSON.stringify(described), yaml: stringify(described) }
    }
    return texts
  }
  app.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(description().json),
  )
  app.get('/openapi.yaml', async (_request, reply) =>
    reply.type('application/yaml; charset=utf-8').send(description().yaml),
  )
}
