import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { addTypenameSelectionDocumentTransform, preset } from '@graphql-codegen/client-preset'
import { codegen } from '@graphql-codegen/core'
import { buildSchema, parse } from 'graphql'
import { root } from '../src/root.js'

const operations = join(root, 'tests/client/operations.graphql')
const files = ['graphql.ts', 'persisted-documents.json']

/** Configuration that a frontend would have in its `codegen.ts`. */
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

/** Generates the typed client of the tests from the schema and `operations.graphql`. */
export async function generateClient(sdl: string): Promise<Record<string, string>> {
  const text = await readFile(operations, 'utf8')
  return generateTypedDocuments(
    sdl,
    'tests/client/generated/',
    [{ location: operations, text }],
    {},
    { persistedDocuments: { hashAlgorithm: 'sha256' } },
  )
}

/** Generates typed documents with graphql-codegen from the schema and operations. */
export async function generateTypedDocuments(
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
    // Normalizing caches require `__typename`, and persisted documents must be identical to those
    // that clients send.
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
  const usedOutputs = outputs.filter(({ filename }) => files.includes(basename(filename)))
  return Object.fromEntries(
    // In parallel, because the list of documents waits for their types.
    await Promise.all(
      usedOutputs.map(async (output) => [
        output.filename,
        `${(await codegen(output)).trimEnd()}\n`,
      ]),
    ),
  )
}
