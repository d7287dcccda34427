import { useState } from 'react'
import {
  CreateApiTokenDocument,
  type CreateApiTokenMutation,
  RevokeTokenDocument,
  RotateApiTokenDocument,
  TokensOfTeamDocument,
  type TokensOfTeamQuery,
} from '../../generated/graphql.ts'
import { useGraph } from '../../graph.ts'
import { hrefOf } from '../../list/address.ts'
import { Act } from '../../list/record-page.tsx'
import { lists } from '../../lists.ts'
import { Rights } from '../../rights.tsx'
import { useSession } from '../../session.tsx'
import { nameOf, t } from '../../texts/index.ts'
import { ago, Chip, RecordLink, replacedUntil, timeText } from '../../values.tsx'
import { NewToken } from './new-token.tsx'
import { Replace, showToken } from './replace.tsx'
import { Section, shown } from './section.tsx'

type Token = TokensOfTeamQuery['apiTokens']['nodes'][number]

/** Valid tokens of a team. */
export function Tokens({ teamId }: { teamId: string }) {
  const { may } = useSession()
  const [now] = useState(() => new Date().toISOString())
  const inForce = [
    { OR: [{ revokedAt: { isNull: true } }, { revokedAt: { gt: now } }] },
    { OR: [{ expiresAt: { isNull: true } }, { expiresAt: { gt: now } }] },
  ]
  const { data, error, refetch } = useGraph(TokensOfTeamDocument, {
    where: { teamId: { eq: teamId }, AND: inForce },
    first: shown,
  })
  // Tokens revoked after the query's `now` are no longer valid either.
  const tokens = (data?.apiTokens.nodes ?? []).filter(
    (token) => !token.revokedAt || replacedUntil(token),
  )
  return (
    <Section
      title={nameOf('apiTokens')}
      isReady={data !== undefined}
      error={error}
      retry={refetch}
      empty={tokens.length === 0 ? t('noTokens') : undefined}
      all={data && { href: hrefOf(lists.apiTokens, { teamId }), total: data.apiTokens.totalCount }}
      actions={may(CreateApiTokenDocument) && <NewToken teamId={teamId} done={showNew} />}
    >
      <ul className="rows">
        {tokens.map((token) => (
          <Row key={token.id} token={token} />
        ))}
      </ul>
    </Section>
  )
}

function showNew(answer: unknown): void {
  const { token, kept } = (answer as CreateApiTokenMutation).issued
  showToken(token, kept)
}

function Row({ token }: { token: Token }) {
  const { isOperator, may } = useSession()
  const { id, type, scopes, hint, isSession, user, lastUsedAt, expiresAt, revokedAt } = token
  const input = { apiTokenId: id }
  const facts = [
    `${hint}…`,
    user.fullName,
    lastUsedAt ? t('lastUsed', { time: ago(lastUsedAt) }) : t('neverUsed'),
    revokedAt
      ? t('replacedUntil', { time: timeText(revokedAt) })
      : expiresAt && t('tokenEnds', { time: timeText(expiresAt) }),
  ]
  return (
    <li>
      <span>
        <RecordLink record={token} />
        <small>{facts.filter(Boolean).join(' · ')}</small>
        {type === 'CUSTOM' && (
          <details>
            <summary>{t('rightsCount', { count: scopes.length })}</summary>
            <Rights scopes={scopes} isLong />
          </details>
        )}
      </span>
      <span className="chips">
        {isSession && <Chip value="SESSION" />}
        <Chip value={type} />
      </span>
      <span className="actions">
        {!isSession && !revokedAt && may(RotateApiTokenDocument) && (
          <Replace
            hint={t(isOperator ? 'rotateHint' : 'rotateOwnHint')}
            document={RotateApiTokenDocument}
            input={input}
            done={showNew}
          />
        )}
        {may(RevokeTokenDocument) && (
          <Act
            name={t('revoke')}
            isFinal
            change={{ document: RevokeTokenDocument, input }}
            record={token}
          />
        )}
      </span>
    </li>
  )
}
