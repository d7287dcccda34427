import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { type BirpcReturn, createBirpc } from 'birpc'
import { root } from '../root.js'

/**
 * Starts a script of Masthead in a child process, with which this process communicates by messages. A worker thread
 * would not isolate it: if one thread runs out of memory, the whole process ends.
 * @param script URL of the compiled script; if it does not exist, the TypeScript source is run
 * @param options.maxHeapMb limit of the JavaScript heap; buffers are not included
 * @param options.env defaults to the environment of this process
 * @param options.priority one of `os.constants.priority`; defaults to the priority of this process
 * @param options.stderr `ignore` suppresses the stack trace that V8 prints when it runs out of memory
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

/** File and Node.js options of a script: compiled, or the TypeScript source with tsx. */
export function runnable(script: URL): { file: string; execArgv: string[] } {
  const compiled = fileURLToPath(script)
  return existsSync(compiled)
    ? { file: compiled, execArgv: [] }
    : { file: compiled.replace(/js$/, 'ts'), execArgv: ['--import', 'tsx'] }
}

/**
 * Calls functions of a child by messages, and serves its calls of `functions`. Call `$close` after the child has
 * exited.
 */
export function callChild<Theirs extends object, Ours extends object>(
  child: ChildProcess,
  functions: Ours,
): BirpcReturn<Theirs, Ours> {
  return createBirpc<Theirs, Ours>(functions, {
    // A message that cannot be sent is dropped. The child has exited.
    post: (message) => void child.send(message, () => undefined),
    on: (hear) => void child.on('message', hear),
    timeout: -1,
  })
}

/**
 * Same as `callChild`, from within the child. The child exits with its parent. It ignores SIGINT and SIGTERM, because a
 * terminal sends them to both and the parent coordinates the shutdown.
 */
export function callParent<Theirs extends object, Ours extends object>(
  functions: Ours,
): BirpcReturn<Theirs, Ours> {
  process.on('disconnect', () => process.exit())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
  return createBirpc<Theirs, Ours>(functions, {
    // Without a parent, the message is dropped.
    post: (message) => void process.send!(message, undefined, undefined, () => undefined),
    on: (hear) => void process.on('message', hear),
    timeout: -1,
  })
}
