import { useQuery } from '@tanstack/react-query'
import { whereOf } from '../list/address.ts'
import type { List } from '../lists.ts'
import { useSession } from '../session.tsx'
import { t } from '../texts/index.ts'
import { ask, documentOf, resultOf } from './asked.ts'
import { kindOf, measureName, measureText, valueText } from './names.ts'
import { questionOf } from './question.ts'

/** Shows measures over all records of a filtered list, to compare them with the group that linked to it. */
export default function Totals({ list, address }: { list: List; address: URLSearchParams }) {
  const { lets } = useSession()
  const show = address.get('show') ?? ''
  const question = questionOf(new URLSearchParams({ list: list.name, show }))
  const { subject, measures } = question
  const { query, variables } = documentOf(question)
  const asked = { query, variables: { ...variables, where: whereOf(list, address) ?? {} } }
  const { data } = useQuery({
    queryKey: ['Explore', asked],
    queryFn: ({ signal }) => ask(asked, signal),
    enabled: subject.list === list.name && lets(subject.access),
  })
  if (!data) return null
  const { overall } = resultOf(question, data)
  return (
    <section className="card" aria-labelledby="totals">
      <h2 id="totals">{t('totals')}</h2>
      <dl className="fields">
        {measures.map((measure, at) => (
          <div key={measureText(measure)}>
            <dt>{measureName(subject, measure)}</dt>
            <dd className="number">{valueText(kindOf(question, measure), overall[at])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
