import type { Expected, IssueCode, issueCodes, Unit } from './issue-codes.js'

/** HTTP status of every error code; the codes are the same in REST (`code`) and GraphQL (`extensions.code`). */
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

/** Values that an issue's code refers to, so that a client can write the issue in any language. */
export interface IssueParameters {
  /** Lower bound: a value, or a number of `unit`. */
  min?: number
  /** Upper bound: a value, or a number of `unit`. */
  max?: number
  /** Unit of `min` and `max`; absent for plain numbers. */
  unit?: Unit
  allowed?: readonly string[]
  expected?: Expected
  /** Current status of a record, spelled as in `message`. */
  status?: string
  /** Requested status. */
  to?: string
  /** Another field, or a type of record, such as `profile`. */
  field?: string
  /** Name of a record, or names that the message lists. */
  name?: string
  /** ISO 8601. */
  time?: string
}

type NameOf<Code extends IssueCode> = (typeof issueCodes)[Code]['parameters'][number]
type OptionalNameOf<Code extends IssueCode> =
  NameOf<Code> extends infer Name ? (Name extends `${infer Bare}?` ? Bare : never) : never

/** Parameters of an issue code: those that it always has, and those that can be absent. */
type ParametersOf<Code extends IssueCode> = Required<
  Pick<IssueParameters, Extract<NameOf<Code>, keyof IssueParameters>>
> &
  Pick<IssueParameters, Extract<OptionalNameOf<Code>, keyof IssueParameters>>

/** The last argument of a function that makes an issue of a code; it can be left out if the code has no required parameters. */
export type GivenParameters<Code extends IssueCode> =
  Partial<ParametersOf<Code>> extends ParametersOf<Code>
    ? [parameters?: ParametersOf<Code>]
    : [parameters: ParametersOf<Code>]

/**
 * An issue of an input or of a request. A rule names the field, such as `['lineItems', 0, 'productId']`, and nothing for the
 * input as a whole; REST and GraphQL translate the path to the names that the client used.
 */
export interface Issue extends IssueParameters {
  path: (string | number)[]
  code: IssueCode
  message: string
}

/** Headers of errors that are thrown without others. */
const defaultHeaders: Partial<Record<ErrorCode, Record<string, string>>> = {
  invalid_token: { 'www-authenticate': 'Bearer realm="masthead", error="invalid_token"' },
  unavailable: { 'retry-after': '2' },
}

/** An error with a code that callers can act on. Everything else that is thrown is an `internal_error`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly issues: Issue[] | undefined
  readonly headers: Record<string, string> | undefined

  constructor(
    code: ErrorCode,
    message: string,
    options: { issues?: Issue[]; headers?: Record<string, string>; cause?: unknown } = {},
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

/** Refuses an input with every issue that was found in it. */
export function validationFailed(issues: Issue[]): AppError {
  const first = issues[0]!
  const where = first.path.length > 0 ? `${first.path.join('.')}: ` : ''
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : ''
  return new AppError('validation_failed', `${where}${first.message}${more}`, { issues })
}

/** A body of a megabyte can have hundreds of thousands, and to tell them would take seconds. */
const maxIssues = 100

/** Takes the issues of an input from outside; with the hundredth it throws them, so that no more are looked for. */
export class Issues extends Array<Issue> {
  override push(...issues: Issue[]): number {
    const length = super.push(...issues)
    if (length >= maxIssues) throw validationFailed(this.slice(0, maxIssues))
    return length
  }
}

/** The same error with other paths to its issues. */
export function withPaths(
  error: AppError,
  pathOf: (path: Issue['path']) => Issue['path'],
): AppError {
  if (error.code !== 'validation_failed' || !error.issues) return error
  return validationFailed(error.issues.map((issue) => ({ ...issue, path: pathOf(issue.path) })))
}

/** Refuses an input for one issue at `path`. */
export function invalidInput<Code extends IssueCode>(
  path: Issue['path'],
  code: Code,
  message: string,
  ...[parameters]: GivenParameters<Code>
): AppError {
  return validationFailed([{ path, code, message, ...parameters }])
}

/** Refuses a request for a reason that has an issue code of its own. */
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

/** Refuses a change that the state of a record does not allow. */
export const invalidTransition = <Reason extends IssueCode>(
  reason: Reason,
  message: string,
  ...parameters: GivenParameters<Reason>
): AppError => refused('invalid_transition', reason, message, ...parameters)

/** Nothing of that kind is visible to the caller under that id. */
export function notFound(what: string): AppError {
  return new AppError('not_found', `${what} not found.`)
}

/** Finds the `AppError` behind whatever was thrown; database outages, and values that no column can hold, get their code here. */
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

// NUL in a text and in JSON; a time that PostgreSQL does not have.
const unstorableCodes = new Set(['22021', '22P05', '22008'])

// Of Prisma, of Node.js's sockets, and PostgreSQL's own.
const awayCodes = new Set([
  ...['P1001', 'P1002', 'P1008', 'P1017', 'P1018', 'P2024', 'P2028'],
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH'],
  // Shut down, crashed, starting, dropped, idle for too long, and a statement that ran out of time.
  ...['57P01', '57P02', '57P03', '57P04', '57P05', '57014'],
  // Cut off in a transaction: idle in it, or in it for too long.
  ...['25P03', '25P04'],
  ...['08000', '08001', '08003', '08004', '08006', '08007', '08P01'],
  // Out of disk, memory or connections; a disk that fails.
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
// `connect ENOENT`: the socket of a server on this machine, in Prisma's words too.
const awayMessage =
  /connect ENOENT|connection terminated|is not queryable|terminating connection|timeout expired|timeout exceeded when trying to connect|query read timeout|server closed the connection|cannot use a pool after|the database system is/i

/** Whether something failed because the database, or the connection to it, was lost: it may work a moment later. */
export function isDatabaseAway(error: unknown): boolean {
  return anyCause(
    error,
    ({ code, originalCode, kind, message }) =>
      isOneOf(awayCodes, code, originalCode) ||
      awayKinds.has(String(kind)) ||
      (typeof message === 'string' && awayMessage.test(message)),
  )
}

const isOneOf = (known: ReadonlySet<string>, ...codes: unknown[]) =>
  codes.some((code) => known.has(String(code)))

/** Whether something holds of an error or of what it came from. */
function anyCause(error: unknown, holds: (e: Record<string, unknown>) => boolean): boolean {
  for (let e = error, depth = 0; e && typeof e === 'object' && depth < 8; depth++) {
    const known = e as Record<string, unknown>
    if (holds(known)) return true
    const { cause, originalError, meta } = known
    // Prisma keeps what the driver said in the error's meta.
    e =
      (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError ??
      originalError ??
      cause
  }
  return false
}
