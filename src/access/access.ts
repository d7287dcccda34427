import { AppError } from '../errors/app-error.js'
import type { Scope } from './scope.js'
import { type OperatorSession, requireScope, type Session, unauthenticated } from './session.js'

/** Who is shown something: holders of one of these scopes (any valid token if there are none), operators, or everybody. */
export type Access = { scope: readonly string[] } | { operator: true } | { public: true }

/** What a field says of who is shown it, beside what its type says. */
export interface FieldAccess {
  /** Scopes that show it too. */
  also?: readonly Scope[]
  /**
   * With `operator: true`: whoever is shown the record is answered with this, and operators alone with the value. Nobody
   * else filters, sorts or groups by it, or exports it.
   */
  otherwise?: string | null
  /** Its value is one: `shownOnce`, only when it is created; `forWriters`, whoever has it can pay or read without a token. */
  secret?: 'shownOnce' | 'forWriters'
  /** Of a mutation: its scope shows of its answer what REST routes select, and not all of it. */
  answer?: 'additional'
}

/** Scopes of which one is enough. Writing scopes count in mutations only, for showing what was written. */
interface OneOf {
  /** What a refusal names. */
  named: readonly string[]
  reading: readonly string[]
  all: readonly string[]
}

/** What a field requires of the caller: one scope of each of these. */
export interface AccessRequirement {
  operator: boolean
  public: boolean
  scopes: readonly OneOf[]
}

/** What the fields of a record require, by their names in the graph and in the data model. */
export interface RecordAccess {
  /** What columns require that are no field of the graph. */
  own: AccessRequirement
  /** What is required to be shown anything of it. */
  any: AccessRequirement
  fields: Map<string, AccessRequirement>
  columns: Map<string, AccessRequirement>
  /** Fields and columns whose value operators alone are shown. */
  operators: Set<string>
}

const writes = (scope: string) => /\.(create|update|delete)$/.test(scope)

/** @param named the scopes that a refusal names; all when not given */
export function oneOf(scopes: readonly string[], named: readonly string[] = scopes): OneOf {
  return { named, reading: scopes.filter((scope) => !writes(scope)), all: scopes }
}

/** By the names of types and of models. */
const records = new Map<string, RecordAccess>()

/** Registers what a record requires, under each of its names. */
export function declareRecord(names: Iterable<string>, access: RecordAccess): void {
  for (const name of names) records.set(name, access)
}

function recordOf(name: string): RecordAccess {
  const record = records.get(name)
  if (!record) throw new Error(`${name} does not say under which scopes it is shown.`)
  return record
}

const joiningTables = new Set(['OutletTag', 'ProductChannel'])

/** Scopes that a place grants to callers who do not hold them. */
export type GrantedScopes = readonly string[] | undefined

/** Whether the granted scopes are enough. */
export function isGranted(requirement: AccessRequirement, granted: GrantedScopes): boolean {
  if (requirement.operator || !granted) return false
  return requirement.scopes.every(({ all }) => all.some((scope) => granted.includes(scope)))
}

/** Whether a scope alone is enough. */
export function satisfies(
  scope: string,
  requirement: AccessRequirement,
  isMutation: boolean,
): boolean {
  if (requirement.public || requirement.operator) return requirement.public
  return requirement.scopes.every(({ all, reading }) =>
    (isMutation ? all : reading).includes(scope),
  )
}

/**
 * Refuses a caller who does not meet what a field requires.
 * @param isMutation whether writing scopes count too
 * @throws AppError unauthenticated, operator_only, missing_scope and read_only_token, which name the scope
 */
export function requireAccess(
  session: Session | null,
  requirement: AccessRequirement,
  isMutation = false,
): void {
  if (isMutation && session?.kind === 'operator' && session.type === 'read_only') {
    throw new AppError(
      'read_only_token',
      'This token is read_only: it sees all, and changes nothing.',
    )
  }
  if (requirement.public) return
  if (requirement.operator) {
    requireOperator(session)
    return
  }
  if (!session) throw unauthenticated()
  if (session.kind === 'operator') return
  for (const scopes of requirement.scopes) {
    const fitting = isMutation ? scopes.all : scopes.reading
    if (!fitting.some((scope) => session.scopes.has(scope))) requireScope(session, scopes.named)
  }
}

/** Refuses everybody but operators. */
export function requireOperator(
  session: Session | null,
  refusal = 'Only an operator may do this.',
): asserts session is OperatorSession {
  if (!session) throw unauthenticated()
  if (session.kind !== 'operator') throw new AppError('operator_only', refusal)
}

/** Refuses a caller who is shown nothing of a record. */
export function requireRecord(session: Session, record: string): void {
  requireAccess(session, recordOf(record).any)
}

/** Whether a check lets the caller pass: it throws an AppError otherwise. */
export function isAllowed(check: () => void): boolean {
  try {
    check()
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/** Whether a caller is shown anything of a record. */
export const isShownAny = (session: Session, record: string): boolean =>
  isAllowed(() => requireRecord(session, record))

/** Refuses a caller who may not read the value of a field of a record, by its name in the graph. */
export function requireField(session: Session, record: string, field: string): void {
  const { fields, own, operators } = recordOf(record)
  requireAccess(session, fields.get(field) ?? own)
  if (operators.has(field)) requireOperator(session, `Only an operator sees ${field}.`)
}

/** Refuses a team a column that only operators see; columns that no field shows are for code. */
export function refuseHidden(session: Session, model: string, column: string): void {
  if (records.get(model)?.operators.has(column))
    requireOperator(session, `Only an operator sees ${column}.`)
}

/**
 * Refuses a caller who may not read a column or relation of a model, by its name in the data model. Of a joining table
 * only the relations are read, which ask for what they lead to.
 */
export function requireColumn(session: Session, model: string, column: string): void {
  if (joiningTables.has(model)) return
  const { columns, own, operators } = recordOf(model)
  requireAccess(session, columns.get(column) ?? own)
  if (operators.has(column)) requireOperator(session, `Only an operator sees ${column}.`)
}
