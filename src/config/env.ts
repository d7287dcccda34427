import { resolve } from 'node:path'
import { z } from 'zod'
import { isUrl } from '../values/url.js'
import { describePathFault } from './directory.js'
import { root } from './root.js'
import { loadSecretKey } from './secret-key.js'

/** The settings of one process, parsed from its environment. */
export type Env = {
  database:
    | { kind: 'embedded' }
    | { kind: 'url'; url: string; directUrl?: string; replicaUrl?: string }
  databasePoolSize: number
  /** Processes that serve HTTP; one: the process that was started does. */
  workers: number
  dataDir: string
  host: string
  port: number
  /** Base URL under which clients reach the server; no trailing slash. */
  publicUrl: string
  /** Base URL of guest checkout links; no trailing slash. */
  applicationHost: string
  fileStore: FileStore
  rateLimit: { perMinute: number; store: { kind: 'memory' } | { kind: 'redis'; url: string } }
  /** Proxies whose X-Forwarded-For is believed; false: the peer is the client. */
  trustProxy: string[] | false
  webhooks: { allowedCidrs: string[]; allowPrivate: boolean }
  processingFeePercent: number
  /** How much of the subtotal a discount may take off, for teams without a limit of their own. */
  checkoutDiscountMaxPercent: number
  /** Whether guests can pay with test cards, which charge nobody. */
  paymentTestProvider: boolean
  /** Where guests who pay by bank transfer send the money; may have several lines. */
  wireInstructions: string
  secretKey: string
  metricsToken?: string
  /** File of the operations that frontends send by id; `only`: of team tokens nothing else is answered. */
  persistedOperations?: { file: string; only: boolean }
  logLevel: LogLevel
  /** For how long /readyz says 503 after SIGTERM before the port closes. */
  drainSeconds: number
  demo: boolean
}

export type FileStore =
  | { kind: 'local'; directory: string }
  | {
      kind: 's3'
      endpoint?: string
      region: string
      bucket: string
      accessKeyId: string
      secretAccessKey: string
      forcePathStyle: boolean
    }

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** Every fault of an environment at once; `message` has one line for each. */
export class EnvError extends Error {
  override name = 'EnvError'

  readonly faults: string[]

  constructor(faults: string[]) {
    const count = faults.length === 1 ? 'one fault' : `${faults.length} faults`
    super(`The environment has ${count}:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
    this.faults = faults
  }
}

/** A value that may stand in an error: never use it for a secret or a URL with a password. */
function shown<T>(schema: z.ZodType<T, string>, rule: string) {
  return z.string().transform((text, context) => {
    const result = schema.safeParse(text)
    if (result.success) return result.data
    context.addIssue({ code: 'custom', message: `must be ${rule}, is ${JSON.stringify(text)}` })
    return z.NEVER
  })
}

function integer(min: number, max: number) {
  const number = z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max))
  return shown(number, `a whole number from ${min} to ${max}`)
}

function choice<const T extends readonly [string, ...string[]]>(values: T) {
  return shown(z.enum(values), `one of ${values.join(', ')}`)
}

function urlOf(protocols: RegExp, rule: string) {
  return z.string().refine((text) => isUrl(text) && protocols.test(text), `must be ${rule}`)
}

const boolean = shown(
  z.stringbool({ truthy: ['1', 'true'], falsy: ['0', 'false'] }),
  '1, 0, true or false',
)

const percent = z
  .string()
  .regex(/^\d{1,2}(\.\d{1,4})?$/)
  .transform(Number)

const cidrs = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.union([z.cidrv4(), z.cidrv6()])))

const addresses = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()])))

const postgresUrl = urlOf(/^postgres(ql)?:\/\//, 'a postgresql:// URL')
const webUrl = urlOf(/^https?:\/\/[^?#]*$/, 'an http:// or https:// URL without a query').transform(
  (url) => url.replace(/\/+$/, ''),
)

const variables = {
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  DATABASE_POOL_SIZE: integer(1, 1000).default(10),
  WORKERS: integer(1, 64).default(1),
  DATA_DIR: z.string().default(resolve(root, '.data')),
  HOST: z.string().default('127.0.0.1'),
  PORT: integer(0, 65535).default(4000),
  PUBLIC_URL: webUrl.optional(),
  APPLICATION_HOST: webUrl.optional(),
  FILE_STORE: choice(['local', 's3']).default('local'),
  S3_ENDPOINT: webUrl.optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: boolean.optional(),
  REDIS_URL: urlOf(/^rediss?:\/\//, 'a redis:// or rediss:// URL').optional(),
  RATE_LIMIT_PER_MINUTE: integer(1, 100_000_000).default(600),
  LOG_LEVEL: choice(logLevels).default('info'),
  DRAIN_SECONDS: integer(0, 120).default(5),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  TRUST_PROXY: shown(addresses, 'a comma-separated list of addresses and CIDR ranges').optional(),
  WEBHOOK_ALLOWED_CIDRS: shown(cidrs, 'a comma-separated list of CIDR ranges').default([]),
  WEBHOOK_ALLOW_PRIVATE: boolean.default(false),
  PROCESSING_FEE_PERCENT: shown(percent, 'a number from 0 to 99.9999').default(0),
  CHECKOUT_DISCOUNT_MAX_PERCENT: integer(0, 100).default(100),
  PAYMENT_TEST_PROVIDER: boolean.optional(),
  WIRE_INSTRUCTIONS: z
    .string()
    .default(
      'Transfer the amount to the account that your contact at the marketplace has given you.',
    ),
  MASTHEAD_DEMO: boolean.default(true),
  MASTHEAD_PERSISTED_OPERATIONS: z.string().optional(),
  MASTHEAD_PERSISTED_OPERATIONS_ONLY: boolean.default(false),
}

type Variables = { [Name in keyof typeof variables]: z.output<(typeof variables)[Name]> }

/** The names of all variables that the environment may set. */
export const environmentNames = Object.keys(variables)

/**
 * Reads the settings. On the embedded default it makes the secret key in DATA_DIR when there is none.
 *
 * @throws {EnvError} that names every fault.
 */
export function parseEnv(source: NodeJS.ProcessEnv): Env {
  // Compose files hand over unset variables as empty strings.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const values: Record<string, unknown> = {}
  const faults = [...unknownNames(given), ...missing(given)]

  for (const [name, schema] of Object.entries(variables)) {
    const result = schema.safeParse(given[name])
    if (result.success) values[name] = result.data
    else faults.push(...result.error.issues.map((issue) => `${name} ${issue.message}`))
  }
  if (faults.length > 0) throw new EnvError(faults)
  return toEnv(values as Variables)
}

function unknownNames(given: NodeJS.ProcessEnv): string[] {
  const known = environmentNames.filter((name) => name.startsWith('MASTHEAD_'))
  return Object.keys(given)
    .filter((name) => name.startsWith('MASTHEAD_') && !known.includes(name))
    .map((name) => `${name} is not known (known: ${known.join(', ')})`)
}

/** Rules between variables, on the raw values: they are reported beside the faults of single ones. */
function missing(given: NodeJS.ProcessEnv): string[] {
  const faults: string[] = []
  if (given.DATABASE_URL && !given.SECRET_KEY) {
    faults.push('SECRET_KEY is required with DATABASE_URL (make one: openssl rand -base64 32)')
  }
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL']) {
    if (given[name] && !given.DATABASE_URL) faults.push(`${name} needs DATABASE_URL`)
  }
  if (given.MASTHEAD_PERSISTED_OPERATIONS_ONLY && !given.MASTHEAD_PERSISTED_OPERATIONS) {
    faults.push('MASTHEAD_PERSISTED_OPERATIONS_ONLY needs MASTHEAD_PERSISTED_OPERATIONS')
  }
  if (given.FILE_STORE === 's3') {
    for (const name of ['S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) {
      if (!given[name]) faults.push(`${name} is required with FILE_STORE=s3`)
    }
  } else {
    for (const name of environmentNames) {
      if (name.startsWith('S3_') && given[name]) faults.push(`${name} needs FILE_STORE=s3`)
    }
  }
  return faults
}

function toEnv(values: Variables): Env {
  const dataDir = resolve(values.DATA_DIR)
  const publicUrl = values.PUBLIC_URL ?? `http://${reachableHost(values.HOST)}:${values.PORT}`
  return {
    database: values.DATABASE_URL
      ? {
          kind: 'url',
          url: values.DATABASE_URL,
          directUrl: values.DATABASE_DIRECT_URL,
          replicaUrl: values.DATABASE_REPLICA_URL,
        }
      : { kind: 'embedded' },
    databasePoolSize: values.DATABASE_POOL_SIZE,
    workers: values.WORKERS,
    dataDir,
    host: values.HOST,
    port: values.PORT,
    publicUrl,
    applicationHost: values.APPLICATION_HOST ?? publicUrl,
    fileStore: fileStore(values, dataDir),
    rateLimit: {
      perMinute: values.RATE_LIMIT_PER_MINUTE,
      store: values.REDIS_URL ? { kind: 'redis', url: values.REDIS_URL } : { kind: 'memory' },
    },
    trustProxy: values.TRUST_PROXY ?? false,
    webhooks: {
      allowedCidrs: values.WEBHOOK_ALLOWED_CIDRS,
      allowPrivate: values.WEBHOOK_ALLOW_PRIVATE,
    },
    processingFeePercent: values.PROCESSING_FEE_PERCENT,
    checkoutDiscountMaxPercent: values.CHECKOUT_DISCOUNT_MAX_PERCENT,
    paymentTestProvider:
      values.PAYMENT_TEST_PROVIDER ?? (!values.DATABASE_URL && values.MASTHEAD_DEMO),
    wireInstructions: values.WIRE_INSTRUCTIONS,
    secretKey: values.SECRET_KEY ?? keptSecretKey(dataDir),
    metricsToken: values.METRICS_TOKEN,
    ...(values.MASTHEAD_PERSISTED_OPERATIONS && {
      persistedOperations: {
        file: resolve(values.MASTHEAD_PERSISTED_OPERATIONS),
        only: values.MASTHEAD_PERSISTED_OPERATIONS_ONLY,
      },
    }),
    logLevel: values.LOG_LEVEL,
    drainSeconds: values.DRAIN_SECONDS,
    demo: values.MASTHEAD_DEMO,
  }
}

function keptSecretKey(dataDir: string): string {
  try {
    return loadSecretKey(dataDir)
  } catch (error) {
    const reason = describePathFault(error) ?? (error as Error).message
    throw new EnvError([`DATA_DIR cannot be used: ${reason}`])
  }
}

function fileStore(values: Variables, dataDir: string): FileStore {
  if (values.FILE_STORE === 'local') return { kind: 'local', directory: resolve(dataDir, 'files') }
  return {
    kind: 's3',
    endpoint: values.S3_ENDPOINT,
    region: values.S3_REGION!,
    bucket: values.S3_BUCKET!,
    accessKeyId: values.S3_ACCESS_KEY_ID!,
    secretAccessKey: values.S3_SECRET_ACCESS_KEY!,
    forcePathStyle: values.S3_FORCE_PATH_STYLE ?? values.S3_ENDPOINT !== undefined,
  }
}

function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
