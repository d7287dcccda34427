import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, release, type as systemOf, totalmem } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { root } from '../../src/root.js'
import { type Line, linesOf, tableOf } from './table.js'

const file = join(root, 'docs', 'benchmark-report.md')
const begin = '<!-- What follows is written by `npm run bench -- --write`. -->\n'

/** Returns the results in `docs/benchmark-report.md`, and the machine on which they were measured. */
export function committed(): { machine: string; lines: Line[] } {
  const [, written = ''] = readFileSync(file, 'utf8').split(begin)
  const [, machine = ''] = /^Machine: (.+)$/m.exec(written) ?? []
  return { machine, lines: linesOf(written) }
}

/** Describes the parts of this machine that affect the results. */
export async function machineOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query("SELECT current_setting('server_version') AS version")
  await client.end()
  return [
    `${availableParallelism()} cores (${cpus()[0]?.model.trim()})`,
    `${Math.round(totalmem() / 2 ** 30)} GB of memory`,
    `Node.js ${process.versions.node}`,
    `PostgreSQL ${rows[0].version} on the same machine`,
    `${systemOf()} ${release()}`,
  ].join(', ')
}

/**
 * Writes lines to `docs/benchmark-report.md`.
 * @param about method of the measurement
 * @param isWhole if false, keeps other results of this machine, except those of the same name and size
 */
export function write(machine: string, about: string, lines: Line[], isWhole: boolean): void {
  const earlier = committed()
  const [text] = readFileSync(file, 'utf8').split(begin)
  const all = new Map<string, Line>()
  const kept = !isWhole && earlier.machine === machine ? earlier.lines : []
  for (const line of [...kept, ...lines]) all.set(`${line.name} of ${line.size}`, line)
  const day = new Date().toISOString().slice(0, 10)
  writeFileSync(
    file,
    `${text}${begin}\nMachine: ${machine}\n\n${day}, ${about}.\n\n${tableOf([...all.values()])}`,
  )
}
