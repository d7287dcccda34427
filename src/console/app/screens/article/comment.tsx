import { Link } from 'wouter'
import { useOperation } from '../../api.ts'
import { CommentScreenDocument } from '../../generated/graphql.ts'
import { RecordPage } from '../../list/record-page.tsx'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { AuthorActions, CommentView, RestoreButton } from './discussion.tsx'

/** Comment screen: the comment it replies to and its replies, with actions for its author. */
export function CommentScreen({ id }: { id: string }) {
  const { may, isOperator } = useSession()
  const enabled = may(CommentScreenDocument)
  const { data } = useOperation(CommentScreenDocument, { id }, { enabled })
  const [comment] = data?.comments.nodes ?? []
  const replies = comment?.replies.nodes ?? []
  return (
    <RecordPage
      list={lists.comments}
      id={id}
      // The heading links to the article.
      hiddenFields={isOperator ? ['article'] : ['article', 'reference']}
      moreActions={
        comment && (
          <>
            {comment.isOwn && <AuthorActions comment={comment} />}
            {may(lists.articles.page) && (
              <Link className="button" href={`/${lists.articles.path}/${comment.article.id}`}>
                {t('openDiscussion')}
              </Link>
            )}
          </>
        )
      }
      restoreActions={comment?.isOwn && <RestoreButton comment={comment} />}
    >
      {comment?.parent && (
        <section className="card">
          <h2>{t('inReplyTo')}</h2>
          <CommentView comment={comment.parent} />
        </section>
      )}
      {replies.length > 0 && (
        <section className="card">
          <h2>{t('replies')}</h2>
          <ul className="comments">
            {replies.map((reply) => (
              <li key={reply.id}>
                <CommentView comment={reply} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </RecordPage>
  )
}
