import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../src/root.js'

/** Code blocks of a document whose info string is `kind`, such as `js apollo`. */
export function examplesOf(document: string, kind: string): string[] {
  const text = readFileSync(join(root, 'docs', document), 'utf8')
  const blocks = text.matchAll(new RegExp(`^\`\`\`${kind}\\n([\\s\\S]*?)^\`\`\``, 'gm'))
  return Array.from(blocks, ([, block]) => block!)
}
