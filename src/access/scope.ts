import type { TokenType } from '../../prisma/generated/client/enums.js'

/** Every scope that a token can have. The names are part of the REST API. */
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

export const isReading = (scope: string) => scope.endsWith('.read') || scope.endsWith('.lists')

/** Scope that an OAuth grant can have: each except the one that changes who can enter a team. */
export type GrantScope = Exclude<Scope, 'tokens.manage'>

/** Scopes that an OAuth grant can have. */
export const grantScopes: readonly GrantScope[] = scopes.filter(
  (scope) => scope !== 'tokens.manage',
)

/** Scopes that an OAuth grant of one profile can have. The others cover records of the whole team. */
export const profileScopes: ReadonlySet<string> = new Set<Scope>(
  scopes.filter(
    (scope) =>
      !/^(teams|tokens|webhooks|folders)\./.test(scope) &&
      !['profiles.create', 'files.create', 'files.update', 'files.delete'].includes(scope),
  ),
)

/**
 * Scopes that a token has in effect. `full_access` has all scopes; `read_only` has only scopes for reading, all of them
 * if `tokenScopes` is empty.
 */
export function effectiveScopes(type: TokenType, tokenScopes: string[]): Scope[] {
  if (type === 'full_access') return [...scopes]
  if (type === 'custom') return scopes.filter((scope) => tokenScopes.includes(scope))
  return scopes.filter(
    (scope) => isReading(scope) && (tokenScopes.length === 0 || tokenScopes.includes(scope)),
  )
}
