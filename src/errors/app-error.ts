import type { Expected, IssueCode, issueCodes, Unit } from './issue-codes.js'

/** HTTP status of each error code. REST (`code`) and GraphQL (`extensions.code`) use the same codes. */
export const statusOfCode = {
  malformed_request: 400,
  persisted_query_not_supported: 400,
  validation_failed: 400,
  unauthenticated: 401,
  invalid_token: 401,
  missing_scope: 403,
  read_only_token: 403,
  wrong_team: 403,
  not_comment_author: 403,
  operator_token: 403,
  operator_only: 403,
  persisted_query_only: 403,
  invalid_signature: 403,
  not_found: 404,
  route_not_found: 404,
  persisted_query_not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  invalid_transition: 409,
  idempotency_in_progress: 409,
  precondition_failed: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  range_not_satisfiable: 416,
  idempotency_key_reused: 422,
  query_too_expensive: 422,
  rate_limited: 429,
  headers_too_large: 431,
  internal_error: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof statusOfCode

/** Values that an issue's code refers to, so that a client can format the issue in any language. */
export interface IssueParameters {
  /** Lower bound: a value, or a number of `unit`. */
  min?: number
  /** Upper bound: a value, or a number of `unit`. */
  max?: number
  /** Unit of `min` and `max`. Absent for plain numbers. */
  unit?: Unit
  allowed?: readonly string[]
  expected?: Expected
  /** Current status of a record, spelled as in `message`. */
  status?: string
  /** Requested status. */
  to?: string
  /** Another field, or a type of record, such as `profile`. */
  field?: string
  /** Name of a record, or the names in the message. */
  name?: string
  /** ISO 8601. */
  time?: string
}

type NameOf<Code extends IssueCode> = (typeof issueCodes)[Code]['parameters'][number]
type OptionalNameOf<Code extends IssueCode> =
  NameOf<Code> extends infer Name ? (Name extends `${infer Bare}?` ? Bare : never) : never

/** Parameters of an issue code: required ones, and optional ones. */
type ParametersOf<Code extends IssueCode> = Required<
  Pick<IssueParameters, Extract<NameOf<Code>, keyof IssueParameters>>
> &
  Pick<IssueParameters, Extract<OptionalNameOf<Code>, keyof IssueParameters>>

/** Last argument of a function that creates an issue. Optional if the code has no required parameters. */
export type GivenParameters<Code extends IssueCode> =
  Partial<ParametersOf<Code>> extends ParametersOf<Code>
    ? [parameters?: ParametersOf<Code>]
    : [parameters: ParametersOf<Code>]

/**
 * Issue of an input or of a request. A rule sets the path of the field, such as `['lineItems', 0, 'productId']`, or
 * an empty path for the input as a whole. REST and GraphQL translate the path to the client's names.
 */
export interface RequestIssue extends IssueParameters {
  path: (string | number)[]
  code: IssueCode
  message: string
}

/** Default headers of an error code. */
const defaultHeaders: Partial<Record<ErrorCode, Record<string, string>>> = {
  invalid_token: { 'www-authenticate': 'Bearer realm="masthead", error="invalid_token"' },
  unavailable: { 'retry-after': '2' },
}

/** Error with a code that callers can act on. Any other thrown value becomes an `internal_error`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly issues: RequestIssue[] | undefined
  readonly headers: Record<string, string> | undefined

  constructor(
    code: ErrorCode,
    message: string,
    options: { issues?: RequestIssue[]; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.issues = options.issues
    this.headers = options.headers ?? defaultHeaders[code]
  }

  get status(): number {
    return statusOfCode[this.code]
  }
}

/** Rejects an input with all of its issues. */
export function validationFailed(issues: RequestIssue[]): AppError {
  const first = issues[0]!
  const where = first.path.length > 0 ? `${first.path.join('.')}: ` : ''
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : ''
  return new AppError('validation_failed', `${where}${first.message}${more}`, { issues })
}

/** A body of a megabyte can have hundreds of thousands of issues, which take seconds to report. */
const maxIssues = 100

/** Collects issues of an input. Throws `validation_failed` at the hundredth, so that no further ones are searched. */
export class Issues extends Array<RequestIssue> {
  override push(...issues: RequestIssue[]): number {
    const length = super.push(...issues)
    if (length >= maxIssues) throw validationFailed(this.slice(0, maxIssues))
    return length
  }
}

/** Copies the error with other paths of its issues. */
export function withPaths(
  error: AppError,
  pathOf: (path: RequestIssue['path']) => RequestIssue['path'],
): AppError {
  if (error.code !== 'validation_failed' || !error.issues) return error
  return validationFailed(error.issues.map((issue) => ({ ...issue, path: pathOf(issue.path) })))
}

/**
 * Runs `work` and puts `prefix` before the paths of its issues.
 * @throws the error of `work`
 */
export function withPathPrefix<Result>(prefix: RequestIssue['path'], work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw error instanceof AppError ? withPaths(error, (path) => [...prefix, ...path]) : error
  }
}

/** Rejects an input for one issue at `path`. */
export function invalidInput<Code extends IssueCode>(
  path: RequestIssue['path'],
  code: Code,
  message: string,
  ...[parameters]: GivenParameters<Code>
): AppError {
  return validationFailed([{ path, code, message, ...parameters }])
}

/** Refuses a request for a reason that has an issue code. */
export function refused<Reason extends IssueCode>(
  code: ErrorCode,
  reason: Reason,
  message: string,
  ...[parameters]: GivenParameters<Reason>
): AppError {
  return new AppError(code, message, {
    issues: [{ path: [], code: reason, message, ...parameters }],
  })
}

/** Refuses a transition that the status of the record does not allow. */
export const invalidTransition = <Reason extends IssueCode>(
  reason: Reason,
  message: string,
  ...parameters: GivenParameters<Reason>
): AppError => refused('invalid_transition', reason, message, ...parameters)

/** Refuses a request for a record that does not exist or is not visible to the caller. */
export function notFound(what: string): AppError {
  return new AppError('not_found', `${what} not found.`)
}

/**
 * Returns the `AppError` in the cause chain of a thrown value. Database outages and values that no column can store
 * get their code here.
 */
export function toAppError(error: unknown): AppError {
  for (
    let e = error;
    e instanceof Error;
    e = (e as { originalError?: unknown }).originalError ?? e.cause
  ) {
    if (e instanceof AppError) return e
  }
  if (isDatabaseAway(error)) {
    const message = 'The database cannot be reached. Try again shortly.'
    return new AppError('unavailable', message, { cause: error })
  }
  if (anyCause(error, ({ code, originalCode }) => isOneOf(unstorableCodes, code, originalCode))) {
    const message = 'a text has a NUL character, or a time is out of range'
    return invalidInput([], 'invalid_text', message)
  }
  return new AppError('internal_error', 'Something went wrong on our side.', { cause: error })
}

// NUL in a text or in JSON, or a time outside of PostgreSQL's range.
const unstorableCodes = new Set(['22021', '22P05', '22008'])

// Codes of Prisma, of Node.js's sockets and of PostgreSQL.
const awayCodes = new Set([
  ...['P1001', 'P1002', 'P1008', 'P1017', 'P1018', 'P2024', 'P2028'],
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH'],
  // Shut down, crashed, starting, dropped, idle timeout, statement timeout.
  ...['57P01', '57P02', '57P03', '57P04', '57P05', '57014'],
  // Transaction timeouts: idle, or open for too long.
  ...['25P03', '25P04'],
  ...['08000', '08001', '08003', '08004', '08006', '08007', '08P01'],
  // Out of disk space, memory or connections, or a disk error.
  ...['53000', '53100', '53200', '53300', '53400', '58030'],
  '55P03',
  '25006',
])

const awayKinds = new Set([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TransactionAlreadyClosed',
  'TooManyConnections',
])
// `connect ENOENT`: the Unix socket of a local server, in Prisma's message too.
const awayMessage =
  /connect ENOENT|connection terminated|is not queryable|terminating connection|timeout expired|timeout exceeded when trying to connect|query read timeout|server closed the connection|cannot use a pool after|the database system is/i

/** Whether the error is a lost database or connection, so that a retry can succeed. */
export function isDatabaseAway(error: unknown): boolean {
  return anyCause(
    error,
    ({ code, originalCode, kind, message }) =>
      isOneOf(awayCodes, code, originalCode) ||
      awayKinds.has(String(kind)) ||
      (typeof message === 'string' && awayMessage.test(message)),
  )
}

const isOneOf = (codeSet: ReadonlySet<string>, ...codes: unknown[]) =>
  codes.some((code) => codeSet.has(String(code)))

/** Tests an error and each of its causes. */
function anyCause(error: unknown, holds: (e: Record<string, unknown>) => boolean): boolean {
  for (let e = error, depth = 0; e && typeof e === 'object' && depth < 8; depth++) {
    const fields = e as Record<string, unknown>
    if (holds(fields)) return true
    const { cause, originalError, meta } = fields
    // Prisma keeps the driver's error in the error's `meta`.
    e =
      (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError ??
      originalError ??
      cause
  }
  return false
}
