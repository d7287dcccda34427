import { useOperation } from '../../api.ts'
import { restorePrevious } from '../../change.ts'
import {
  AgreementsOfTeamDocument,
  AppsOfTeamDocument,
  CreditOfTeamDocument,
  InvitationsOfTeamDocument,
  MembersOfTeamDocument,
  TeamSettingsDocument,
  TeamTermsDocument,
  TokensOfTeamDocument,
  UpdateTeamDocument,
  WebhooksOfTeamDocument,
} from '../../generated/graphql.ts'
import { RecordPage } from '../../list/record-page.tsx'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { EditButton, type FormField } from '../../ui/form.tsx'
import { Agreements } from './agreements.tsx'
import { ConnectedApps } from './connected-apps.tsx'
import { Credit } from './credit.tsx'
import { Invitations } from './invitations.tsx'
import { Members } from './members.tsx'
import { Tokens } from './tokens.tsx'
import { Webhooks } from './webhooks.tsx'

/** Sections of the team screen. A section is hidden if the token cannot run its query. */
const sections = [
  [MembersOfTeamDocument, Members],
  [InvitationsOfTeamDocument, Invitations],
  [TokensOfTeamDocument, Tokens],
  [AppsOfTeamDocument, ConnectedApps],
  [WebhooksOfTeamDocument, Webhooks],
  [CreditOfTeamDocument, Credit],
  [AgreementsOfTeamDocument, Agreements],
] as const

/** Team screen: members, invitations, tokens, connected apps, webhooks, credit, agreements and related lists. */
export function TeamScreen({ id }: { id: string }) {
  const { may } = useSession()
  return (
    <RecordPage
      list={lists.teams}
      id={id}
      hiddenLists={['webhookEndpoints']}
      moreActions={
        may(UpdateTeamDocument) && may(TeamSettingsDocument) && <EditTeamButton id={id} />
      }
    >
      <div className="pairs">
        {sections
          .filter(([document]) => may(document))
          .map(([document, Part]) => (
            <Part key={document.toString()} teamId={id} />
          ))}
      </div>
    </RecordPage>
  )
}

function EditTeamButton({ id }: { id: string }) {
  const { may } = useSession()
  const isFull = may(TeamTermsDocument)
  const settings = useOperation(TeamSettingsDocument, { id }).data?.team
  const terms = useOperation(TeamTermsDocument, { id }, { enabled: isFull }).data?.team
  if (!settings || (isFull && !terms)) return null
  const { name, contactEmail, billingEmail } = settings
  const change = { document: UpdateTeamDocument, input: { id } }
  const fields: FormField[] = [
    { name: 'name', required: true, value: name },
    { name: 'contactEmail', type: 'email', value: contactEmail ?? '' },
    { name: 'billingEmail', type: 'email', value: billingEmail ?? '' },
  ]
  if (terms) {
    const { discountLimitPercent: limit, proPricingEnabled } = terms
    const hint = t('discountLimitHint')
    fields.push(
      { name: 'discountLimitPercent', type: 'number', value: limit ?? '', hint },
      { name: 'proPricingEnabled', type: 'checkbox', value: String(proPricingEnabled) },
    )
  }
  return (
    <EditButton
      {...change}
      fields={fields}
      undo={restorePrevious(change, { ...settings, ...terms })}
    />
  )
}
