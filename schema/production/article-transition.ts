/** Status transitions of an article that a caller may make. The domain defines the transitions. */
import type { Session } from '../../src/access/session.js'
import {
  type AllowedArticleTransition,
  allowedArticleTransitions,
  type StatusPrefix,
  statusPrefixes,
} from '../../src/domain/production/workflow.js'
import { builder } from '../core/builder.js'
import { listSize } from '../core/description-suffix.js'

const mutations = {
  approveBrief: 'APPROVE_BRIEF',
  requestBriefChanges: 'REQUEST_BRIEF_CHANGES',
  approveDraft: 'APPROVE_DRAFT',
  requestDraftChanges: 'REQUEST_DRAFT_CHANGES',
  setStatus: 'SET_ARTICLE_STATUS',
  publish: 'SET_ARTICLE_STATUS',
  correct: 'CORRECT_ARTICLE_STATUS',
} as const satisfies Record<AllowedArticleTransition['transition'], string>

const ArticleMutation = builder.enumType('ArticleMutation', {
  description: 'Mutation that changes the status of an article.',
  values: {
    APPROVE_BRIEF: { description: '`approveBrief`.' },
    REQUEST_BRIEF_CHANGES: { description: '`requestBriefChanges`.' },
    APPROVE_DRAFT: { description: '`approveDraft`.' },
    REQUEST_DRAFT_CHANGES: { description: '`requestDraftChanges`.' },
    SET_ARTICLE_STATUS: { description: '`setArticleStatus`.' },
    CORRECT_ARTICLE_STATUS: { description: '`correctArticleStatus`.' },
  } satisfies Record<(typeof mutations)[AllowedArticleTransition['transition']], object>,
})

interface TransitionOfArticle extends AllowedArticleTransition {
  liveUrl: string | null
}

/** Required input fields of each transition, in addition to the article and the status. */
const requiredInputs: Record<
  AllowedArticleTransition['transition'],
  (article: TransitionOfArticle) => string[]
> = {
  approveBrief: () => [],
  requestBriefChanges: () => ['notes'],
  approveDraft: () => [],
  requestDraftChanges: () => ['notes'],
  setStatus: () => [],
  publish: ({ liveUrl }) => (liveUrl ? [] : ['liveUrl']),
  correct: () => ['reason'],
}

export const ArticleTransition = builder
  .objectRef<TransitionOfArticle>('ArticleTransition')
  .implement({
    description:
      "Transition that the workflow allows from the article's current status. The mutation can still fail, for example when publishing while a swap is pending.",
    authScopes: { scope: [] },
    fields: (t) => ({
      mutation: t.field({
        type: ArticleMutation,
        description: 'Mutation that makes the transition.',
        resolve: ({ transition }) => mutations[transition],
      }),
      status: t.exposeString('to', { description: 'Prefix of the new status.' }),
      isExpected: t.exposeBoolean('isExpected', {
        description:
          'Whether this is the next regular step in the workflow. At most one transition is.',
      }),
      needs: t.stringList({
        description:
          "Required fields of the mutation's input, in addition to the article and the status: `liveUrl`, `notes` or `reason`.",
        extensions: listSize(1),
        resolve: (transition) => requiredInputs[transition.transition](transition),
      }),
    }),
  })

/** Maximum number of transitions that an operator has in any status. */
export const maxTransitions = Math.max(
  ...statusPrefixes.map((status) => allowedArticleTransitions(true, status).length),
)

interface Standing {
  status: { prefix: string }
  liveUrl: string | null
  deletedAt: Date | null
}

/**
 * Returns the transitions that a caller may make. Empty for an archived article, and for a token
 * that may not change articles.
 */
export function listTransitions(
  session: Session,
  { status, liveUrl, deletedAt }: Standing,
): TransitionOfArticle[] {
  const isOperator = session.kind === 'operator'
  const mayChange = isOperator
    ? session.type !== 'read_only'
    : session.scopes.has('articles.update')
  if (deletedAt || !mayChange) return []
  return allowedArticleTransitions(isOperator, status.prefix as StatusPrefix).map((transition) => ({
    ...transition,
    liveUrl,
  }))
}
