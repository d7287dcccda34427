import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { addTypenameSelectionDocumentTransform, preset } from '@graphql-codegen/client-preset'
import { codegen } from '@graphql-codegen/core'
import { buildSchema, parse } from 'graphql'

const directory = import.meta.dirname
const operations = join(directory, 'operations.graphql')
const files = ['graphql.ts', 'persisted-documents.json']

/** What a frontend would set in its `codegen.ts`. */
const config = {
  scalars: {
    UUID: 'string',
    DateTime: 'string',
    EndDateTime: 'string',
    Money: 'number',
    JSON: 'unknown',
    Upload: 'Blob',
  },
  strictScalars: true,
  useTypeImports: true,
  importExtension: '.js' as const,
}

/** The typed client of the tests: its files with their content, from the schema's SDL and `operations.graphql`. */
export async function generatedClient(sdl: string): Promise<Record<string, string>> {
  const text = await readFile(operations, 'utf8')
  const outputs = await preset.buildGeneratesSection({
    baseOutputDir: 'tests/client/generated/',
    presetConfig: {
      fragmentMasking: false,
      skipIndexFile: true,
      persistedDocuments: { hashAlgorithm: 'sha256' },
    },
    config,
    schema: parse(sdl),
    schemaAst: buildSchema(sdl),
    // Clients that normalise their cache ask for it, and what is persisted must be what they send.
    documentTransforms: [
      { name: 'typename', transformObject: addTypenameSelectionDocumentTransform },
    ],
    documents: [{ location: operations, document: parse(text), rawSDL: text }],
    plugins: [],
    pluginMap: {},
    pluginContext: {},
  })
  const wanted = outputs.filter(({ filename }) => files.includes(basename(filename)))
  return Object.fromEntries(
    // Together: the list of documents waits for their types.
    await Promise.all(
      wanted.map(async (output) => [output.filename, `${(await codegen(output)).trimEnd()}\n`]),
    ),
  )
}
