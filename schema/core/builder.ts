/**
 * The builder of the graph: its context, scalars and plugins. `builder.queryField(…)` and its like declare what
 * `schema/index.ts` makes the schema of.
 */
import SchemaBuilder from '@pothos/core'
import PrismaPlugin from '@pothos/plugin-prisma'
import ValidationPlugin from '@pothos/plugin-validation'
import type { FileUpload } from 'graphql-upload-minimal'
import type { PrismaClient } from '../../prisma/generated/client/client.js'
import type PrismaTypes from '../../prisma/generated/pothos.js'
import { getDatamodel } from '../../prisma/generated/pothos.js'
import { type Context, services } from '../../src/compiler/context.js'
import './access.js'
import { mutationTransaction } from './mutation.js'

export const builder = new SchemaBuilder<{
  Context: Context
  PrismaTypes: PrismaTypes
  DefaultFieldNullability: false
  DefaultInputFieldRequiredness: false
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
  plugins: [ValidationPlugin, PrismaPlugin, mutationTransaction],
  defaultFieldNullability: false,
  prisma: {
    // The plugin reads by it, and begins no transaction.
    client: (context) => services(context).prisma as PrismaClient,
    dmmf: getDatamodel(),
    onUnusedQuery: null,
    skipDeferredFragments: false,
  },
})

/** The types that the builder knows, for what is generic over them. */
export type GraphTypes = typeof builder.$inferSchemaTypes

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
