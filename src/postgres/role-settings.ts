import pg from 'pg'
import type { Datasource } from './pooler.js'
import { withClient } from './pooler.js'

/** Required session settings. Query plans and timeouts depend on them. */
export const connectionSettings = {
  jit: 'off',
  random_page_cost: '1.1',
  statement_timeout: '15s',
  idle_in_transaction_session_timeout: '30s',
}

/**
 * Statements that set the required settings for the role behind a pooler, where sessions cannot be configured. Empty
 * without a pooler, or if the role has all settings.
 */
export async function missingRoleSettings({ url, pooler }: Datasource): Promise<string[]> {
  if (!pooler) return []
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ role: string; database: string; settings: string[] }>(
      `SELECT current_user AS role, current_database() AS database, coalesce(
         (SELECT setconfig FROM pg_db_role_setting
          WHERE setrole = (SELECT oid FROM pg_roles WHERE rolname = current_user)
            AND setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())),
         '{}') AS settings`,
    )
    const { role, database, settings } = rows[0]!
    const target = `${pg.escapeIdentifier(role)} IN DATABASE ${pg.escapeIdentifier(database)}`
    return Object.entries(connectionSettings)
      .filter(([name]) => !settings.some((setting) => setting.startsWith(`${name}=`)))
      .map(([name, value]) => `ALTER ROLE ${target} SET ${name} = '${value}'`)
  })
}

/**
 * Executes the statements of `missingRoleSettings`.
 * @returns those that the role may not execute, for a database administrator
 */
export async function ensureRoleSettings(datasource: Datasource): Promise<string[]> {
  const missingStatements = await missingRoleSettings(datasource)
  if (missingStatements.length === 0) return []
  return withClient(datasource.directUrl, async (client) => {
    const rejected: string[] = []
    for (const statement of missingStatements) {
      await client.query(statement).catch(() => rejected.push(statement))
    }
    return rejected
  })
}
