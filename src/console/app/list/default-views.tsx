import { Link } from 'wouter'
import type { ListConfig, ListName } from '../lists.ts'
import { useSession } from '../session.tsx'
import { type TextName, t } from '../texts/index.ts'
import { type Address, listUrl, parseFilters } from './url-parameters.ts'

/** View that every user has: its conditions as URL parameters. */
interface DefaultView {
  name: TextName
  conditions: Record<string, string>
}

/** Views of operators and buyers. @param userId user of the session */
const viewsOf: Partial<Record<ListName, (isOperator: boolean, userId: string) => DefaultView[]>> = {
  articles: (isOperator, userId): DefaultView[] => [
    { name: 'viewWaiting', conditions: { waitingFor: isOperator ? 'OPERATOR' : 'TEAM' } },
    { name: 'viewLate', conditions: { overdue: 'true' } },
    {
      name: 'viewMine',
      conditions: isOperator ? { supportAgentId: userId } : { orderedBy: userId },
    },
  ],
  oauthGrants: (): DefaultView[] => [{ name: 'viewInForce', conditions: { inForce: 'true' } }],
  orders: (isOperator, userId): DefaultView[] => [
    { name: 'viewWaiting', conditions: { status: 'CREATED' } },
    { name: 'viewLate', conditions: { late: 'true' } },
    {
      name: 'viewMine',
      conditions: isOperator ? { supportAgent: userId } : { checkoutById: userId },
    },
  ],
}

/** Tabs of the views of a list: all records, and those that wait for the user, are late or are the user's. */
export function DefaultViews({ list, address }: { list: ListConfig; address: Address }) {
  const { isOperator, session } = useSession()
  const views = viewsOf[list.name]?.(isOperator, session.userId)
  if (!views) return null
  const names = [...parseFilters(list, address).map(([name]) => name)]
  const current = [...names, ...Object.keys(list.conditions).filter((name) => address.has(name))]
  const isCurrent = (conditions: Record<string, string>) =>
    current.length === Object.keys(conditions).length &&
    Object.entries(conditions).every(([name, value]) => address.get(name) === value)
  return (
    <nav className="tabs" aria-label={t('defaultViews')}>
      {[{ name: 'viewAll', conditions: {} } as const, ...views].map(({ name, conditions }) => (
        <Link
          key={name}
          href={listUrl(list, conditions)}
          aria-current={isCurrent(conditions) ? 'page' : undefined}
        >
          {t(name)}
        </Link>
      ))}
    </nav>
  )
}
