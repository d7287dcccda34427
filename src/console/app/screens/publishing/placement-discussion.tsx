import { useOperation } from '../../api.ts'
import {
  CreatePlacementCommentDocument,
  PlacementDiscussionDocument,
} from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { CommentForm } from '../../ui/comment-form.tsx'
import { numberText, timeText } from '../../values.tsx'
import { TeamSection } from '../team/section.tsx'

/** Discussion of a placement between its publisher and the operators, oldest first. */
export function PlacementDiscussion({ placementId }: { placementId: string }) {
  const { may } = useSession()
  const { data, error, refetch } = useOperation(PlacementDiscussionDocument, { id: placementId })
  const { nodes = [], totalCount = 0 } = data?.placementComments ?? {}
  const omitted = totalCount - nodes.length
  return (
    <TeamSection
      title={t('discussion')}
      hint={t('discussionOfPlacement')}
      isReady={data !== undefined}
      error={error}
      retry={refetch}
    >
      {omitted > 0 && (
        <p className="hint">{t('omittedComments', { count: numberText(omitted) })}</p>
      )}
      <ul className="comments">
        {nodes.toReversed().map(({ id, party, authorName, content, createdAt }) => (
          <li key={id}>
            <article className="comment">
              <p>
                <b>{authorName}</b>{' '}
                <small>
                  {t(`author${party}`)} · {timeText(createdAt)}
                </small>
              </p>
              <p className="text">{content}</p>
            </article>
          </li>
        ))}
      </ul>
      {may(CreatePlacementCommentDocument) && (
        <CommentForm document={CreatePlacementCommentDocument} input={{ placementId }} />
      )}
    </TeamSection>
  )
}
