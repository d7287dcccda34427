import type { ImportScreenQuery } from '../../generated/graphql.ts'
import { labelFor, t } from '../../texts/index.ts'

type Difference = NonNullable<ImportScreenQuery['import']>['differences'][number]

/** Shows the first records that an import would change, with values before and after. */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return null
  return (
    <section className="part">
      <p className="hint">{t('firstRecords', { count: differences.length })}</p>
      <ul className="differences">
        {differences.map((difference) => (
          <li key={`${difference.entity} ${difference.key}`} className="card">
            <h3>
              <code>{difference.key}</code>{' '}
              <span className="chip" data-tone={difference.isNew ? 'good' : 'wait'}>
                {t(difference.isNew ? 'created' : 'updated')}
              </span>{' '}
              <small>
                {labelFor(difference.entity)} · {t('lineNumber', { line: difference.line })}
              </small>
            </h3>
            <dl className="fields">
              {difference.columns.map(({ column, before, after }) => (
                <div key={column}>
                  <dt>{column}</dt>
                  <dd>
                    {before !== null && <del>{before}</del>} {after !== null && <ins>{after}</ins>}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}
