import { useQuery } from '@tanstack/react-query'
import { toWhere } from '../list/url-parameters.ts'
import type { ListConfig } from '../lists.ts'
import { useSession } from '../session.tsx'
import { t } from '../texts/index.ts'
import { parseExploreQuery } from './explore-query.ts'
import { formatMeasure, measureId, measureLabel, valueTypeOf } from './labels.ts'
import { buildQuery, runQuery, toResultSet } from './run-query.ts'

/** Shows measures over all records of a filtered list, to compare them with the group that linked to it. */
export default function ListTotals({
  list,
  address,
}: {
  list: ListConfig
  address: URLSearchParams
}) {
  const { allows } = useSession()
  const show = address.get('show') ?? ''
  const question = parseExploreQuery(new URLSearchParams({ list: list.name, show }))
  const { source, measures } = question
  const { query, variables } = buildQuery(question)
  const totalsQuery = { query, variables: { ...variables, where: toWhere(list, address) ?? {} } }
  const { data } = useQuery({
    queryKey: ['Explore', totalsQuery],
    queryFn: ({ signal }) => runQuery(totalsQuery, signal),
    enabled: source.list === list.name && allows(source.access),
  })
  if (!data) return null
  const { overall } = toResultSet(question, data)
  return (
    <section className="card" aria-labelledby="totals">
      <h2 id="totals">{t('totals')}</h2>
      <dl className="fields">
        {measures.map((measure, at) => (
          <div key={measureId(measure)}>
            <dt>{measureLabel(source, measure)}</dt>
            <dd className="number">{formatMeasure(valueTypeOf(question, measure), overall[at])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
