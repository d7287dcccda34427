import { Link } from 'wouter'
import { restorePrevious } from '../../change.ts'
import {
  AssignOrderItemsDocument,
  CreateCampaignDocument,
  SetArticleFilesDocument,
  UpdateArticleDocument,
  UpdateCampaignDocument,
} from '../../generated/graphql.ts'
import { questionnaire as answerNames } from '../../list/record-forms.tsx'
import { useSession } from '../../session.tsx'
import { createFormTexts } from '../../texts/create-forms.ts'
import { labelFor, language, t } from '../../texts/index.ts'
import { inputFields, referenceField } from '../../ui/fields.tsx'
import { EditButton, FormButton } from '../../ui/form.tsx'
import { TypedValue } from '../../values.tsx'
import { UploadQuestionnaire } from '../campaign/upload-questionnaire.tsx'
import { hasDraft } from './draft.tsx'
import type { ArticleDetails } from './types.ts'

type May = ReturnType<typeof useSession>['may']

/** Returns the texts of a brief by field: the requirements of the outlet, and the description and questionnaire of the campaign. */
function textsOf({ campaign, product }: ArticleDetails): [name: string, text: string][] {
  const { fileName, fileUrl, ...answers } = campaign?.questionnaire ?? {}
  const texts = [
    ['requirements', product.requirements] as const,
    ['description', campaign?.description] as const,
    ...Object.entries(answers).filter(([name]) => name !== '__typename'),
  ]
  return texts.filter((text): text is [string, string] => Boolean(text[1]))
}

/** Whether an article has neither a document, nor a file, nor a text as its brief. */
const isBriefEmpty = (article: ArticleDetails) =>
  !article.briefSharedDocUrl &&
  !article.campaign?.questionnaire?.fileUrl &&
  textsOf(article).length === 0

/** Whether an article can be assigned to its first campaign. */
const isAssignable = ({ campaign, orderItem }: ArticleDetails, may: May) =>
  !campaign && !orderItem.isRefunded && may(AssignOrderItemsDocument)

/** Whether the expected next step is to assign the article to a campaign, because it has neither a brief nor a draft. */
export const isCampaignNext = (article: ArticleDetails, may: May): boolean =>
  isAssignable(article, may) && isBriefEmpty(article) && !hasDraft(article)

/** Whether a transition offers a brief for review that the article does not have. */
export const isBriefMissing = (article: ArticleDetails, { status }: { status: string }): boolean =>
  status === 'brief-ready-for-review' && isBriefEmpty(article)

/** Brief of an article: its document, the requirements of the outlet, and the campaign's questionnaire. */
export function Brief({ article }: { article: ArticleDetails }) {
  const { may } = useSession()
  const { campaign, briefSharedDocUrl, orderItem } = article
  const { fileName, fileUrl } = campaign?.questionnaire ?? {}
  const texts = textsOf(article)
  const canAssign = isAssignable(article, may)
  return (
    <section className="card">
      <header className="heading">
        <h2>{t('brief')}</h2>
        <BriefActions article={article} />
      </header>
      {canAssign && !briefSharedDocUrl ? (
        <p className="hint">{t('noCampaignForBrief')}</p>
      ) : (
        isBriefEmpty(article) && <p className="hint">{t('noBrief')}</p>
      )}
      {canAssign && (
        <div className="actions">
          <FormButton
            name={t('assignCampaign')}
            document={AssignOrderItemsDocument}
            input={{ orderItemIds: [orderItem.id] }}
            fields={[referenceField('campaignId')]}
            isPrimary={isCampaignNext(article, may)}
          />
          {may(CreateCampaignDocument) && (
            <Link className="button" href="/campaigns?create=form">
              {createFormTexts.campaigns[0][language]}
            </Link>
          )}
        </div>
      )}
      <dl className="fields">
        {briefSharedDocUrl && (
          <div>
            <dt>{labelFor('briefSharedDocUrl')}</dt>
            <dd>
              <TypedValue kind="String" value={briefSharedDocUrl} />
            </dd>
          </div>
        )}
        {fileUrl && (
          <div>
            <dt>{labelFor('fileName')}</dt>
            <dd>
              <a href={fileUrl} download>
                {fileName}
              </a>
            </dd>
          </div>
        )}
        {texts.map(([name, text]) => (
          <div key={name} data-wide>
            <dt>{labelFor(name)}</dt>
            <dd className="text">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Buttons that edit the questionnaire of the article's campaign, and the link to the document of the brief. */
function BriefActions({ article }: { article: ArticleDetails }) {
  const { may } = useSession()
  const { id: articleId, campaign, briefSharedDocUrl } = article
  const link = { document: UpdateArticleDocument, input: { articleId } }
  // Copies, because the type of the query has no index signature.
  const given: Record<string, unknown> = { ...campaign?.questionnaire }
  const answers = Object.fromEntries(
    answerNames.split(' ').map((name) => [name, given[name] ?? null]),
  )
  const change = { document: UpdateCampaignDocument, input: { campaignId: campaign?.id } }
  return (
    <span className="actions">
      {may(UpdateArticleDocument) && (
        <EditButton
          {...link}
          name={t('linkBrief')}
          fields={inputFields('UpdateArticleInput', 'briefSharedDocUrl', article)}
          undo={restorePrevious(link, { briefSharedDocUrl })}
        />
      )}
      {campaign && !may(SetArticleFilesDocument) && (
        <UploadQuestionnaire
          name={t('attachToBrief')}
          campaignId={campaign.id}
          teamId={article.teamId}
        />
      )}
      {campaign && may(UpdateCampaignDocument) && (
        <EditButton
          {...change}
          name={t('editBrief')}
          hint={t('editBriefHint', { name: campaign.name })}
          fields={inputFields('UpdateCampaignInput', answerNames, answers)}
          undo={restorePrevious(change, answers)}
        />
      )}
    </span>
  )
}
