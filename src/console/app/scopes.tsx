import { labelFor, language, t } from './texts/index.ts'

const subjectOf = (scope: string) => scope.replace(/_[A-Z]+$/, '')

/** Returns the label of a scope's action, such as “Read” for `ORDERS_READ`. */
export const scopeActionLabel = (scope: string) =>
  labelFor(`SCOPE_${scope.slice(subjectOf(scope).length + 1)}`)

const { compare } = new Intl.Collator(language)

/** Groups scopes by their subject. Groups and scopes are sorted by label. */
export function groupScopes(scopes: readonly string[]): { name: string; scopes: string[] }[] {
  const subjects = [...new Set(scopes.map(subjectOf))]
  return subjects
    .map((subject) => ({
      name: labelFor(`SCOPE_${subject}`),
      scopes: scopes
        .filter((scope) => subjectOf(scope) === subject)
        .sort((one, other) => compare(scopeActionLabel(one), scopeActionLabel(other))),
    }))
    .sort((one, other) => compare(one.name, other.name))
}

/** Scope that gives an application a refresh token. */
const offlineAccess = 'offline_access'

/** Returns the scopes of a grant as in `Session.scopes`, without `offline_access`: `ORDERS_READ` for `orders.read`. */
export const grantedScopes = (scopes: readonly string[]): string[] =>
  scopes
    .filter((scope) => scope !== offlineAccess)
    .map((scope) => scope.replace('.', '_').toUpperCase())

/** Maximum number of scopes that are shown one by one. More are grouped by their subject. */
const maxSingleScopes = 12

/** Returns `Orders: Lists` and `Orders: Read`, or `Orders: Lists, Read` if there are many scopes. */
function scopeTexts(scopes: readonly string[]): string[] {
  const areSingle = scopes.length <= maxSingleScopes
  return groupScopes(scopes).flatMap(({ name, scopes }) => {
    const actions = scopes.map(scopeActionLabel)
    return (areSingle ? actions : [actions.join(', ')]).map((action) => `${name}: ${action}`)
  })
}

/** Shows the scopes of a token, or only their number if `isLong` is false, below the name of the column. */
export function ScopeList({ scopes, isLong }: { scopes: readonly string[]; isLong: boolean }) {
  if (!isLong) return <span>{scopes.length}</span>
  if (scopes.length === 0) return <span className="none">{t('noScopes')}</span>
  return (
    <ul className="rights">
      {scopeTexts(scopes).map((text) => (
        <li key={text} className="chip">
          {text}
        </li>
      ))}
    </ul>
  )
}
