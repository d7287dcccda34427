import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findSubjectIssues } from './commits.js'
import { type Construction, constructions } from './constructions.js'
import { findNames, nameRules } from './names.js'
import { extract, readSources, type TextKind, textKinds } from './texts.js'

/*
 * Counts constructions to avoid, per kind of text: comments, names, messages, descriptions of the APIs, Markdown.
 * Fails when a count is above baseline.json, or a commit's subject breaks a rule. Options:
 *   [PATH…]                lists the occurrences in these files and folders
 *   --list                 lists all; --kind KIND and --construction TEXT select some
 *   --table                prints all counts; a construction that is marked * is aimed to have none
 *   --write                lowers the baseline to the counts. On a conflict in it: take either side, then write.
 *   --root DIR             another working tree. Default: the current directory
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: 'string', default: process.cwd() },
    list: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    table: { type: 'boolean', default: false },
    construction: { type: 'string' },
    kind: { type: 'string' },
  },
})

interface Hit {
  construction: string
  kind: TextKind
  file: string
  start: number
  excerpt: string
  instead: string
}

const sources = readSources(values.root)
const contents = new Map(sources.map(({ path, content }) => [path, content]))
const { texts, names } = extract(sources)

const lineOf = (file: string, offset: number) =>
  contents.get(file)!.slice(0, offset).split('\n').length

function* hitsOf({ name, pattern, kinds, instead }: Construction): Generator<Hit> {
  for (const { kind, file, start, text } of texts) {
    if (kinds && !kinds.includes(kind)) continue
    // Chaos tests inject faults: there the word is the field's.
    if (name === 'fault' && file.startsWith('tests/chaos/')) continue
    for (const { 0: found, index } of text.matchAll(pattern)) {
      const excerpt = text
        .slice(Math.max(0, index - 40), index + Math.min(found.length, 60) + 50)
        .replace(/\s+/g, ' ')
      yield { construction: name, kind, file, start: start + index, excerpt, instead }
    }
  }
}

const hits: Hit[] = [
  ...constructions.flatMap((one) => [...hitsOf(one)]),
  ...findNames(names).map(({ rule, name, file, start, note }) => ({
    construction: rule.name,
    kind: 'names' as const,
    file,
    start,
    excerpt: note ? `${name} (${note})` : name,
    instead: rule.instead,
  })),
]

type Counts = Record<string, Partial<Record<TextKind, number>>>
const counts: Counts = {}
const rules = [...constructions, ...nameRules]
for (const { name } of rules) counts[name] = {}
for (const { construction, kind } of hits)
  counts[construction]![kind] = (counts[construction]![kind] ?? 0) + 1

const baselineFile = join(import.meta.dirname, 'baseline.json')

if (values.list || positionals.length > 0) {
  const isListed = ({ file, construction, kind }: Hit) =>
    (positionals.length === 0 || positionals.some((path) => file.startsWith(path))) &&
    (!values.construction || construction.includes(values.construction)) &&
    (!values.kind || kind === values.kind)
  const listed = hits.filter(isListed)
  listed.sort((a, b) => a.file.localeCompare(b.file) || a.start - b.start)
  const lines = listed.map(
    ({ file, start, construction, excerpt, instead }) =>
      `${file}:${lineOf(file, start)}: [${construction}] …${excerpt.trim()}… → ${instead}\n`,
  )
  process.stdout.write(`${lines.join('')}${lines.length} found\n`)
} else if (values.table) {
  const isBanned = new Set(rules.filter((rule) => rule.isBanned).map(({ name }) => name))
  console.log(['', ...textKinds].join('\t'))
  for (const [name, row] of Object.entries(counts))
    console.log(
      [isBanned.has(name) ? `${name} *` : name, ...textKinds.map((kind) => row[kind] ?? 0)].join(
        '\t',
      ),
    )
} else {
  const baseline: Counts = JSON.parse(readFileSync(baselineFile, 'utf8'))
  for (const [name, row] of Object.entries(counts)) {
    const allowed = baseline[name]
    for (const kind of textKinds) {
      const count = row[kind] ?? 0
      // A construction that is new in the list has no bound yet.
      if (!allowed || count <= (allowed[kind] ?? 0)) continue
      if (values.write) row[kind] = allowed[kind]
      process.exitCode = 1
      console.error(
        `“${name}” in ${kind}: ${count}, at most ${allowed[kind] ?? 0}. List them: npm run language -- --kind ${kind} --construction '${name}' --list`,
      )
    }
  }
  for (const issue of findSubjectIssues(values.root)) {
    process.exitCode = 1
    console.error(issue)
  }
  if (values.write) {
    const lines = Object.entries(counts).map(([name, row]) => {
      const cells = textKinds.flatMap((kind) => (row[kind] ? [`"${kind}": ${row[kind]}`] : []))
      return `  ${JSON.stringify(name)}: {${cells.length > 0 ? ` ${cells.join(', ')} ` : ''}}`
    })
    writeFileSync(baselineFile, `{\n${lines.join(',\n')}\n}\n`)
  }
}
