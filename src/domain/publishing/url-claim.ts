import { invalidInput } from '../../errors/app-error.js'
import { lockKey } from '../../postgres/lock-key.js'
import type { Transaction } from '../../postgres/transaction.js'
import { claimedForm } from '../../values/claimed-url.js'

interface Claim {
  /** Outlet that claims the URL. Omitted for a new one. */
  id?: string | undefined
  publisherId: string
  websiteUrl: string
}

/**
 * Requires that no other publisher offers an outlet with the URL. Test and live publishers do not exclude each other.
 * The lock serializes claims of the URL. A claimed URL is rejected without it, so that no caller can block the claims of
 * a URL of another publisher.
 * @param field input field that an error names
 * @returns the form of the URL to store
 * @throws AppError validation_failed (url_claimed)
 */
export async function claimUrl(
  tx: Transaction,
  { id, publisherId, websiteUrl }: Claim,
  field = 'websiteUrl',
): Promise<string> {
  const claimedUrl = claimedForm(websiteUrl)
  const { isTest } = await tx.team.findUniqueOrThrow({
    where: { id: publisherId },
    select: { isTest: true },
  })
  const others = {
    ...{ claimedUrl, isTest, publisherId: { not: publisherId }, deletedAt: null },
    ...(id && { id: { not: id } }),
  }
  const requireFree = async () => {
    if ((await tx.outlet.count({ where: others })) === 0) return
    throw invalidInput(
      [field],
      'url_claimed',
      'is the URL of an outlet of another publisher; ask the operators if it is yours',
    )
  }
  await requireFree()
  await lockKey(tx, `outlet url ${claimedUrl}`)
  await requireFree()
  return claimedUrl
}
