import { readFileSync } from 'node:fs'

/** Sends a signal. Returns false if the process does not exist. */
export function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

export const isAlive = (pid: number) => signal(pid, 0) && !/^State:\s+Z/m.test(statusOf(pid))

/** PIDs of the running children of a process (Linux). */
export function childrenOf(pid: number): number[] {
  return (read(`/proc/${pid}/task/${pid}/children`) ?? '').split(' ').filter(Boolean).map(Number)
}

/** PIDs of a process and its descendants. */
export function familyOf(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(familyOf)]
}

/** Command line of a process, its arguments separated by spaces. Empty if the process has ended. */
export const commandOf = (pid: number) =>
  (read(`/proc/${pid}/cmdline`) ?? '').replaceAll('\0', ' ').trim()

/** Kills a process and its descendants, including stopped ones. */
export function killFamily(pid: number): void {
  for (const one of familyOf(pid)) {
    signal(one, 'SIGKILL')
    signal(one, 'SIGCONT')
  }
}

const statusOf = (pid: number) => read(`/proc/${pid}/status`) ?? ''

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

const endings = new Set<() => void>()

/**
 * Registers a cleanup for the end of the run, so that no process, mount or file is left behind.
 * Returns a function that runs the cleanup now.
 */
export function atEnd(end: () => void): () => void {
  endings.add(end)
  return () => {
    if (endings.delete(end)) end()
  }
}

/** Runs the cleanups of `atEnd` before the process exits, also on Ctrl-C. */
export function endInOrder(): void {
  process.on('exit', () => {
    for (const end of [...endings].reverse()) {
      try {
        end()
      } catch (error) {
        console.error(error)
      }
    }
  })
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => process.exit(130))
  }
}
