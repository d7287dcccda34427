/** Rules of the input of a new token. */
import { z } from 'zod'
import { TokenType } from '../../../prisma/generated/client/enums.js'
import { effectiveScopes, scopes } from '../../access/scope.js'
import { refuses } from '../../errors/rule-issues.js'
import { oneLine } from '../rules/text.js'
import { future } from '../rules/time.js'

export const tokenName = oneLine

export const tokenExpiry = future

const scope = z.enum(scopes, {
  error: ({ input }) => `${input} is not a scope; the scopes are ${scopes.join(', ')}`,
})

/** Type and scopes of a team token. */
export const tokenPowers = z
  .object({ type: z.enum(TokenType), scopes: z.array(scope).max(100).nullish() })
  .superRefine(({ type, scopes }, context) => {
    const issue = scopesIssue(type, scopes ?? [])
    if (issue) context.addIssue({ code: 'custom', path: ['scopes'], ...issue })
  })

function scopesIssue(
  type: TokenType,
  tokenScopes: string[],
): ReturnType<typeof refuses> | undefined {
  if (type === 'full_access') {
    if (tokenScopes.length > 0) {
      const message = 'must be omitted for a full_access token, which has all scopes'
      return refuses('scopes_not_allowed', message)
    }
  } else if (type === 'custom') {
    if (tokenScopes.length === 0)
      return refuses('required', 'must contain at least one scope for a custom token')
  } else if (effectiveScopes(type, tokenScopes).length === 0) {
    const message = `must contain a .read or .lists scope for a read_only token, which ignores ${tokenScopes.join(', ')}`
    return refuses('no_reading_scope', message)
  }
  return undefined
}
