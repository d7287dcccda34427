import { decidedColumns } from '../src/privacy/columns.js'

/** Renders the decisions for columns as a table, with a row for each table and reason. */
export function privacyTable(): string {
  const rows = [...decidedColumns].flatMap(([table, columns]) =>
    [...new Set(columns.map(({ reason }) => reason))].map((reason) => {
      const ofReason = columns.filter((column) => column.reason === reason)
      const names = ofReason.map(({ column }) => `\`${column}\``).join(', ')
      return `| \`${table}\` | ${names} | \`${ofReason[0]!.action}\` | ${reason} |\n`
    }),
  )
  return `| Table | Columns | Decision | Reason |\n|---|---|---|---|\n${rows.join('')}`
}
