import { labelFor, t } from '../../texts/index.ts'
import { numberText } from '../../values.tsx'

/** Error or warning of an imported file. `column` is null if the whole line is concerned. */
interface FileIssue {
  /** Absent for issues that are not stored. */
  id?: string
  line: number
  column: string | null
  reason: string
}

/** Capitalizes a reason, unless it starts with the name of a column. */
const sentenceCase = (reason: string) =>
  reason.replace(/^[a-z]+(?= )/, (word) => word[0]!.toUpperCase() + word.slice(1))

/** Shows errors or warnings of an imported file by line. */
export function IssueTable({ issues }: { issues: readonly FileIssue[] }) {
  return (
    <div className="table">
      <table>
        <thead>
          <tr>
            <th scope="col" data-number>
              {labelFor('line')}
            </th>
            <th scope="col">{labelFor('column')}</th>
            <th scope="col">{labelFor('reason')}</th>
          </tr>
        </thead>
        <tbody>
          {issues.map(({ id, line, column, reason }) => (
            <tr key={id ?? `${line} ${column} ${reason}`}>
              <td data-label={labelFor('line')} data-number>
                {numberText(line)}
              </td>
              <td data-label={labelFor('column')}>{column ?? t('wholeLine')}</td>
              <td className="whole" data-label={labelFor('reason')}>
                {sentenceCase(reason)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
