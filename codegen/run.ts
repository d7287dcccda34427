import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { routes } from '../rest/index.js'
import { declareAccess } from '../schema/core/access.js'
import { schema } from '../schema/index.js'
import { root } from '../src/root.js'
import { additionalFieldsOf, additionalFieldsText } from './additional-fields.js'
import { generateConsole } from './console.js'
import { openapiText, operatorText, schemaText } from './contract-text.js'
import { generateDiagrams } from './diagrams.js'
import { generateDocuments } from './documents.js'
import { restTypes } from './rest-types.js'
import { generateTopicFunctions } from './topic-functions.js'
import { generateClient } from './typed-client.js'

// Writes the generated files. With --check, only reports files that are out of date.
const additional = additionalFieldsOf(schema, routes)
// Use the fields as collected now, since additional-fields.ts may be out of date.
declareAccess(schema, additional)
const sdl = schemaText()
const description = openapiText()
const files = {
  'schema/core/additional-fields.ts': additionalFieldsText(additional),
  'schema/schema.graphql': sdl,
  'rest/openapi.json': description,
  'rest/operator-openapi.json': operatorText(),
  'src/client/api.ts': restTypes(JSON.parse(description)),
  ...(await generateClient(sdl)),
  ...(await generateConsole(sdl)),
  ...generateTopicFunctions(),
  ...generateDiagrams(),
  ...(await generateDocuments()),
}

const check = process.argv.includes('--check')
for (const [path, text] of Object.entries(files)) {
  const file = join(root, path)
  if (!check) {
    await writeFile(file, text)
  } else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    console.error(`${path} is out of date. Run: npm run generated`)
    process.exitCode = 1
  }
}
