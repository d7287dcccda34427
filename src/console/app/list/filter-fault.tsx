import type { Issue } from '../../../errors/app-error.ts'
import { GraphFault } from '../graph.ts'
import { faultText } from '../texts/faults.ts'
import { nameIn, nameOf, t } from '../texts/index.ts'
import { Fault } from '../ui/states.tsx'
import { conditionsOf } from './address.ts'
import type { Narrowable } from './filters.tsx'

interface Refused {
  list: Omit<Narrowable, 'narrow' | 'search'>
  address: URLSearchParams
  change(name: string, value: null): void
  error: Error
  retry(): void
}

/** Shows a query error. If a filter in the URL is invalid, names it with its allowed values and offers to remove it. */
export function FilterFault({ list, address, change, error, retry }: Refused) {
  const issues = error instanceof GraphFault ? error.issues : []
  const conditions = conditionsOf({ ...list, search: undefined }, address)
  const refused = conditions.flatMap(([name, given]) => {
    const issue = issues.find(({ path }) => isOf(path, name))
    return issue ? [{ name, value: valueAt(issue, given), issue }] : []
  })
  if (refused.length === 0) return <Fault error={error} retry={retry} />
  return (
    <div className="state" role="alert">
      {refused.map(({ name, value, issue }) => (
        <section key={name}>
          <h2>{t('filterRefused', { name: nameIn(list.name, name), value })}</h2>
          <Allowed issue={issue} />
          <button type="button" onClick={() => change(name, null)}>
            {t('removeFilter', { name: nameIn(list.name, name) })}
          </button>
        </section>
      ))}
    </div>
  )
}

function Allowed({ issue }: { issue: Issue }) {
  if (issue.allowed)
    return <p>{t('filterTakes', { allowed: issue.allowed.map(nameOf).join(', ') })}</p>
  const { text, lang } = faultText(issue)
  return <p lang={lang}>{text}</p>
}

/** Whether an issue's path, such as `where.order.status.in.0`, belongs to a filter, such as `order.status`. */
function isOf([argument, ...path]: Issue['path'], name: string): boolean {
  // Explore combines filters and segment with `AND`.
  const steps = path[0] === 'AND' ? path.slice(2) : path
  return argument === 'where' && name.split('.').every((step, at) => steps[at] === step)
}

/** Returns the invalid one of several values. */
function valueAt({ path }: Issue, given: string): string {
  const at = path.at(-1)
  return (typeof at === 'number' && given.split(',')[at]) || given
}
