import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { addTypenameSelectionDocumentTransform, preset } from '@graphql-codegen/client-preset'
import { codegen } from '@graphql-codegen/core'
import { buildSchema, parse } from 'graphql'
import { root } from '../src/root.js'

const operations = join(root, 'tests/client/operations.graphql')
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
  return generatedDocuments(
    sdl,
    'tests/client/generated/',
    [{ location: operations, text }],
    {},
    { persistedDocuments: { hashAlgorithm: 'sha256' } },
  )
}

/** Typed documents as graphql-codegen makes them for a frontend, from the schema's SDL and its operations. */
export async function generatedDocuments(
  sdl: string,
  directory: string,
  sources: readonly { location: string; text: string }[],
  more: object = {},
  presetConfig: object = {},
): Promise<Record<string, string>> {
  const outputs = await preset.buildGeneratesSection({
    baseOutputDir: directory,
    presetConfig: { fragmentMasking: false, skipIndexFile: true, ...presetConfig },
    config: { ...config, ...more },
    schema: parse(sdl),
    schemaAst: buildSchema(sdl),
    // Clients that normalize their cache ask for it, and what is persisted must be what they send.
    documentTransforms: [
      { name: 'typename', transformObject: addTypenameSelectionDocumentTransform },
    ],
    documents: sources.map(({ location, text }) => ({
      location,
      document: parse(text),
      rawSDL: text,
    })),
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
