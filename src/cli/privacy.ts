import { writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { Argument, type Command } from 'commander'
import {
  exportOf,
  findAddresses,
  privacyReason,
  requestPrivacy,
} from '../domain/accounts/privacy-request.js'
import { userEmail } from '../domain/accounts/user.js'
import { AppError } from '../errors/app-error.js'
import { openStore } from '../files/open-store.js'
import type { ErasureReport, PrivacyServices } from '../privacy/erase.js'
import { executeRequest } from '../privacy/job.js'
import { minuteMs } from '../values/units.js'
import { withDatabase } from './database.js'
import { withFile } from './describe-error.js'
import { by } from './options.js'
import { print } from './print.js'
import { shell } from './shell.js'

interface Options {
  reason: string
  json?: true
}

/** Reason in the audit log if none is given. */
const defaultReason = 'Command line'

/** If the command is interrupted, a server completes the request after this time. */
const serverAfterMs = 10 * minuteMs

export function addPrivacyCommands(program: Command): void {
  const privacy = program
    .command('privacy')
    .description('Export or erase the personal data of one person')

  privacy
    .command('export')
    .description('Write all data about a person as JSON')
    .addArgument(emailAddress())
    .option('--output <file>', 'file to write, readable only by you (default: standard output)')
    .option('--reason <text>', 'reason, for the audit log', by(privacyReason), defaultReason)
    .option('--json', 'print the summary as JSON, with --output')
    .action(async (email: string, { output, ...options }: Options & { output?: string }) => {
      const data = await withServices((services) => exportData(services, email, options.reason))
      const text = `${JSON.stringify(data, null, 2)}\n`
      if (!output) {
        process.stdout.write(text)
        return
      }
      await withFile(output, () => writeFile(output, text, { mode: 0o600 }))
      print({ file: output, bytes: Buffer.byteLength(text) }, options)
    })

  privacy
    .command('erase')
    .description(
      'Erase a person: anonymize the account, end its access, and replace the address everywhere',
    )
    .addArgument(emailAddress())
    .option('--yes', 'erase without confirmation')
    .option('--reason <text>', 'reason, for the audit log', by(privacyReason), defaultReason)
    .option('--json', 'print JSON')
    .action(async (email: string, { yes, ...options }: Options & { yes?: true }) => {
      if (!yes) requireTerminal()
      const { id, report } = await withServices(async (services) => {
        const addresses = await findAddresses(services.db.prisma, email)
        console.error(`Addresses of the person: ${addresses.join(', ')}`)
        if (!yes) await confirm(email)
        return erase(services, email, options.reason)
      })
      printReport(id, report, options)
    })
}

const emailAddress = () =>
  new Argument('<email>', 'email address of the person').argParser(by(userEmail))

/** @throws AppError validation_failed */
function requireTerminal(): void {
  if (!process.stdin.isTTY)
    throw new AppError('validation_failed', 'Erasing cannot be undone. Confirm it with --yes.')
}

/** @throws AppError validation_failed (another address) */
async function confirm(email: string): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    const answer = await terminal.question(
      'Erasing cannot be undone. Enter the email address again to confirm: ',
    )
    if (answer.trim().toLowerCase() === email) return
  } finally {
    terminal.close()
  }
  throw new AppError('validation_failed', 'The email addresses differ. Nothing was erased.')
}

const later = () => new Date(Date.now() + serverAfterMs)

function withServices<T>(use: (services: PrivacyServices) => Promise<T>): Promise<T> {
  return withDatabase(async (db, env) => {
    const files = await openStore(env.fileStore)
    try {
      return await use({ db, env, files })
    } finally {
      files.close()
    }
  })
}

async function exportData(
  services: PrivacyServices,
  email: string,
  reason: string,
): Promise<object | null> {
  const { db, env } = services
  const request = { kind: 'EXPORT' as const, email, reason, runAt: later() }
  const { id } = await requestPrivacy(db.prisma, shell, env.secretKey, request)
  await executeRequest(services, id)
  const data = exportOf(
    env.secretKey,
    await db.prisma.privacyRequest.findUniqueOrThrow({ where: { id } }),
  )
  // The caller has it now.
  await db.prisma.privacyRequest.update({ where: { id }, data: { data: null, person: null } })
  return data
}

async function erase(services: PrivacyServices, email: string, reason: string) {
  const { db, env } = services
  const request = { kind: 'ERASURE' as const, email, reason, runAt: later() }
  const { id } = await requestPrivacy(db.prisma, shell, env.secretKey, request)
  await executeRequest(services, id)
  const { report } = await db.prisma.privacyRequest.findUniqueOrThrow({ where: { id } })
  // `executeRequest` wrote it.
  return { id, report: report as ErasureReport }
}

function printReport(id: string, report: ErasureReport, { json }: { json?: true }): void {
  if (json) {
    print({ id, ...report }, { json })
    return
  }
  const { erased, kept, uploadedFiles, filesWithAddress } = report
  const counts = Object.entries(erased).map(([column, count]) => `${column}: ${count}`)
  const lines = [
    `Request ${id}`,
    'Erased:',
    ...(counts.length > 0 ? counts : ['nothing beyond the account']).map((line) => `  ${line}`),
    'KeptValues:',
    ...kept.map(({ column, count, reason }) => `  ${column}: ${count}. ${reason}`),
    `  files that the person uploaded: ${uploadedFiles}. They belong to the team.`,
    ...filesWithAddress.map((file) => `  content of file ${file}. Contents are not changed.`),
  ]
  console.log(lines.join('\n'))
}
