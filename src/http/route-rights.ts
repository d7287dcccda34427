/** Rights of routes that change data: a route without a rule cannot be mounted. */
import type { FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { type AccessRequirement, requireAccess } from '../access/access.js'

/**
 * Callers that may send a changing request to a route.
 * - `mutation`: callers who may run the mutation, which is checked before the handler. The route must authenticate them
 *   in `onRequest`.
 * - `operations`: the GraphQL operations of the request have their own rules.
 * - `decision`: the domain checks the caller, who is signed in to the console, and the page shows a refusal.
 * - `link`: holders of a signed link, and guests with the reference number of an order.
 * - `session`: everyone, because the route starts, changes or ends only the caller's own session, passkey or grant.
 * - `signature`: senders of signed webhooks.
 * - `public`: everyone.
 * - `none`: the route changes nothing.
 */
export type RouteRights =
  | { mutation: string }
  | 'operations'
  | 'decision'
  | 'link'
  | 'session'
  | 'signature'
  | 'public'
  | 'none'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required for POST, PUT, PATCH and DELETE. */
    rights?: RouteRights
  }
}

const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Checks every route that is mounted afterwards.
 * @throws Error when a changing route without `rights`, or with an unknown mutation, is mounted
 */
export function requireRouteRights(app: FastifyInstance, schema: GraphQLSchema): void {
  app.addHook('onRoute', (route) => {
    const method = [route.method].flat().find((name) => changing.has(name))
    if (!method) return
    const rights = route.config?.rights
    if (!rights)
      throw new Error(`${method} ${route.url} has no rights. Set \`config.rights\` of the route.`)
    if (typeof rights === 'string') return
    const requirement = requirementOf(schema, rights.mutation)
    if (!requirement)
      throw new Error(
        `${method} ${route.url} has the rights of ${rights.mutation}, which does not exist.`,
      )
    route.onRequest = [
      ...[route.onRequest ?? []].flat(),
      async ({ session }) => requireAccess(session, requirement, true),
    ]
  })
}

const requirementOf = (schema: GraphQLSchema, mutation: string): AccessRequirement | undefined =>
  schema.getMutationType()!.getFields()[mutation]?.extensions.requirement
