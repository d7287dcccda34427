import { language, nameOf, t } from './texts/index.ts'

const subjectOf = (scope: string) => scope.replace(/_[A-Z]+$/, '')

/** What a scope lets do to what it is about, in words. */
export const rightName = (scope: string) =>
  nameOf(`SCOPE_${scope.slice(subjectOf(scope).length + 1)}`)

const { compare } = new Intl.Collator(language)

/** Scopes by what they are about, in the order of their names. */
export function areasOf(scopes: readonly string[]): { name: string; scopes: string[] }[] {
  const subjects = [...new Set(scopes.map(subjectOf))]
  return subjects
    .map((subject) => ({
      name: nameOf(`SCOPE_${subject}`),
      scopes: scopes
        .filter((scope) => subjectOf(scope) === subject)
        .sort((one, other) => compare(rightName(one), rightName(other))),
    }))
    .sort((one, other) => compare(one.name, other.name))
}

/** What a token may do: by area where there is room, else how much it is. */
export function Rights({ scopes, isLong }: { scopes: readonly string[]; isLong: boolean }) {
  if (!isLong) return <span>{t('rightsCount', { count: scopes.length })}</span>
  return (
    <dl className="rights">
      {areasOf(scopes).map(({ name, scopes }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{scopes.map(rightName).join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}
