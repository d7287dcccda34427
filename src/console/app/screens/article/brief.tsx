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
import type { ArticleDetails } from './types.ts'

/** Brief of an article: its document, the requirements of the outlet, and the campaign's questionnaire. */
export function Brief({ article }: { article: ArticleDetails }) {
  const { may } = useSession()
  const { campaign, product, briefSharedDocUrl, orderItem } = article
  const { fileName, fileUrl, ...answers } = campaign?.questionnaire ?? {}
  const texts = [
    ['requirements', product.requirements] as const,
    ['description', campaign?.description] as const,
    ...Object.entries(answers).filter(([name]) => name !== '__typename'),
  ].filter((text): text is [string, string] => Boolean(text[1]))
  const canAssign = !campaign && orderItem && may(AssignOrderItemsDocument)
  const isEmpty = !briefSharedDocUrl && !fileUrl && texts.length === 0
  return (
    <section className="card">
      <header className="heading">
        <h2>{t('brief')}</h2>
        <BriefActions article={article} />
      </header>
      {canAssign && !briefSharedDocUrl ? (
        <p className="hint">{t('noCampaignForBrief')}</p>
      ) : (
        isEmpty && <p className="hint">{t('noBrief')}</p>
      )}
      {canAssign && (
        <div className="actions">
          <FormButton
            name={t('assignCampaign')}
            document={AssignOrderItemsDocument}
            input={{ orderItemIds: [orderItem.id] }}
            fields={[referenceField('campaignId')]}
            isPrimary={isEmpty}
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
