import { oidcErrors } from './oidc.js'

/**
 * Returns the errors of unknown variables and of rules between variables. Uses the raw values, so that they are
 * reported together with the errors of single variables.
 * @param names of all environment variables
 */
export const settingErrors = (
  environment: NodeJS.ProcessEnv,
  names: readonly string[],
): string[] => [
  ...unknownNames(environment, names),
  ...missingSettings(environment, names),
  ...oidcErrors(environment),
]

function unknownNames(environment: NodeJS.ProcessEnv, names: readonly string[]): string[] {
  const settings = names.filter((name) => name.startsWith('MASTHEAD_'))
  return Object.keys(environment)
    .filter((name) => name.startsWith('MASTHEAD_') && !settings.includes(name))
    .map((name) => `${name} is not a setting (settings with this prefix: ${settings.join(', ')})`)
}

function missingSettings(environment: NodeJS.ProcessEnv, names: readonly string[]): string[] {
  const errors: string[] = []
  if (environment.DATABASE_URL && !environment.SECRET_KEY) {
    errors.push(
      'SECRET_KEY is required with DATABASE_URL (create one with: openssl rand -base64 32)',
    )
  }
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL']) {
    if (environment[name] && !environment.DATABASE_URL) errors.push(`${name} requires DATABASE_URL`)
  }
  if (environment.SMTP_URL && !environment.MAIL_FROM)
    errors.push('MAIL_FROM is required with SMTP_URL')
  if (environment.MAIL_FROM && !environment.SMTP_URL) errors.push('MAIL_FROM requires SMTP_URL')
  if (['1', 'true'].includes(environment.PUBLISHER_APPLICATIONS ?? '') && !environment.SMTP_URL)
    errors.push('PUBLISHER_APPLICATIONS requires SMTP_URL')
  if (
    environment.MASTHEAD_PERSISTED_OPERATIONS_ONLY &&
    !environment.MASTHEAD_PERSISTED_OPERATIONS
  ) {
    errors.push('MASTHEAD_PERSISTED_OPERATIONS_ONLY requires MASTHEAD_PERSISTED_OPERATIONS')
  }
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret } = environment
  if (key && !secret) {
    errors.push(
      'STRIPE_WEBHOOK_SECRET is required with STRIPE_SECRET_KEY, to verify events of payments',
    )
  }
  for (const name of ['STRIPE_WEBHOOK_SECRET', 'STRIPE_API_URL']) {
    if (environment[name] && !key) errors.push(`${name} requires STRIPE_SECRET_KEY`)
  }
  for (const name of ['WIRE_BIC', 'WIRE_ACCOUNT_NAME']) {
    if (environment[name] && !environment.WIRE_IBAN) errors.push(`${name} requires WIRE_IBAN`)
  }
  if (environment.FILE_STORE === 's3') {
    for (const name of ['S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) {
      if (!environment[name]) errors.push(`${name} is required with FILE_STORE=s3`)
    }
    if (environment.S3_PUBLIC_ENDPOINT && !environment.S3_ENDPOINT) {
      errors.push('S3_PUBLIC_ENDPOINT requires S3_ENDPOINT')
    }
  } else {
    for (const name of names) {
      if (name.startsWith('S3_') && environment[name]) errors.push(`${name} requires FILE_STORE=s3`)
    }
  }
  return errors
}
