import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from '../../src/root.js'
import type { Line } from './table.js'

interface Question {
  name: string
  masthead: number
  postgraphile: number
  ratio: number
}

const place = join('..', 'shared', 'peer')
const rounds = 5

/** Measures GraphQL against PostGraphile on the same rows, with a program next to the checkout. */
export async function peer(products: number, seconds: number): Promise<Line[]> {
  const script = join(root, place, 'run.mjs')
  if (!existsSync(script)) {
    process.stdout.write(
      `\nSkipped the comparison with PostGraphile: ${place} does not exist next to this checkout.\n`,
    )
    return []
  }
  const directory = mkdtempSync(join(tmpdir(), 'masthead-bench-peer-'))
  const file = join(directory, 'questions.json')
  try {
    // The program looks for the command in `bin`, which the checkout itself must not have.
    const command = relative(directory, join(root, 'dist', 'src', 'cli', 'main.js'))
    writeFileSync(join(directory, 'package.json'), JSON.stringify({ bin: { masthead: command } }))
    const options = { project: directory, products, seconds, rounds, json: file }
    const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)])
    const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 2, 2] })
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`The peer ended with ${code}`)
    const questions: Question[] = JSON.parse(readFileSync(file, 'utf8'))
    return questions.map(({ name, masthead, postgraphile, ratio }) => ({
      name: `GraphQL, ${name}`,
      size: products,
      value: `${ratio.toFixed(2)} of PostGraphile (${masthead} of ${postgraphile} requests/s)`,
      target: '≥ 1',
      ok: ratio >= 1,
    }))
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}
