import { useState } from 'react'
import { revokeTokenTitle } from '../../action.ts'
import { useOperation } from '../../api.ts'
import {
  CreateApiTokenDocument,
  type CreateApiTokenMutation,
  RevokeTokenDocument,
  RotateApiTokenDocument,
  TokensOfTeamDocument,
  type TokensOfTeamQuery,
} from '../../generated/graphql.ts'
import { MutationButton } from '../../list/record-page.tsx'
import { listUrl } from '../../list/url-parameters.ts'
import { lists } from '../../lists.ts'
import { ScopeList } from '../../scopes.tsx'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { Chip, distinctTitle, RecordLink, replacedUntil, timeAgo, timeText } from '../../values.tsx'
import { NewTokenButton } from './new-token.tsx'
import { RotateButton, showToken } from './rotate.tsx'
import { recordsPerSection, TeamSection } from './section.tsx'

type Token = TokensOfTeamQuery['apiTokens']['nodes'][number]

/** Valid tokens of a team. */
export function Tokens({ teamId }: { teamId: string }) {
  const { may } = useSession()
  const [now] = useState(() => new Date().toISOString())
  const isValid = [
    { OR: [{ revokedAt: { isNull: true } }, { revokedAt: { gt: now } }] },
    { OR: [{ expiresAt: { isNull: true } }, { expiresAt: { gt: now } }] },
  ]
  const { data, error, refetch } = useOperation(TokensOfTeamDocument, {
    where: { teamId: { eq: teamId }, AND: isValid },
    first: recordsPerSection,
  })
  // Tokens revoked after the query's `now` are no longer valid either.
  const tokens = (data?.apiTokens.nodes ?? []).filter(
    (token) => !token.revokedAt || replacedUntil(token),
  )
  return (
    <TeamSection
      title={labelFor('apiTokens')}
      isReady={data !== undefined}
      error={error}
      retry={refetch}
      empty={tokens.length === 0 ? t('noTokens') : undefined}
      all={data && { href: listUrl(lists.apiTokens, { teamId }), total: data.apiTokens.totalCount }}
      actions={
        may(CreateApiTokenDocument) && <NewTokenButton teamId={teamId} done={showNewToken} />
      }
    >
      <ul className="rows">
        {tokens.map((token) => (
          <TokenRow key={token.id} token={token} />
        ))}
      </ul>
    </TeamSection>
  )
}

function showNewToken(data: unknown): void {
  const { token, kept } = (data as CreateApiTokenMutation).issued
  showToken(token, kept)
}

function TokenRow({ token }: { token: Token }) {
  const { isOperator, may, session } = useSession()
  const { id, type, scopes, hint, isSession, user, lastUsedAt, expiresAt, revokedAt } = token
  const input = { apiTokenId: id }
  const isOwn = isOperator || user.id === session.userId
  const facts = [
    `${hint}…`,
    user.fullName,
    lastUsedAt ? t('lastUsed', { time: timeAgo(lastUsedAt) }) : t('neverUsed'),
    revokedAt
      ? t('rotatedUntil', { time: timeText(revokedAt) })
      : expiresAt && t('tokenEnds', { time: timeText(expiresAt) }),
  ]
  return (
    <li>
      <span>
        <span className="chips">
          <RecordLink record={token} />
          {isSession && <Chip value="SESSION" />}
          <Chip value={type} />
        </span>
        <small>{facts.filter(Boolean).join(' · ')}</small>
        {type === 'CUSTOM' && (
          <details>
            <summary>{t('scopeCount', { count: scopes.length })}</summary>
            <ScopeList scopes={scopes} isLong />
          </details>
        )}
      </span>
      <span className="actions">
        {!isSession && !revokedAt && isOwn && may(RotateApiTokenDocument) && (
          <RotateButton
            hint={t(isOperator ? 'rotateHint' : 'rotateOwnHint')}
            document={RotateApiTokenDocument}
            input={input}
            done={showNewToken}
          />
        )}
        {may(RevokeTokenDocument) && (
          <MutationButton
            name={t('revoke')}
            isFinal
            isDestructive
            change={{ document: RevokeTokenDocument, input }}
            title={revokeTokenTitle(distinctTitle(token))}
            record={token}
          />
        )}
      </span>
    </li>
  )
}
