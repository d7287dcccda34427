import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, visit } from 'graphql'
import { type Program, parseSync } from 'oxc-parser'

export type TextKind =
  | 'comments'
  | 'tests'
  | 'names'
  | 'messages'
  | 'console'
  | 'sdl'
  | 'openapi'
  | 'docs'
  | 'changelog'

interface Text {
  kind: TextKind
  file: string
  /** Offset in the file, to find the line of. */
  start: number
  text: string
}

export interface Name {
  name: string
  file: string
  start: number
  isExported: boolean
}

export interface Source {
  path: string
  content: string
}

const generated =
  /^(docs\/(cli|metrics)\.md|src\/client\/api\.ts|schema\/core\/additional-fields\.ts|codegen\/openapi\/examples\.ts|src\/console\/app\/generated\/|tests\/client\/generated\/|tests\/generators\/use\/|tests\/language\/|prisma\/migrations\/|package-lock|tests\/support\/(expected|fixtures|clients)\/)/

/** Files of the tree, without generated ones; files that are not committed yet are included. */
export function readSources(root: string): Source[] {
  const paths = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    { cwd: root, encoding: 'utf8' },
  )
  return paths
    .split('\0')
    .filter((path) => path && !generated.test(path))
    .flatMap((path) => {
      if (!readersOf(path)) return []
      try {
        return [{ path, content: readFileSync(join(root, path), 'utf8') }]
      } catch {
        // Deleted in the working tree.
        return []
      }
    })
}

interface Extracted {
  texts: Text[]
  names: Name[]
}

type Reader = (source: Source, out: Extracted) => void

function readersOf(path: string): Reader | undefined {
  if (path === 'schema/schema.graphql') return readSdl
  if (path === 'rest/openapi.json') return readOpenapi
  if (/\.([cm]?js|tsx?)$/.test(path)) return readCode
  if (path.endsWith('.md')) return readMarkdown
  if (path.endsWith('.prisma')) return readLines(/\/\/+(.*)/g)
  if (path.endsWith('.sql')) return readLines(/--(.*)/g)
  if (/(\.(sh|ya?ml|conf|service|timer|toml)|Dockerfile|Caddyfile|\.ci\/\w+|\.graphql)$/.test(path))
    return readLines(/(?<=^|\s)#(?!!)(.*)/gm)
  if (path.endsWith('.css')) return readLines(/\/\*([\s\S]*?)\*\//g)
  return undefined
}

export function extract(sources: readonly Source[]): Extracted {
  const out: Extracted = { texts: [], names: [] }
  for (const source of sources) readersOf(source.path)?.(source, out)
  return out
}

const isTest = (path: string) => path.startsWith('tests/')
const commentKind = (path: string): TextKind => (isTest(path) ? 'tests' : 'comments')

/** Comments of a language without strings that look like comments. Those of adjacent lines are one text. */
const readLines =
  (comment: RegExp): Reader =>
  ({ path, content }, { texts }) => {
    let last: Text | undefined
    for (const match of content.matchAll(comment)) {
      const start = match.index + match[0].length - match[1]!.length
      const between = last && content.slice(last.start + last.text.length, start)
      if (last && /^\s*(\/\/+|--|#)$/.test(between!) && between!.includes('\n')) {
        last.text += between!.replace(/[/#-]/g, ' ') + match[1]
      } else {
        last = { kind: commentKind(path), file: path, start, text: match[1]! }
        texts.push(last)
      }
    }
  }

/** Same length, so that offsets stay: decoration of comments and code become spaces. */
const blank = (text: string) => text.replace(/[^\n]/g, ' ')
const withoutCode = (text: string) =>
  text.replace(/`[^`\n]*(?:\n[^`\n]+)?`/g, (code) => `\`${'x'.repeat(code.length - 2)}\``)

function readCode({ path, content }: Source, out: Extracted): void {
  const result = parseSync(path, content)
  let line: Text | undefined
  for (const { type, value, start } of result.comments) {
    if (/^\s*(biome-ignore|@ts-|prettier-ignore|c8 |v8 )/.test(value)) continue
    const between = line && content.slice(line.start + line.text.length, start)
    if (type === 'Line' && line && between!.includes('\n') && !between!.trim()) {
      line.text += `${between}  ${withoutCode(value)}`
      continue
    }
    const text = withoutCode(value.replace(/^\s*\* {5}.*$/gm, blank).replace(/^\s*\*+/gm, blank))
    const found: Text = { kind: commentKind(path), file: path, start: start + 2, text }
    // A tag of JSDoc and a list item begin a text of their own.
    const parts = text.split(/(?=@(?:param|returns?|throws|see|example)\b|^ +- )/m)
    let at = found.start
    for (const part of parts) {
      const tag = /^@(?:param\s+[\w.[\]]+|\w+)/.exec(part)?.[0] ?? ''
      out.texts.push({ ...found, start: at + tag.length, text: part.slice(tag.length) })
      at += part.length
    }
    line = type === 'Line' ? out.texts.at(-1) : undefined
  }
  if (isTest(path)) addTestTitles({ path, content }, out)
  else addStringsAndNames(result.program, path, out)
}

/** Without the syntax tree, which takes three times as long to read as the comments. */
function addTestTitles({ path, content }: Source, { texts }: Extracted): void {
  const titles =
    /\b(?:describe|it|test)(?:\.\w+(?:\([^()]*\))?)?\(\s*(['"`])((?:\\.|(?!\1)[^\\\n])+)\1/g
  for (const { 0: call, 2: title, index } of content.matchAll(titles))
    texts.push({
      kind: 'tests',
      file: path,
      start: index + call.length - title!.length,
      text: title!,
    })
}

/** SQL, GraphQL, selections of REST, and style sheets. */
const code =
  /\{\s+\w|[a-z]-src |\b(SELECT|INSERT INTO|UPDATE|DELETE FROM|WHERE|FROM|JOIN|CREATE|ALTER|SET|LISTEN|NOTIFY|VALUES|ORDER BY|GROUP BY)\b|^\s*(query|mutation|subscription|fragment|\{|<|--)|^\s*\w+(?:: \w+)?(?: \{)?\n|\{[^}]*:[^}]*;/m

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const isGerman = (text: string) =>
  /[äöüÄÖÜß]|E-Mail|\b(?:oder|der|das|und|ist|nicht|eine?[mnrs]?|des|dem|von|mit|sich|werden|muss|wird|darf)\b/i.test(
    text,
  )

/** Adds strings of at least two English words, and the names that the file declares. */
function addStringsAndNames(program: Program, path: string, out: Extracted): void {
  const kind: TextKind = path.startsWith('src/console/app/') ? 'console' : 'messages'
  // Texts of the demo marketplace are data.
  const isText = !path.startsWith('prisma/')
  const add = (text: string, start: number) => {
    const isProse = /[A-Za-z]\s+[a-z“{$]/.test(text) && !code.test(text) && !isGerman(text)
    if (isText && isProse) out.texts.push({ kind, file: path, start, text: withoutCode(text) })
  }
  const declare = (node: unknown, isExported: boolean): void => {
    if (!isNode(node)) return
    if (node.type === 'Identifier')
      out.names.push({ name: node.name as string, file: path, start: node.start, isExported })
    else if (node.type === 'ObjectPattern')
      for (const property of node.properties as Node[])
        declare(property.value ?? property.argument, isExported)
    else if (node.type === 'ArrayPattern')
      for (const element of node.elements as unknown[]) declare(element, isExported)
    else if (node.type === 'AssignmentPattern') declare(node.left, isExported)
    else if (node.type === 'RestElement') declare(node.argument, isExported)
  }
  const visitNode = (node: Node, isExported: boolean): void => {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'TSLiteralType':
        return
      case 'Literal':
        if (typeof node.value === 'string') add(node.value, node.start + 1)
        return
      case 'JSXText':
        add(node.value as string, node.start)
        return
      case 'TemplateLiteral': {
        const parts = node.quasis as (Node & { value: { cooked: string } })[]
        add(parts.map(({ value }) => value.cooked).join('{}'), node.start + 1)
        break
      }
      case 'TaggedTemplateExpression':
        for (const part of (node.quasi as Node).expressions as Node[]) visitNode(part, false)
        return
      case 'Property':
      case 'PropertyDefinition':
      case 'TSPropertySignature': {
        const key = node.key as Node
        if (node.type !== 'Property' && !node.computed) declare(key, false)
        break
      }
      case 'VariableDeclarator':
        declare(node.id, isExported)
        break
      case 'FunctionDeclaration':
      case 'ClassDeclaration':
      case 'TSInterfaceDeclaration':
      case 'TSTypeAliasDeclaration':
        declare(node.id, isExported)
        for (const parameter of (node.params as unknown[] | undefined) ?? [])
          declare(parameter, false)
        break
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        for (const parameter of node.params as unknown[]) declare(parameter, false)
        break
    }
    const exports = node.type === 'ExportNamedDeclaration'
    const passes = exports || (isExported && node.type === 'VariableDeclaration')
    for (const key in node) {
      const value = node[key]
      if (Array.isArray(value)) {
        for (const one of value) if (isNode(one)) visitNode(one, passes)
      } else if (isNode(value)) visitNode(value, passes)
    }
  }
  visitNode(program as unknown as Node, false)
}

function readMarkdown({ path, content }: Source, { texts }: Extracted): void {
  const kind: TextKind = path === 'CHANGELOG.md' ? 'changelog' : 'docs'
  const prose = withoutCode(
    content
      .replace(/^---\n[\s\S]*?^---$/m, (block, at) => (at === 0 ? blank(block) : block))
      .replace(/^ *(```|~~~)[\s\S]*?^ *\1/gm, blank)
      .replace(/<!--[\s\S]*?-->/g, blank)
      .replace(/\]\([^)\n]*\)/g, (target) => `]${' '.repeat(target.length - 1)}`),
  )
  // Paragraphs, list items, headings and cells of tables.
  const breaks = /\n\s*\n|\n\s*(?=[-*+] |\d+\. |#|\|)|(?<=^#.*)\n/gm
  let at = 0
  const add = (end: number, next: number) => {
    const text = prose.slice(at, end)
    if (text.trim())
      texts.push({
        kind,
        file: path,
        start: at,
        text: text.replace(/^\s*(?:[-*+]|\d+\.|#+) /, blank),
      })
    at = next
  }
  for (const found of prose.matchAll(breaks)) add(found.index, found.index + found[0].length)
  add(prose.length, prose.length)
}

/** Descriptions of the schema, each text once. */
function readSdl({ path, content }: Source, { texts }: Extracted): void {
  const seen = new Set<string>()
  visit(parse(content), {
    StringValue({ value, block, loc }, key) {
      if (key !== 'description' || seen.has(value)) return
      seen.add(value)
      const start = content.indexOf(value.split('\n')[0]!, loc!.start + (block ? 3 : 1))
      texts.push({ kind: 'sdl', file: path, start, text: withoutCode(value) })
    },
  })
}

/** Descriptions and summaries of the OpenAPI document, each text once. Values of examples are data. */
function readOpenapi({ path, content }: Source, { texts }: Extracted): void {
  const seen = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, member] of Object.entries(value)) {
      if (key === 'example' || key === 'examples') continue
      if ((key === 'description' || key === 'summary') && typeof member === 'string')
        seen.add(member)
      else collect(member)
    }
  }
  collect(JSON.parse(content))
  for (const text of seen) {
    const start = content.indexOf(JSON.stringify(text)) + 1
    texts.push({ kind: 'openapi', file: path, start, text: withoutCode(text) })
  }
}
