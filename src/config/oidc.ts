/** Settings of single sign-on with an OpenID provider. */
import { z } from 'zod'
import { MemberRole, OperatorRole } from '../../prisma/generated/client/enums.js'
import { isUrl } from '../values/url.js'
import { oneLineSetting, publicSetting, urlOf } from './env-values.js'

/** Role of a value of the role claim. */
export type MappedRole =
  | { kind: 'member'; role: MemberRole }
  | { kind: 'operator'; role: OperatorRole }

export interface OidcSettings {
  /** Issuer identifier, as the provider spells it. */
  issuer: string
  clientId: string
  clientSecret: string
  /** Requested scopes, separated by spaces. */
  scopes: string
  /** Claim that contains values of `roles`. If absent, the provider decides about no roles. */
  roleClaim?: string
  /** Roles by value of the claim. The first value that the claim contains applies. */
  roles: { value: string; role: MappedRole }[]
}

// OWNER is missing: only `changeTeamOwner` grants it.
const memberRoles = Object.values(MemberRole).filter((role) => role !== 'OWNER')
const operatorRoles = Object.values(OperatorRole)

/** Parses `operator:FULL` or `BUYER`. Undefined for other texts. */
function mappedRole(text: string): MappedRole | undefined {
  const operator = operatorRoles.find((role) => text === `operator:${role}`)
  if (operator) return { kind: 'operator', role: operator }
  const member = memberRoles.find((role) => text === role)
  return member && { kind: 'member', role: member }
}

/** `value=ROLE; value=ROLE`. Values may contain `=` and commas, as distinguished names do. */
const roleList = z.string().transform((text, context) => {
  const pairs = text.split(';').flatMap((part) => part.trim() || [])
  return pairs.map((pair) => {
    const at = pair.lastIndexOf('=')
    const value = pair.slice(0, Math.max(at, 0)).trim()
    const role = mappedRole(pair.slice(at + 1).trim())
    if (value && role) return { value, role }
    context.addIssue({ code: 'custom', message: 'no pair' })
    return z.NEVER
  })
})

const isLoopback = (text: string) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(text).hostname)

export const oidcVariables = {
  // The secret of the client and the identity of users travel to this URL.
  OIDC_ISSUER: urlOf(/^https?:\/\/[^?#]*$/, 'an https:// URL without a query')
    .refine(
      (text) => !isUrl(text) || text.startsWith('https:') || isLoopback(text),
      'must be an https:// URL; http:// is accepted for localhost only',
    )
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_SCOPES: publicSetting(
    z.string().regex(/^(?=(.* )?openid( |$))[\x21-\x7e]+( [\x21-\x7e]+)*$/),
    'scopes separated by spaces, among them openid',
  ).default('openid email profile'),
  OIDC_ROLE_CLAIM: oneLineSetting.optional(),
  OIDC_ROLES: publicSetting(
    roleList,
    `a list such as buyers=BUYER; admins=operator:FULL, with the roles ${[
      ...memberRoles,
      ...operatorRoles.map((role) => `operator:${role}`),
    ].join(', ')}`,
  ).default([]),
}

type Variables = { [Name in keyof typeof oidcVariables]: z.output<(typeof oidcVariables)[Name]> }

/** Builds the settings from their variables. Undefined if single sign-on is off. */
export function toOidc(values: Variables): OidcSettings | undefined {
  if (!values.OIDC_ISSUER) return undefined
  return {
    issuer: values.OIDC_ISSUER,
    // `settingErrors` requires both.
    clientId: values.OIDC_CLIENT_ID!,
    clientSecret: values.OIDC_CLIENT_SECRET!,
    scopes: values.OIDC_SCOPES,
    ...(values.OIDC_ROLE_CLAIM && { roleClaim: values.OIDC_ROLE_CLAIM }),
    roles: values.OIDC_ROLES,
  }
}

/** Returns the errors of rules between the variables. */
export function oidcErrors(environment: NodeJS.ProcessEnv): string[] {
  const errors: string[] = []
  for (const name of ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']) {
    if (environment.OIDC_ISSUER && !environment[name])
      errors.push(`${name} is required with OIDC_ISSUER`)
  }
  for (const name of Object.keys(oidcVariables)) {
    if (name !== 'OIDC_ISSUER' && environment[name] && !environment.OIDC_ISSUER)
      errors.push(`${name} requires OIDC_ISSUER`)
  }
  if (environment.OIDC_ROLES && !environment.OIDC_ROLE_CLAIM)
    errors.push('OIDC_ROLES requires OIDC_ROLE_CLAIM')
  if (environment.OIDC_ROLE_CLAIM && !environment.OIDC_ROLES)
    errors.push('OIDC_ROLE_CLAIM requires OIDC_ROLES')
  return errors
}
