import type { SettingGroup } from './setting.js'

/** Settings of the server, its database and its files. */
export const installationSettings: SettingGroup[] = [
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
]
