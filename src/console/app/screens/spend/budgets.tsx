import { useOperation } from '../../api.ts'
import { restorePrevious } from '../../change.ts'
import {
  ApproveOrderDocument,
  BudgetsOfTeamDocument,
  type SpendQuery,
  UpdateProfileDocument,
} from '../../generated/graphql.ts'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { EditButton } from '../../ui/form.tsx'
import { moneyText, RecordLink } from '../../values.tsx'
import { TeamSection } from '../team/section.tsx'

type Profile = NonNullable<SpendQuery['team']>['profiles']['nodes'][number]

/** Section with the budgets of a team's profiles. */
export function Budgets({ teamId }: { teamId: string }) {
  const { data, error, refetch } = useOperation(BudgetsOfTeamDocument, { teamId })
  const profiles = data?.team?.profiles.nodes ?? []
  return (
    <TeamSection
      title={t('budgets')}
      hint={t('budgetsHint')}
      isReady={data !== undefined}
      error={error}
      retry={refetch}
      empty={profiles.length === 0 ? t('noProfiles') : undefined}
      all={{ href: `/${lists.profiles.path}`, total: profiles.length }}
    >
      <BudgetList profiles={profiles} />
    </TeamSection>
  )
}

/** Maximum number of profiles that a list of budgets shows. */
export const shownBudgets = 50

/** Orders of this month against the budget of each profile, for the first 50. */
export function BudgetList({ profiles }: { profiles: readonly Profile[] }) {
  const { may } = useSession()
  const mayEdit = may(UpdateProfileDocument) && may(ApproveOrderDocument)
  return (
    <ul className="budgets">
      {profiles.slice(0, shownBudgets).map((profile) => (
        <Budget key={profile.id} profile={profile} mayEdit={mayEdit} />
      ))}
    </ul>
  )
}

/** Fraction of a budget from which the meter warns. */
const warnFrom = 0.9

function Budget({ profile, mayEdit }: { profile: Profile; mayEdit: boolean }) {
  const { id, name, monthlyBudget: budget, monthlySpend: spent } = profile
  const part = budget === null ? undefined : budget === 0 ? 1 : Math.min(spent / budget, 1)
  const change = { document: UpdateProfileDocument, input: { profileId: id } }
  const tone =
    part === undefined ? undefined : part >= 1 ? 'bad' : part >= warnFrom ? 'wait' : 'good'
  return (
    <li>
      <span>
        <RecordLink record={{ ...profile, __typename: 'Profile' }}>{name}</RecordLink>
        <small>
          {budget === null
            ? t('spentWithoutBudget', { spent: moneyText(spent) })
            : t('spentOf', { spent: moneyText(spent), budget: moneyText(budget) })}
        </small>
      </span>
      {mayEdit && (
        <EditButton
          name={t('setBudget')}
          {...change}
          fields={[
            { name: 'monthlyBudget', type: 'number', value: budget ?? '', hint: t('budgetHint') },
          ]}
          undo={restorePrevious(change, { monthlyBudget: budget })}
        />
      )}
      {part !== undefined && (
        <span className="meter" data-tone={tone}>
          <i style={{ width: `${part * 100}%` }} />
        </span>
      )}
    </li>
  )
}
