import {
  type AssignmentScreenQuery,
  CreateAssignmentCommentDocument,
} from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { CommentForm } from '../../ui/comment-form.tsx'
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
      {may(CreateAssignmentCommentDocument) && (
        <CommentForm document={CreateAssignmentCommentDocument} input={{ articleId }} />
      )}
    </section>
  )
}
