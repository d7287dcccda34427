import { isReadScope } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { timeAgo } from '../../values.tsx'

/** Scope that gives an application a refresh token. */
const offlineAccess = 'offline_access'

/** Returns the scopes of a grant as in `Session.scopes`, without `offline_access`: `ORDERS_READ` for `orders.read`. */
export const grantedScopes = (scopes: readonly string[]): string[] =>
  scopes
    .filter((scope) => scope !== offlineAccess)
    .map((scope) => scope.replace('.', '_').toUpperCase())

interface GrantFacts {
  profile: { name: string } | null
  scopes: readonly string[]
  grantedAt: string
  lastUsedAt: string | null
}

/** Describes a grant in one line: what the application may do, where, since when, and its last use. */
export function grantFacts({ profile, scopes, grantedAt, lastUsedAt }: GrantFacts): string {
  const canChange = grantedScopes(scopes).some((scope) => !isReadScope(scope))
  return [
    t(canChange ? 'grantReadsAndChanges' : 'grantReads'),
    profile ? t('grantOfProfile', { name: profile.name }) : t('grantOfTeam'),
    t('grantedAtTime', { time: timeAgo(grantedAt) }),
    lastUsedAt ? t('lastUsed', { time: timeAgo(lastUsedAt) }) : t('neverUsed'),
  ].join(' · ')
}
