import { execFile } from 'node:child_process'
import { root } from '../../../src/root.js'
import { cliFile } from './compiled.js'
import { secretKey } from './instance.js'

export interface Ran {
  code: number
  stdout: string
  stderr: string
}

/** Runs `masthead` in a separate process on a database. */
export function masthead(url: string, ...args: string[]): Promise<Ran> {
  return mastheadWith({}, url, ...args)
}

/** Runs `masthead` with more settings. */
export function mastheadWith(
  more: Record<string, string>,
  url: string,
  ...args: string[]
): Promise<Ran> {
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, DATABASE_URL: url, SECRET_KEY: secretKey, ...more }
  const argv = [cliFile, ...args]
  return new Promise((resolve) => {
    execFile(process.execPath, argv, { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    )
  })
}

/** Returns the record that a command prints with `--json`. It must print nothing else. */
export async function mastheadJson(url: string, ...args: string[]) {
  const { code, stdout, stderr } = await masthead(url, ...args, '--json')
  if (code !== 0 || stderr) throw new Error(`Exit ${code}: ${stderr}`)
  return JSON.parse(stdout)
}
