import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { schema } from '../../schema/index.js'
import { type RouteRights, requireRouteRights } from '../../src/http/route-rights.js'

/** Mounts a route in a plugin, as the pages do. */
async function mountRoute(method: 'GET' | 'POST' | 'DELETE', rights?: RouteRights): Promise<void> {
  const app = Fastify()
  requireRouteRights(app, schema)
  try {
    await app.register(async (scope) => {
      scope.route({
        method,
        url: '/change',
        ...(rights && { config: { rights } }),
        handler: () => '',
      })
    })
  } finally {
    await app.close()
  }
}

describe('a route', () => {
  it.each(['POST', 'DELETE'] as const)('with %s is not mounted without rights', async (method) => {
    await expect(mountRoute(method)).rejects.toThrow(`${method} /change has no rights.`)
    await mountRoute(method, 'link')
    await mountRoute(method, { mutation: 'importCatalogue' })
  })

  it('is not mounted with the rights of an unknown mutation', async () => {
    await expect(mountRoute('POST', { mutation: 'importAll' })).rejects.toThrow(
      'the rights of importAll, which does not exist',
    )
  })

  it('that only reads needs no rights', () => mountRoute('GET'))
})
