import { useRef, useState } from 'react'
import { queryClient, request, useOperation } from '../../api.ts'
import { restorePrevious } from '../../change.ts'
import {
  ArchiveCommentDocument,
  ArchivedCommentsDocument,
  CreateCommentDocument,
  RestoreCommentDocument,
  UpdateCommentDocument,
} from '../../generated/graphql.ts'
import { MutationButton } from '../../list/record-page.tsx'
import { useLocalStorage } from '../../list/use-local-storage.ts'
import { useSession } from '../../session.tsx'
import { errorText } from '../../texts/error-messages.ts'
import { labelFor, t } from '../../texts/index.ts'
import { EditButton } from '../../ui/form.tsx'
import { Chip, numberText, timeText } from '../../values.tsx'
import type { ArticleDetails } from './types.ts'

export type CommentNode = Omit<ArticleDetails['comments']['nodes'][number], 'replies'>

/** Comments on an article, including internal notes for operators. */
export function Discussion({ article }: { article: ArticleDetails }) {
  const { may } = useSession()
  const [replyingTo, setReplyingTo] = useState<string | null>(null)
  const { nodes } = article.comments
  return (
    <section className="card">
      <h2>{t('discussion')}</h2>
      {nodes.length === 0 && <p className="hint">{t('noComments')}</p>}
      <ul className="comments">
        {nodes.map((comment) => (
          <li key={comment.id}>
            <CommentView comment={comment} />
            {comment.replies.nodes.length > 0 && (
              <ul>
                {comment.replies.nodes.map((reply) => (
                  <li key={reply.id}>
                    <CommentView comment={reply} />
                  </li>
                ))}
              </ul>
            )}
            {may(CreateCommentDocument) &&
              (replyingTo === comment.reference ? (
                <CommentForm
                  articleId={article.id}
                  parent={comment.reference}
                  done={() => setReplyingTo(null)}
                />
              ) : (
                <button
                  type="button"
                  className="quiet"
                  onClick={() => setReplyingTo(comment.reference)}
                >
                  {t('reply')}
                </button>
              ))}
          </li>
        ))}
      </ul>
      {may(ArchivedCommentsDocument) && <ArchivedComments articleId={article.id} />}
      {may(CreateCommentDocument) && !replyingTo && <CommentForm articleId={article.id} />}
    </section>
  )
}

const maxArchived = 100

/** Archived comments that the token can read. */
function ArchivedComments({ articleId }: { articleId: string }) {
  const { data } = useOperation(ArchivedCommentsDocument, { articleId, first: maxArchived })
  const { nodes = [], totalCount = 0 } = data?.comments ?? {}
  if (totalCount === 0) return null
  return (
    <details>
      <summary>{t('archivedComments', { count: numberText(totalCount) })}</summary>
      <ul className="comments">
        {nodes.map((comment) => (
          <li key={comment.id}>
            <CommentView comment={comment} isArchived />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Comment with its author, time and, for its author, actions. */
export function CommentView({
  comment,
  isArchived = false,
}: {
  comment: CommentNode
  isArchived?: boolean
}) {
  const { createdAt, updatedAt } = comment
  return (
    <article className="comment" data-internal={comment.visibility === 'INTERNAL' || undefined}>
      <p>
        <b>{comment.author.name}</b> <small>{timeText(createdAt)}</small>
        {updatedAt !== createdAt && <small>{t('changedAt', { time: timeText(updatedAt) })}</small>}
        {comment.visibility === 'INTERNAL' && <Chip value="INTERNAL" />}
        {comment.isOwn &&
          (isArchived ? <RestoreButton comment={comment} /> : <AuthorActions comment={comment} />)}
      </p>
      <p className="text">{comment.content}</p>
    </article>
  )
}

/** Edit and archive actions for the author of a comment. */
export function AuthorActions({ comment: { reference, content } }: { comment: CommentNode }) {
  const { may } = useSession()
  const change = { document: UpdateCommentDocument, input: { reference } }
  return (
    <span className="actions">
      {may(UpdateCommentDocument) && (
        <EditButton
          {...change}
          of={labelFor('comment')}
          fields={[{ name: 'content', type: 'textarea', required: true, rows: 8, value: content }]}
          undo={restorePrevious(change, { content })}
        />
      )}
      {may(ArchiveCommentDocument) && (
        <MutationButton
          name={t('archive')}
          change={{ document: ArchiveCommentDocument, input: { reference } }}
          undo={() => ({ document: RestoreCommentDocument, input: { reference } })}
        />
      )}
    </span>
  )
}

/** Button that restores an archived comment. */
export function RestoreButton({ comment: { reference } }: { comment: CommentNode }) {
  const { may } = useSession()
  const input = { reference }
  if (!may(RestoreCommentDocument)) return null
  return (
    <span className="actions">
      <MutationButton
        name={t('restore')}
        change={{ document: RestoreCommentDocument, input }}
        undo={() => ({ document: ArchiveCommentDocument, input })}
      />
    </span>
  )
}

function CommentForm({
  articleId,
  parent,
  done,
}: {
  articleId: string
  parent?: string
  done?(): void
}) {
  const { isOperator, session } = useSession()
  const [name, storeName] = useLocalStorage('author', '')
  const [error, setError] = useState<string | null>(null)
  const [isInternal, setInternal] = useState(false)
  const text = useRef<HTMLTextAreaElement>(null)
  const canChoose = isOperator && !parent
  return (
    <form
      className="write"
      onSubmit={async (event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const authorName = session.userName || String(form.get('authorName'))
        if (!session.userName) storeName(authorName)
        try {
          await request(CreateCommentDocument, {
            input: {
              articleId,
              authorName,
              content: String(form.get('content')),
              ...(parent && { parentReference: parent }),
              ...(canChoose && isInternal && { visibility: 'INTERNAL' as const }),
            },
          })
          // Keep “internal” checked, so that a follow-up note does not become public by accident.
          if (text.current) text.current.value = ''
          setError(null)
          done?.()
          await queryClient.invalidateQueries({ queryKey: ['ArticleScreen'] })
        } catch (error) {
          setError(errorText(error).text)
        }
      }}
    >
      <label>
        {t('comment')}
        <textarea ref={text} name="content" rows={3} required />
      </label>
      {!session.userName && (
        <label>
          <span data-required>{t('yourName')}</span>
          <input name="authorName" required defaultValue={name} autoComplete="name" />
        </label>
      )}
      {error && (
        <p className="fault" role="alert">
          {error}
        </p>
      )}
      <div className="actions">
        <button type="submit">
          {t(!canChoose ? 'send' : isInternal ? 'sendNote' : 'sendToTeam')}
        </button>
        {canChoose && (
          <label>
            <input
              type="checkbox"
              checked={isInternal}
              onChange={({ target }) => setInternal(target.checked)}
            />
            {t('internal')}
          </label>
        )}
        {session.userName && <small>{t('writtenAs', { name: session.userName })}</small>}
      </div>
    </form>
  )
}
