import * as enums from '../../prisma/generated/client/enums.js'
import type { Changes } from '../../src/catalogue-file/apply.js'
import { columnNames } from '../../src/catalogue-file/columns.js'
import type { Difference } from '../../src/catalogue-file/differences.js'
import { keptDifferences } from '../../src/catalogue-file/job.js'
import { withCatalogueFile } from '../../src/catalogue-file/receive.js'
import { byCaller, services } from '../../src/compiler/context.js'
import { applyImport, previewDays, requestImport } from '../../src/domain/catalogue/import.js'
import { givenFile } from '../../src/graphql/upload.js'
import { User } from '../accounts/user.js'
import { bounded } from '../core/addition.js'
import { builder } from '../core/builder.js'
import { asRows } from '../core/exported.js'
import { createdAt, orNull, required, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { ownTransactions } from '../core/mutation.js'
import { id, Node } from '../core/node.js'
import { byAge, orderInput } from '../core/order.js'
import { recordOf } from '../core/records.js'
import { whereInput } from '../core/where.js'

const CatalogueImportStatus = builder.enumType('CatalogueImportStatus', {
  description: 'How far an import is.',
  values: {
    [enums.CatalogueImportStatus.PENDING]: { description: 'It waits for its turn.' },
    [enums.CatalogueImportStatus.RUNNING]: { description: 'It is under way.' },
    [enums.CatalogueImportStatus.PREVIEWED]: {
      description: `Nothing was changed, and what would change is known; it can be applied for ${previewDays} days.`,
    },
    [enums.CatalogueImportStatus.APPLIED]: {
      description: 'What the file says is in the catalogue.',
    },
    [enums.CatalogueImportStatus.REFUSED]: {
      description: 'Nothing was changed, since the file has faults.',
    },
    [enums.CatalogueImportStatus.FAILED]: {
      description: 'Nothing was changed, for a reason that is not in the file.',
    },
  },
})

const CatalogueFileFormat = builder.enumType('CatalogueFileFormat', {
  description: 'What a catalogue file is.',
  values: {
    CSV: { value: enums.CatalogueFileFormat.csv, description: 'CSV with a header.' },
    JSONL: { value: enums.CatalogueFileFormat.jsonl, description: 'A JSON object on each line.' },
  } as const,
})

const CatalogueImportChanges = builder.objectRef<Changes>('CatalogueImportChanges').implement({
  description: 'How many records an import changes. It is no record.',
  authScopes: { operator: true },
  fields: (t) => ({
    created: t.exposeInt('created', { description: 'New ones.' }),
    updated: t.exposeInt('updated', { description: 'Ones that the file has otherwise.' }),
    unchanged: t.exposeInt('unchanged', { description: 'Ones that the file has as they are.' }),
  }),
})

const CatalogueImportCell = builder
  .objectRef<Difference['columns'][number]>('CatalogueImportCell')
  .implement({
    description: 'A column in which a record and the file differ. It is no record.',
    authScopes: { operator: true },
    fields: (t) => ({
      column: t.exposeString('column', { description: 'Name of the column.' }),
      before: t.expose(
        'before',
        orNull('String', 'What stands there, as a CSV cell; null: nothing.'),
      ),
      after: t.expose('after', orNull('String', 'What will stand there; null: nothing.')),
    }),
  })

const CatalogueEntity = builder.enumType('CatalogueEntity', {
  description: 'What a row of a catalogue file is about.',
  values: {
    OUTLET: { value: 'outlet', description: 'An outlet.' },
    PRODUCT: { value: 'product', description: 'A product.' },
  } as const,
})

const CatalogueImportDifference = builder
  .objectRef<Difference>('CatalogueImportDifference')
  .implement({
    description: 'A record that an import changes. It is no record itself.',
    authScopes: { operator: true },
    fields: (t) => ({
      entity: t.expose('entity', { type: CatalogueEntity, description: 'What it is.' }),
      key: t.exposeString('key', { description: 'Its key.' }),
      line: t.exposeInt('line', { description: 'The first line that names it.' }),
      isNew: t.exposeBoolean('isNew', { description: 'Whether it is created.' }),
      columns: t.expose('columns', {
        type: [CatalogueImportCell],
        description: 'What of it differs.',
        extensions: bounded(columnNames.length),
      }),
    }),
  })

export const CatalogueImport = builder.prismaObject('CatalogueImport', {
  description: 'A catalogue file that an operator has uploaded, and what came of it.',
  authScopes: { operator: true },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the import.')),
    fileName: t.exposeString('fileName', { description: 'Name of the file as it was uploaded.' }),
    format: t.expose('format', { type: CatalogueFileFormat, description: 'What the file is.' }),
    size: t.exposeInt('size', { description: 'Size of the file in bytes.' }),
    status: t.expose('status', { type: CatalogueImportStatus, description: 'How far it is.' }),
    isPreview: t.exposeBoolean('isPreview', { description: 'Whether it changes nothing.' }),
    isPartial: t.exposeBoolean('isPartial', {
      description: 'Whether the good rows are imported though others have faults.',
    }),
    bytesRead: t.exposeInt('bytesRead', {
      description: 'How much of the file was read, in bytes: told every second.',
    }),
    rowCount: t.exposeInt('rowCount', { description: 'Rows that were read.' }),
    faultCount: t.exposeInt('faultCount', { description: 'Faults in them, once all are read.' }),
    warningCount: t.exposeInt('warningCount', {
      description: 'Warnings of what is imported: products for sale that no channel lists.',
    }),
    outlets: t.field({
      type: CatalogueImportChanges,
      nullable: true,
      description: 'What it does to outlets, or would; null until that is known.',
      select: { outlets: true },
      resolve: ({ outlets }) => outlets as Changes | null,
    }),
    products: t.field({
      type: CatalogueImportChanges,
      nullable: true,
      description: 'What it does to products, or would; null until that is known.',
      select: { products: true },
      resolve: ({ products }) => products as Changes | null,
    }),
    differences: t.field({
      type: [CatalogueImportDifference],
      description: 'Of a preview the first records that would change, in the order of the lines.',
      extensions: {
        ...bounded(keptDifferences),
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
      orNull('String', 'Why it failed, where the file is not to blame.'),
    ),
    createdById: t.expose('createdById', orNull('UUID', 'Who uploaded it.')),
    createdBy: t.relation('createdBy', {
      type: User,
      nullable: true,
      description: 'Who uploaded it.',
    }),
    startedAt: t.expose('startedAt', orNull('DateTime', 'When it was last begun.')),
    completedAt: t.expose('completedAt', orNull('DateTime', 'When it came to its end.')),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
  }),
})

const CatalogueImportFault = builder.prismaObject('CatalogueImportFault', {
  description: 'What is wrong with a line of an import, or a warning of what it does.',
  authScopes: { operator: true },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the fault.')),
    line: t.exposeInt('line', { description: 'Number of the line in the file, from 1.' }),
    column: t.expose('column', orNull('String', 'The column; null: the line as a whole.')),
    reason: t.exposeString('reason', { description: 'What is wrong.' }),
    isWarning: t.exposeBoolean('isWarning', {
      description: 'Whether the line is imported all the same.',
    }),
    import: t.relation('import', { description: 'The import.' }),
  }),
})

builder.queryField('import', (t) =>
  t.field({
    type: CatalogueImport,
    nullable: true,
    description: 'One import of the catalogue; operators only.',
    authScopes: { operator: true },
    args: { id: t.arg(required('UUID', 'Id of the import.')) },
    resolve: (_root, { id }, context, info) => recordOf(context, info, 'CatalogueImport', { id }),
  }),
)

listField('imports', {
  node: CatalogueImport,
  description: 'The imports of the catalogue that were uploaded; operators only.',
  operator: true,
  archive: false,
  where: whereInput('CatalogueImport', (t) => ({
    id: t.uuid('id', 'Id of the import.'),
    status: t.enum('status', CatalogueImportStatus, 'How far it is.'),
    fileName: t.string('fileName', 'Name of the file.'),
    createdById: t.uuid('createdById', 'Who uploaded it.'),
    completedAt: t.dateTime('completedAt', 'When it came to its end.'),
    createdAt: t.dateTime('createdAt', 'When it was uploaded.'),
  })),
  order: orderInput('CatalogueImport', byAge, { field: 'CREATED_AT', direction: 'desc' }),
})

listField('importFaults', {
  node: CatalogueImportFault,
  description:
    'What is wrong with lines of imports, and warnings: the first 10,000 of each import, faults before warnings, for 90 days; operators only.',
  operator: true,
  archive: false,
  where: whereInput('CatalogueImportFault', (t) => ({
    id: t.uuid('id', 'Id of the fault.'),
    line: t.int('line', 'Number of the line.'),
    column: t.string('column', 'The column.'),
    reason: t.string('reason', 'What is wrong.'),
    isWarning: t.boolean('isWarning', 'Whether the line is imported all the same.'),
    import: t.one('import', 'The import.'),
  })),
  order: orderInput(
    'CatalogueImportFault',
    { LINE: { column: 'line', description: 'By number of the line.' } },
    { field: 'LINE', direction: 'asc' },
  ),
})

const ImportCatalogueInput = builder.inputType('ImportCatalogueInput', {
  description: 'A catalogue file to import.',
  fields: (t) => ({
    file: t.field(required('Upload', 'The file, CSV or JSONL, of at most 256 MB.')),
    format: t.field({
      type: CatalogueFileFormat,
      description: 'What it is; by the extension of its name when absent.',
    }),
    preview: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Changes nothing, and tells what would change; applyImport then does it.',
    }),
    partial: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Imports the good rows though others have faults; else none.',
    }),
  }),
})

const ApplyImportInput = builder.inputType('ApplyImportInput', {
  description: 'A preview whose file is to be imported.',
  fields: (t) => ({
    catalogueImportId: t.field(required('UUID', 'Id of the import.')),
    partial: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Imports the good rows though others have faults; else none.',
    }),
  }),
})

const kept = 'Operators only; kept in the audit log, as is every record that changes.'

builder.mutationFields((t) => ({
  importCatalogue: t.field({
    type: CatalogueImport,
    description: `Uploads a file of outlets and products and queues its import: one after the other, each whole or, where it has faults, not at all. At most 10 wait at once. ${kept}`,
    // The file arrives while it is answered, which takes longer than a transaction may.
    extensions: ownTransactions,
    authScopes: { operator: true },
    args: { input: t.arg(required(ImportCatalogueInput)) },
    resolve: async (_root, { input: { file, format, ...mode } }, context) => {
      const { filename: name, createReadStream } = await givenFile(file)
      const incoming = { name, content: createReadStream(), format }
      return withCatalogueFile(services(context), incoming, (received) =>
        requestImport(...byCaller(context), received, mode),
      )
    },
  }),
  applyImport: t.field({
    type: CatalogueImport,
    description: `Imports what was previewed; the catalogue may have changed since. ${kept}`,
    authScopes: { operator: true },
    args: { input: t.arg(required(ApplyImportInput)) },
    resolve: (_root, { input }, context) =>
      applyImport(...byCaller(context), input.catalogueImportId, input.partial),
  }),
}))
