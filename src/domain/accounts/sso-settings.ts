/** Settings of a team for single sign-on. */
import { z } from 'zod'
import type { Team } from '../../../prisma/generated/client/client.js'
import { type Caller, requireScope } from '../../access/session.js'
import { invalidInput } from '../../errors/app-error.js'
import { refuses } from '../../errors/rule-issues.js'
import { lockKey } from '../../postgres/lock-key.js'
import type { Transaction } from '../../postgres/transaction.js'

export interface SsoSettings {
  /** Whether console sessions of the team must be opened by SSO. API tokens are not affected. */
  ssoRequired: boolean
  /** Domains of email addresses whose users join the team when they first sign in by SSO. */
  ssoDomains: readonly string[]
}

/** Maximum number of domains of a team. */
export const maxSsoDomains = 20

const domainPattern =
  /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

/** Domain of email addresses in lower case, such as `example.com`. Other scripts are written as `xn--…`. */
export const emailDomain = z
  .string()
  .trim()
  .toLowerCase()
  .refine(
    (text) => domainPattern.test(text),
    refuses('invalid_format', 'must be the domain of email addresses, such as example.com', {
      expected: 'domain',
    }),
  )

/**
 * Rejects a requirement of SSO that no user could meet, and lets only callers set it that manage who can enter the team.
 * A console session must have been opened by SSO, so that account owners do not lock themselves out.
 * @throws AppError missing_scope (OAuth applications, too), validation_failed (sso_disabled, sso_session_needed)
 */
export function requireSsoAvailable(tx: Transaction, caller: Caller, ssoRequired: boolean): void {
  requireScope(caller, ['tokens.manage'])
  if (!ssoRequired) return
  if (!tx.market.hasSso)
    throw invalidInput(
      ['ssoRequired'],
      'sso_disabled',
      'needs single sign-on, which this server does not offer: OIDC_ISSUER is not set',
    )
  if (caller.kind === 'team' && caller.isConsole && !caller.isSso)
    throw invalidInput(
      ['ssoRequired'],
      'sso_session_needed',
      'can be set only in a session that was opened by SSO; sign in by SSO first',
    )
}

/**
 * Rejects domains of other teams, archived ones included. Returns the domains without duplicates.
 * @throws AppError validation_failed (domain_taken)
 */
export async function requireFreeDomains(
  tx: Transaction,
  { id }: Pick<Team, 'id'>,
  domains: readonly string[],
): Promise<string[]> {
  const unique = [...new Set(domains)]
  if (unique.length === 0) return unique
  await lockKey(tx, 'sso domains')
  const where = { id: { not: id }, ssoDomains: { hasSome: unique } }
  const other = await tx.team.findFirst({ where, select: { name: true, ssoDomains: true } })
  if (!other) return unique
  const at = domains.findIndex((domain) => other.ssoDomains.includes(domain))
  throw invalidInput(['ssoDomains', at], 'domain_taken', `is a domain of the team ${other.name}`, {
    name: other.name,
  })
}
