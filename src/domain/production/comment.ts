import type { CommentVisibility, Prisma } from '../../../prisma/generated/client/client.js'
import type { Caller, Session } from '../../access/session.js'
import { tenantOf } from '../../access/tenancy.js'
import { AppError, type GivenParameters, invalidInput, notFound } from '../../errors/app-error.js'
import type { IssueCode } from '../../errors/issue-codes.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { randomBase58 } from '../../values/base58.js'
import { emit } from '../integration/event.js'
import type { Topic } from '../integration/event-topic.js'
import { lockArticle } from '../rules/lock.js'
import { trimmedText } from '../rules/text.js'

export const commentContent = trimmedText(10_000)

/** Displayed name of the author. */
export const commentAuthorName = trimmedText(200)

/** ID of the author in the integration. Stored for audits only. */
export const commentExternalId = trimmedText(255)

/**
 * Condition for the comments that a caller can see. Excludes archived comments and replies to
 * archived comments. A team sees only comments on its own articles, except internal ones.
 * @param includeArchived includes comments that were archived themselves: all for an operator, for
 * a team token those that it or its predecessors wrote
 */
export function commentsOf(caller: Session, includeArchived = false): Prisma.CommentWhereInput {
  return {
    ...tenantOf(caller, 'Comment'),
    ...(caller.kind === 'team' && { visibility: 'TEAM' }),
    ...(!includeArchived
      ? { deletedAt: null }
      : caller.kind === 'team' && {
          AND: { OR: [{ deletedAt: null }, { tokenLineageId: caller.lineageId }] },
        }),
    OR: [{ parentId: null }, { parent: { deletedAt: null } }],
  }
}

export interface NewComment {
  articleId: string
  content: string
  authorName: string
  authorEmail?: string | null
  authorExternalId?: string | null
  /** Reference of the root comment to reply to. */
  parentReference?: string | null
  /** INTERNAL is for operators only. Defaults to the visibility of the root comment, or TEAM. */
  visibility?: CommentVisibility | null
}

const commentSelect = {
  id: true,
  reference: true,
  articleId: true,
  content: true,
  visibility: true,
  authorName: true,
  tokenLineageId: true,
  createdAt: true,
  updatedAt: true,
  parent: { select: { reference: true } },
} as const

type SelectedComment = Prisma.CommentGetPayload<{ select: typeof commentSelect }>

/**
 * Creates a comment on an article, or a reply to a root comment of the article.
 * @returns the reference of the comment
 * @throws AppError not_found, operator_only (an internal comment), validation_failed (a parent that
 * cannot have this reply)
 */
export function createComment(db: Db, caller: Caller, input: NewComment): Promise<string> {
  const { articleId, content, authorName, authorEmail, authorExternalId } = input
  if (caller.kind === 'team' && input.visibility === 'INTERNAL') {
    throw new AppError('operator_only', 'Only an operator can write internal comments.')
  }
  return inTransaction(db, async (tx) => {
    const { teamId, now } = await lockArticle(tx, tenantOf(caller, 'Article'), articleId)
    const parent = await findParent(tx, caller, input)
    return addComment(tx, caller, {
      teamId,
      articleId,
      parentId: parent?.id,
      visibility: input.visibility ?? parent?.visibility ?? 'TEAM',
      content,
      authorName,
      authorEmail,
      authorExternalId,
      createdAt: now,
      updatedAt: now,
    })
  })
}

/**
 * Adds a comment to a locked article without checking permissions. The caller must have checked them.
 * @returns the reference of the comment
 */
export async function addComment(
  tx: Transaction,
  caller: Caller,
  data: Omit<Prisma.CommentUncheckedCreateInput, 'reference' | 'tokenLineageId' | 'userId'>,
): Promise<string> {
  const comment = await tx.comment.create({
    data: {
      ...data,
      reference: `c_${randomBase58(10)}`,
      tokenLineageId: caller.kind === 'team' ? caller.lineageId : null,
      userId: caller.userId,
    },
    select: commentSelect,
  })
  await announce(tx, caller, 'comment.created', comment)
  return comment.reference
}

/**
 * Finds the root comment that a comment replies to. It must be visible to the caller, not archived,
 * and of the same article.
 * @throws AppError validation_failed
 */
async function findParent(
  tx: Transaction,
  caller: Session,
  { articleId, parentReference, visibility }: NewComment,
) {
  if (parentReference === undefined || parentReference === null) return undefined
  const parentError = <Code extends IssueCode>(
    code: Code,
    message: string,
    ...parameters: GivenParameters<Code>
  ) => invalidInput(['parentReference'], code, message, ...parameters)
  const parent = await tx.comment.findFirst({
    where: { ...commentsOf(caller), articleId, reference: parentReference },
    select: { id: true, parentId: true, visibility: true },
  })
  if (!parent) throw parentError('unknown_id', 'is not the reference of a comment on the article')
  if (parent.parentId)
    throw parentError('reply_to_reply', 'is a reply; replies cannot have replies')
  if (parent.visibility === 'INTERNAL' && visibility === 'TEAM') {
    throw parentError('internal_parent', 'is internal, so its replies must be internal')
  }
  return parent
}

/** Reference of a comment. With `articleId`, only a comment of that article matches. */
export interface CommentKey {
  reference: string
  articleId?: string | null
}

/**
 * Changes the content of a comment.
 * @throws AppError not_found (also if archived), not_comment_author
 */
export function updateComment(
  db: Db,
  caller: Caller,
  key: CommentKey,
  content: string,
): Promise<void> {
  return changeOwn(db, caller, key, 'comment.updated', (comment, now) =>
    comment.content === content ? undefined : { content, updatedAt: now },
  )
}

/**
 * Archives a comment. The replies to a root comment are hidden with it.
 * @throws AppError not_found (also if archived), not_comment_author
 */
export function archiveComment(db: Db, caller: Caller, key: CommentKey): Promise<void> {
  return changeOwn(db, caller, key, 'comment.archived', (_comment, now) => ({
    deletedAt: now,
    updatedAt: now,
  }))
}

/**
 * Restores an archived comment. The replies to a root comment become visible again. Emits
 * `comment.updated`, because no topic exists for restoring.
 * @throws AppError not_found (not archived, or a reply to an archived comment), not_comment_author
 */
export function restoreComment(db: Db, caller: Caller, key: CommentKey): Promise<void> {
  const archived = { deletedAt: { not: null } }
  const restored = (_comment: SelectedComment, now: Date) => ({ deletedAt: null, updatedAt: now })
  return changeOwn(db, caller, key, 'comment.updated', restored, archived)
}

function changeOwn(
  db: Db,
  caller: Caller,
  { reference, articleId }: CommentKey,
  topic: 'comment.created' | 'comment.updated' | 'comment.archived',
  change: (comment: SelectedComment, now: Date) => Prisma.CommentUpdateInput | undefined,
  also: Prisma.CommentWhereInput = {},
): Promise<void> {
  const where = { ...commentsOf(caller), reference, ...(articleId && { articleId }), ...also }
  return inTransaction(db, async (tx) => {
    const found = await tx.comment.findFirst({ where, select: { articleId: true } })
    if (!found) throw notFound('Comment')
    const { now } = await lockArticle(tx, tenantOf(caller, 'Article'), found.articleId)
    // Read again under the lock, because it may have been archived.
    const comment = await tx.comment.findFirst({ where, select: commentSelect })
    if (!comment) throw notFound('Comment')
    requireAuthor(caller, comment)
    const data = change(comment, now)
    if (!data) return
    const { id } = comment
    await announce(
      tx,
      caller,
      topic,
      await tx.comment.update({ where: { id }, data, select: commentSelect }),
    )
  })
}

/**
 * Whether the caller owns a comment. A comment belongs to a token and its successors; a comment of
 * an operator belongs to all operators.
 */
export const isOwn = (
  caller: Session,
  { tokenLineageId }: Pick<SelectedComment, 'tokenLineageId'>,
) => tokenLineageId === (caller.kind === 'team' ? caller.lineageId : null)

function requireAuthor(caller: Session, comment: SelectedComment): void {
  if (isOwn(caller, comment)) return
  throw new AppError(
    'not_comment_author',
    'Only the API token that created a comment, or its successor, can change or archive it.',
  )
}

/**
 * Emits the event of a comment. Internal comments have no events, because webhooks belong to teams.
 */
async function announce(
  tx: Transaction,
  actor: Caller,
  topic: Extract<Topic, `comment.${string}`>,
  comment: SelectedComment,
): Promise<void> {
  if (comment.visibility === 'INTERNAL') return
  await emit(tx, actor, topic, comment.articleId, {
    comment: {
      id: comment.reference,
      content: comment.content,
      author: { name: comment.authorName },
      parent_comment_id: comment.parent?.reference ?? null,
      created_at: comment.createdAt.toISOString(),
      updated_at: comment.updatedAt.toISOString(),
    },
    article_id: comment.articleId,
  })
}
