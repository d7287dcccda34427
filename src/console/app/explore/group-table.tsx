import { Link } from 'wouter'
import { listUrl } from '../list/url-parameters.ts'
import { useLocalStorage } from '../list/use-local-storage.ts'
import { type ListName, lists } from '../lists.ts'
import { useSession } from '../session.tsx'
import { t } from '../texts/index.ts'
import { drillThroughParameters } from './drill-through.ts'
import {
  type ExploreQuery,
  filterOfDimension,
  type ResultSet,
  usesBrowserTimeZone,
} from './explore-query.ts'
import {
  dimensionId,
  dimensionLabel,
  dimensionValueLabel,
  formatMeasure,
  measureId,
  measureLabel,
  valueTypeOf,
} from './labels.ts'

/** Shows the groups as a table with overall values. Rows link to the records if the list’s filters can select them. */
export function GroupTable({ question, result }: { question: ExploreQuery; result: ResultSet }) {
  const { may } = useSession()
  const { source, dimensions, measures } = question
  const list = lists[source.list as ListName]
  const [columns] = useLocalStorage<readonly string[]>(
    `columns.${source.list}`,
    list?.columns ?? [],
  )
  const canDrillDown = list && may(list.page) && !question.segment
  // A group links to its records only if the list's filters select exactly these.
  const canDrillIntoGroups =
    canDrillDown &&
    usesBrowserTimeZone(question) &&
    dimensions.every((key) => filterOfDimension(source, key) !== undefined)
  return (
    <table>
      <thead>
        <tr>
          {dimensions.map((key) => (
            <th key={dimensionId(key)} scope="col">
              {dimensionLabel(key)}
            </th>
          ))}
          {measures.map((measure) => (
            <th key={measureId(measure)} scope="col" data-number>
              {measureLabel(source, measure)}
            </th>
          ))}
          {canDrillDown && (
            <th>
              <span className="hidden">{t('open')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {result.groups.map((group, at) => (
          <tr key={at}>
            {dimensions.map((key) => (
              <td key={dimensionId(key)} data-label={dimensionLabel(key)}>
                {dimensionValueLabel(question, group, key)}
              </td>
            ))}
            <MeasureCells question={question} values={group.values} />
            {canDrillDown && (
              <td>
                {canDrillIntoGroups && (
                  <Link
                    href={listUrl(list, drillThroughParameters(list, question, columns, group))}
                  >
                    {t('open')}
                  </Link>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
      {dimensions.length > 0 && (
        <tfoot>
          <tr>
            {dimensions.map((key, at) => (
              <th key={dimensionId(key)} scope="row">
                {at === 0 && t('allRecords')}
              </th>
            ))}
            <MeasureCells question={question} values={result.overall} />
            {canDrillDown && (
              <td>
                <Link href={listUrl(list, drillThroughParameters(list, question, columns))}>
                  {t('open')}
                </Link>
              </td>
            )}
          </tr>
        </tfoot>
      )}
    </table>
  )
}

/** Cells with the values of the measures. */
function MeasureCells({
  question,
  values,
}: {
  question: ExploreQuery
  values: ResultSet['overall']
}) {
  const { source, measures } = question
  return measures.map((measure, at) => (
    <td key={measureId(measure)} data-label={measureLabel(source, measure)} data-number>
      {formatMeasure(valueTypeOf(question, measure), values[at])}
    </td>
  ))
}
