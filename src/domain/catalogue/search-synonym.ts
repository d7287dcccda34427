import { z } from 'zod'
import type { SearchSynonym } from '../../../prisma/generated/client/client.js'
import { type RequestIssue, validationFailed } from '../../errors/app-error.js'
import { refuses } from '../../errors/rule-issues.js'
import { lockKey } from '../../postgres/lock-key.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { type Actor, withAudit, writeAuditEntries } from '../rules/audit.js'
import { isLine, mustBeLine, trimmedText } from '../rules/text.js'
import { change, requireFound } from './operator-record.js'

const minTerms = 2
export const maxTerms = 20
const maxWords = 4
const maxCharacters = 60

/** Normalizes a term for storage and comparison: NFC, lower case, single spaces between words. */
const normalizeTerm = (text: string) =>
  text.normalize('NFC').toLowerCase().trim().replace(/\s+/g, ' ')

const term = z
  .string()
  .transform(normalizeTerm)
  .pipe(
    trimmedText(maxCharacters)
      .refine(isLine, mustBeLine)
      .refine(
        (text) => text.split(' ').length <= maxWords,
        refuses('too_big', `must have at most ${maxWords} words`, {
          max: maxWords,
          unit: 'words',
        }),
      ),
  )

/**
 * Terms of a group, normalized. Duplicates are kept, so that the indexes in issues match the
 * caller's input.
 */
export const synonymTerms = z
  .array(term)
  .max(maxTerms, `must have at most ${maxTerms} terms`)
  .refine(
    (terms) => new Set(terms).size >= minTerms,
    refuses('too_small', `must have at least ${minTerms} different terms`, {
      min: minTerms,
      unit: 'different_items',
    }),
  )

/** Input with terms that `synonymTerms` has validated. */
export type SearchSynonymInput = { terms?: string[] }

const entity = 'search_synonym'

/**
 * Creates a group of synonyms, or updates the group with the given ID.
 * @throws AppError not_found, validation_failed (a term is in another group)
 */
export function saveSearchSynonym(
  db: Db,
  actor: Actor,
  id: string | null,
  input: SearchSynonymInput,
): Promise<SearchSynonym> {
  return withAudit(db, actor, change(id, entity), async (tx) => {
    await lockGroups(tx)
    const before = id ? await requireGroup(tx, id) : null
    const terms = [...new Set(input.terms ?? before?.terms)]
    await refuseTaken(tx, id, input.terms ?? [])
    const data = { terms, name: terms.join(', ') }
    const after = id
      ? await tx.searchSynonym.update({ where: { id }, data })
      : await tx.searchSynonym.create({ data })
    return { before, after }
  })
}

/**
 * Deletes a group of synonyms permanently. The audit log keeps its terms.
 * @returns the deleted group
 * @throws AppError not_found
 */
export function deleteSearchSynonym(db: Db, actor: Actor, id: string): Promise<SearchSynonym> {
  return inTransaction(db, async (tx) => {
    await lockGroups(tx)
    const before = await requireGroup(tx, id)
    await tx.searchSynonym.delete({ where: { id } })
    // The audit log displays and searches an entry by the name in `after`.
    const after = { id, name: before.name }
    await writeAuditEntries(tx, actor, { action: `delete_${entity}`, entity }, [{ before, after }])
    return before
  })
}

/**
 * Serializes changes of groups, because no PostgreSQL constraint can keep a term out of a second
 * array.
 */
const lockGroups = (tx: Transaction) => lockKey(tx, 'masthead_search_synonym')

/** @throws AppError not_found */
const requireGroup = (tx: Transaction, id: string): Promise<SearchSynonym> =>
  requireFound(tx.searchSynonym.findUnique({ where: { id } }), 'Group of synonyms')

/** @throws AppError validation_failed, with an issue for each term that another group has */
async function refuseTaken(
  tx: Transaction,
  id: string | null,
  terms: readonly string[],
): Promise<void> {
  const others = await tx.searchSynonym.findMany({
    where: { terms: { hasSome: [...terms] }, ...(id && { NOT: { id } }) },
    select: { name: true, terms: true },
  })
  const issues = terms.flatMap((term, index): RequestIssue[] => {
    const other = others.find(({ terms }) => terms.includes(term))
    if (!other) return []
    const message = `is already in the group “${other.name}”`
    return [{ path: ['terms', index], code: 'taken', message, name: other.name }]
  })
  if (issues.length > 0) throw validationFailed(issues)
}
