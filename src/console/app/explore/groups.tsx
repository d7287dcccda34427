import { Link } from 'wouter'
import { hrefOf } from '../list/address.ts'
import { useKept } from '../list/kept.ts'
import { type ListName, lists } from '../lists.ts'
import { useSession } from '../session.tsx'
import { t } from '../texts/index.ts'
import { addressOf } from './leads.ts'
import { keyName, keyText, kindOf, measureName, measureText, placeOf, valueText } from './names.ts'
import { filterOf, isOwnZone, type Question, type Result } from './question.ts'

/** Shows the groups as a table with overall values. Rows link to the records if the list’s filters can select them. */
export function Groups({ question, result }: { question: Question; result: Result }) {
  const { may } = useSession()
  const { subject, keys, measures } = question
  const list = lists[subject.list as ListName]
  const [chosen] = useKept<readonly string[]>(`columns.${subject.list}`, list?.columns ?? [])
  const leads = list && may(list.page) && !question.only
  // A group links to its records only if the list's filters select exactly these.
  const leadsEach =
    leads && isOwnZone(question) && keys.every((key) => filterOf(subject, key) !== undefined)
  return (
    <table>
      <thead>
        <tr>
          {keys.map((key) => (
            <th key={keyText(key)} scope="col">
              {keyName(key)}
            </th>
          ))}
          {measures.map((measure) => (
            <th key={measureText(measure)} scope="col" data-number>
              {measureName(subject, measure)}
            </th>
          ))}
          {leads && (
            <th>
              <span className="hidden">{t('open')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {result.groups.map((group, at) => (
          <tr key={at}>
            {keys.map((key) => (
              <td key={keyText(key)} data-label={keyName(key)}>
                {placeOf(question, group, key)}
              </td>
            ))}
            {measures.map((measure, at) => (
              <td key={measureText(measure)} data-label={measureName(subject, measure)} data-number>
                {valueText(kindOf(question, measure), group.values[at])}
              </td>
            ))}
            {leads && (
              <td>
                {leadsEach && (
                  <Link href={hrefOf(list, addressOf(list, question, chosen, group))}>
                    {t('open')}
                  </Link>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
      {keys.length > 0 && (
        <tfoot>
          <tr>
            {keys.map((key, at) => (
              <th key={keyText(key)} scope="row">
                {at === 0 && t('allRecords')}
              </th>
            ))}
            {measures.map((measure, at) => (
              <td key={measureText(measure)} data-label={measureName(subject, measure)} data-number>
                {valueText(kindOf(question, measure), result.overall[at])}
              </td>
            ))}
            {leads && (
              <td>
                <Link href={hrefOf(list, addressOf(list, question, chosen))}>{t('open')}</Link>
              </td>
            )}
          </tr>
        </tfoot>
      )}
    </table>
  )
}
