import SchemaBuilder from '@pothos/core'
import PrismaPlugin from '@pothos/plugin-prisma'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import ValidationPlugin from '@pothos/plugin-validation'
import type { FileUpload } from 'graphql-upload-minimal'
import type PrismaTypes from '../prisma/generated/pothos.js'
import { getDatamodel } from '../prisma/generated/pothos.js'
import { requireScope, unauthenticated } from '../src/auth.js'
import { type Context, services } from '../src/context.js'
import { AppError } from '../src/errors.js'
import { togetherPlugin } from './together.js'
import { everyFault } from './validation.js'

/** What a field asks of its caller: one of the named scopes, or to be an operator. */
export interface FieldAuth {
  /** One of these; an empty list asks for any valid token. */
  scope: readonly string[]
  operator: boolean
}

export const builder = new SchemaBuilder<{
  Context: Context
  PrismaTypes: PrismaTypes
  DefaultFieldNullability: false
  DefaultInputFieldRequiredness: false
  AuthScopes: FieldAuth
  Scalars: {
    ID: { Input: string; Output: string }
    UUID: { Input: string; Output: string }
    DateTime: { Input: Date; Output: Date }
    EndDateTime: { Input: Date; Output: Date }
    Money: { Input: bigint; Output: bigint | number }
    JSON: { Input: unknown; Output: unknown }
    Upload: { Input: Promise<FileUpload>; Output: never }
  }
}>({
  plugins: [everyFault, ScopeAuthPlugin, ValidationPlugin, PrismaPlugin, togetherPlugin],
  defaultFieldNullability: false,
  prisma: {
    client: (context) => services(context).prisma,
    dmmf: getDatamodel(),
    onUnusedQuery: null,
    skipDeferredFragments: false,
  },
  scopeAuth: {
    authorizeOnSubscribe: true,
    treatErrorsAsUnauthorized: false,
    unauthorizedError: (_parent, _context, _info, result) => {
      throw new AppError('missing_scope', result.message)
    },
    authScopes: (context) => ({
      scope: (anyOf) => {
        requireScope(context.session, anyOf)
        return true
      },
      operator: () => {
        requireOperator(context)
        return true
      },
    }),
  },
})

/** Refuses everybody but operators. */
export function requireOperator(context: Context): void {
  if (!context.session) throw unauthenticated()
  if (context.session.kind !== 'operator') {
    throw new AppError('operator_only', 'Only an operator may do this.')
  }
}

builder.queryType({
  description:
    'Everything that can be read. A team token sees its own team and the catalogue; an operator token sees all.',
})

builder.mutationType({
  description:
    'Everything that can be changed. A team token changes what is its own; an operator token runs the marketplace.',
})

builder.subscriptionType({
  description:
    'What happens to articles and comments from now on, as server-sent events. A subscription ends with its token; whoever finds a gap in `sequence` reads again.',
})
