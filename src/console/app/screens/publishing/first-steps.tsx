import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useOperation } from '../../api.ts'
import {
  AgreementsOfTeamDocument,
  CreatePublisherOutletDocument,
  PayoutAccountOfTeamDocument,
  PublisherOutletsDocument,
} from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { Chip } from '../../values.tsx'

/** Steps of a new publisher before placements are offered. When all are done, shows `children` instead. */
export function FirstSteps({ children }: { children: ReactNode }) {
  const { may, session } = useSession()
  const teamId = session.teamId ?? ''
  const outlets = useOperation(PublisherOutletsDocument, {}).data?.outlets.nodes
  const agreements = useOperation(AgreementsOfTeamDocument, { teamId })
  const account = useOperation(PayoutAccountOfTeamDocument, { teamId })
  if (!may(CreatePublisherOutletDocument)) return children
  if (!outlets) return null
  // A response that this member cannot read has no step.
  if (agreements.isPending || account.isPending) return null
  const statuses = agreements.data?.agreementStatuses ?? []
  const steps = [
    { name: t('stepOutlet'), href: '/outlets', isDone: outlets.length > 0 },
    {
      name: t('stepSubmit'),
      href: '/outlets',
      isDone: outlets.some(({ status }) => status !== 'DRAFT' && status !== 'REJECTED'),
    },
    ...(statuses.length > 0
      ? [
          {
            name: t('stepAgreement'),
            href: '/settings',
            isDone: statuses.every(({ acceptance }) => acceptance !== null),
          },
        ]
      : []),
    {
      name: t('stepAccount'),
      href: '/earnings',
      isDone: Boolean(account.data?.payoutAccount?.iban),
    },
  ]
  const next = steps.findIndex(({ isDone }) => !isDone)
  if (next === -1) return children
  return (
    <section className="card">
      <h2>{t('firstSteps')}</h2>
      <p className="hint">{t('firstStepsHint')}</p>
      <ol className="rows first-steps">
        {steps.map(({ name, href, isDone }, index) => (
          <li key={name} data-done={isDone || undefined}>
            <span>
              {isDone ? (
                name
              ) : (
                <Link className={index === next ? 'button primary' : undefined} href={href}>
                  {name}
                </Link>
              )}
            </span>
            {isDone && <Chip value="COMPLETED" />}
          </li>
        ))}
      </ol>
    </section>
  )
}
