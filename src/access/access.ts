import { AppError, refused } from '../errors/app-error.js'
import { canRun, operatorRolesFor } from './role.js'
import { isReading, type Scope } from './scope.js'
import { type OperatorSession, requireScope, type Session, unauthenticated } from './session.js'

/**
 * Callers who may read something: those with one of the scopes (any valid token if `scope` is empty), operators, or
 * everyone.
 */
export type Access = { scope: readonly string[] } | { operator: true } | { public: true }

/** Access rules of one field, in addition to those of its type. */
export interface FieldAccess {
  /** Further scopes that allow reading the field. */
  also?: readonly Scope[]
  /**
   * With `operator: true`: the value that teams get in place of the real one. Teams cannot filter, sort, group by or
   * export the field.
   */
  otherwise?: string | null
  /**
   * Marks a secret. `shownOnce`: returned only when it is created. `forWriters`: lets its holder pay or read without a
   * token.
   */
  secret?: 'shownOnce' | 'forWriters'
  /** For a mutation: its additional scope may read of the response only the fields that REST routes select. */
  answer?: 'additional'
}

/** Scopes of which the caller needs one. Scopes for writing count only in mutations, for reading back the change. */
interface OneOf {
  /** Scopes that the error message lists. */
  named: readonly string[]
  reading: readonly string[]
  all: readonly string[]
}

/**
 * Requirement for the caller. `operator`: only operators pass. `scopes`: the caller needs one scope of each element.
 */
export interface AccessRequirement {
  operator: boolean
  public: boolean
  /** Mutation, or query of `limitedQueries`, that the caller's role must be able to run. */
  operation?: string
  /** Whether a type above grants scopes. The scopes of a team token do not count then. */
  isBelowGrant?: boolean
  scopes: readonly OneOf[]
}

/** Requirements for the fields of a record, by GraphQL name and by Prisma name. */
export interface RecordAccess {
  /** Requirement for columns that are not GraphQL fields. */
  own: AccessRequirement
  /** Requirement for reading any part of the record. */
  any: AccessRequirement
  fields: Map<string, AccessRequirement>
  columns: Map<string, AccessRequirement>
  /** Fields and columns whose real value only operators can read. */
  operators: Set<string>
}

const writes = (scope: string) => /\.(create|update|delete)$/.test(scope)

/** @param inErrors scopes that the error message lists; defaults to all */
export function oneOf(scopes: readonly string[], inErrors: readonly string[] = scopes): OneOf {
  return { named: inErrors, reading: scopes.filter((scope) => !writes(scope)), all: scopes }
}

/** By GraphQL type name and by Prisma model name. */
const records = new Map<string, RecordAccess>()

/** Registers the requirements of a record under each of its names. */
export function declareRecord(names: Iterable<string>, access: RecordAccess): void {
  for (const name of names) records.set(name, access)
}

function recordOf(name: string): RecordAccess {
  const record = records.get(name)
  if (!record) throw new Error(`No access rules are declared for ${name}.`)
  return record
}

const joiningTables = new Set(['OutletTag', 'ProductChannel'])

/** Scopes that a parent field grants to callers who do not hold them. */
export type GrantedScopes = readonly string[] | undefined

const belowGrant = new WeakMap<AccessRequirement, AccessRequirement>()

/**
 * Returns what a requirement demands of the caller below a type that grants scopes. Undefined if the granted scopes meet
 * it. The scopes of a team token do not count there, because the records can belong to other teams. Grants never replace
 * the operator role.
 * @param grantedScopes undefined if no type above grants scopes
 */
export function requirementBelow(
  requirement: AccessRequirement,
  grantedScopes: GrantedScopes,
): AccessRequirement | undefined {
  if (!grantedScopes) return requirement
  const isMet = requirement.scopes.every(({ all }) =>
    all.some((scope) => grantedScopes.includes(scope)),
  )
  if (isMet && !requirement.operator) return undefined
  // One object per requirement, because callers compare requirements by identity.
  if (!belowGrant.has(requirement))
    belowGrant.set(requirement, { ...requirement, isBelowGrant: true })
  return belowGrant.get(requirement)
}

/** Whether one scope meets the requirement by itself. @param isMutation whether scopes for writing count too */
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
 * Rejects a caller who does not meet the requirement, or whose role cannot run its operation.
 * @param isMutation whether scopes for writing count too
 * @throws AppError unauthenticated, operator_only, missing_scope, read_only_token
 */
export function requireAccess(
  session: Session | null,
  requirement: AccessRequirement,
  isMutation = false,
): void {
  const { operation } = requirement
  const isLimited = isMutation || operation !== undefined
  if (isLimited && session?.kind === 'operator' && session.type === 'read_only') {
    const what = isMutation ? 'make changes' : `run ${operation}`
    throw new AppError('read_only_token', `This token is read_only and cannot ${what}.`)
  }
  if (requirement.public) return
  if (requirement.operator) requireOperator(session)
  if (!session) throw unauthenticated()
  if (session.kind === 'operator') {
    if (operation && !operatorRolesFor(operation).includes(session.role))
      throw roleRefusal(session.role, operation)
    return
  }
  if (requirement.isBelowGrant)
    throw new AppError('missing_scope', 'No token of a team can read this field here.')
  for (const scopes of requirement.scopes) {
    const sufficientScopes = isMutation ? scopes.all : scopes.reading
    const isHeld = (scope: string) => session.scopes.has(scope)
    if (!sufficientScopes.some(isHeld)) requireScope(session, scopes.named)
    else if (
      isMutation &&
      operation &&
      session.type !== 'full_access' &&
      scopes.all.every(isReading)
    )
      throw new AppError(
        'read_only_token',
        `${operation} requires a console session or a full_access token.`,
      )
    else if (
      operation &&
      !sufficientScopes.some((scope) => isHeld(scope) && canRun(session.role, scope, operation))
    )
      throw roleRefusal(session.role, operation)
  }
}

function roleRefusal(role: string, operation: string): AppError {
  return refused(
    'missing_scope',
    'mutation_of_other_role',
    `The role ${role} cannot run ${operation}.`,
    {
      name: role,
    },
  )
}

/** @throws AppError unauthenticated, operator_only */
export function requireOperator(
  session: Session | null,
  refusal = 'Only an operator may do this.',
): asserts session is OperatorSession {
  if (!session) throw unauthenticated()
  if (session.kind !== 'operator') throw new AppError('operator_only', refusal)
}

/** Rejects a caller who cannot read any part of a record. @throws AppError as `requireAccess` */
export function requireRecord(session: Session, record: string): void {
  requireAccess(session, recordOf(record).any)
}

/** Whether a check passes. Returns false if it throws an AppError; other errors are rethrown. */
export function isAllowed(check: () => void): boolean {
  try {
    check()
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/** Whether a caller can read any part of a record. */
export const isShownAny = (session: Session, record: string): boolean =>
  isAllowed(() => requireRecord(session, record))

/**
 * Rejects a caller who cannot read the value of a field. @param field GraphQL name @throws AppError as `requireAccess`
 */
export function requireField(session: Session, record: string, field: string): void {
  const { fields, own, operators } = recordOf(record)
  requireAccess(session, fields.get(field) ?? own)
  if (operators.has(field)) requireOperator(session, `Only operators can read ${field}.`)
}

/** Rejects a team for a column that only operators can read. @throws AppError operator_only */
export function refuseHidden(session: Session, model: string, column: string): void {
  if (records.get(model)?.operators.has(column))
    requireOperator(session, `Only operators can read ${column}.`)
}

/**
 * Rejects a caller who cannot read a column or relation. Join tables are exempt, because only their relations are read
 * and these have their own requirements.
 * @param model Prisma name
 * @throws AppError as `requireAccess`
 */
export function requireColumn(session: Session, model: string, column: string): void {
  if (joiningTables.has(model)) return
  const { columns, own, operators } = recordOf(model)
  requireAccess(session, columns.get(column) ?? own)
  if (operators.has(column)) requireOperator(session, `Only operators can read ${column}.`)
}
