import { readFileSync } from 'node:fs'

/** Sends a signal; false when there is no such process. */
export function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

export const isAlive = (pid: number) => signal(pid, 0) && !/^State:\s+Z/m.test(statusOf(pid))

/** Processes that this one has started and that are still there (Linux). */
export function childrenOf(pid: number): number[] {
  return (read(`/proc/${pid}/task/${pid}/children`) ?? '').split(' ').filter(Boolean).map(Number)
}

/** The process and all below it. */
export function familyOf(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(familyOf)]
}

/** Its command line, arguments apart by spaces; empty when it is gone. */
export const commandOf = (pid: number) =>
  (read(`/proc/${pid}/cmdline`) ?? '').replaceAll('\0', ' ').trim()

/** Ends a process and all below it at once, those that are frozen too. */
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
 * Runs `end` when the harness ends, however it ends, so that it leaves no process, mount or file behind.
 * Returns what runs it now.
 */
export function atEnd(end: () => void): () => void {
  endings.add(end)
  return () => {
    if (endings.delete(end)) end()
  }
}

/** Has what `atEnd` was told done before the process is gone, on Ctrl-C too. */
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
