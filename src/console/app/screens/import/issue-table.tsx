import { sentenceCase } from '../../texts/error-messages.ts'
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

/** Issues with the same column and reason. */
interface IssueGroup extends Omit<FileIssue, 'id' | 'line'> {
  lines: number[]
}

/** Groups issues by column and reason, in the order of their first lines. */
function groupsOf(issues: readonly FileIssue[]): IssueGroup[] {
  const groups = new Map<string, IssueGroup>()
  for (const { line, column, reason } of issues) {
    const key = JSON.stringify([column, reason])
    const group = groups.get(key) ?? { column, reason, lines: [] }
    group.lines.push(line)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** Writes lines with ranges, such as `2, 5–29`. */
function linesText(lines: readonly number[]): string {
  const ranges: [from: number, to: number][] = []
  for (const line of lines) {
    const last = ranges.at(-1)
    if (last && line === last[1] + 1) last[1] = line
    else ranges.push([line, line])
  }
  return ranges
    .map(([from, to]) => (from === to ? [from] : [from, to]).map(numberText).join('–'))
    .join(', ')
}

/** Shows errors or warnings of an imported file, with the lines of each. */
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
          {groupsOf(issues).map(({ lines, column, reason }) => (
            <tr key={`${column} ${reason}`}>
              <td data-label={labelFor('line')} data-number>
                {linesText(lines)}
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
