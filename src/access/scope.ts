import type { TokenType } from '../../prisma/generated/client/enums.js'

/** Every scope a token can hold, by the names that the REST API has for them. */
export const scopes = [
  'outlets.lists',
  'outlets.read',
  'products.read',
  'orders.lists',
  'orders.read',
  'orders.create',
  'teams.read',
  'teams.update',
  'profiles.create',
  'profiles.update',
  'profiles.lists',
  'campaigns.lists',
  'campaigns.read',
  'campaigns.create',
  'campaigns.update',
  'articles.lists',
  'articles.read',
  'articles.create',
  'articles.update',
  'articles.delete',
  'files.lists',
  'files.read',
  'files.create',
  'files.update',
  'files.delete',
  'folders.lists',
  'folders.create',
  'folders.update',
  'folders.delete',
  'tags.lists',
  'outlet_disclaimers.lists',
  'webhooks.lists',
  'webhooks.read',
  'webhooks.create',
  'webhooks.update',
  'webhooks.delete',
  'tokens.manage',
] as const

export type Scope = (typeof scopes)[number]

/** Whether a scope only reads. */
export const isReading = (scope: string) => scope.endsWith('.read') || scope.endsWith('.lists')

/** The scopes a token really has: all for full_access, only the reading ones for read_only. */
export function effectiveScopes(type: TokenType, granted: string[]): Scope[] {
  if (type === 'full_access') return [...scopes]
  if (type === 'custom') return scopes.filter((scope) => granted.includes(scope))
  return scopes.filter(
    (scope) => isReading(scope) && (granted.length === 0 || granted.includes(scope)),
  )
}
