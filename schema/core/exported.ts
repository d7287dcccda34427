/**
 * How PostgreSQL writes a field that is neither a column nor a relation: an extension of the field, in place of `resolve`
 * in exports, and in answers where PostgreSQL writes the record. A field without one cannot be exported.
 */
import type { Session } from '../../src/access/session.js'
import type { Exported } from '../../src/compiler/field-extensions.js'
import type { ColumnSql } from '../../src/query/export-field.js'
import type { Condition } from '../../src/query/read.js'

const exported = (exported: Exported) => ({ exported })

/** Exports write what the field selects: the one column, or the record or records. */
export const asSelected = exported({})

/** The same of those of the records that fit. */
export const asSelectedWhere = (where: (session: Session) => Condition) => exported({ where })

/** SQL over columns, each by its path over relations to one; `resolve` must compute the same. */
export const asSql = (of: (column: ColumnSql) => string) => exported({ of })

/** The same of a column of the record, which exports write in another form wherever no field is named. */
export const asColumn = (of: (column: ColumnSql) => string) => exported({ of, isOwn: true })

/** Exports write of each row of a SELECT what its columns have, which are called as the fields of the type. */
export const asRows = (rows: (column: ColumnSql, session: Session) => string) => exported({ rows })
