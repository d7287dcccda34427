/**
 * Extensions that define how PostgreSQL writes a field that is neither a column nor a relation. Exports use them in
 * place of `resolve`, and so do responses that PostgreSQL writes as JSON. A field without them cannot be exported.
 */
import type { Session } from '../../src/access/session.js'
import type { Exported } from '../../src/compiler/field-extensions.js'
import type { ColumnSql } from '../../src/query/export-field.js'
import type { Condition } from '../../src/query/read.js'

const exportOptions = (exported: Exported) => ({ exported })

/** Writes the selected column, record or records. */
export const asSelected = exportOptions({})

/** Writes the selected records that match the condition. */
export const asSelectedWhere = (where: (session: Session) => Condition) => exportOptions({ where })

/**
 * Writes an SQL expression over columns, each given by its path over to-one relations. `resolve`
 * must compute the same value.
 */
export const asSql = (of: (column: ColumnSql) => string) => exportOptions({ of })

/**
 * Like `asSql`, for a column of the record that has another form in exports. Exported by default.
 */
export const asColumn = (of: (column: ColumnSql) => string) => exportOptions({ of, isOwn: true })

/** Exports the rows of a SELECT. Its columns must be named like the fields of the type. */
export const asRows = (rows: (column: ColumnSql, session: Session) => string) =>
  exportOptions({ rows })
