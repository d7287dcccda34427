import { CommentScreenDocument } from '../../generated/graphql.ts'
import { useGraph } from '../../graph.ts'
import { RecordPage } from '../../list/record-page.tsx'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { Own, Restore } from './discussion.tsx'

/** Comment screen, with actions for its author. */
export function CommentScreen({ id }: { id: string }) {
  const { may } = useSession()
  const enabled = may(CommentScreenDocument)
  const { data } = useGraph(CommentScreenDocument, { id }, { enabled })
  const [comment] = data?.comments.nodes ?? []
  return (
    <RecordPage
      list={lists.comments}
      id={id}
      more={comment?.isOwn && <Own comment={comment} />}
      restore={comment?.isOwn && <Restore comment={comment} />}
    />
  )
}
