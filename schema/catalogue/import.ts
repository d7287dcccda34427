import * as enums from '../../prisma/generated/client/enums.js'
import type { ChangeCounts } from '../../src/catalogue-file/apply.js'
import { columnNames } from '../../src/catalogue-file/columns.js'
import type { Difference } from '../../src/catalogue-file/differences.js'
import { keptDifferences } from '../../src/catalogue-file/job.js'
import { withCatalogueFile } from '../../src/catalogue-file/receive.js'
import { byCaller, services } from '../../src/compiler/context.js'
import { applyImport, previewDays, requestImport } from '../../src/domain/catalogue/import.js'
import { awaitUpload } from '../../src/graphql/upload.js'
import { User } from '../accounts/user.js'
import { builder } from '../core/builder.js'
import { listSize } from '../core/description-suffix.js'
import { asRows } from '../core/exported.js'
import { createdAt, orNull, requiredInput, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { ownTransactions } from '../core/mutation.js'
import { id, Node } from '../core/node.js'
import { byAge, orderInput } from '../core/order.js'
import { recordOf } from '../core/records.js'
import { whereInput } from '../core/where.js'

const CatalogueImportStatus = builder.enumType('CatalogueImportStatus', {
  description: 'Status of an import.',
  values: {
    [enums.CatalogueImportStatus.PENDING]: { description: 'Waiting in the queue.' },
    [enums.CatalogueImportStatus.RUNNING]: { description: 'Running.' },
    [enums.CatalogueImportStatus.PREVIEWED]: {
      description: `Previewed without changes. Can be applied for ${previewDays} days.`,
    },
    [enums.CatalogueImportStatus.APPLIED]: {
      description: 'Imported into the catalogue.',
    },
    [enums.CatalogueImportStatus.REFUSED]: {
      description: 'Rejected without changes because of errors in the file.',
    },
    [enums.CatalogueImportStatus.FAILED]: {
      description: 'Failed without changes for a reason other than the file.',
    },
  },
})

export const CatalogueFileFormat = builder.enumType('CatalogueFileFormat', {
  description: 'Format of a catalogue file.',
  values: {
    CSV: { value: enums.CatalogueFileFormat.csv, description: 'CSV with a header row.' },
    JSONL: {
      value: enums.CatalogueFileFormat.jsonl,
      description: 'One JSON object per line (JSON Lines).',
    },
  } as const,
})

const CatalogueImportChanges = builder.objectRef<ChangeCounts>('CatalogueImportChanges').implement({
  description: 'Number of records that an import changes.',
  authScopes: { operator: true },
  fields: (t) => ({
    created: t.exposeInt('created', { description: 'Number of new records.' }),
    updated: t.exposeInt('updated', { description: 'Number of changed records.' }),
    unchanged: t.exposeInt('unchanged', {
      description: 'Number of records in the file that do not change.',
    }),
  }),
})

const CatalogueImportCell = builder
  .objectRef<Difference['columns'][number]>('CatalogueImportCell')
  .implement({
    description: 'Column in which a record differs from the file.',
    authScopes: { operator: true },
    fields: (t) => ({
      column: t.exposeString('column', { description: 'Name of the column.' }),
      before: t.expose('before', orNull('String', 'Current value, as a CSV cell. Null if empty.')),
      after: t.expose('after', orNull('String', 'New value, as a CSV cell. Null if empty.')),
    }),
  })

const CatalogueEntity = builder.enumType('CatalogueEntity', {
  description: 'Type of record in a row of a catalogue file.',
  values: {
    OUTLET: { value: 'outlet', description: 'Outlet.' },
    PRODUCT: { value: 'product', description: 'Product.' },
  } as const,
})

const CatalogueImportDifference = builder
  .objectRef<Difference>('CatalogueImportDifference')
  .implement({
    description: 'Record that an import changes.',
    authScopes: { operator: true },
    fields: (t) => ({
      entity: t.expose('entity', { type: CatalogueEntity, description: 'Type of the record.' }),
      key: t.exposeString('key', { description: 'Key of the record.' }),
      line: t.exposeInt('line', { description: 'Number of the first line with the record.' }),
      isNew: t.exposeBoolean('isNew', { description: 'Whether the record is created.' }),
      columns: t.expose('columns', {
        type: [CatalogueImportCell],
        description: 'Columns that differ.',
        extensions: listSize(columnNames.length),
      }),
    }),
  })

export const CatalogueImport = builder.prismaObject('CatalogueImport', {
  description: 'Import of a catalogue file that an operator uploaded.',
  authScopes: { operator: true },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the import.')),
    fileName: t.exposeString('fileName', { description: 'Original name of the file.' }),
    format: t.expose('format', { type: CatalogueFileFormat, description: 'Format of the file.' }),
    size: t.exposeInt('size', { description: 'Size of the file in bytes.' }),
    status: t.expose('status', {
      type: CatalogueImportStatus,
      description: 'Status of the import.',
    }),
    isPreview: t.exposeBoolean('isPreview', {
      description: 'Whether the import is a preview, which changes nothing.',
    }),
    isPartial: t.exposeBoolean('isPartial', {
      description: 'Whether valid rows are imported even if others have errors.',
    }),
    bytesRead: t.exposeInt('bytesRead', {
      description: 'Number of bytes read so far. Updated every second.',
    }),
    rowCount: t.exposeInt('rowCount', { description: 'Number of rows read.' }),
    issueCount: t.exposeInt('issueCount', {
      description: 'Number of errors, once all rows have been read.',
    }),
    warningCount: t.exposeInt('warningCount', {
      description:
        'Number of warnings about imported rows, such as products for sale without a listing channel.',
    }),
    outlets: t.field({
      type: CatalogueImportChanges,
      nullable: true,
      description: 'Changes to outlets. Null until they have been determined.',
      select: { outlets: true },
      resolve: ({ outlets }) => outlets as ChangeCounts | null,
    }),
    products: t.field({
      type: CatalogueImportChanges,
      nullable: true,
      description: 'Changes to products. Null until they have been determined.',
      select: { products: true },
      resolve: ({ products }) => products as ChangeCounts | null,
    }),
    differences: t.field({
      type: [CatalogueImportDifference],
      description: 'First records that a preview would change, in line order.',
      extensions: {
        ...listSize(keptDifferences),
        ...asRows(
          (column) =>
            `SELECT upper("entity") AS "entity", "key", "line", "isNew" FROM jsonb_to_recordset(${column('differences')}) AS d ("entity" text, "key" text, "line" int, "isNew" boolean)`,
        ),
      },
      select: { differences: true },
      resolve: ({ differences }) => differences as Difference[],
    }),
    failure: t.expose(
      'failure',
      orNull('String', 'Reason for a failure that the file did not cause.'),
    ),
    createdById: t.expose('createdById', orNull('UUID', 'ID of the user who uploaded the file.')),
    createdBy: t.relation('createdBy', {
      type: User,
      nullable: true,
      description: 'User who uploaded the file.',
    }),
    startedAt: t.expose('startedAt', orNull('DateTime', 'Time of the last start.')),
    completedAt: t.expose(
      'completedAt',
      orNull('DateTime', 'Completion time. Null until completed.'),
    ),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
  }),
})

const CatalogueImportIssue = builder.prismaObject('CatalogueImportIssue', {
  description: 'Error or warning about a line of an import.',
  authScopes: { operator: true },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the error.')),
    line: t.exposeInt('line', { description: 'Line number in the file, starting at 1.' }),
    column: t.expose(
      'column',
      orNull('String', 'Name of the column. Null if the error concerns the whole line.'),
    ),
    reason: t.exposeString('reason', { description: 'Error message.' }),
    isWarning: t.exposeBoolean('isWarning', {
      description: 'Whether this is a warning: the line is imported anyway.',
    }),
    import: t.relation('import', { description: 'Import of the line.' }),
  }),
})

builder.queryField('import', (t) =>
  t.field({
    type: CatalogueImport,
    nullable: true,
    description: 'Fetches a catalogue import by ID. Operators only.',
    authScopes: { operator: true },
    args: { id: t.arg(requiredInput('UUID', 'ID of the import.')) },
    resolve: (_root, { id }, context, info) => recordOf(context, info, 'CatalogueImport', { id }),
  }),
)

listField('imports', {
  node: CatalogueImport,
  description: 'Catalogue imports. Operators only.',
  operator: true,
  archive: false,
  where: whereInput('CatalogueImport', (t) => ({
    id: t.uuid('id', 'ID of the import.'),
    status: t.enum('status', CatalogueImportStatus, 'Status of the import.'),
    fileName: t.string('fileName', 'Original name of the file.'),
    createdById: t.uuid('createdById', 'ID of the user who uploaded the file.'),
    completedAt: t.dateTime('completedAt', 'Completion time.'),
    createdAt: t.dateTime('createdAt', 'Upload time.'),
  })),
  order: orderInput('CatalogueImport', byAge, { field: 'CREATED_AT', direction: 'desc' }),
})

listField('importIssues', {
  node: CatalogueImportIssue,
  description:
    'Errors and warnings of imports: the first 10,000 of each import, errors first. Kept for 90 days. Operators only.',
  operator: true,
  archive: false,
  where: whereInput('CatalogueImportIssue', (t) => ({
    id: t.uuid('id', 'ID of the error.'),
    line: t.int('line', 'Line number in the file.'),
    column: t.string('column', 'Name of the column.'),
    reason: t.string('reason', 'Error message.'),
    isWarning: t.boolean('isWarning', 'Whether this is a warning: the line is imported anyway.'),
    import: t.one('import', 'Import of the line.'),
  })),
  order: orderInput(
    'CatalogueImportIssue',
    { LINE: { column: 'line', description: 'Line number.' } },
    { field: 'LINE', direction: 'asc' },
  ),
})

const ImportCatalogueInput = builder.inputType('ImportCatalogueInput', {
  fields: (t) => ({
    file: t.field(requiredInput('Upload', 'CSV or JSON Lines file. Maximum 256 MB.')),
    format: t.field({
      type: CatalogueFileFormat,
      description: 'Format of the file. Defaults to the format of the file extension.',
    }),
    preview: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Reports the changes without making them. Use `applyImport` to make them.',
    }),
    partial: t.boolean({
      required: true,
      defaultValue: false,
      description:
        'Imports the valid rows even if others have errors. If false, one error rejects the file.',
    }),
  }),
})

const ApplyImportInput = builder.inputType('ApplyImportInput', {
  fields: (t) => ({
    catalogueImportId: t.field(requiredInput('UUID', 'ID of the import.')),
    partial: t.boolean({
      required: true,
      defaultValue: false,
      description:
        'Imports the valid rows even if others have errors. If false, one error rejects the file.',
    }),
  }),
})

const auditNote =
  'Operators only. The import and every changed record are recorded in the audit log.'

builder.mutationFields((t) => ({
  importCatalogue: t.field({
    type: CatalogueImport,
    description: `Uploads a file of outlets and products and queues its import. Imports run one at a time; each is all or nothing unless \`partial\` is set. Maximum 10 queued imports. ${auditNote}`,
    // Receiving the file can take longer than a transaction may last.
    extensions: ownTransactions,
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(ImportCatalogueInput)) },
    resolve: async (_root, { input: { file, format, ...mode } }, context) => {
      const { filename: name, createReadStream } = await awaitUpload(file)
      const incoming = { name, content: createReadStream(), format }
      return withCatalogueFile(services(context), incoming, (file) =>
        requestImport(...byCaller(context), file, mode),
      )
    },
  }),
  applyImport: t.field({
    type: CatalogueImport,
    description: `Runs a previewed import. The catalogue may have changed since the preview. ${auditNote}`,
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(ApplyImportInput)) },
    resolve: (_root, { input }, context) =>
      applyImport(...byCaller(context), input.catalogueImportId, input.partial),
  }),
}))
