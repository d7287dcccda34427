import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import compiler from 'relay-compiler'
import type { GraphQLTaggedNode } from 'relay-runtime'
import { root } from '../../../src/root.js'

/**
 * Runs relay-compiler over modules with these operations and fragments.
 * @returns the artifacts by the name of the operation or fragment, and the output of the compiler
 * @throws Error with the output of the compiler
 */
export async function compileForRelay(
  modules: Record<string, string[]>,
): Promise<{ artifacts: Record<string, GraphQLTaggedNode>; output: string }> {
  const directory = mkdtempSync(join(tmpdir(), 'masthead-relay-'))
  try {
    const made = join(directory, 'made')
    mkdirSync(made)
    mkdirSync(join(directory, 'src'))
    for (const [name, texts] of Object.entries(modules)) {
      const tagged = texts.map((text) => `graphql\`${text}\``)
      writeFileSync(join(directory, 'src', `${name}.js`), tagged.join('\n'))
    }
    const config = {
      src: './src',
      schema: './schema.graphql',
      artifactDirectory: './made',
      language: 'javascript',
      eagerEsModules: false,
      noSourceControl: true,
    }
    writeFileSync(join(directory, 'relay.config.json'), JSON.stringify(config))
    copyFileSync(join(root, 'schema/schema.graphql'), join(directory, 'schema.graphql'))
    const { stdout, stderr } = await promisify(execFile)(compiler, ['relay.config.json'], {
      cwd: directory,
    })
    const load = createRequire(join(made, 'index.js'))
    const artifacts = Object.fromEntries(
      readdirSync(made).map((file) => [file.replace('.graphql.js', ''), load(`./${file}`)]),
    )
    return { artifacts, output: stdout + stderr }
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}
