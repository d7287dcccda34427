import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Starts a script of this folder as a process, and waits until it is ready. `end` returns the results that it prints. */
export async function begin(file: string, ...args: string[]) {
  const path = join(import.meta.dirname, file)
  const child = spawn(process.execPath, ['--import', 'tsx', path, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.on('data', (chunk) => {
    text += chunk
  })
  const closed = once(child, 'close')
  await once(child.stdout, 'data')
  return {
    async end() {
      child.kill('SIGTERM')
      await closed
      return JSON.parse(text.trim().split('\n').at(-1)!) as Record<string, number>
    },
  }
}
