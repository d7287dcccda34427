import { variables } from '../src/config/env.js'

/** Environment variable, as `docs/configuration.md` and `.env.example` describe it. */
interface Setting {
  name: keyof typeof variables
  type: string
  /** Default, if another value determines it or it cannot be written as a value. */
  default?: string
  /** Condition under which the variable is required. */
  required?: string
  /** Markdown; links are relative to `docs/`. */
  description: string
  /** Value in `.env.example`, if the default cannot be copied or does not suit production. */
  example?: string
  /** Not for production: `.env.example` lists the variable apart. */
  forTests?: true
}

const groups: { title: string; settings: Setting[] }[] = [
  {
    title: 'Server',
    settings: [
      {
        name: 'HOST',
        type: 'IP address or host name',
        description: 'Address to listen on. `0.0.0.0` listens on all IPv4 interfaces.',
      },
      { name: 'PORT', type: 'integer, 0 to 65535', description: 'Port. 0 selects a free port.' },
      {
        name: 'PUBLIC_URL',
        type: 'URL',
        default: '`http://HOST:PORT`',
        required: 'on a public server',
        description:
          'Base URL under which clients reach the server. File URLs, links in email and the address of payment events begin with it.',
        example: 'https://masthead.example.com',
      },
      {
        name: 'APPLICATION_HOST',
        type: 'URL',
        default: '`PUBLIC_URL`',
        description:
          'Base URL of guest checkout links. Must lead to the same server, for example through a second host name of the proxy.',
        example: 'https://pay.example.com',
      },
      {
        name: 'TRUST_PROXY',
        type: 'list of IP addresses and CIDR ranges',
        description:
          'Proxies whose `X-Forwarded-For` header is trusted. Without it, all callers behind a proxy share the rate limit of the proxy.',
        example: '127.0.0.1',
      },
      {
        name: 'WORKERS',
        type: 'integer, 1 to 64',
        description:
          'Number of processes that serve HTTP on the port. See [Multiple workers](workers.md).',
      },
      {
        name: 'DRAIN_SECONDS',
        type: 'integer, 0 to 120',
        description:
          'Seconds for which `/readyz` returns 503 after SIGTERM before the port closes, so that a load balancer stops sending requests. SIGINT waits for at most one second. Above 30 (systemd) or 15 (Docker), also raise the [stop timeout](operations.md#when-a-process-ends).',
      },
      {
        name: 'DATA_DIR',
        type: 'path',
        default: '`.data` in the installation',
        description:
          'Directory of the embedded database, local files and the generated secret key.',
        example: '/var/lib/masthead',
      },
      {
        name: 'SECRET_KEY',
        type: 'string, at least 32 characters',
        default: 'generated in `DATA_DIR` with the embedded database',
        required: 'with `DATABASE_URL`',
        description:
          'Key that signs URLs and encrypts webhook secrets and stored responses. Create one with `openssl rand -base64 32`. The server does not start with another key than before. If you have lost the key, set a new one and run [`masthead secret-key adopt`](cli.md#secret-key-adopt), which lists the webhook endpoints that need a new secret.',
        example: '',
      },
      {
        name: 'MASTHEAD_CONSOLE',
        type: 'boolean',
        description: '`0` disables the [console](console.md).',
      },
      {
        name: 'MASTHEAD_DEMO',
        type: 'boolean',
        description:
          '`0` creates the embedded database without demo data. A database of `DATABASE_URL` never gets demo data.',
        example: '0',
      },
      {
        name: 'SUPPORT_EMAIL',
        type: 'email address',
        description:
          'Contact in `/openapi.json`, and reply address of [email](email.md). Receives operator email if no operator has an address.',
        example: 'support@example.com',
      },
    ],
  },
  {
    title: 'Database',
    settings: [
      {
        name: 'DATABASE_URL',
        type: 'PostgreSQL URL',
        default: 'embedded PostgreSQL in `DATA_DIR`',
        description: 'PostgreSQL 14 or later. The URL names one host.',
        example: 'postgresql://masthead:password@127.0.0.1:5432/masthead',
      },
      {
        name: 'DATABASE_DIRECT_URL',
        type: 'PostgreSQL URL',
        default: '`DATABASE_URL`',
        required: 'if `DATABASE_URL` is a pooler in transaction mode',
        description:
          'The same database without a pooler, or through a pooler in session mode. Used for notifications, jobs and migrations. See [PgBouncer](pgbouncer.md).',
        example: 'postgresql://masthead:password@127.0.0.1:5432/masthead',
      },
      {
        name: 'DATABASE_REPLICA_URL',
        type: 'PostgreSQL URL',
        default: '`DATABASE_URL`',
        description: 'Replica for analytical queries and exports.',
        example: 'postgresql://masthead:password@replica:5432/masthead',
      },
      {
        name: 'DATABASE_POOL_SIZE',
        type: 'integer, 1 to 1000',
        description:
          'Database connections of an instance for requests, and the same number for GraphQL queries. [Scaling](scaling.md#connections) lists all connections.',
      },
    ],
  },
  {
    title: 'Files',
    settings: [
      {
        name: 'FILE_STORE',
        type: '`local` or `s3`',
        description: 'Storage of uploaded files: `DATA_DIR`, or a bucket.',
      },
      {
        name: 'S3_ENDPOINT',
        type: 'URL',
        default: 'AWS',
        description:
          'Endpoint of an S3-compatible server. Clients download files from it. It must therefore be public over HTTPS, unless `S3_PUBLIC_ENDPOINT` is set.',
        example: 'https://s3.example.com',
      },
      {
        name: 'S3_PUBLIC_ENDPOINT',
        type: 'URL',
        default: '`S3_ENDPOINT`',
        description:
          'Base URL of the presigned file URLs, if `S3_ENDPOINT` is internal. The proxy under this URL must pass path, query and `Host` to the S3 server unchanged.',
        example: 'https://files.example.com',
      },
      {
        name: 'S3_REGION',
        type: 'string',
        required: 'with `FILE_STORE=s3`',
        description: 'Region of the bucket.',
        example: 'us-east-1',
      },
      {
        name: 'S3_BUCKET',
        type: 'string',
        required: 'with `FILE_STORE=s3`',
        description:
          'Name of an existing bucket. Keep it private: file URLs are presigned and valid for one hour.',
        example: 'masthead',
      },
      {
        name: 'S3_ACCESS_KEY_ID',
        type: 'string',
        required: 'with `FILE_STORE=s3`',
        description: 'Access key.',
        example: '',
      },
      {
        name: 'S3_SECRET_ACCESS_KEY',
        type: 'string',
        required: 'with `FILE_STORE=s3`',
        description: 'Secret of the access key.',
        example: '',
      },
      {
        name: 'S3_FORCE_PATH_STYLE',
        type: 'boolean',
        default: '`1` with `S3_ENDPOINT`, else `0`',
        description: 'Puts the bucket into the path of URLs instead of the host name.',
        example: '1',
      },
    ],
  },
  {
    title: 'Email',
    settings: [
      {
        name: 'SMTP_URL',
        type: '`smtp://` or `smtps://` URL',
        default: 'no email is sent',
        description: 'Server for outgoing [email](email.md).',
        example: 'smtp://user:password@mail.example.com:587',
      },
      {
        name: 'MAIL_FROM',
        type: 'email address, or `Name <address>`',
        required: 'with `SMTP_URL`',
        description: 'Sender.',
        example: 'Masthead <marketplace@example.com>',
      },
    ],
  },
  {
    title: 'Brand and seller',
    settings: [
      {
        name: 'BRAND_NAME',
        type: 'string, one line of up to 100 characters',
        description: 'Name in email and on the guest checkout page.',
      },
      {
        name: 'BRAND_LOGO_URL',
        type: 'URL',
        description: 'Logo in email and on the guest checkout page.',
        example: 'https://www.example.com/logo.png',
      },
      {
        name: 'BRAND_COLOR',
        type: 'color, `#rrggbb`',
        description: 'Color of buttons and links.',
      },
      {
        name: 'SELLER_NAME',
        type: 'string, one line of up to 100 characters',
        default: '`BRAND_NAME`',
        description:
          'Seller on [invoices](payments.md#invoices). Invoices keep the values of the time at which they were issued.',
        example: 'Example Media Ltd',
      },
      {
        name: 'SELLER_ADDRESS',
        type: 'text, up to 1,000 characters',
        description: 'Address of the seller.',
        example: '1 Example Street, London',
      },
      {
        name: 'SELLER_TAX_NUMBER',
        type: 'string, one line of up to 100 characters',
        description: 'Tax number of the seller.',
        example: 'GB123456789',
      },
      {
        name: 'SELLER_DETAILS',
        type: 'text, up to 1,000 characters',
        description: 'Footer of invoices: company register, bank account, terms.',
        example: '',
      },
    ],
  },
  {
    title: 'Orders and payments',
    settings: [
      {
        name: 'PROCESSING_FEE_PERCENT',
        type: 'number, 0 to 99.9999',
        description: 'Processing fee, added to orders as a percentage.',
      },
      {
        name: 'CHECKOUT_DISCOUNT_MAX_PERCENT',
        type: 'integer, 0 to 100',
        description:
          'Maximum `discount` of a checkout, as a percentage of the subtotal. `updateTeam(input: {id, discountLimitPercent})` sets another limit for one team; the demo teams have 20.',
      },
      {
        name: 'UNPAID_ORDER_DAYS',
        type: 'integer, 1 to 3650',
        default: 'never',
        description:
          'Days after which an unpaid order is cancelled and its credits are returned. A payment that has begun is awaited.',
        example: '14',
      },
      {
        name: 'STRIPE_SECRET_KEY',
        type: '`sk_…` or `rk_…`',
        default: 'no card payments',
        description: 'Secret or restricted key of Stripe. See [Payments](payments.md).',
        example: '',
      },
      {
        name: 'STRIPE_WEBHOOK_SECRET',
        type: '`whsec_…`',
        required: 'with `STRIPE_SECRET_KEY`',
        description: 'Signing secret of the Stripe webhook endpoint.',
        example: '',
      },
      {
        name: 'STRIPE_API_URL',
        type: 'URL',
        default: "Stripe's API",
        description: 'Replaces the API of Stripe, for tests.',
        example: 'http://127.0.0.1:12111',
        forTests: true,
      },
      {
        name: 'PAYMENT_TEST_PROVIDER',
        type: 'boolean',
        default: '`1` with demo data on the embedded database and without Stripe, else `0`',
        description: 'Accepts test cards, which are not charged. For development only.',
        example: '1',
        forTests: true,
      },
      {
        name: 'WIRE_INSTRUCTIONS',
        type: 'text',
        description: 'Instructions for bank transfers on the checkout page.',
        example: 'Please use the reference number of the order.',
      },
      {
        name: 'WIRE_IBAN',
        type: 'IBAN',
        description:
          'Account for [bank transfers](payments.md#transfers). The checkout page shows the account, and a QR code for banking apps.',
        example: '',
      },
      {
        name: 'WIRE_BIC',
        type: 'BIC, 8 or 11 characters',
        description: 'BIC of the account.',
        example: '',
      },
      {
        name: 'WIRE_ACCOUNT_NAME',
        type: 'string, one line of up to 100 characters',
        default: '`SELLER_NAME`',
        description: 'Holder of the account.',
        example: '',
      },
    ],
  },
  {
    title: 'Limits',
    settings: [
      {
        name: 'RATE_LIMIT_PER_MINUTE',
        type: 'integer, 1 to 100000000',
        description:
          'Maximum number of requests of a token per minute. A team has five times as many. Requests without a token have the same limit per IP address or IPv6 /64 network. Checkout pages, invalid tokens and all other requests are counted separately. `/healthz` and `/readyz` are not counted.',
      },
      {
        name: 'REDIS_URL',
        type: '`redis://` or `rediss://` URL',
        default: 'each instance counts for itself',
        description:
          'Shares rate limits between instances. If Redis does not respond, each instance counts for itself, and `masthead_rate_limits_shared` is 0. Requests are neither delayed nor rejected.',
        example: 'redis://127.0.0.1:6379',
      },
    ],
  },
  {
    title: 'Webhooks',
    settings: [
      {
        name: 'WEBHOOK_ALLOWED_CIDRS',
        type: 'list of CIDR ranges',
        default: 'none',
        description: 'Private networks to which webhooks can be sent.',
        example: '10.1.0.0/16',
      },
      {
        name: 'WEBHOOK_ALLOW_PRIVATE',
        type: 'boolean',
        description:
          'Sends webhooks to all addresses, including private ones, and fetches metadata documents of OAuth clients from them. For development only.',
        example: '1',
        forTests: true,
      },
    ],
  },
  {
    title: 'OAuth',
    settings: [
      {
        name: 'OAUTH_DYNAMIC_REGISTRATION',
        type: 'boolean',
        description:
          'Lets [OAuth clients](oauth.md#get-a-client-id) register themselves (RFC 7591). Users see that they are not verified.',
      },
    ],
  },
  {
    title: 'GraphQL',
    settings: [
      {
        name: 'MASTHEAD_PERSISTED_OPERATIONS',
        type: 'path',
        description:
          'Manifest of [persisted operations](graphql-cost.md#persisted-operations), which clients send by ID.',
        example: '/etc/masthead/operations.json',
      },
      {
        name: 'MASTHEAD_PERSISTED_OPERATIONS_ONLY',
        type: 'boolean',
        description:
          '`1` accepts the text of operations from operators and `read_only` tokens only. Requires `MASTHEAD_PERSISTED_OPERATIONS`.',
      },
    ],
  },
  {
    title: 'Observability',
    settings: [
      {
        name: 'LOG_LEVEL',
        type: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
        description: 'Minimum level of log lines.',
      },
      {
        name: 'METRICS_TOKEN',
        type: 'string, at least 16 characters',
        default: '`/metrics` responds to local requests only',
        description: 'Bearer token with which other machines can read `/metrics`.',
        example: '',
      },
      {
        name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
        type: 'URL',
        default: 'no traces',
        description: 'Receiver of traces, by OTLP over HTTP.',
        example: 'http://127.0.0.1:4318',
      },
    ],
  },
]

/** Default value as the environment would contain it. @returns undefined without a default */
function defaultOf(name: keyof typeof variables): string | undefined {
  const { data } = variables[name].safeParse(undefined)
  if (data === undefined || Array.isArray(data)) return undefined
  return typeof data === 'boolean' ? (data ? '1' : '0') : String(data)
}

/** Renders the tables of `docs/configuration.md`. @throws Error if a variable is missing or not in the code */
export function configurationTables(): string {
  const described = groups.flatMap(({ settings }) => settings.map(({ name }) => name))
  const settingNames = Object.keys(variables)
  const apart = [...settingNames, ...described].filter(
    (name) =>
      !settingNames.includes(name) || described.filter((other) => other === name).length !== 1,
  )
  if (apart.length > 0) throw new Error(`codegen/configuration.ts and env.ts differ: ${apart}`)
  return groups
    .map(({ title, settings }) => {
      const rows = settings.map((setting) => {
        const value = defaultOf(setting.name)
        const defaultText = setting.default ?? (value === undefined ? '' : `\`${value}\``)
        return `| \`${setting.name}\` | ${setting.type} | ${defaultText} | ${setting.required ?? 'no'} | ${setting.description} |\n`
      })
      return `## ${title}\n\n| Variable | Type | Default | Required | Description |\n|---|---|---|---|---|\n${rows.join('')}`
    })
    .join('\n')
}

/** Renders `.env.example` with all variables, commented out: those for production by group, then those for tests. */
export function envExample(): string {
  const production = groups.map(({ title, settings }) => ({
    title,
    settings: settings.filter(({ forTests }) => !forTests),
  }))
  const tests = groups.flatMap(({ settings }) => settings.filter(({ forTests }) => forTests))
  const parts = [...production, { title: 'Tests and development only', settings: tests }].map(
    ({ title, settings }) => `# ${title}\n${settings.map(exampleLine).join('')}`,
  )
  return `# Environment variables of Masthead, described in docs/configuration.md. Copy the lines that you need to
# /etc/masthead/env (systemd) or .env (Docker Compose) and remove the \`#\`. Masthead itself reads no file: it takes
# variables from its environment.

${parts.join('\n')}`
}

function exampleLine({ name, required, example }: Setting): string {
  const value = example ?? defaultOf(name) ?? ''
  const note = required ? `# Required ${required.replaceAll('`', '')}:\n` : ''
  return `${note}# ${name}=${/[\s<>#]/.test(value) ? JSON.stringify(value) : value}\n`
}
