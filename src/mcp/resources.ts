/** Serves the documents of /docs as MCP resources. */
import {
  type ListResourcesResult,
  type ReadResourceResult,
  ResourceNotFoundError,
} from '@modelcontextprotocol/server'
import type { Env } from '../config/env.js'
import { pages, readMarkdown } from '../pages/docs/pages.js'

const mimeType = 'text/markdown'

const uriOf = ({ publicUrl }: Env, slug: string) =>
  `${publicUrl.replace(/\/$/, '')}/docs/${slug}.md`

export function listResources(env: Env): ListResourcesResult {
  return {
    resources: pages.map(({ slug, title }) => ({
      uri: uriOf(env, slug),
      name: slug,
      title,
      mimeType,
    })),
  }
}

/** @throws ResourceNotFoundError */
export async function readResource(env: Env, uri: string): Promise<ReadResourceResult> {
  const page = pages.find(({ slug }) => uriOf(env, slug) === uri)
  if (!page) throw new ResourceNotFoundError(uri)
  return { contents: [{ uri, mimeType, text: await readMarkdown(page) }] }
}
