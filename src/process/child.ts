import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { root } from '../root.js'

/**
 * Starts a script of ours in a process of its own, which talks to this one by messages. A thread would not do:
 * one that runs out of memory takes the others along.
 * @param script its compiled form; where there is none, the source beside it is run
 * @param options.maxHeapMb of what JavaScript holds; buffers come in addition
 * @param options.env absent: that of this process
 * @param options.stderr `ignore`: V8 does not write down its stack where it runs out of memory
 */
export function startChild(
  script: URL,
  {
    maxHeapMb,
    env = process.env,
    stderr = 'inherit',
  }: { maxHeapMb: number; env?: NodeJS.ProcessEnv; stderr?: 'inherit' | 'ignore' },
): ChildProcess {
  const compiled = fileURLToPath(script)
  const isSource = !existsSync(compiled)
  return fork(isSource ? compiled.replace(/js$/, 'ts') : compiled, {
    cwd: root,
    env,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', stderr, 'ipc'],
    execArgv: [`--max-old-space-size=${maxHeapMb}`, ...(isSource ? ['--import', 'tsx'] : [])],
  })
}
