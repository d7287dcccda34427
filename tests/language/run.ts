import { parseArgs } from 'node:util'
import { findSubjectIssues } from './commits.js'
import { constructions } from './constructions.js'
import { findNames } from './names.js'
import { extract, readSources } from './texts.js'

/*
 * Lists constructions to avoid in comments, names, messages, descriptions of the APIs and Markdown, and subjects of
 * commits that break a rule. Fails if there are any. Options:
 *   [PATH…]      only these files and folders
 *   --root DIR   another working tree. Default: the current directory
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string', default: process.cwd() } },
})

interface Finding {
  construction: string
  file: string
  start: number
  excerpt: string
  instead: string
}

const sources = readSources(values.root).filter(
  ({ path }) => positionals.length === 0 || positionals.some((folder) => path.startsWith(folder)),
)
const contents = new Map(sources.map(({ path, content }) => [path, content]))
const { texts, names } = extract(sources)

const findings: Finding[] = []
for (const { name, pattern, kinds, exceptIn, instead } of constructions) {
  for (const { kind, file, start, text } of texts) {
    if ((kinds && !kinds.includes(kind)) || exceptIn?.test(file)) continue
    for (const { 0: found, index } of text.matchAll(pattern)) {
      const excerpt = text
        .slice(Math.max(0, index - 40), index + Math.min(found.length, 60) + 50)
        .replace(/\s+/g, ' ')
      findings.push({ construction: name, file, start: start + index, excerpt, instead })
    }
  }
}
for (const { rule, name, file, start, note } of findNames(names)) {
  const excerpt = note ? `${name} (${note})` : name
  findings.push({ construction: rule.name, file, start, excerpt, instead: rule.instead })
}
findings.sort((a, b) => a.file.localeCompare(b.file) || a.start - b.start)

const lineOf = (file: string, offset: number) =>
  contents.get(file)!.slice(0, offset).split('\n').length
for (const { file, start, construction, excerpt, instead } of findings)
  console.error(
    `${file}:${lineOf(file, start)}: [${construction}] …${excerpt.trim()}… → ${instead}`,
  )
const subjectIssues = findSubjectIssues(values.root)
for (const issue of subjectIssues) console.error(issue)
if (findings.length > 0 || subjectIssues.length > 0) process.exitCode = 1
