import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  DriverAdapterError,
} from '@prisma/driver-adapter-utils'
import type { SchemaEngine } from '@prisma/schema-engine-wasm'
import pg from 'pg'
import { createDatabase, databaseUrl, dropDatabase } from './admin.js'

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>

const datasource: [string, string] = ['schema.prisma', 'datasource db { provider = "postgresql" }']

/**
 * Runs the WebAssembly build of Prisma's schema engine against a database.
 *
 * @throws if the engine or `use` fails
 */
export async function withSchemaEngine<T>(
  url: string,
  use: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  engine ??= loadEngine()
  const { SchemaEngine } = await engine
  const pool = openPool(url)
  try {
    const adapter = bindMigrationAwareSqlAdapterFactory(new MigrationPrismaPg(pool, url))
    const instance = await SchemaEngine.new({ datamodels: [datasource] }, () => {}, adapter)
    try {
      return await use(instance)
    } catch (error) {
      const id = /External error id#(\d+)/.exec((error as Error).message)?.[1]
      throw (id && adapter.errorRegistry.consumeError(Number(id))?.error) || error
    } finally {
      instance.free()
    }
  } finally {
    await pool.end()
  }
}

type EngineModule = typeof import('@prisma/schema-engine-wasm/schema_engine_bg')

/** Loaded once, because the JavaScript part stores the instance in a module variable. */
let engine: Promise<EngineModule> | undefined

async function loadEngine(): Promise<EngineModule> {
  const engine = await import('@prisma/schema-engine-wasm/schema_engine_bg').catch((cause) => {
    throw new Error('Creating a migration requires a checkout with development dependencies.', {
      cause,
    })
  })
  const directory = dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'))
  const { instance } = await WebAssembly.instantiate(
    await readFile(join(directory, 'schema_engine_bg.wasm')),
    { './schema_engine_bg.js': withoutLingeringTimers(engine) },
  )
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: {
      set_message(message: string) {
        throw new Error(`The schema engine failed: ${message}`)
      },
    },
  })
  engine.__wbg_set_wasm(instance.exports)
  ;(instance.exports.__wbindgen_start as () => void)()
  return engine
}

/**
 * The engine does not clear its timeout timers. Unless unreferenced, they would keep the process alive for ten seconds.
 */
function withoutLingeringTimers(engine: EngineModule): WebAssembly.ModuleImports {
  const imports: WebAssembly.ModuleImports = { ...engine }
  for (const name of Object.keys(imports)) {
    if (!name.startsWith('__wbg_setTimeout_')) continue
    imports[name] = (handler: () => void, delay: number) => setTimeout(handler, delay).unref()
  }
  return imports
}

/** One connection, so that the engine's session locks and its statements share a session. */
function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'masthead migrate',
    max: 1,
    connectionTimeoutMillis: 10_000,
    onConnect: (client) => client.query("SET timezone = 'UTC'").then(() => {}),
  } as pg.PoolConfig)
  pool.on('error', () => {})
  return pool
}

/**
 * Sends a script as a whole, so that it runs as one transaction. The stock adapter splits scripts at every semicolon,
 * which breaks function bodies and leaves a failed migration half applied.
 */
class MigrationPrismaPg extends PrismaPg {
  #url: string

  constructor(pool: pg.Pool, url: string) {
    super(pool)
    this.#url = url
  }

  override async connect(): Promise<Adapter> {
    return patch(await super.connect())
  }

  override async connectToShadowDb(): Promise<Adapter> {
    const name = `masthead_shadow_${randomUUID()}`
    await createDatabase(this.#url, name)
    const pool = openPool(databaseUrl(this.#url, name))
    const adapter = patch(await new PrismaPg(pool).connect())
    adapter.dispose = async () => {
      await pool.end()
      await dropDatabase(this.#url, name)
    }
    return adapter
  }
}

function patch(adapter: Adapter): Adapter {
  readCharColumns(adapter)
  adapter.executeScript = async (script) => {
    try {
      await adapter.underlyingDriver().query(script)
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) throw error
      const { code = '', severity = 'ERROR', message, detail, column, hint } = error
      throw new DriverAdapterError({
        kind: 'postgres',
        code,
        severity,
        message,
        detail,
        column,
        hint,
      })
    }
  }
  return adapter
}

/**
 * Lets the engine read "char" columns of the system catalog, which the stock adapter rejects. They pass through the
 * adapter as text, then get their type back. The engine sends one query at a time.
 */
function readCharColumns(adapter: Adapter): void {
  const charOid = 18
  const textOid = 25
  let charColumns: number[] = []
  const pool = adapter.underlyingDriver()
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<pg.QueryResult>
  Object.assign(pool, {
    async query(...args: unknown[]) {
      const result = await query(...args)
      charColumns = []
      for (const [index, field] of result.fields?.entries() ?? []) {
        if (field.dataTypeID !== charOid) continue
        field.dataTypeID = textOid
        charColumns.push(index)
      }
      return result
    },
  })
  const queryRaw = adapter.queryRaw.bind(adapter)
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query)
    for (const index of charColumns) result.columnTypes[index] = ColumnTypeEnum.Character
    return result
  }
}
