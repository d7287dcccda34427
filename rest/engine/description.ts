import type { FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { stringify } from 'yaml'
import { openapi } from './openapi/document.js'
import type { Contract } from './route.js'

interface Server {
  publicUrl: string
  supportEmail?: string
}

/** Serves the generated description at /openapi.json and /openapi.yaml, with the operator's contact. No token is needed. */
export function mountDescription(
  app: FastifyInstance,
  schema: GraphQLSchema,
  contract: Contract,
  { publicUrl, supportEmail }: Server,
): void {
  const contact = supportEmail
    ? { name: 'Support', url: `${publicUrl}/docs`, email: supportEmail }
    : undefined
  // Made when it is first asked for: a start needs none.
  let made: { json: string; yaml: string } | undefined
  const description = () => {
    if (!made) {
      const json = JSON.stringify(openapi(schema, { ...contract, contact }, publicUrl))
      made = { json, yaml: stringify(JSON.parse(json)) }
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
