import { Link, useLocation } from 'wouter'
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
import { type Operation, useGraph } from '../../graph.ts'
import { hrefOf } from '../../list/address.ts'
import { useRecord } from '../../list/record.ts'
import { RecordPage } from '../../list/record-page.tsx'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { Chip, distinctTitleOf, replacedUntil, timeText } from '../../values.tsx'
import { Replace, showToken } from './replace.tsx'

type Issued = { issued: { token: string; kept: Kept } }
type Kept = { id: string; name: string; expiresAt: string | null }
type Token = ApiTokensOfLineageQuery['tokens']['nodes'][number] | OperatorToken
type OperatorToken = OperatorTokensOfLineageQuery['tokens']['nodes'][number]

/** Operations on one kind of token. */
interface Asked {
  /** Input field of `rotate` for the token's ID. */
  key: string
  rotate: Operation<Issued, { input: never }>
  own: Operation<{ tokens: { nodes: { lineageId: string }[] } }, { id: string }>
  all: Operation<
    { tokens: { totalCount: number; nodes: Token[] } },
    { lineageId: string; first: number }
  >
}

const kinds: Record<'apiTokens' | 'operatorTokens', Asked> = {
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

interface OfKind {
  kind: keyof typeof kinds
  id: string
}

/** Token screen with rotation, and the token's predecessors and successors. */
export function TokenScreen({ kind, id }: OfKind) {
  const { isOperator, may } = useSession()
  const [, navigate] = useLocation()
  const { key, rotate } = kinds[kind]
  const list = lists[kind]
  const { record } = useRecord(list, id)
  const isInForce = record && !record.revokedAt && !isPast(record.expiresAt) && !record.isSession
  return (
    <RecordPage
      list={list}
      id={id}
      more={
        isInForce &&
        may(rotate) && (
          <Replace
            hint={t(isOperator ? 'rotateHint' : 'rotateOwnHint')}
            document={rotate}
            input={{ [key]: id }}
            done={(answer) => {
              const { token, kept } = (answer as Issued).issued
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

const shown = 20

/** Rotation history of a token, latest first. Hidden for a token that was never rotated. */
function Lineage({ kind, id }: OfKind) {
  const { own, all } = kinds[kind]
  const list = lists[kind]
  const lineageId = useGraph(own, { id }).data?.tokens.nodes[0]?.lineageId ?? ''
  const { data } = useGraph(all, { lineageId, first: shown }, { enabled: lineageId !== '' })
  const tokens = data?.tokens.nodes ?? []
  const place = tokens.findIndex((token) => token.id === id)
  if (tokens.length < 2 || place < 0) return null
  return (
    <section className="card">
      <h2>{t('lineage')}</h2>
      <ul className="rows">
        {tokens.map((token, at) => (
          <li key={token.id}>
            <span>
              {at === place ? (
                <b>{distinctTitleOf(token)}</b>
              ) : (
                <Link href={`/${list.path}/${token.id}`}>{distinctTitleOf(token)}</Link>
              )}
              <small>
                {[
                  t('madeAt', { time: timeText(token.createdAt) }),
                  replacedUntil(token) &&
                    t('replacedUntil', { time: timeText(replacedUntil(token)!) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            {at !== place && <Chip value={at < place ? 'SUCCESSOR' : 'PREDECESSOR'} />}
          </li>
        ))}
      </ul>
      {data && data.tokens.totalCount > shown && (
        <Link href={hrefOf(list, { lineageId })}>{t('all')}</Link>
      )}
    </section>
  )
}
