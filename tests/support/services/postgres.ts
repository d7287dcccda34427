import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '../../../src/postgres/embedded/embedded.js'

/** Starts a temporary PostgreSQL. When frozen, it accepts connections and does not respond. */
export async function openPostgres() {
  const directory = mkdtempSync(join(tmpdir(), 'masthead-postgres-'))
  const { url, stop } = await openEmbedded({ dataDir: directory, role: 'client', durable: false })
  const pidFile = join(directory, 'postgres', 'data', 'postmaster.pid')
  const postmaster = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  const processes = () => [
    postmaster,
    ...readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number),
  ]
  const signal = (name: NodeJS.Signals) => {
    for (const pid of processes()) process.kill(pid, name)
  }
  return {
    url,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    async close() {
      signal('SIGCONT')
      await stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
