import { useOperation } from '../../api.ts'
import {
  AcceptAgreementDocument,
  AgreementsOfTeamDocument,
  type AgreementsOfTeamQuery,
} from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { FormButton } from '../../ui/form.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { Chip, dayText, RecordLink } from '../../values.tsx'
import { TeamSection } from './section.tsx'

type Status = AgreementsOfTeamQuery['agreementStatuses'][number]

/** Active agreements and their acceptance by a team. */
export function Agreements({ teamId }: { teamId: string }) {
  const { data, error, refetch } = useOperation(AgreementsOfTeamDocument, { teamId })
  const statuses = data?.agreementStatuses ?? []
  return (
    <TeamSection
      title={t('agreements')}
      isReady={data !== undefined}
      error={error}
      retry={refetch}
      empty={statuses.length === 0 ? t('noAgreements') : undefined}
    >
      <ul className="rows">
        {statuses.map((status) => (
          <AgreementRow key={status.template.id} status={status} />
        ))}
      </ul>
    </TeamSection>
  )
}

/** Agreement with its acceptance, and a form to accept it. */
export function AgreementRow({ status: { template, acceptance, pdfUrl } }: { status: Status }) {
  const { isOperator, may, session } = useSession()
  return (
    <li>
      <span>
        <RecordLink record={template} />
        <small>
          {t('version', { number: template.version })}
          {acceptance &&
            ` · ${t('acceptedBy', { name: acceptance.signerName, time: dayText(acceptance.acceptedAt) })}`}
        </small>
      </span>
      <Chip value={acceptance ? 'ACCEPTED' : 'NOT_ACCEPTED'} />
      <span className="actions">
        {pdfUrl && (
          <a className="button" href={pdfUrl}>
            PDF
          </a>
        )}
        {!acceptance && !isOperator && may(AcceptAgreementDocument) && (
          <FormButton
            name={t('acceptAgreement')}
            isPrimary
            hint={template.requiresTeamOwner ? t('ownerAccepts') : ''}
            document={AcceptAgreementDocument}
            input={{ templateId: template.id }}
            fields={[
              {
                name: 'text',
                label: template.title,
                // Show the text above the signature fields.
                control: () => (
                  <>
                    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it by focusing it. */}
                    <div className="contract" tabIndex={0}>
                      <Markdown text={template.contentMarkdown} />
                    </div>
                    <p>{template.acceptanceLabel}</p>
                  </>
                ),
              },
              {
                name: 'signerName',
                label: t('yourName'),
                preset: session.userName ?? undefined,
                required: true,
              },
              { name: 'signerEmail', label: t('yourEmail'), type: 'email', required: true },
              ...(template.requiresAuthorityConfirmation
                ? [{ name: 'authorityConfirmed', type: 'checkbox' } as const]
                : []),
            ]}
          />
        )}
      </span>
    </li>
  )
}
