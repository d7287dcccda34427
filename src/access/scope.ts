import type { TeamKind, TokenType } from '../../prisma/generated/client/enums.js'

/** Every scope that a token can have. The names are part of the REST API. */
export const scopes = [
  'outlets.lists',
  'outlets.read',
  'products.read',
  'orders.lists',
  'orders.read',
  'orders.create',
  'orders.approve',
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
  'publishing.read',
  'publishing.update',
  'writing.read',
  'writing.update',
  'audit.read',
] as const

export type Scope = (typeof scopes)[number]

export const isReading = (scope: string) => scope.endsWith('.read') || scope.endsWith('.lists')

/** Scope of the account owner, which no other member has. */
export const ownerScope = 'audit.read' satisfies Scope

/** Scopes that no OAuth grant can have. */
const nonGrantableScopes = ['tokens.manage', ownerScope] as const satisfies Scope[]

/** Scope that an OAuth grant can have. */
export type GrantScope = Exclude<Scope, (typeof nonGrantableScopes)[number]>

/** Scopes that an OAuth grant can have. */
export const grantScopes: readonly GrantScope[] = scopes.filter(
  (scope): scope is GrantScope => !(nonGrantableScopes as readonly string[]).includes(scope),
)

/** Scopes that tokens of a kind of team can have. */
export const scopesOfKind: Readonly<Record<TeamKind, readonly Scope[]>> = {
  BUYER: scopes.filter((scope) => !/^(publishing|writing)\./.test(scope)),
  // The catalogue shows prices of buyers. Publishers read their own outlets and products.
  PUBLISHER: scopes.filter((scope) =>
    /^(publishing|teams|tokens|audit|webhooks|files|folders|tags|outlet_disclaimers)\./.test(scope),
  ),
  WRITER: ['writing.read', 'writing.update'],
}

/** Scopes that an OAuth grant of one profile can have. The others cover records of the whole team. */
export const profileScopes: ReadonlySet<string> = new Set<Scope>(
  scopes.filter(
    (scope) =>
      !/^(teams|tokens|audit|webhooks|folders|publishing|writing)\./.test(scope) &&
      !['profiles.create', 'files.create', 'files.update', 'files.delete'].includes(scope),
  ),
)

/**
 * Scopes that a token has in effect. `full_access` has all scopes; `read_only` has only scopes for reading, all of them
 * if `tokenScopes` is empty.
 * @param available scopes that the token can have, such as those of the kind of its team
 */
export function effectiveScopes(
  type: TokenType,
  tokenScopes: readonly string[],
  available: readonly Scope[] = scopes,
): Scope[] {
  if (type === 'full_access') return [...available]
  if (type === 'custom') return available.filter((scope) => tokenScopes.includes(scope))
  return available.filter(
    (scope) => isReading(scope) && (tokenScopes.length === 0 || tokenScopes.includes(scope)),
  )
}
