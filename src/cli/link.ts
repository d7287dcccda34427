import { chmodSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../root.js'

// The last step of the build: puts the command where npx looks first. Without it npx packs and builds the whole
// project for itself, which takes ten seconds, and finds no command any more after the next build.
const command = join(root, 'dist', 'src', 'cli', 'main.js')
chmodSync(command, 0o755)
if (process.platform !== 'win32') {
  const commands = join(root, 'node_modules', '.bin')
  const link = join(commands, 'masthead')
  mkdirSync(commands, { recursive: true })
  rmSync(link, { force: true })
  symlinkSync(relative(commands, command), link)
}
