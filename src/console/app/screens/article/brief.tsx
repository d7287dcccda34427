import { Link } from 'wouter'
import { UpdateCampaignDocument } from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { TypedValue } from '../../values.tsx'
import type { ArticleDetails } from './types.ts'

/** Brief of an article: its document, the requirements of the outlet, and the campaign's questionnaire. */
export function Brief({ article }: { article: ArticleDetails }) {
  const { may } = useSession()
  const { campaign, product, briefSharedDocUrl } = article
  const { fileName, fileUrl, ...answers } = campaign?.questionnaire ?? {}
  const texts = [
    ['requirements', product.requirements] as const,
    ['description', campaign?.description] as const,
    ...Object.entries(answers).filter(([name]) => name !== '__typename'),
  ].filter((text): text is [string, string] => Boolean(text[1]))
  const isEmpty = !briefSharedDocUrl && !fileUrl && texts.length === 0
  return (
    <section className="card">
      <header className="heading">
        <h2>{t('brief')}</h2>
        {campaign && may(UpdateCampaignDocument) && (
          <Link className="button" href={`/campaigns/${campaign.id}`}>
            {t('editBrief')}
          </Link>
        )}
      </header>
      {isEmpty && <p className="hint">{t('noBrief')}</p>}
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
