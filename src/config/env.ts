import { resolve } from 'node:path'
import { z } from 'zod'
import { root } from '../root.js'
import { describePathError } from './directory.js'
import {
  addresses,
  booleanSetting,
  choiceSetting,
  cidrs,
  commission,
  httpUrl,
  integerSetting,
  mailFrom,
  multilineSetting,
  oneLineSetting,
  percent,
  postgresUrl,
  publicSetting,
  urlOf,
  webUrl,
} from './env-values.js'
import { type FileStoreSettings, fileStoreVariables, toFileStore } from './file-store.js'
import { type OidcSettings, oidcVariables, toOidc } from './oidc.js'
import { type PaymentSettings, paymentVariables, toPayments } from './payment.js'
import { type Retention, retentionVariables, toRetention } from './retention.js'
import { loadSecretKey } from './secret-key.js'
import { settingErrors } from './setting-errors.js'

/** Settings of one process, parsed from its environment. */
export type Env = PaymentSettings & {
  database:
    | { kind: 'embedded' }
    | { kind: 'url'; url: string; directUrl?: string; replicaUrl?: string }
  databasePoolSize: number
  /** Number of processes that serve HTTP. With 1, the started process serves it itself. */
  workers: number
  dataDir: string
  host: string
  port: number
  /** Base URL under which clients reach the server; no trailing slash. */
  publicUrl: string
  /** Base URL of guest checkout links; no trailing slash. */
  applicationHost: string
  /** Contact address for integrators and for recipients of emails. */
  supportEmail?: string
  /** SMTP URL and sender. If absent, no email is sent. */
  email?: { url: string; from: EmailAddress }
  brand: Brand
  seller: Seller
  fileStore: FileStoreSettings
  rateLimit: { perMinute: number; store: { kind: 'memory' } | { kind: 'redis'; url: string } }
  /**
   * Proxies whose X-Forwarded-For header is trusted. If false, the peer of the connection is the
   * client.
   */
  trustProxy: string[] | false
  webhooks: { allowedCidrs: string[]; allowPrivate: boolean }
  /** Whether OAuth clients can register themselves (RFC 7591). */
  oauthDynamicRegistration: boolean
  /** OpenID provider for single sign-on. If absent, single sign-on is off. */
  oidc?: OidcSettings
  processingFeePercent: number
  /** Maximum discount in percent of the subtotal, for teams without their own limit. */
  checkoutDiscountMaxPercent: number
  /** Whether publishers can apply with a form. */
  publisherApplications: boolean
  /** Commission in percent of the payout, for publishers without their own. */
  commissionPercent: number
  /** Days after a delivery until its payout is payable. */
  payoutHoldingDays: number
  /** Days that a publisher has to accept a placement. */
  placementAcceptDays: number
  /** Days after a delivery for which its URL is checked. */
  linkCheckDays: number
  /** Private networks that checks of links may reach, on any port. */
  linkCheckAllowedCidrs: string[]
  /** Days after which an unpaid order is cancelled. If absent, unpaid orders are not cancelled. */
  unpaidOrderDays?: number
  retention: Retention
  secretKey: string
  metricsToken?: string
  /** OTLP/HTTP endpoint for traces. If absent, tracing is off. */
  tracesEndpoint?: string
  /** File of persisted GraphQL operations. With `only`, team tokens can execute no other operations. */
  persistedOperations?: { file: string; only: boolean }
  logLevel: LogLevel
  /**
   * Number of seconds between SIGTERM, when /readyz starts to return 503, and the closing of the
   * port.
   */
  drainSeconds: number
  demo: boolean
  /** Whether the console is served. */
  console: boolean
}

/** Sender of emails. */
export interface EmailAddress {
  name: string
  address: string
}

/** Name, logo and color of the marketplace on its pages and in its emails. */
export interface Brand {
  name: string
  logoUrl?: string
  /** As #rrggbb. */
  color: string
}

/** Seller, as named on invoices. */
export interface Seller {
  name: string
  /** May have several lines. */
  address?: string
  taxNumber?: string
  /** Footer of invoices, such as register, bank account and terms. May have several lines. */
  details?: string
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** Reports all errors of an environment. `message` has one line for each. */
export class EnvError extends Error {
  override name = 'EnvError'

  readonly errors: string[]

  constructor(errors: string[]) {
    const count = errors.length === 1 ? 'one error' : `${errors.length} errors`
    super(`The environment has ${count}:\n${errors.map((error) => `  ${error}`).join('\n')}`)
    this.errors = errors
  }
}

/** Rules of all environment variables, by name. */
export const variables = {
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  DATABASE_POOL_SIZE: integerSetting(1, 1000).default(10),
  WORKERS: integerSetting(1, 64).default(1),
  DATA_DIR: z.string().default(resolve(root, '.data')),
  HOST: z.string().default('127.0.0.1'),
  PORT: integerSetting(0, 65535).default(4000),
  PUBLIC_URL: webUrl.optional(),
  APPLICATION_HOST: webUrl.optional(),
  SUPPORT_EMAIL: publicSetting(z.email(), 'an email address').optional(),
  SMTP_URL: urlOf(/^smtps?:\/\/./, 'an smtp:// or smtps:// URL').optional(),
  MAIL_FROM: publicSetting(mailFrom, 'an email address, or Name <address>').optional(),
  BRAND_NAME: oneLineSetting.default('Masthead'),
  BRAND_LOGO_URL: httpUrl.optional(),
  BRAND_COLOR: publicSetting(
    z.string().regex(/^#[0-9a-f]{6}$/i),
    'a color such as #1d4ed8',
  ).default('#1d4ed8'),
  SELLER_NAME: oneLineSetting.optional(),
  SELLER_ADDRESS: multilineSetting.optional(),
  SELLER_TAX_NUMBER: oneLineSetting.optional(),
  SELLER_DETAILS: multilineSetting.optional(),
  ...fileStoreVariables,
  REDIS_URL: urlOf(/^rediss?:\/\//, 'a redis:// or rediss:// URL').optional(),
  RATE_LIMIT_PER_MINUTE: integerSetting(1, 100_000_000).default(600),
  LOG_LEVEL: choiceSetting(logLevels).default('info'),
  DRAIN_SECONDS: integerSetting(0, 120).default(5),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  TRUST_PROXY: publicSetting(
    addresses,
    'a comma-separated list of IP addresses and CIDR ranges',
  ).optional(),
  WEBHOOK_ALLOWED_CIDRS: publicSetting(cidrs, 'a comma-separated list of CIDR ranges').default([]),
  WEBHOOK_ALLOW_PRIVATE: booleanSetting.default(false),
  OAUTH_DYNAMIC_REGISTRATION: booleanSetting.default(false),
  ...oidcVariables,
  PROCESSING_FEE_PERCENT: publicSetting(percent, 'a number from 0 to 99.9999').default(0),
  CHECKOUT_DISCOUNT_MAX_PERCENT: integerSetting(0, 100).default(0),
  PUBLISHER_APPLICATIONS: booleanSetting.default(false),
  COMMISSION_PERCENT: publicSetting(commission, 'a number from 0 to 1000').default(20),
  PAYOUT_HOLDING_DAYS: integerSetting(0, 3650).default(30),
  PLACEMENT_ACCEPT_DAYS: integerSetting(1, 365).default(3),
  LINK_CHECK_DAYS: integerSetting(0, 3650).default(90),
  LINK_CHECK_ALLOWED_CIDRS: publicSetting(cidrs, 'a comma-separated list of CIDR ranges').default(
    [],
  ),
  UNPAID_ORDER_DAYS: integerSetting(1, 3650).optional(),
  ...retentionVariables,
  ...paymentVariables,
  MASTHEAD_CONSOLE: booleanSetting.default(true),
  MASTHEAD_DEMO: booleanSetting.default(true),
  MASTHEAD_PERSISTED_OPERATIONS: z.string().optional(),
  MASTHEAD_PERSISTED_OPERATIONS_ONLY: booleanSetting.default(false),
}

type Variables = { [Name in keyof typeof variables]: z.output<(typeof variables)[Name]> }

export const environmentNames = Object.keys(variables)

/**
 * Parses the settings. With the embedded database and without SECRET_KEY, creates the secret key in
 * DATA_DIR on first use.
 * @throws {EnvError} with all errors
 */
export function parseEnv(source: NodeJS.ProcessEnv): Env {
  // Compose files pass unset variables as empty strings.
  const environment = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const values: Record<string, unknown> = {}
  const errors = settingErrors(environment, environmentNames)

  for (const [name, schema] of Object.entries(variables)) {
    const result = schema.safeParse(environment[name])
    if (result.success) values[name] = result.data
    else errors.push(...result.error.issues.map((issue) => `${name} ${issue.message}`))
  }
  if (errors.length > 0) throw new EnvError(errors)
  return toEnv(values as Variables)
}

function toEnv(values: Variables): Env {
  const dataDir = resolve(values.DATA_DIR)
  const oidc = toOidc(values)
  const seller = toSeller(values)
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
    supportEmail: values.SUPPORT_EMAIL,
    ...(values.SMTP_URL &&
      values.MAIL_FROM && {
        email: {
          url: values.SMTP_URL,
          from: { ...values.MAIL_FROM, name: values.MAIL_FROM.name || values.BRAND_NAME },
        },
      }),
    brand: {
      name: values.BRAND_NAME,
      ...(values.BRAND_LOGO_URL && { logoUrl: values.BRAND_LOGO_URL }),
      color: values.BRAND_COLOR,
    },
    seller,
    fileStore: toFileStore(values, dataDir),
    rateLimit: {
      perMinute: values.RATE_LIMIT_PER_MINUTE,
      store: values.REDIS_URL ? { kind: 'redis', url: values.REDIS_URL } : { kind: 'memory' },
    },
    trustProxy: values.TRUST_PROXY ?? false,
    webhooks: {
      allowedCidrs: values.WEBHOOK_ALLOWED_CIDRS,
      allowPrivate: values.WEBHOOK_ALLOW_PRIVATE,
    },
    oauthDynamicRegistration: values.OAUTH_DYNAMIC_REGISTRATION,
    ...(oidc && { oidc }),
    processingFeePercent: values.PROCESSING_FEE_PERCENT,
    checkoutDiscountMaxPercent: values.CHECKOUT_DISCOUNT_MAX_PERCENT,
    publisherApplications: values.PUBLISHER_APPLICATIONS,
    commissionPercent: values.COMMISSION_PERCENT,
    payoutHoldingDays: values.PAYOUT_HOLDING_DAYS,
    placementAcceptDays: values.PLACEMENT_ACCEPT_DAYS,
    linkCheckDays: values.LINK_CHECK_DAYS,
    linkCheckAllowedCidrs: values.LINK_CHECK_ALLOWED_CIDRS,
    unpaidOrderDays: values.UNPAID_ORDER_DAYS,
    retention: toRetention(values),
    ...toPayments(values, {
      acceptsTestCards: !values.DATABASE_URL && values.MASTHEAD_DEMO,
      accountName: seller.name,
    }),
    secretKey: values.SECRET_KEY ?? readOrCreateSecretKey(dataDir),
    metricsToken: values.METRICS_TOKEN,
    ...(values.OTEL_EXPORTER_OTLP_ENDPOINT && {
      tracesEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    }),
    ...(values.MASTHEAD_PERSISTED_OPERATIONS && {
      persistedOperations: {
        file: resolve(values.MASTHEAD_PERSISTED_OPERATIONS),
        only: values.MASTHEAD_PERSISTED_OPERATIONS_ONLY,
      },
    }),
    logLevel: values.LOG_LEVEL,
    drainSeconds: values.DRAIN_SECONDS,
    demo: values.MASTHEAD_DEMO,
    console: values.MASTHEAD_CONSOLE,
  }
}

const toSeller = (values: Variables): Seller => ({
  name: values.SELLER_NAME ?? values.BRAND_NAME,
  ...(values.SELLER_ADDRESS && { address: values.SELLER_ADDRESS }),
  ...(values.SELLER_TAX_NUMBER && { taxNumber: values.SELLER_TAX_NUMBER }),
  ...(values.SELLER_DETAILS && { details: values.SELLER_DETAILS }),
})

function readOrCreateSecretKey(dataDir: string): string {
  try {
    return loadSecretKey(dataDir)
  } catch (error) {
    const reason = describePathError(error) ?? (error as Error).message
    throw new EnvError([`DATA_DIR cannot be used: ${reason}`])
  }
}

function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
