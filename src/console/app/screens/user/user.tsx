import { Link } from 'wouter'
import { useOperation } from '../../api.ts'
import { UserAccessDocument, type UserAccessQuery } from '../../generated/graphql.ts'
import { RecordPage } from '../../list/record-page.tsx'
import { listUrl } from '../../list/url-parameters.ts'
import { useRecord } from '../../list/use-record.ts'
import { type ListRecord, lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { FormButton } from '../../ui/form.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { Chip, dayText, numberText, RecordLink, timeText } from '../../values.tsx'
import { usePrivacyForms } from '../privacy/privacy-buttons.tsx'

const teamsShown = 20

/** Actions on a user in the menu. */
const rareActions = ['block', 'unblock', 'unlinkSso']

/** User screen: how the user signs in, and their teams, with export and erasure of the person's data. */
export function UserScreen({ id }: { id: string }) {
  const { may } = useSession()
  const { record } = useRecord(lists.users, id)
  const email = typeof record?.email === 'string' ? record.email : ''
  const { exportForm, eraseForm } = usePrivacyForms(email)
  return (
    <RecordPage
      list={lists.users}
      id={id}
      hiddenFields={['emailVerifiedAt']}
      hiddenLists={['teamMembers']}
      moreActions={email && exportForm && <FormButton {...exportForm} />}
      menu={{ forms: [], lastForms: email && eraseForm ? [eraseForm] : [], actions: rareActions }}
    >
      {record && may(UserAccessDocument) && <Access user={record} />}
    </RecordPage>
  )
}

function Access({ user }: { user: ListRecord }) {
  const { data, error, refetch } = useOperation(UserAccessDocument, {
    userId: user.id,
    first: teamsShown,
  })
  if (!data) return error ? <ErrorState error={error} retry={refetch} /> : <Skeleton lines={4} />
  return (
    <>
      <SignIn user={user} access={data} />
      <Teams userId={user.id} members={data.teamMembers} />
    </>
  )
}

/** Whether the address is verified, the last sign-in, and the roles of the user's valid operator tokens. */
function SignIn({ user, access }: { user: ListRecord; access: UserAccessQuery }) {
  const { session } = useSession()
  const { emailVerifiedAt } = user
  const sessions = [...access.sessions.nodes, ...access.operatorSessions.nodes]
  const [last] = sessions.sort((one, other) => other.createdAt.localeCompare(one.createdAt))
  const now = new Date()
  const isValid = ({ expiresAt }: { expiresAt: string | null }) =>
    expiresAt === null || new Date(expiresAt) > now
  const roles = new Set(access.operatorTokens.nodes.filter(isValid).map(({ role }) => role))
  const method = last && last.signInMethod !== 'TOKEN' && labelFor(last.signInMethod)
  return (
    <section className="card">
      <h2>{t('signInSettings')}</h2>
      <dl className="fields">
        <div>
          <dt>{t('lastSignIn')}</dt>
          <dd>
            {last ? (
              [timeText(last.createdAt), method].filter(Boolean).join(' · ')
            ) : (
              <span className="none">{t('neverSignedIn')}</span>
            )}
          </dd>
        </div>
        {(session.sendsEmail || typeof emailVerifiedAt === 'string') && (
          <div>
            <dt>{t('emailAddress')}</dt>
            <dd>
              {typeof emailVerifiedAt === 'string'
                ? t('verifiedAtTime', { time: dayText(emailVerifiedAt) })
                : t('notVerified')}
            </dd>
          </div>
        )}
        {roles.size > 0 && (
          <div>
            <dt>{t('operatorRole')}</dt>
            <dd className="chips">
              {[...roles].map((role) => (
                <Chip key={role} value={role} />
              ))}
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

function Teams({
  userId,
  members: { nodes, totalCount },
}: {
  userId: string
  members: UserAccessQuery['teamMembers']
}) {
  return (
    <section className="card">
      <h2>
        {labelFor('teams')} {totalCount > 0 && <small>{numberText(totalCount)}</small>}
      </h2>
      {nodes.length === 0 && <p className="hint">{t('notInTeam')}</p>}
      <ul className="rows">
        {nodes.map(({ id, role, createdAt, team }) => (
          <li key={id}>
            <span>
              <RecordLink record={team} />
              <small>
                {labelFor(team.kind)} · {t('memberSince', { time: dayText(createdAt) })}
              </small>
            </span>
            <Chip value={role} />
          </li>
        ))}
      </ul>
      {totalCount > nodes.length && (
        <Link href={listUrl(lists.teamMembers, { userId })}>
          {t('all')} {numberText(totalCount)}
        </Link>
      )}
    </section>
  )
}
