import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { openapi } from './openapi.js'
import type { Route } from './route.js'

const assets: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
}

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Masthead API</title>
    <link rel="icon" href="/docs/favicon-32x32.png">
    <link rel="stylesheet" href="/docs/swagger-ui.css">
  </head>
  <body>
    <div id="docs"></div>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`

const start = `SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  persistAuthorization: true,
})
`

// Swagger UI styles its elements inline and draws its icons from data URLs.
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'"

/** Serves the generated description at /openapi.json, and a page to read and try it at /docs. No token is needed. */
export function mountDocs(
  app: FastifyInstance,
  schema: GraphQLSchema,
  rows: readonly Route[],
  publicUrl: string,
): void {
  const description = JSON.stringify(openapi(schema, rows, publicUrl))
  const directory = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  app.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(description),
  )
  app.get('/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page),
  )
  app.get('/docs/start.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(start),
  )
  for (const [name, type] of Object.entries(assets)) {
    app.get(`/docs/${name}`, async (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', 'public, max-age=86400')
        .send(createReadStream(join(directory, name))),
    )
  }
}
