/** Proof that a publisher controls the domain of its outlet, by a DNS record or a file that a job looks for. */
import { randomUUID } from 'node:crypto'
// Not by name, because `setServers` replaces the functions.
import dns from 'node:dns'
import { Resolver } from 'node:dns/promises'
import type { DomainProof, Outlet } from '../../../prisma/generated/client/client.js'
import type { Caller } from '../../access/session.js'
import { invalidInput } from '../../errors/app-error.js'
import { type FetchedPage, fetchText } from '../../http/page-fetch.js'
import { addJob, type Job } from '../../jobs/queue.js'
import { type Db, inTransaction, type MarketClient } from '../../postgres/transaction.js'
import { minuteMs } from '../../values/units.js'
import { notify } from '../integration/notification.js'
import { withAudit } from '../rules/audit.js'
import { settleAll } from '../rules/promises.js'
import { addressRulesOf, requirePublicUrl } from './link-check.js'
import { lockOutlet } from './publisher-outlet.js'

/** Minutes after a failed check until the next one. After the last of them, the proof has failed. */
const retryMinutes = [10, 60, 6 * 60, 24 * 60]
const filePath = '/.well-known/masthead-verification.txt'
const maxFileBytes = 1_000
const dnsTimeoutMs = 5_000
const batchSize = 100
const jobName = 'check_domain_proofs'

/** Record and file of which one must contain the value that proves the control of a domain. */
export interface ProofPlaces {
  domain: string
  /** Name of the TXT record. */
  recordName: string
  fileUrl: string
  /** Value of the record, and content of the file. */
  value: string
}

/** Returns the places of a proof. The record is at the domain without `www.`. */
export function placesOf({ origin, token }: Pick<DomainProof, 'origin' | 'token'>): ProofPlaces {
  const domain = new URL(origin).hostname.replace(/^www\./, '')
  return {
    domain,
    recordName: `_masthead.${domain}`,
    fileUrl: `${origin}${filePath}`,
    value: `masthead-verification=${token}`,
  }
}

/** Returns the proof of an outlet, unless it is for another publisher or domain. */
export function currentProof({
  publisherId,
  websiteUrl,
  domainProof,
}: Pick<Outlet, 'publisherId' | 'websiteUrl'> & {
  domainProof: DomainProof | null
}): DomainProof | null {
  if (!domainProof || !websiteUrl || domainProof.publisherId !== publisherId) return null
  return domainProof.origin === new URL(websiteUrl).origin ? domainProof : null
}

/**
 * Starts the proof of an outlet's domain, or checks it again. Until the outlet gets another publisher or domain, the
 * value to publish stays the same.
 * @throws AppError not_found, validation_failed (no publisher, no URL, or a URL within the network)
 */
export function verifyOutletDomain(db: Db, caller: Caller, id: string): Promise<Outlet> {
  const change = { action: 'verify_outlet_domain', entity: 'outlet' }
  return withAudit(db, caller, change, async (tx) => {
    const outlet = await lockOutlet(tx, caller, id)
    const { publisherId, websiteUrl } = outlet
    if (!publisherId || !websiteUrl)
      throw invalidInput(['id'], 'no_domain', 'must be an outlet with a publisher and a URL')
    requirePublicUrl(tx, 'id', websiteUrl)
    const existing = await tx.domainProof.findUnique({ where: { outletId: id } })
    const current = currentProof({ ...outlet, domainProof: existing })
    const started = {
      publisherId,
      origin: new URL(websiteUrl).origin,
      token: current?.token ?? randomUUID(),
      ...({ status: 'PENDING', error: null, failures: 0 } as const),
      ...{ checkedAt: null, verifiedAt: null, dueAt: new Date() },
    }
    await tx.domainProof.upsert({
      where: { outletId: id },
      create: { outletId: id, ...started },
      update: started,
    })
    await addJob(tx, jobName, {}, { key: jobName })
    return {
      before: { ...outlet, proofStatus: current?.status ?? null },
      after: { ...outlet, proofStatus: started.status },
    }
  })
}

/** Checks the proofs that are due. */
export const checkDomainProofs: Job<unknown, { prisma: MarketClient }> = {
  name: jobName,
  cron: '*/10 * * * *',
  isSingle: true,
  async run(_payload, { prisma }) {
    const due = await prisma.domainProof.findMany({
      where: { dueAt: { lte: new Date() } },
      orderBy: { dueAt: 'asc' },
      take: batchSize,
    })
    await settleAll(due.map((proof) => checkProof(prisma, proof)))
  },
}

async function checkProof(prisma: MarketClient, proof: DomainProof): Promise<void> {
  const { outletId, token, dueAt, failures } = proof
  const error = await proofError(prisma, placesOf(proof))
  const now = new Date()
  const retryAfter = retryMinutes[failures]
  const retryAt = retryAfter === undefined ? null : new Date(now.getTime() + retryAfter * minuteMs)
  const data =
    error === null
      ? ({ status: 'VERIFIED', verifiedAt: now, error, dueAt: null } as const)
      : ({
          status: retryAt ? 'PENDING' : 'FAILED',
          error,
          failures: failures + 1,
          dueAt: retryAt,
        } as const)
  // The publisher may have started again meanwhile, or another instance may have checked the proof.
  const where = { outletId, token, dueAt }
  await inTransaction(prisma, async (tx) => {
    const { count } = await tx.domainProof.updateMany({ where, data: { ...data, checkedAt: now } })
    if (count > 0 && data.status !== 'PENDING')
      await notify(tx, { kind: 'OUTLET_DOMAIN_CHECKED', entity: 'outlet', entityId: outletId })
  })
}

/** Returns, in sentences, why neither the record nor the file contains the value. Null if one of them does. */
async function proofError(prisma: MarketClient, places: ProofPlaces): Promise<string | null> {
  const { recordName, fileUrl, value } = places
  const record = await recordError(recordName, value)
  if (record === null) return null
  const file = await fetchText(fileUrl, addressRulesOf(prisma), maxFileBytes)
  return file.text?.trim() === value ? null : `${record} ${fileError(fileUrl, file)}`
}

async function recordError(name: string, value: string): Promise<string | null> {
  const resolver = new Resolver({ timeout: dnsTimeoutMs, tries: 2 })
  resolver.setServers(dns.getServers())
  try {
    const records = await resolver.resolveTxt(name)
    if (records.some((parts) => parts.join('') === value)) return null
    return `The TXT record ${name} has another value.`
  } catch (cause) {
    const isMissing = missingRecord.includes((cause as NodeJS.ErrnoException).code ?? '')
    if (isMissing) return `The TXT record ${name} does not exist.`
    return `The name servers did not return the TXT record ${name}.`
  }
}

/** Error codes of a name without a TXT record. */
const missingRecord: readonly string[] = ['ENOTFOUND', 'ENODATA']

/** Returns a sentence about a file that does not contain the value. */
function fileError(url: string, { status, error }: FetchedPage): string {
  if (error !== null)
    return `The file ${url} could not be requested: ${error.replace(/^not sent: /, '')}.`
  if (status === 200) return `The file ${url} has another content.`
  if (status === 404 || status === 410) return `The file ${url} does not exist.`
  if (status !== null && status >= 300 && status < 400)
    return `The file ${url} redirects to another URL.`
  return `The server of the file ${url} responded with HTTP ${status}.`
}
