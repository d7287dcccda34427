import pg from 'pg'
import type { Datasource } from './pooler.js'
import { withClient } from './pooler.js'

/** What plans and limits rely on, in every session that serves requests. */
export const connectionSettings = {
  jit: 'off',
  random_page_cost: '1.1',
  statement_timeout: '15s',
  idle_in_transaction_session_timeout: '30s',
}

/**
 * The statements that give the sessions behind a pooler what direct ones are started with: through
 * a pooler nothing may be set. Empty without a pooler, and when the role of the pooled sessions has it all.
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

/** Runs them where the role may; returns those that somebody else has to. */
export async function ensureRoleSettings(datasource: Datasource): Promise<string[]> {
  const missing = await missingRoleSettings(datasource)
  if (missing.length === 0) return []
  return withClient(datasource.directUrl, async (client) => {
    const refused: string[] = []
    for (const statement of missing) {
      await client.query(statement).catch(() => refused.push(statement))
    }
    return refused
  })
}
