import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../../src/root.js'

export const directory = '.test-build'

/**
 * The command, compiled: it starts in half the time that its sources take. The tests compile it for themselves,
 * everything else takes what `npm run build` made.
 */
export const cliFile = join(root, process.env.VITEST ? directory : 'dist', 'src', 'cli', 'main.js')

/** Compiles the command for the tests; its types are not looked at. */
export function compile(): void {
  const tsc = join(root, 'node_modules', '.bin', 'tsc')
  const options = ['--project', 'tsconfig.build.json', '--outDir', directory, '--noCheck']
  execFileSync(tsc, options, { cwd: root, stdio: 'inherit' })
}
