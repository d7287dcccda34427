import type { ChangeCounts } from '../../src/catalogue-file/apply.js'
import type { ImportIssue } from '../../src/catalogue-file/import.js'
import { maxPublisherIssues } from '../../src/catalogue-file/issue-list.js'
import { maxPublisherRows } from '../../src/catalogue-file/publisher-file.js'
import {
  importPublisherFile,
  type PublisherImportResult,
} from '../../src/catalogue-file/publisher-import.js'
import { formatOf } from '../../src/catalogue-file/receive.js'
import { callerOf, serverServices } from '../../src/compiler/context.js'
import { awaitUpload } from '../../src/graphql/upload.js'
import { CatalogueFileFormat } from '../catalogue/import.js'
import { builder } from '../core/builder.js'
import { listSize } from '../core/description-suffix.js'
import { orNull, requiredInput } from '../core/fields.js'
import { ownTransactions } from '../core/mutation.js'

const scope = ['publishing.update']

const PublisherImportChanges = builder.objectRef<ChangeCounts>('PublisherImportChanges').implement({
  description: "Number of records that a publisher's import changes.",
  authScopes: { scope },
  fields: (t) => ({
    created: t.exposeInt('created', { description: 'Number of new records.' }),
    updated: t.exposeInt('updated', { description: 'Number of changed records.' }),
    unchanged: t.exposeInt('unchanged', {
      description: 'Number of records in the file that do not change.',
    }),
  }),
})

const PublisherImportIssue = builder.objectRef<ImportIssue>('PublisherImportIssue').implement({
  description: "Error in a line of a publisher's file.",
  authScopes: { scope },
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Line number in the file, starting at 1.' }),
    column: t.expose(
      'column',
      orNull('String', 'Name of the column. Null if the error concerns the whole line.'),
    ),
    reason: t.exposeString('reason', { description: 'Error message.' }),
  }),
})

const PublisherImport = builder.objectRef<PublisherImportResult>('PublisherImport').implement({
  description: "Result of the import of a publisher's file.",
  authScopes: { scope },
  fields: (t) => ({
    rowCount: t.exposeInt('rowCount', { description: 'Number of rows read.' }),
    isApplied: t.exposeBoolean('isApplied', {
      description:
        'Whether the changes were made. False for a preview, and for a file with errors.',
    }),
    outlets: t.field({
      type: PublisherImportChanges,
      description: 'Changes to outlets.',
      resolve: ({ outlets }) => outlets,
    }),
    products: t.field({
      type: PublisherImportChanges,
      description: 'Changes to products.',
      resolve: ({ products }) => products,
    }),
    issues: t.field({
      type: [PublisherImportIssue],
      description:
        'First errors, in the order of the lines. If others are omitted, the last one contains this.',
      extensions: listSize(maxPublisherIssues + 1),
      resolve: ({ issues }) => issues,
    }),
  }),
})

const ImportPublisherOutletsInput = builder.inputType('ImportPublisherOutletsInput', {
  fields: (t) => ({
    teamId: t.field({
      type: 'UUID',
      description:
        "ID of the publisher team. Required for operators; defaults to the token's team.",
    }),
    file: t.field(
      requiredInput('Upload', `CSV or JSON Lines file. Maximum 5 MB and ${maxPublisherRows} rows.`),
    ),
    format: t.field({
      type: CatalogueFileFormat,
      description: 'Format of the file. Defaults to the format of the file extension.',
    }),
    preview: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Checks the file and counts the changes, without making them.',
    }),
  }),
})

builder.mutationField('importPublisherOutlets', (t) =>
  t.field({
    type: PublisherImport,
    description:
      'Imports outlets and products of a publisher team from a file, by the rules of `createPublisherOutlet`, `updatePublisherOutlet`, `createPublisherProduct` and `updatePublisherProduct`. One error rejects the whole file. Recorded in the audit log.',
    // Receiving the file can take longer than a transaction may last.
    extensions: ownTransactions,
    authScopes: { scope },
    args: { input: t.arg(requiredInput(ImportPublisherOutletsInput)) },
    resolve: async (_root, { input: { teamId = null, file, format, preview } }, context) => {
      const { filename, createReadStream } = await awaitUpload(file)
      const source = createReadStream()
      try {
        const options = { teamId, source, format: format ?? formatOf(filename), preview }
        return await importPublisherFile(serverServices(context), callerOf(context), options)
      } finally {
        source.destroy()
      }
    },
  }),
)
