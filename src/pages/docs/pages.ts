import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { root } from '../../root.js'

/** A document of the repository that the server also serves as a page. */
export interface DocsPage {
  /** Last part of the path: `/docs/SLUG`. */
  slug: string
  /** Path from the root of the repository. */
  file: string
  title: string
}

/** Pages in navigation order, which is also the order in `docs/README.md`. */
export const chapters: { title: string; pages: DocsPage[] }[] = [
  {
    title: 'Get started',
    pages: [
      { slug: 'index', file: 'docs/README.md', title: 'Documentation' },
      guide('quickstart', 'Quickstart'),
      guide('concepts', 'Core concepts'),
      guide('orders', 'Orders'),
      guide('articles', 'Articles'),
      guide('swaps', 'Swaps and refunds'),
      guide('teams', 'Teams'),
      guide('roles', 'Roles'),
      guide('sign-in', 'Sign-in'),
      guide('publishing', 'Publishing'),
      guide('console', 'Console'),
      guide('glossary', 'Glossary'),
    ],
  },
  {
    title: 'Build',
    pages: [
      guide('rest', 'REST'),
      guide('add-ons', 'Add-ons'),
      guide('versioning', 'Versioning'),
      guide('errors', 'Errors'),
      guide('oauth', 'OAuth'),
      guide('sandbox', 'Sandbox'),
      guide('events', 'Events'),
      guide('webhooks', 'Webhooks'),
      guide('client', 'JavaScript client'),
      guide('clients', 'Clients in other languages'),
      guide('graphql', 'GraphQL'),
      guide('frontends', 'Frontend clients'),
      guide('graphql-cost', 'Cost and persisted operations'),
      guide('analytics', 'Analytics cookbook'),
      guide('exports', 'Exports'),
      guide('agents', 'AI agents'),
    ],
  },
  {
    title: 'Operate',
    pages: [
      guide('production', 'Deployment'),
      guide('configuration', 'Configuration'),
      guide('operations', 'Health and metrics'),
      guide('backups', 'Backups'),
      guide('privacy', 'Privacy'),
      guide('workers', 'Multiple workers'),
      guide('pgbouncer', 'PgBouncer'),
      guide('failover', 'Failover'),
      guide('scaling', 'Scaling'),
      guide('payments', 'Payments'),
      guide('email', 'Email'),
      guide('import', 'Import a catalogue'),
      guide('cli', 'Command line'),
      guide('metrics', 'Metrics'),
      guide('troubleshooting', 'Troubleshooting'),
      guide('performance', 'Performance'),
      guide('benchmark-report', 'Benchmark report'),
    ],
  },
  {
    title: 'Contribute',
    pages: [
      { slug: 'contributing', file: 'CONTRIBUTING.md', title: 'Contributing' },
      guide('architecture', 'Architecture'),
      guide('decisions', 'Decisions'),
      guide('development', 'Development'),
      { slug: 'code-of-conduct', file: 'CODE_OF_CONDUCT.md', title: 'Code of conduct' },
      { slug: 'security', file: 'SECURITY.md', title: 'Security policy' },
      { slug: 'changelog', file: 'CHANGELOG.md', title: 'Changelog' },
    ],
  },
]

export const pages: readonly DocsPage[] = chapters.flatMap(({ pages }) => pages)

function guide(slug: string, title: string): DocsPage {
  return { slug, file: `docs/${slug}.md`, title }
}

/** Reads the Markdown of a page. */
export function readMarkdown({ file }: DocsPage): Promise<string> {
  return readFile(join(root, file), 'utf8')
}

const imageFolder = join(root, 'docs/images')
const imageTypes: Record<string, string> = { '.png': 'image/png', '.svg': 'image/svg+xml' }

/** Lists the images of the documents with their media types. */
export function images(): { name: string; type: string }[] {
  return readdirSync(imageFolder).flatMap((name) => {
    const type = imageTypes[extname(name)]
    return type ? [{ name, type }] : []
  })
}

export function readImage(name: string): Promise<Buffer> {
  return readFile(join(imageFolder, name))
}
