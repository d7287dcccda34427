import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../../src/root.js'

export const directory = '.test-build'

/** The command. The tests compile it for themselves, everything else takes the output of `npm run build`. */
export const cliFile = join(root, process.env.VITEST ? directory : 'dist', 'src', 'cli', 'main.js')

/** Compiles Masthead for the tests, which import it from here (`vitest.config.ts`). Types are not checked. */
export function compile(): void {
  const tsc = join(root, 'node_modules', '.bin', 'tsc')
  const options = ['--project', 'tsconfig.build.json', '--outDir', directory, '--noCheck']
  execFileSync(tsc, options, { cwd: root, stdio: 'inherit' })
}
