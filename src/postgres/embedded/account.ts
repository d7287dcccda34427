import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'

/** User and group that PostgreSQL runs as. Undefined for those of this process. */
export type Account = { uid: number; gid: number } | undefined

const name = 'postgres'

/**
 * Selects the user for PostgreSQL, which refuses to run as root. For root, returns the owner of the data. For new data,
 * returns the user `postgres` and creates it if it does not exist.
 *
 * @throws if the user cannot be created
 */
export function serverAccount(data: string): Account {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(data, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return find() ?? create()
}

function find(): Account {
  try {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(run('id', [flag, name])))
    return { uid: uid!, gid: gid! }
  } catch {
    return undefined
  }
}

function create(): Account {
  const ways: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', name]],
    ['useradd', ['--system', '--gid', name, '--no-create-home', name]],
    ['adduser', ['-S', '-D', '-H', name]],
  ]
  const errors: string[] = []
  for (const [command, flags] of ways) {
    try {
      run(command, flags)
    } catch (error) {
      errors.push((error as Error).message.trim())
    }
    const account = find()
    if (account) return account
  }
  throw new Error(
    `PostgreSQL does not run as root, and the user "${name}" could not be created (${errors.join('; ')}). ` +
      'Create it, run Masthead as an ordinary user, or set DATABASE_URL.',
  )
}

function run(command: string, flags: string[]): string {
  return execFileSync(command, flags, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}
