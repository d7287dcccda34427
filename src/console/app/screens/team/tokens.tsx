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
import { useSession } from '../../session.tsx'
import { nameOf, scopeName, t } from '../../texts/index.ts'
import { FormButton } from '../../ui/form.tsx'
import { ago, Chip, RecordLink, timeText } from '../../values.tsx'
import { NewToken } from './new-token.tsx'
import { Secret } from './secret.tsx'
import { Section, shown } from './section.tsx'

type Token = TokensOfTeamQuery['apiTokens']['nodes'][number]
type Issued = CreateApiTokenMutation['issued']

const overlaps = [
  ['0', 'overlapNone'],
  ['3600', 'overlapHour'],
  ['86400', 'overlapDay'],
  ['604800', 'overlapWeek'],
] as const

/** The tokens of a team that are in force. */
export function Tokens({ teamId }: { teamId: string }) {
  const { may } = useSession()
  const [issued, setIssued] = useState<Issued | null>(null)
  const [now] = useState(() => new Date().toISOString())
  const inForce = [
    { OR: [{ revokedAt: { isNull: true } }, { revokedAt: { gt: now } }] },
    { OR: [{ expiresAt: { isNull: true } }, { expiresAt: { gt: now } }] },
  ]
  const { data, error, refetch } = useGraph(TokensOfTeamDocument, {
    where: { teamId: { eq: teamId }, AND: inForce },
    first: shown,
  })
  // One that was revoked since then has ended as well.
  const tokens = (data?.apiTokens.nodes ?? []).filter(
    ({ revokedAt }) => !revokedAt || new Date(revokedAt) > new Date(),
  )
  const done = (answer: unknown) => setIssued((answer as CreateApiTokenMutation).issued)
  const ends = issued?.apiToken.expiresAt
  return (
    <Section
      title={nameOf('apiTokens')}
      isReady={data !== undefined}
      error={error}
      retry={refetch}
      empty={tokens.length === 0 ? t('noTokens') : undefined}
      all={data && { href: hrefOf(lists.apiTokens, { teamId }), total: data.apiTokens.totalCount }}
      actions={may(CreateApiTokenDocument) && <NewToken teamId={teamId} done={done} />}
    >
      <ul className="rows">
        {tokens.map((token) => (
          <Row key={token.id} token={token} done={done} />
        ))}
      </ul>
      <Secret
        title={t('tokenOnce', { name: issued?.apiToken.name ?? '' })}
        secret={issued?.token ?? null}
        close={() => setIssued(null)}
      >
        {t('tokenOnceHint')} {ends ? t('tokenEnds', { time: timeText(ends) }) : t('tokenLasts')}
      </Secret>
    </Section>
  )
}

function Row({ token, done }: { token: Token; done(answer: unknown): void }) {
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
        {type === 'CUSTOM' && <small>{scopes.map(scopeName).join(', ')}</small>}
      </span>
      <span className="chips">
        {isSession && <Chip value="SESSION" />}
        <Chip value={type} />
      </span>
      <span className="actions">
        {!isSession && !revokedAt && may(RotateApiTokenDocument) && (
          <FormButton
            name={t('rotate')}
            hint={t(isOperator ? 'rotateHint' : 'rotateOwnHint')}
            document={RotateApiTokenDocument}
            input={input}
            done={done}
            fields={[
              {
                name: 'overlapSeconds',
                type: 'select',
                label: t('overlap'),
                isNumber: true,
                choices: overlaps.map(([seconds, name]) => [seconds, t(name)]),
              },
            ]}
          />
        )}
        {may(RevokeTokenDocument) && (
          <Act name={t('revoke')} isFinal change={{ document: RevokeTokenDocument, input }} />
        )}
      </span>
    </li>
  )
}
