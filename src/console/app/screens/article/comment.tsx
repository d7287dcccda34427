import { useOperation } from '../../api.ts'
import { CommentScreenDocument } from '../../generated/graphql.ts'
import { RecordPage } from '../../list/record-page.tsx'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { AuthorActions, RestoreButton } from './discussion.tsx'

/** Comment screen, with actions for its author. */
export function CommentScreen({ id }: { id: string }) {
  const { may } = useSession()
  const enabled = may(CommentScreenDocument)
  const { data } = useOperation(CommentScreenDocument, { id }, { enabled })
  const [comment] = data?.comments.nodes ?? []
  return (
    <RecordPage
      list={lists.comments}
      id={id}
      moreActions={comment?.isOwn && <AuthorActions comment={comment} />}
      restoreActions={comment?.isOwn && <RestoreButton comment={comment} />}
    />
  )
}
