import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { openapiText } from '../../codegen/contract-text.js'
import { root } from '../../src/root.js'

// Run by `npm run test:generators`, which installs the packages in package.json of this folder.
const here = import.meta.dirname
const place = mkdtempSync(join(tmpdir(), 'masthead-generators-'))
afterAll(() => rmSync(place, { recursive: true }))
for (const name of ['use', 'tsconfig.json', 'spectral.yaml', 'package.json'])
  cpSync(join(here, name), join(place, name), { recursive: true })
cpSync(join(root, 'src/client/api.ts'), join(place, 'made/client.ts'))
symlinkSync(join(here, 'node_modules'), join(place, 'node_modules'))
writeFileSync(join(place, 'openapi.json'), openapiText())

/** Runs a command of the folder. @returns its standard output @throws Error with its output */
async function run(command: string, ...args: string[]): Promise<string> {
  const file = join(here, 'node_modules', '.bin', command)
  const ended = promisify(execFile)(file, args, { cwd: place, timeout: 300_000 })
  const { stdout } = await ended.catch((error) => {
    throw new Error(`${command}: ${error.stdout}${error.stderr}`)
  })
  return stdout
}

test('Spectral finds no issue by any of its rules', async () => {
  const found = await run('spectral', 'lint', 'openapi.json', '-r', 'spectral.yaml', '-F', 'hint')
  expect(found).toContain('No results')
}, 300_000)

test('the output of four generators compiles, uploads without a cast, and equals masthead/client', async () => {
  await run('openapi-typescript', 'openapi.json', '-o', 'made/openapi-typescript.ts')
  // Fields with a default are optional in a body.
  const exact = '--default-non-nullable=false'
  await run('openapi-typescript', 'openapi.json', exact, '-o', 'made/exact.ts')
  await run('openapi-ts', '-i', 'openapi.json', '-o', 'made/hey-api', '-c', '@hey-api/client-fetch')
  await run(
    'orval',
    '--input',
    'openapi.json',
    '--output',
    'made/orval/api.ts',
    '--client',
    'fetch',
  )
  await run('openapi-zod-client', 'openapi.json', '-o', 'made/zodios.ts')
  await run('tsc', '-p', '.')
}, 600_000)
