import type { RequestIssue } from '../../../errors/app-error.ts'
import { ApiError } from '../api.ts'
import { issueMessage } from '../texts/error-messages.ts'
import { labelFor, nameIn, t } from '../texts/index.ts'
import { ErrorState } from '../ui/states.tsx'
import type { FilterMenuList } from './filters.tsx'
import { parseFilters } from './url-parameters.ts'

interface FilterErrorProps {
  list: Omit<FilterMenuList, 'menuFilters' | 'search'>
  address: URLSearchParams
  change(name: string, value: null): void
  error: Error
  retry(): void
}

/** Shows a query error. If a filter in the URL is invalid, names it with its allowed values and offers to remove it. */
export function FilterError({ list, address, change, error, retry }: FilterErrorProps) {
  const issues = error instanceof ApiError ? error.issues : []
  const conditions = parseFilters({ ...list, search: undefined }, address)
  const invalid = conditions.flatMap(([name, filter]) => {
    const issue = issues.find(({ path }) => isIssueOf(path, name))
    return issue ? [{ name, value: valueAt(issue, filter), issue }] : []
  })
  if (invalid.length === 0) return <ErrorState error={error} retry={retry} />
  return (
    <div className="state" role="alert">
      {invalid.map(({ name, value, issue }) => (
        <section key={name}>
          <h2>{t('invalidFilter', { name: nameIn(list.name, name), value })}</h2>
          <AllowedValues issue={issue} />
          <button type="button" onClick={() => change(name, null)}>
            {t('removeFilter', { name: nameIn(list.name, name) })}
          </button>
        </section>
      ))}
    </div>
  )
}

function AllowedValues({ issue }: { issue: RequestIssue }) {
  if (issue.allowed)
    return <p>{t('allowedValues', { allowed: issue.allowed.map(labelFor).join(', ') })}</p>
  const { text, lang } = issueMessage(issue)
  return <p lang={lang}>{text}</p>
}

/** Whether an issue's path, such as `where.order.status.in.0`, belongs to a filter, such as `order.status`. */
function isIssueOf([argument, ...path]: RequestIssue['path'], name: string): boolean {
  // Explore combines filters and segment with `AND`.
  const steps = path[0] === 'AND' ? path.slice(2) : path
  return argument === 'where' && name.split('.').every((step, at) => steps[at] === step)
}

/** Returns the invalid one of several values. */
function valueAt({ path }: RequestIssue, filter: string): string {
  const at = path.at(-1)
  return (typeof at === 'number' && filter.split(',')[at]) || filter
}
