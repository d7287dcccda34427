import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** The graph against PostGraphile on the same rows, by a program beside the checkout that brings it along. */
export async function peer(products: number, seconds: number): Promise<Line[]> {
  const script = join(root, place, 'run.mjs')
  if (!existsSync(script)) {
    process.stdout.write(`\nThe peer is left out: there is no ${place} beside this checkout.\n`)
    return []
  }
  const directory = mkdtempSync(join(tmpdir(), 'masthead-bench-peer-'))
  const file = join(directory, 'questions.json')
  try {
    const options = { project: root, products, seconds, rounds, json: file }
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
