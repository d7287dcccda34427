import type { TokenType } from '../../prisma/generated/client/enums.js'
import { AppError, type GivenParameters, refused } from '../errors/app-error.js'
import type { IssueCode } from '../errors/issue-codes.js'
import { isReading } from './scope.js'

/** What is known of every token. */
interface Token {
  tokenId: string
  /** First token of the chain of rotations; what a token created stays its successor's. */
  lineageId: string
  /** The user the token acts as. */
  userId: string
  type: TokenType
  /** The effective ones. */
  scopes: ReadonlySet<string>
  proPricing: boolean
}

/** A caller with a team's token, which is all that it sees and changes. */
interface TeamSession extends Token {
  kind: 'team'
  teamId: string
}

/** A caller with an operator's token, which belongs to no team and sees all. */
export interface OperatorSession extends Token {
  kind: 'operator'
}

/** Who is calling. */
export type Session = TeamSession | OperatorSession

/** A caller and the id of the request; without one where there is none, as on the command line. */
export type Caller = Session & { requestId?: string }

/**
 * Refuses a caller with reading scopes only: links that open a payment or a list without a token are not for them.
 * @throws AppError read_only_token
 */
export function requireWriter(session: Session, what: string): void {
  if (session.type !== 'read_only' && [...session.scopes].some((scope) => !isReading(scope))) return
  throw new AppError(
    'read_only_token',
    `Only a token that may write is shown ${what}: whoever has it needs no token.`,
  )
}

/** Refuses a caller who holds none of `anyOf`; the error names the scope that is missing. */
export function requireScope(
  session: Session | null,
  anyOf: readonly string[],
): asserts session is Session {
  if (!session) throw unauthenticated()
  if (session.kind === 'operator' || anyOf.length === 0) return
  if (anyOf.some((scope) => session.scopes.has(scope))) return
  if (session.type === 'read_only' && !anyOf.some(isReading)) {
    throw new AppError(
      'read_only_token',
      `This token is read_only and cannot use ${anyOf.join(' or ')}.`,
    )
  }
  throw refused(
    'missing_scope',
    'scope_missing',
    `This needs the scope ${anyOf.join(' or ')}, which the token does not hold.`,
    { allowed: anyOf },
  )
}

/** The team of a caller; null for an operator. */
export function teamOf(session: Session): string | null {
  return session.kind === 'team' ? session.teamId : null
}

/** The condition of what a caller sees of team-owned rows: one team's, or those of all. */
export interface Tenant {
  teamId?: string
}

/** What a caller sees of team-owned rows: a team its own, an operator all. */
export function tenantOf(session: Session): Tenant {
  return session.kind === 'team' ? { teamId: session.teamId } : {}
}

export function unauthenticated(): AppError {
  return new AppError('unauthenticated', 'Send a token: Authorization: Bearer <API_TOKEN>.', {
    headers: { 'www-authenticate': 'Bearer realm="masthead"' },
  })
}

/** Refuses a token that was sent. */
export function invalidToken<Reason extends IssueCode>(
  reason: Reason,
  message: string,
  ...parameters: GivenParameters<Reason>
): AppError {
  return refused('invalid_token', reason, message, ...parameters)
}
