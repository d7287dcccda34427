import { useRef, useState } from 'react'
import { refetchAll, runMutation } from '../../change.ts'
import {
  type AssignmentScreenQuery,
  CreateAssignmentCommentDocument,
} from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { errorText } from '../../texts/error-messages.ts'
import { t } from '../../texts/index.ts'
import { timeText } from '../../values.tsx'

export type AssignmentDetails = NonNullable<AssignmentScreenQuery['assignment']>

/** Discussion of an assigned article, with the party of each author instead of the name. */
export function AssignmentDiscussion({ assignment }: { assignment: AssignmentDetails }) {
  const { may } = useSession()
  const { articleId, comments } = assignment
  return (
    <section className="card">
      <h2>{t('discussion')}</h2>
      <p className="hint">{comments.length === 0 ? t('noComments') : t('discussionOfWriter')}</p>
      <ul className="comments">
        {comments.map(({ reference, content, party, isOwn, createdAt }) => (
          <li key={reference}>
            <article className="comment">
              <p>
                <b>{isOwn ? t('you') : t(`author${party}`)}</b> <small>{timeText(createdAt)}</small>
              </p>
              <p className="text">{content}</p>
            </article>
          </li>
        ))}
      </ul>
      {may(CreateAssignmentCommentDocument) && <CommentForm articleId={articleId} />}
    </section>
  )
}

function CommentForm({ articleId }: { articleId: string }) {
  const [error, setError] = useState<string | null>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  return (
    <form
      className="write"
      onSubmit={async (event) => {
        event.preventDefault()
        const content = String(new FormData(event.currentTarget).get('content'))
        try {
          await runMutation({
            document: CreateAssignmentCommentDocument,
            input: { articleId, content },
          })
          if (text.current) text.current.value = ''
          setError(null)
          await refetchAll()
        } catch (error) {
          setError(errorText(error).text)
        }
      }}
    >
      <label>
        {t('comment')}
        <textarea ref={text} name="content" rows={3} required />
      </label>
      {error && (
        <p className="fault" role="alert">
          {error}
        </p>
      )}
      <div className="actions">
        <button type="submit" className="primary">
          {t('send')}
        </button>
      </div>
    </form>
  )
}
