/**
 * Pothos schema builder with its context, scalars and plugins. The other files declare types and fields with it, and
 * `schema/index.ts` builds the schema.
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
    // Only reads: the plugin opens no transaction.
    client: (context) => services(context).prisma as PrismaClient,
    dmmf: getDatamodel(),
    onUnusedQuery: null,
    skipDeferredFragments: false,
  },
})

/** Schema types of the builder, for generic code. */
export type GraphTypes = typeof builder.$inferSchemaTypes

builder.queryType({
  description:
    'Read operations. A team token can read its own team and the catalogue; an operator token can read everything.',
})

builder.mutationType({
  description:
    "Write operations. A team token can change its own team's records; an operator token can run the marketplace.",
})

builder.subscriptionType({
  description:
    'Events of articles and comments as they happen, sent as server-sent events. A subscription ends when its token does. After a gap in `sequence`, read the records again.',
})
