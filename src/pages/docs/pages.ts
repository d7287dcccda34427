import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../root.js'

/** A document of the tree that is a page of the server too. */
export interface Page {
  /** What it is called in the address: /docs/SLUG. */
  slug: string
  /** Path from the root of the tree. */
  file: string
  title: string
}

/** The pages in the order of the navigation. */
export const chapters: { title: string; pages: Page[] }[] = [
  {
    title: 'Begin',
    pages: [
      guide('start', 'Start'),
      guide('marketplace', 'How a marketplace runs'),
      guide('console', 'Console'),
      guide('glossary', 'Glossary'),
    ],
  },
  {
    title: 'Build on it',
    pages: [
      guide('rest', 'REST'),
      guide('add-ons', 'Add-ons'),
      guide('errors', 'Errors'),
      guide('webhooks', 'Webhooks'),
      guide('client', 'Client'),
      guide('graphql', 'GraphQL'),
      guide('analytics', 'Questions of analysts'),
    ],
  },
  {
    title: 'Run it',
    pages: [
      guide('import', 'Import a catalogue'),
      guide('running', 'Run it'),
      guide('production', 'In production'),
      guide('scaling', 'Scaling'),
      guide('payments', 'Payments'),
      guide('mail', 'Mail'),
      guide('settings', 'Settings'),
      guide('performance', 'Performance'),
    ],
  },
  {
    title: 'Carry it on',
    pages: [
      guide('architecture', 'Architecture'),
      guide('development', 'Development'),
      { slug: 'contributing', file: 'CONTRIBUTING.md', title: 'Contributing' },
      { slug: 'security', file: 'SECURITY.md', title: 'Security' },
      { slug: 'changelog', file: 'CHANGELOG.md', title: 'Changelog' },
    ],
  },
]

export const pages: readonly Page[] = chapters.flatMap(({ pages }) => pages)

function guide(slug: string, title: string): Page {
  return { slug, file: `docs/${slug}.md`, title }
}

/** The Markdown of a page. */
export function read({ file }: Page): Promise<string> {
  return readFile(join(root, file), 'utf8')
}
