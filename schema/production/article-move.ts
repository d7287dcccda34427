/** The moves of an article that a caller may make: the table of them is in the domain. */
import type { Session } from '../../src/access/session.js'
import {
  type PossibleMove,
  possibleMoves,
  type StatusPrefix,
  statusPrefixes,
} from '../../src/domain/production/workflow.js'
import { bounded } from '../core/addition.js'
import { builder } from '../core/builder.js'

const mutations = {
  approveBrief: 'APPROVE_BRIEF',
  requestBriefChanges: 'REQUEST_BRIEF_CHANGES',
  approveDraft: 'APPROVE_DRAFT',
  requestDraftChanges: 'REQUEST_DRAFT_CHANGES',
  setStatus: 'SET_ARTICLE_STATUS',
  publish: 'SET_ARTICLE_STATUS',
  correct: 'CORRECT_ARTICLE_STATUS',
} as const satisfies Record<PossibleMove['move'], string>

const ArticleMutation = builder.enumType('ArticleMutation', {
  description: 'A mutation that moves an article in the workflow.',
  values: {
    APPROVE_BRIEF: { description: '`approveBrief`.' },
    REQUEST_BRIEF_CHANGES: { description: '`requestBriefChanges`.' },
    APPROVE_DRAFT: { description: '`approveDraft`.' },
    REQUEST_DRAFT_CHANGES: { description: '`requestDraftChanges`.' },
    SET_ARTICLE_STATUS: { description: '`setArticleStatus`.' },
    CORRECT_ARTICLE_STATUS: { description: '`correctArticleStatus`.' },
  } satisfies Record<(typeof mutations)[PossibleMove['move']], object>,
})

interface MoveOfArticle extends PossibleMove {
  liveUrl: string | null
}

/** What a move cannot do without, beside the article and the status. */
const needed: Record<PossibleMove['move'], (article: MoveOfArticle) => string[]> = {
  approveBrief: () => [],
  requestBriefChanges: () => ['notes'],
  approveDraft: () => [],
  requestDraftChanges: () => ['notes'],
  setStatus: () => [],
  publish: ({ liveUrl }) => (liveUrl ? [] : ['liveUrl']),
  correct: () => ['reason'],
}

export const ArticleMove = builder.objectRef<MoveOfArticle>('ArticleMove').implement({
  description:
    'A move that the workflow allows from the status an article has. The mutation may refuse it still, such as publishing while a swap waits.',
  authScopes: { scope: [] },
  fields: (t) => ({
    mutation: t.field({
      type: ArticleMutation,
      description: 'The mutation that makes it.',
      resolve: ({ move }) => mutations[move],
    }),
    status: t.exposeString('to', { description: 'The status it leads to, by its prefix.' }),
    isExpected: t.exposeBoolean('isExpected', {
      description:
        'Whether it is the next step of an article with which all goes well; at most one of its moves is.',
    }),
    needs: t.stringList({
      description:
        "Fields of the mutation's input that it asks for, beside the article and the status: `liveUrl`, `notes` or `reason`.",
      extensions: bounded(1),
      resolve: (move) => needed[move.move](move),
    }),
  }),
})

/** As many as an operator has in a status. */
export const mostMoves = Math.max(
  ...statusPrefixes.map((status) => possibleMoves(true, status).length),
)

interface Standing {
  status: { prefix: string }
  liveUrl: string | null
  deletedAt: Date | null
}

/** What a caller may do with an article: nothing with one that is archived, nor by a token that may not change articles. */
export function movesOf(
  session: Session,
  { status, liveUrl, deletedAt }: Standing,
): MoveOfArticle[] {
  const isOperator = session.kind === 'operator'
  const mayChange = isOperator
    ? session.type !== 'read_only'
    : session.scopes.has('articles.update')
  if (deletedAt || !mayChange) return []
  return possibleMoves(isOperator, status.prefix as StatusPrefix).map((move) => ({
    ...move,
    liveUrl,
  }))
}
