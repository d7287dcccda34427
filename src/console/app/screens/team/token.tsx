import { Link, useLocation } from 'wouter'
import { type Operation, useOperation } from '../../api.ts'
import {
  ApiTokenLineageDocument,
  ApiTokensOfLineageDocument,
  type ApiTokensOfLineageQuery,
  OperatorTokenLineageDocument,
  OperatorTokensOfLineageDocument,
  type OperatorTokensOfLineageQuery,
  RotateApiTokenDocument,
  RotateOperatorTokenDocument,
} from '../../generated/graphql.ts'
import { RecordPage } from '../../list/record-page.tsx'
import { listUrl } from '../../list/url-parameters.ts'
import { useRecord } from '../../list/use-record.ts'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { Chip, distinctTitle, replacedUntil, timeText } from '../../values.tsx'
import { RotateButton, showToken } from './rotate.tsx'

type RotateResult = { issued: { token: string; kept: RotatedToken } }
type RotatedToken = { id: string; name: string; expiresAt: string | null }
type Token = ApiTokensOfLineageQuery['tokens']['nodes'][number] | OperatorToken
type OperatorToken = OperatorTokensOfLineageQuery['tokens']['nodes'][number]

/** Operations on one kind of token. */
interface TokenOperations {
  /** Input field of `rotate` for the token's ID. */
  key: string
  rotate: Operation<RotateResult, { input: never }>
  own: Operation<{ tokens: { nodes: { lineageId: string }[] } }, { id: string }>
  all: Operation<
    { tokens: { totalCount: number; nodes: Token[] } },
    { lineageId: string; first: number }
  >
}

const tokenOperations: Record<'apiTokens' | 'operatorTokens', TokenOperations> = {
  apiTokens: {
    key: 'apiTokenId',
    rotate: RotateApiTokenDocument,
    own: ApiTokenLineageDocument,
    all: ApiTokensOfLineageDocument,
  },
  operatorTokens: {
    key: 'operatorTokenId',
    rotate: RotateOperatorTokenDocument,
    own: OperatorTokenLineageDocument,
    all: OperatorTokensOfLineageDocument,
  },
}

interface TokenProps {
  kind: keyof typeof tokenOperations
  id: string
}

/** Token screen with rotation, and the token's predecessors and successors. */
export function TokenScreen({ kind, id }: TokenProps) {
  const { isOperator, may, session } = useSession()
  const [, navigate] = useLocation()
  const { key, rotate } = tokenOperations[kind]
  const list = lists[kind]
  const { record } = useRecord(list, id)
  // Every kind of token has a user.
  const user = record?.user as { id: string } | undefined
  const isOwn = isOperator || user?.id === session.userId
  const isValid = record && !record.revokedAt && !isPast(record.expiresAt) && !record.isSession
  return (
    <RecordPage
      list={list}
      id={id}
      // Only sessions are opened by a method of signing in.
      hiddenFields={record?.isSession ? [] : ['isSession', 'signInMethod']}
      moreActions={
        isValid &&
        isOwn &&
        may(rotate) && (
          <RotateButton
            hint={t(isOperator ? 'rotateHint' : 'rotateOwnHint')}
            document={rotate}
            input={{ [key]: id }}
            done={(data) => {
              const { token, kept } = (data as RotateResult).issued
              showToken(token, kept)
              navigate(`/${list.path}/${kept.id}`)
            }}
          />
        )
      }
    >
      <Lineage kind={kind} id={id} />
    </RecordPage>
  )
}

const isPast = (time: unknown) => typeof time === 'string' && new Date(time) <= new Date()

const tokensShown = 20

/** Rotation history of a token, latest first. Hidden for a token that was never rotated. */
function Lineage({ kind, id }: TokenProps) {
  const { own, all } = tokenOperations[kind]
  const list = lists[kind]
  const lineageId = useOperation(own, { id }).data?.tokens.nodes[0]?.lineageId ?? ''
  const { data } = useOperation(
    all,
    { lineageId, first: tokensShown },
    { enabled: lineageId !== '' },
  )
  const tokens = data?.tokens.nodes ?? []
  const position = tokens.findIndex((token) => token.id === id)
  if (tokens.length < 2 || position < 0) return null
  return (
    <section className="card">
      <h2>{t('rotationHistory')}</h2>
      <ul className="rows">
        {tokens.map((token, at) => (
          <li key={token.id}>
            <span>
              {at === position ? (
                <b>{distinctTitle(token)}</b>
              ) : (
                <Link href={`/${list.path}/${token.id}`}>{distinctTitle(token)}</Link>
              )}
              <small>
                {[
                  t('createdAtTime', { time: timeText(token.createdAt) }),
                  replacedUntil(token) &&
                    t('rotatedUntil', { time: timeText(replacedUntil(token)!) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            {at !== position && <Chip value={at < position ? 'SUCCESSOR' : 'PREDECESSOR'} />}
          </li>
        ))}
      </ul>
      {data && data.tokens.totalCount > tokensShown && (
        <Link href={listUrl(list, { lineageId })}>{t('all')}</Link>
      )}
    </section>
  )
}
