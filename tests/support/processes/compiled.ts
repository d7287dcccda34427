import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../../../src/root.js'

export const directory = '.test-build'

/** Path of the CLI. Tests compile it, other programs use the output of `npm run build`. */
export const cliFile = join(root, process.env.VITEST ? directory : 'dist', 'src', 'cli', 'main.js')

/** Compiles Masthead for the tests (`vitest.config.ts`), without type checks. @throws Error if it does not compile */
export async function compile(): Promise<void> {
  const tsc = join(root, 'node_modules', '.bin', 'tsc')
  const options = ['--project', 'tsconfig.build.json', '--outDir', directory, '--noCheck']
  const [code] = await once(spawn(tsc, options, { cwd: root, stdio: 'inherit' }), 'exit')
  if (code !== 0) throw new Error(`tsc exited with ${code}`)
}
