import { AppError } from '../errors/app-error.js'
import { type OperatorSession, requireScope, type Session, unauthenticated } from './session.js'

/** Who is shown something: holders of one of these scopes (of none: any valid token), operators, or everybody. */
export type Access = { scope: readonly string[] } | { operator: true } | { public: true }

/** Scopes of which one is enough. Those that write count in mutations only: they show what was written. */
interface OneOf {
  /** What a refusal names. */
  named: readonly string[]
  reading: readonly string[]
  all: readonly string[]
}

/** What reading a field asks of the caller: one scope of each of these. */
export interface Asks {
  operator: boolean
  public: boolean
  scopes: readonly OneOf[]
}

/** A record of the graph: what its fields ask, by their names in the graph and by those of the data model. */
export interface RecordAccess {
  /** What a field asks that stands for none of the graph. */
  own: Asks
  /** What it takes to be shown anything of it. */
  any: Asks
  fields: Map<string, Asks>
  columns: Map<string, Asks>
}

const writes = (scope: string) => /\.(create|update|delete)$/.test(scope)

/** @param named the scopes that a refusal names; all when not given */
export function oneOf(scopes: readonly string[], named: readonly string[] = scopes): OneOf {
  return { named, reading: scopes.filter((scope) => !writes(scope)), all: scopes }
}

/** By the names of types and of models. */
const records = new Map<string, RecordAccess>()

/** Makes known what a record asks, under each of its names. */
export function declareRecord(names: Iterable<string>, access: RecordAccess): void {
  for (const name of names) records.set(name, access)
}

function recordOf(name: string): RecordAccess {
  const record = records.get(name)
  if (!record) throw new Error(`${name} does not say under which scopes it is shown.`)
  return record
}

/** Scopes that are held at a place without a token of theirs. */
export type Lent = readonly string[] | undefined

/** What a type lends to what is read below it. */
export function lentBy({ extensions }: { extensions: unknown }): Lent {
  return (extensions as { pothosOptions?: { authScopes?: { lends?: Lent } } }).pothosOptions
    ?.authScopes?.lends
}

/** Whether what is lent is enough. */
export function isLent(asks: Asks, lent: Lent): boolean {
  if (asks.operator || !lent) return false
  return asks.scopes.every(({ all }) => all.some((scope) => lent.includes(scope)))
}

/** Whether a scope alone is enough. */
export function isEnough(scope: string, asks: Asks, isMutation: boolean): boolean {
  if (asks.public || asks.operator) return asks.public
  return asks.scopes.every(({ all, reading }) => (isMutation ? all : reading).includes(scope))
}

/**
 * Refuses whoever may not read what asks this.
 * @param isMutation the scopes that write count too
 * @throws AppError unauthenticated, operator_only, missing_scope and read_only_token, which name the scope
 */
export function requireAccess(session: Session | null, asks: Asks, isMutation = false): void {
  if (asks.public) return
  if (asks.operator) {
    requireOperator(session)
    return
  }
  if (!session) throw unauthenticated()
  if (session.kind === 'operator') return
  for (const scopes of asks.scopes) {
    const fitting = isMutation ? scopes.all : scopes.reading
    if (!fitting.some((scope) => session.scopes.has(scope))) requireScope(session, scopes.named)
  }
}

/** Refuses everybody but operators. */
export function requireOperator(session: Session | null): asserts session is OperatorSession {
  if (!session) throw unauthenticated()
  if (session.kind !== 'operator')
    throw new AppError('operator_only', 'Only an operator may do this.')
}

/** Refuses whoever is shown nothing of a record. */
export function requireRecord(session: Session, record: string): void {
  requireAccess(session, recordOf(record).any)
}

/** Refuses whoever may not read a field of a record, by its name in the graph. */
export function requireField(session: Session, record: string, field: string): void {
  const { fields, own } = recordOf(record)
  requireAccess(session, fields.get(field) ?? own)
}

/** Refuses whoever may not read a column or relation of a model, by its name in the data model. */
export function requireColumn(session: Session, model: string, column: string): void {
  const { columns, own } = recordOf(model)
  requireAccess(session, columns.get(column) ?? own)
}
