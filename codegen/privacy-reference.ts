import { decidedColumns, decisions } from '../src/privacy/columns.js'

/** Renders the decisions for columns as a table. */
export function privacyTable(): string {
  const columns = [...decidedColumns.values()].flat()
  const rows = Object.values(decisions).map(({ action, reason }) => {
    const names = columns
      .filter((column) => column.reason === reason)
      .map(({ table, column }) => `\`${table}.${column}\``)
    return `| \`${action}\` | ${reason} | ${names.join(', ')} |\n`
  })
  return `| Decision | Reason | Columns |\n|---|---|---|\n${rows.join('')}`
}
