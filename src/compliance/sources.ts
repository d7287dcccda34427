import type { PrismaClient } from '../../prisma/generated/client/client.js'
import { maxComplianceTextLength } from '../domain/production/compliance-limits.js'
import { filesAreDraft } from '../domain/production/draft-status.js'
import { type Document, isReadable, textTooLongError } from './document.js'
import type { SourceText } from './finding.js'
import type { DocumentReader } from './reader.js'

type StoredFile = Document & { deletedAt: Date | null }

/** Texts of an article to check, and its unreadable documents. */
export interface Gathered {
  sources: SourceText[]
  unread: string[]
}

/**
 * Returns the texts of an article: its title and its files. Unless the files are the draft, also the other sources of the
 * writing: the campaign's description, writing samples and document. If the draft is behind a link, which is not read,
 * files do not replace these sources.
 * @throws Unreadable if a document is too long or damaged, or the texts are too long together
 */
export async function loadSourceTexts(
  { prisma }: { prisma: PrismaClient },
  reader: DocumentReader,
  articleId: string,
): Promise<Gathered> {
  const file = { select: { key: true, name: true, mimeType: true, size: true, deletedAt: true } }
  const article = await prisma.article.findUniqueOrThrow({
    where: { id: articleId },
    select: {
      name: true,
      draftSharedDocUrl: true,
      status: { select: { prefix: true } },
      files: { orderBy: [{ position: 'asc' }, { fileId: 'asc' }], select: { file } },
      campaign: {
        select: {
          description: true,
          questionnaire: { select: { writingSamples: true, file } },
        },
      },
    },
  })
  const unread: string[] = []
  let length = 0
  const addLength = (source: SourceText): SourceText => {
    length += source.content.length
    if (length > maxComplianceTextLength) throw textTooLongError("The article's text")
    return withLineFeeds(source)
  }
  const read = async (kind: SourceText['kind'], documents: (StoredFile | null | undefined)[]) => {
    const sources: SourceText[] = []
    for (const document of documents) {
      if (!document || document.deletedAt) continue
      const { name, mimeType } = document
      if (!isReadable(mimeType)) {
        if (!mimeType.startsWith('image/')) unread.push(name)
        continue
      }
      sources.push(addLength({ location: name, kind, content: await reader.text(document) }))
    }
    return sources
  }
  const title = addLength({ location: 'title', kind: 'title', content: article.name })
  const isDraft = filesAreDraft(article.status.prefix)
  const files = await read(
    isDraft ? 'draft' : 'brief',
    article.files.map(({ file }) => file),
  )
  const all = (more: SourceText[]): Gathered => ({ sources: [title, ...more], unread })
  const replacesBrief = isDraft && files.length > 0 && article.draftSharedDocUrl === null
  if (replacesBrief || !article.campaign) return all(files)
  const { description, questionnaire } = article.campaign
  const brief = [
    ['campaign description', description],
    ['writing samples', questionnaire?.writingSamples],
  ].flatMap(([location, content]): SourceText[] =>
    location && content ? [addLength({ location, kind: 'brief', content })] : [],
  )
  const document = await read('brief', [questionnaire?.file])
  return all([...files, ...brief, ...document])
}

/** Converts line breaks to line feeds. */
export const withLineFeeds = ({ content, ...source }: SourceText): SourceText => ({
  ...source,
  content: content.replace(/\r\n?/g, '\n'),
})
