import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { type BirpcReturn, createBirpc } from 'birpc'
import { root } from '../root.js'

/**
 * Starts a script of ours in a process of its own, which talks to this one by messages. A thread would not do:
 * one that runs out of memory takes the others along.
 * @param script its compiled form; where there is none, the source beside it is run
 * @param options.maxHeapMb of what JavaScript holds; buffers come in addition
 * @param options.env absent: that of this process
 * @param options.priority one of `os.constants.priority`; absent: that of this process
 * @param options.stderr `ignore`: V8 does not write down its stack where it runs out of memory
 */
export function startChild(
  script: URL,
  {
    maxHeapMb,
    env = process.env,
    stderr = 'inherit',
    priority,
  }: {
    maxHeapMb: number
    env?: NodeJS.ProcessEnv
    stderr?: 'inherit' | 'ignore'
    priority?: number
  },
): ChildProcess {
  const { file, execArgv } = runnable(script)
  const child = fork(file, {
    cwd: root,
    env,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', stderr, 'ipc'],
    execArgv: [`--max-old-space-size=${maxHeapMb}`, ...execArgv],
  })
  if (priority !== undefined && child.pid) setPriority(child.pid, priority)
  return child
}

/** The compiled form of a script, or its source with what runs that. */
export function runnable(script: URL): { file: string; execArgv: string[] } {
  const compiled = fileURLToPath(script)
  return existsSync(compiled)
    ? { file: compiled, execArgv: [] }
    : { file: compiled.replace(/js$/, 'ts'), execArgv: ['--import', 'tsx'] }
}

/** Calls functions of a child by messages, and answers what it calls of `functions`. `$close` when it has ended. */
export function callChild<Theirs extends object, Ours extends object>(
  child: ChildProcess,
  functions: Ours,
): BirpcReturn<Theirs, Ours> {
  return createBirpc<Theirs, Ours>(functions, {
    // What cannot be sent is lost with the process.
    post: (message) => void child.send(message, () => undefined),
    on: (hear) => void child.on('message', hear),
    timeout: -1,
  })
}

/**
 * The same from within a child. It ends with its parent, which alone follows SIGINT and SIGTERM: a terminal sends
 * them to both.
 */
export function callParent<Theirs extends object, Ours extends object>(
  functions: Ours,
): BirpcReturn<Theirs, Ours> {
  process.on('disconnect', () => process.exit())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
  return createBirpc<Theirs, Ours>(functions, {
    // Without a parent there is nobody to hear of it.
    post: (message) => void process.send!(message, undefined, undefined, () => undefined),
    on: (hear) => void process.on('message', hear),
    timeout: -1,
  })
}
