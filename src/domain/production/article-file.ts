import type { Caller } from '../../access/session.js'
import { type Tenant, tenantOf } from '../../access/tenancy.js'
import { AppError, type RequestIssue, validationFailed } from '../../errors/app-error.js'
import type { Db, Transaction } from '../../postgres/transaction.js'
import { auditedForOperator } from '../rules/audit.js'
import { lockArticle } from '../rules/lock.js'
import { unknownIdIssue } from '../rules/unknown.js'
import { articleChange } from './article.js'
import { teamSetsFiles } from './draft-status.js'

/** An image of an article. */
export interface NewImage {
  fileId: string
  caption?: string | null
}

/**
 * Replaces the files of an article, in the given order. Teams can replace them until the draft is written, operators
 * always.
 * @throws AppError not_found, operator_only (a team, in a later status), validation_failed with an issue for each repeated
 * file and each file of another team
 */
export async function setArticleFiles(
  db: Db,
  caller: Caller,
  articleId: string,
  fileIds: string[],
): Promise<void> {
  await auditedForOperator(db, caller, articleChange('set_article_files'), async (tx) => {
    const article = await lockArticle(tx, tenantOf(caller, 'Article'), articleId)
    const { teamId, status, draftApprovedAt } = article
    if (caller.kind !== 'operator' && !teamSetsFiles(status.prefix, draftApprovedAt))
      throw new AppError(
        'operator_only',
        `Only an operator can change the files of an article in the status ${status.prefix}.`,
      )
    const former = await tx.articleFile.findMany({
      where: { articleId },
      orderBy: { position: 'asc' },
    })
    await requireFiles(tx, { teamId, ...tenantOf(caller, 'File') }, fileIds, (index) => [
      'fileIds',
      index,
    ])
    await tx.articleFile.deleteMany({ where: { articleId } })
    await tx.articleFile.createMany({
      data: fileIds.map((fileId, position) => ({ articleId, teamId, fileId, position })),
    })
    const record = { id: articleId, teamId }
    const before = { ...record, fileIds: former.map(({ fileId }) => fileId) }
    return { before, after: { ...record, fileIds } }
  })
}

/**
 * Replaces the images of an article, in the given order.
 * @throws AppError not_found, validation_failed with an issue for each repeated file and each file
 * that is not an image of the team
 */
export async function setArticleImages(
  db: Db,
  caller: Caller,
  articleId: string,
  images: NewImage[],
): Promise<void> {
  await auditedForOperator(db, caller, articleChange('set_article_images'), async (tx) => {
    const { teamId } = await lockArticle(tx, tenantOf(caller, 'Article'), articleId)
    const former = await tx.articleImage.findMany({
      where: { articleId },
      orderBy: { position: 'asc' },
      select: { fileId: true, caption: true },
    })
    const fileIds = images.map(({ fileId }) => fileId)
    await requireFiles(
      tx,
      { teamId, ...tenantOf(caller, 'File') },
      fileIds,
      (index) => ['images', index, 'fileId'],
      'image/',
    )
    await tx.articleImage.deleteMany({ where: { articleId } })
    await tx.articleImage.createMany({
      data: images.map((image, position) => ({ articleId, teamId, ...image, position })),
    })
    const article = { id: articleId, teamId }
    return { before: { ...article, images: former }, after: { ...article, images } }
  })
}

async function requireFiles(
  tx: Transaction,
  tenant: Tenant,
  ids: string[],
  pathOf: (index: number) => RequestIssue['path'],
  mimeType = '',
): Promise<void> {
  const files = await tx.file.findMany({
    where: {
      id: { in: ids },
      ...tenant,
      deletedAt: null,
      mimeType: { startsWith: mimeType },
    },
    select: { id: true },
  })
  const fileIds = new Set(files.map(({ id }) => id))
  const issues = ids.flatMap((id, index): RequestIssue[] => {
    if (ids.indexOf(id) < index)
      return [{ path: pathOf(index), code: 'given_twice', message: 'is given more than once' }]
    const what = mimeType ? 'an uploaded image' : 'an uploaded file'
    return fileIds.has(id) ? [] : [unknownIdIssue(pathOf(index), `${what} of the article's team`)]
  })
  if (issues.length > 0) throw validationFailed(issues)
}
