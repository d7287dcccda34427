import type { FastifyInstance } from 'fastify'
import { invalidInput } from '../errors/app-error.js'
import { chargeUnrouted } from './rate-limit.js'

/** Version of the REST contract, sent with every response. */
export const apiVersion = '2.6.2'

/** Rejects requests for a version of the API that is not served. Requests without `API-Version` get the current one. */
export function checkVersions(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const version = request.headers['api-version']
    if (version === undefined || isServed(String(version))) return done()
    chargeUnrouted(request, reply).then(() => done(notServed()), done)
  })
}

/** Whether clients of a version can use the current one: `2`, `2.6` and `2.6.2` are versions of 2.6.2. */
function isServed(version: string): boolean {
  if (!/^\d{1,4}(\.\d{1,4}){0,2}$/.test(version)) return false
  const parts = version.split('.').map(Number)
  const current = apiVersion.split('.').map(Number)
  const at = parts.findIndex((part, index) => part !== current[index])
  // The major version must be equal. Within it, every later version contains the earlier ones.
  return at === -1 || (at > 0 && parts[at]! < current[at]!)
}

const notServed = () => {
  const [major] = apiVersion.split('.')
  return invalidInput(
    ['API-Version'],
    'version_not_served',
    `must be a version from ${major}.0 to ${apiVersion}`,
    { allowed: [apiVersion] },
  )
}
