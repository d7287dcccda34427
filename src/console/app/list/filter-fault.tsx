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

/** What was refused: of a filter, such as one of a link, its name, what it takes, and a way to go on without it. */
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

/** Whether a path, such as `where.order.status.in.0`, leads to the condition of a name, such as `order.status`. */
function isOf([argument, ...path]: Issue['path'], name: string): boolean {
  // Explore asks of a part of a list with `AND`.
  const steps = path[0] === 'AND' ? path.slice(2) : path
  return argument === 'where' && name.split('.').every((step, at) => steps[at] === step)
}

/** The one of several values that is refused. */
function valueAt({ path }: Issue, given: string): string {
  const at = path.at(-1)
  return (typeof at === 'number' && given.split(',')[at]) || given
}
