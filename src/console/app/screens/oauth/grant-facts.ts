import { grantedScopes } from '../../scopes.tsx'
import { isReadScope } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { timeAgo } from '../../values.tsx'

interface GrantFacts {
  profile: { name: string } | null
  scopes: readonly string[]
  grantedAt: string
  lastUsedAt: string | null
}

/** Describes a grant in one line: what the application may do, where, since when, and its last use. */
export function grantFacts({ profile, scopes, grantedAt, lastUsedAt }: GrantFacts): string {
  const granted = grantedScopes(scopes)
  const canChange = granted.some((scope) => !isReadScope(scope))
  return [
    t(granted.length === 0 ? 'noScopes' : canChange ? 'grantReadsAndChanges' : 'grantReads'),
    profile ? t('grantOfProfile', { name: profile.name }) : t('grantOfTeam'),
    t('grantedAtTime', { time: timeAgo(grantedAt) }),
    lastUsedAt ? t('lastUsed', { time: timeAgo(lastUsedAt) }) : t('neverUsed'),
  ].join(' · ')
}
