import { Link } from 'wouter'
import { useOperation } from '../../api.ts'
import { restorePrevious } from '../../change.ts'
import {
  AssignOrderItemsDocument,
  CampaignScreenDocument,
  type CampaignScreenQuery,
  CheckoutCartDocument,
  UpdateCampaignDocument,
} from '../../generated/graphql.ts'
import { questionnaire as answerNames } from '../../list/record-forms.tsx'
import { RecordPage } from '../../list/record-page.tsx'
import { ReferenceInput } from '../../list/reference.tsx'
import { listUrl } from '../../list/url-parameters.ts'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { labelFor, statusName, t } from '../../texts/index.ts'
import { inputFields } from '../../ui/fields.tsx'
import { EditButton, FormButton } from '../../ui/form.tsx'
import { numberText } from '../../values.tsx'
import { UploadQuestionnaire } from './upload-questionnaire.tsx'

type Campaign = NonNullable<CampaignScreenQuery['campaign']>

/** Campaign screen: the record, its articles by status, and its brief for the writers. */
export function CampaignScreen({ id }: { id: string }) {
  const { may } = useSession()
  const enabled = may(CampaignScreenDocument)
  const campaign = useOperation(CampaignScreenDocument, { id }, { enabled }).data?.campaign
  return (
    <RecordPage
      list={lists.campaigns}
      id={id}
      hiddenFields={['totalArticles']}
      menu={{ forms: [], actions: ['archive'] }}
      moreActions={
        may(lists.articles.page) && (
          <Link className="button" href={`/articles/board?campaignId=${id}`}>
            {t('board')}
          </Link>
        )
      }
    >
      {campaign && <ArticlesByStatus campaign={campaign} />}
      {campaign && <Brief campaign={campaign} />}
    </RecordPage>
  )
}

function ArticlesByStatus({ campaign }: { campaign: Campaign }) {
  const { id, statusCounts } = campaign
  const counts = statusCounts.filter(({ count }) => count > 0)
  if (counts.length === 0) return <NoArticles campaign={campaign} />
  const most = Math.max(...counts.map(({ count }) => count))
  return (
    <section className="card">
      <h2>{t('articlesByStatus')}</h2>
      <ul className="meters">
        {counts.map(({ prefix, count, status }) => (
          <li key={prefix}>
            <Link href={listUrl(lists.articles, { campaignId: id, status: prefix })}>
              <span>{statusName(status)}</span>
              <span className="meter">
                <i style={{ width: `${(count / most) * 100}%`, background: status.color }} />
              </span>
              <b>{numberText(count)}</b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Empty list of articles, with the ways to add one: order placements, or assign an ordered item. */
function NoArticles({ campaign: { id, profile } }: { campaign: Campaign }) {
  const { may, isOperator } = useSession()
  const canOrder = !isOperator && may(CheckoutCartDocument)
  return (
    <section className="card">
      <h2>{t('articles')}</h2>
      <p className="hint">{t('noArticlesInCampaign')}</p>
      <div className="actions">
        {canOrder && (
          <Link className="button primary" href="/catalogue">
            {t('orderPlacements')}
          </Link>
        )}
        {may(AssignOrderItemsDocument) && (
          <FormButton
            name={t('assignItem')}
            message={t('itemAssigned')}
            isPrimary={!canOrder}
            document={AssignOrderItemsDocument}
            input={{ campaignId: id }}
            inputOf={({ orderItemId }) => ({ orderItemIds: [orderItemId] })}
            fields={[
              {
                name: 'orderItemId',
                label: labelFor('orderItem'),
                required: true,
                control: (set) => (
                  <ReferenceInput
                    type="OrderItem"
                    change={set}
                    where={{
                      profileId: { eq: profile.id },
                      campaignId: { isNull: true },
                      isRefunded: { eq: false },
                    }}
                  />
                ),
              },
            ]}
          />
        )}
      </div>
    </section>
  )
}

function Brief({ campaign: { id, teamId, questionnaire } }: { campaign: Campaign }) {
  const { may } = useSession()
  const change = { document: UpdateCampaignDocument, input: { campaignId: id } }
  // Copies, because the type of the query has no index signature.
  const answers: Record<string, unknown> = { ...questionnaire }
  const given = answerNames.split(' ').filter((name) => Boolean(answers[name]))
  const { fileName, fileUrl } = questionnaire ?? {}
  return (
    <section className="card">
      <header className="heading">
        <h2>{t('brief')}</h2>
        <span className="actions">
          <UploadQuestionnaire name={t('attachToBrief')} campaignId={id} teamId={teamId} />
          {may(UpdateCampaignDocument) && (
            <EditButton
              {...change}
              name={t('editBrief')}
              fields={inputFields('UpdateCampaignInput', answerNames, answers)}
              undo={restorePrevious(change, answers)}
            />
          )}
        </span>
      </header>
      {given.length === 0 && !fileName && <p className="hint">{t('emptyBrief')}</p>}
      <dl className="fields">
        {fileName && (
          <div>
            <dt>{labelFor('fileName')}</dt>
            <dd>
              {fileUrl ? (
                <a href={fileUrl} download>
                  {fileName}
                </a>
              ) : (
                fileName
              )}
            </dd>
          </div>
        )}
        {given.map((name) => (
          <div key={name} data-wide>
            <dt>{labelFor(name)}</dt>
            <dd className="text">{String(answers[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
