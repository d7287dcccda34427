import type {
  MemberRole,
  OperatorRole,
  TeamKind,
  TokenType,
} from '../../prisma/generated/client/enums.js'
import { AppError, type GivenParameters, refused } from '../errors/app-error.js'
import type { IssueCode } from '../errors/issue-codes.js'
import { memberRights } from './role.js'
import { isReading, scopesOfKind } from './scope.js'

/** Properties of every token. */
interface Token {
  tokenId: string
  /** First token of the chain of rotations. A successor keeps access to everything that its predecessors created. */
  lineageId: string
  /** User on whose behalf the token acts. */
  userId: string
  type: TokenType
  /** Effective scopes: those of the token that the user's role has. */
  scopes: ReadonlySet<string>
  proPricing: boolean
}

/** Which interface of this server an OAuth access token is for (RFC 8707). */
export type OauthResource = 'api' | 'mcp'

/** Consent of a user, by which an OAuth client acts. */
export interface OauthAccess {
  /** ID of the grant. */
  id: string
  clientId: string
  clientName: string
  resource: OauthResource
  /** Profile that the grant is limited to. Null for the whole team. */
  profileId: string | null
  /** Whether the user signed in with an API token to consent. False for a console session. */
  isByApiToken: boolean
}

/** Caller with a token of a team. Reads and changes only that team's records. */
export interface TeamSession extends Token {
  kind: 'team'
  teamId: string
  teamKind: TeamKind
  /** Role of the user in the team. */
  role: MemberRole
  /** Whether the team is a test team. */
  isTest: boolean
  /** Set for an OAuth access token. */
  grant?: OauthAccess
  /** Whether the token is a console session. Absent for API tokens and OAuth access tokens. */
  isConsole?: boolean
  /** Whether the user opened the console session by SSO. Absent for OAuth access tokens. */
  isSso?: boolean
}

/** Caller with an operator token, which belongs to no team and reads all records. */
export interface OperatorSession extends Token {
  kind: 'operator'
  role: OperatorRole
}

export type Session = TeamSession | OperatorSession

/** Caller with the ID of the request. The ID is absent on the command line. */
export type Caller = Session & { requestId?: string }

/**
 * Rejects a caller without a scope for writing. Required for links that pay or show a list without a token.
 * @param what name of the field, for the error message
 * @throws AppError read_only_token
 */
export function requireWriter(session: Session, what: string): void {
  if (session.type !== 'read_only' && [...session.scopes].some((scope) => !isReading(scope))) return
  throw new AppError(
    'read_only_token',
    `A read-only token cannot read ${what}, because its holder could act without a token.`,
  )
}

/**
 * Rejects a caller who has none of the scopes. Operators have every scope.
 * @param anyOf scopes of which one is enough; every caller passes if it is empty
 * @throws AppError unauthenticated, missing_scope, read_only_token
 */
export function requireScope(
  session: Session | null,
  anyOf: readonly string[],
): asserts session is Session {
  if (!session) throw unauthenticated()
  if (session.kind === 'operator' || anyOf.length === 0) return
  if (anyOf.some((scope) => session.scopes.has(scope))) return
  const available: readonly string[] = scopesOfKind[session.teamKind]
  if (!anyOf.some((scope) => available.includes(scope))) {
    const kind = session.teamKind.toLowerCase()
    throw refused(
      'missing_scope',
      'scope_of_other_kind',
      `This needs the scope ${anyOf.join(' or ')}, which a ${kind} team cannot have.`,
      { allowed: anyOf, name: session.teamKind },
    )
  }
  if (session.type === 'read_only' && !anyOf.some(isReading)) {
    throw new AppError(
      'read_only_token',
      `This token is read_only and cannot use ${anyOf.join(' or ')}.`,
    )
  }
  const ofRole = memberRights[session.role].scopes as readonly string[]
  if (!anyOf.some((scope) => ofRole.includes(scope))) {
    throw refused(
      'missing_scope',
      'scope_of_other_role',
      `This needs the scope ${anyOf.join(' or ')}, which the role ${session.role} does not have.`,
      { allowed: anyOf, name: session.role },
    )
  }
  throw refused(
    'missing_scope',
    'scope_missing',
    `This needs the scope ${anyOf.join(' or ')}, which the token does not hold.`,
    { allowed: anyOf },
  )
}

/** Team of a caller, or null for an operator. */
export function teamOf(session: Session): string | null {
  return session.kind === 'team' ? session.teamId : null
}

/** Whether the caller's team is a test team. False for operators. */
export const isTestSession = (session: Session): boolean =>
  session.kind === 'team' && session.isTest

/** Identifies the callers that see the same catalogue, as part of the key of a cached response. */
export const catalogueView = (session: Session): string =>
  `${session.proPricing ? 'pro' : 'standard'}${isTestSession(session) ? ' test' : ''}`

export function unauthenticated(): AppError {
  return new AppError('unauthenticated', 'Send a token: Authorization: Bearer <API_TOKEN>.', {
    headers: { 'www-authenticate': 'Bearer realm="masthead"' },
  })
}

/** Builds the error for a token that was sent but is not valid. */
export function invalidToken<Reason extends IssueCode>(
  reason: Reason,
  message: string,
  ...parameters: GivenParameters<Reason>
): AppError {
  return refused('invalid_token', reason, message, ...parameters)
}
