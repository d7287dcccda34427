import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { EnvError, parseEnv } from '../../src/config/env.js'

const directory = mkdtempSync(join(tmpdir(), 'masthead env '))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

function errors(source: NodeJS.ProcessEnv): string[] {
  try {
    parseEnv({ DATA_DIR: directory, ...source })
  } catch (error) {
    if (error instanceof EnvError) return error.errors
    throw error
  }
  return []
}

describe('environment', () => {
  it('needs nothing', () => {
    const env = parseEnv({ DATA_DIR: directory })
    expect(env).toMatchObject({
      database: { kind: 'embedded' },
      host: '127.0.0.1',
      port: 4000,
      publicUrl: 'http://127.0.0.1:4000',
      applicationHost: 'http://127.0.0.1:4000',
      fileStore: { kind: 'local', directory: join(directory, 'files') },
      rateLimit: { perMinute: 600, store: { kind: 'memory' } },
      webhooks: { allowedCidrs: [], allowPrivate: false },
      processingFeePercent: 0,
      demo: true,
    })
  })

  it('creates the secret key once, readable by its owner only', () => {
    const dataDir = join(directory, 'new', 'place')
    const first = parseEnv({ DATA_DIR: dataDir }).secretKey
    expect(Buffer.from(first, 'base64url')).toHaveLength(32)
    expect(parseEnv({ DATA_DIR: dataDir }).secretKey).toBe(first)
    const file = join(dataDir, 'secret_key')
    expect(readFileSync(file, 'utf8').trim()).toBe(first)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  })

  it('has one worker by default, and accepts a number of them', () => {
    expect(parseEnv({ DATA_DIR: directory }).workers).toBe(1)
    expect(parseEnv({ DATA_DIR: directory, WORKERS: '4' }).workers).toBe(4)
    for (const text of ['abc', '0', '65', '1.5']) {
      expect(errors({ WORKERS: text })).toEqual([
        `WORKERS must be a whole number from 1 to 64, but is "${text}"`,
      ])
    }
  })

  it('reports every error at once', () => {
    expect(
      errors({
        DATABASE_URL: 'mysql://somebody:hunter22@db/x',
        PORT: '70000',
        LOG_LEVEL: 'loud',
        FILE_STORE: 's3',
        S3_BUCKET: 'media',
        WEBHOOK_ALLOW_PRIVATE: 'maybe',
        WEBHOOK_ALLOWED_CIDRS: '10.0.0.0/8, nowhere',
        PROCESSING_FEE_PERCENT: '-1',
        MASTHEAD_DMEO: '0',
      }),
    ).toEqual([
      'MASTHEAD_DMEO is not a setting (settings with this prefix: MASTHEAD_CONSOLE, MASTHEAD_DEMO, MASTHEAD_PERSISTED_OPERATIONS, MASTHEAD_PERSISTED_OPERATIONS_ONLY)',
      'SECRET_KEY is required with DATABASE_URL (create one with: openssl rand -base64 32)',
      'S3_REGION is required with FILE_STORE=s3',
      'S3_ACCESS_KEY_ID is required with FILE_STORE=s3',
      'S3_SECRET_ACCESS_KEY is required with FILE_STORE=s3',
      'DATABASE_URL must be a postgresql:// URL',
      'PORT must be a whole number from 0 to 65535, but is "70000"',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, but is "loud"',
      'WEBHOOK_ALLOWED_CIDRS must be a comma-separated list of CIDR ranges, but is "10.0.0.0/8, nowhere"',
      'WEBHOOK_ALLOW_PRIVATE must be 1, 0, true or false, but is "maybe"',
      'PROCESSING_FEE_PERCENT must be a number from 0 to 99.9999, but is "-1"',
    ])
  })

  it('refuses settings that would be ignored', () => {
    expect(
      errors({
        S3_BUCKET: 'media',
        DATABASE_DIRECT_URL: 'postgres://direct/x',
        DATABASE_REPLICA_URL: 'postgres://replica/x',
        MASTHEAD_PERSISTED_OPERATIONS_ONLY: '1',
      }),
    ).toEqual([
      'DATABASE_DIRECT_URL requires DATABASE_URL',
      'DATABASE_REPLICA_URL requires DATABASE_URL',
      'MASTHEAD_PERSISTED_OPERATIONS_ONLY requires MASTHEAD_PERSISTED_OPERATIONS',
      'S3_BUCKET requires FILE_STORE=s3',
    ])
    const s3 = { FILE_STORE: 's3', S3_REGION: 'eu-central-1', S3_BUCKET: 'media' }
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
    expect(errors({ ...s3, ...keys, S3_PUBLIC_ENDPOINT: 'https://files.example.com' })).toEqual([
      'S3_PUBLIC_ENDPOINT requires S3_ENDPOINT',
    ])
  })

  it('requires all settings of the OpenID provider, over HTTPS, with roles by claim', () => {
    const client = { OIDC_CLIENT_ID: 'masthead', OIDC_CLIENT_SECRET: 'secret' }
    const issuer = { OIDC_ISSUER: 'https://login.example.com/' }
    expect(errors(issuer)).toEqual([
      'OIDC_CLIENT_ID is required with OIDC_ISSUER',
      'OIDC_CLIENT_SECRET is required with OIDC_ISSUER',
    ])
    expect(errors({ ...client, OIDC_SCOPES: 'openid' })).toEqual([
      'OIDC_CLIENT_ID requires OIDC_ISSUER',
      'OIDC_CLIENT_SECRET requires OIDC_ISSUER',
      'OIDC_SCOPES requires OIDC_ISSUER',
    ])
    expect(errors({ ...client, OIDC_ISSUER: 'http://login.example.com' })).toEqual([
      'OIDC_ISSUER must be an https:// URL; http:// is accepted for localhost only',
    ])
    expect(errors({ ...client, ...issuer, OIDC_SCOPES: 'email' })).toEqual([
      'OIDC_SCOPES must be scopes separated by spaces, among them openid, but is "email"',
    ])
    expect(errors({ ...client, ...issuer, OIDC_ROLE_CLAIM: 'groups' })).toEqual([
      'OIDC_ROLE_CLAIM requires OIDC_ROLES',
    ])
    for (const OIDC_ROLES of ['a=OWNER', 'a=operator:BUYER', '=BUYER', 'BUYER'])
      expect(errors({ ...client, ...issuer, OIDC_ROLE_CLAIM: 'groups', OIDC_ROLES })).toEqual([
        expect.stringMatching(
          /^OIDC_ROLES must be a list such as buyers=BUYER; admins=operator:FULL/,
        ),
      ])
    const all = {
      ...{ DATA_DIR: directory, ...client, ...issuer, OIDC_ROLE_CLAIM: 'groups' },
      OIDC_ROLES: 'cn=desk,dc=example=operator:FULL; buyers = BUYER;',
    }
    expect(parseEnv(all).oidc).toEqual({
      ...{ issuer: 'https://login.example.com/', clientId: 'masthead', clientSecret: 'secret' },
      ...{ scopes: 'openid email profile', roleClaim: 'groups' },
      roles: [
        { value: 'cn=desk,dc=example', role: { kind: 'operator', role: 'FULL' } },
        { value: 'buyers', role: { kind: 'member', role: 'BUYER' } },
      ],
    })
    expect(parseEnv({ DATA_DIR: directory }).oidc).toBeUndefined()
  })

  it('requires all settings of Stripe, hides its secrets, and disables test cards', () => {
    const [key, secret] = ['sk_live_abc123', 'whsec_abc123']
    expect(errors({ STRIPE_SECRET_KEY: key })).toEqual([
      'STRIPE_WEBHOOK_SECRET is required with STRIPE_SECRET_KEY, to verify events of payments',
    ])
    expect(errors({ STRIPE_WEBHOOK_SECRET: secret })).toEqual([
      'STRIPE_WEBHOOK_SECRET requires STRIPE_SECRET_KEY',
    ])
    expect(errors({ STRIPE_SECRET_KEY: secret, STRIPE_WEBHOOK_SECRET: key })).toEqual([
      'STRIPE_SECRET_KEY must be a secret key, such as sk_test_… or rk_live_…',
      'STRIPE_WEBHOOK_SECRET must be the signing secret of an endpoint, whsec_…, or several separated by commas',
    ])
    const given = { DATA_DIR: directory, STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret }
    expect(parseEnv(given)).toMatchObject({
      stripe: { secretKey: key, webhookSecrets: [secret] },
      paymentTestProvider: false,
    })
    expect(parseEnv({ DATA_DIR: directory })).toMatchObject({ paymentTestProvider: true })
  })

  it('treats an empty value as unset, and reads the rest', () => {
    const secretKey = 'k'.repeat(32)
    const env = parseEnv({
      DATABASE_URL: 'postgresql://u:p@db:5432/masthead',
      REDIS_URL: 'redis://cache',
      SECRET_KEY: secretKey,
      PORT: '',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://api.example.com/',
      FILE_STORE: 's3',
      S3_REGION: 'eu-central-1',
      S3_BUCKET: 'media',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
      WEBHOOK_ALLOWED_CIDRS: '10.0.0.0/8,fd00::/8',
      MASTHEAD_DEMO: '0',
    })
    expect(env).toMatchObject({
      database: { kind: 'url', url: 'postgresql://u:p@db:5432/masthead' },
      rateLimit: { store: { kind: 'redis', url: 'redis://cache' } },
      secretKey,
      port: 4000,
      publicUrl: 'https://api.example.com',
      fileStore: { kind: 's3', bucket: 'media', forcePathStyle: false },
      webhooks: { allowedCidrs: ['10.0.0.0/8', 'fd00::/8'] },
      demo: false,
    })
  })

  it('accepts an SMTP server with its sender, and hides its password', () => {
    const mail = (more: NodeJS.ProcessEnv) => ({ DATA_DIR: directory, ...more })
    const server = { SMTP_URL: 'smtps://user:hunter22@mail.example.com' }
    expect(parseEnv(mail({ ...server, MAIL_FROM: 'a@example.com' }))).toMatchObject({
      email: { url: server.SMTP_URL, from: { name: 'Masthead', address: 'a@example.com' } },
      brand: { name: 'Masthead', color: '#1d4ed8' },
      seller: { name: 'Masthead' },
    })
    const from = { ...server, MAIL_FROM: '"Example Market" <a@example.com>', BRAND_NAME: 'Other' }
    expect(parseEnv(mail(from)).email?.from).toEqual({
      name: 'Example Market',
      address: 'a@example.com',
    })
    expect(errors(server)).toEqual(['MAIL_FROM is required with SMTP_URL'])
    expect(errors({ MAIL_FROM: 'a@example.com' })).toEqual(['MAIL_FROM requires SMTP_URL'])
    const wrong = {
      ...{ SMTP_URL: 'http://user:hunter22@mail.example.com', MAIL_FROM: 'nobody' },
      ...{ BRAND_COLOR: 'blue', BRAND_LOGO_URL: 'javascript:alert(1)' },
    }
    expect(errors(wrong)).toEqual([
      'SMTP_URL must be an smtp:// or smtps:// URL',
      'MAIL_FROM must be an email address, or Name <address>, but is "nobody"',
      'BRAND_LOGO_URL must be an http:// or https:// URL',
      'BRAND_COLOR must be a color such as #1d4ed8, but is "blue"',
    ])
  })
})
