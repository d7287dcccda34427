import { labelFor, language, nameIn } from '../../texts/index.ts'
import { columnNames, tableNames } from '../../texts/privacy.ts'

const camelCase = (words: string) =>
  words.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Returns the labels of a column's table and of the column: `Comment`, `Text` for `comment.content`. */
function columnLabels(column: string): [table: string, field: string | undefined] {
  const [table = '', field] = column.split('.')
  const name = tableNames[table]?.[language] ?? labelFor(table)
  if (field === undefined) return [name, undefined]
  return [name, columnNames[field]?.[language] ?? nameIn(table, camelCase(field))]
}

/** Name of a column for people, with the name in the database as its title. */
export function ColumnName({ column }: { column: string }) {
  const [table, field] = columnLabels(column)
  return (
    <span title={column}>
      {table}
      {field && <small> · {field}</small>}
    </span>
  )
}
