/** Limits on the size and nesting of documents, variables and filters. They are checked before the input is used. */
import { type DocumentNode, Kind, Lexer, type SelectionSetNode, Source, TokenKind } from 'graphql'
import { fragmentsOf } from '../compiler/source.js'
import { AppError } from '../errors/app-error.js'

/** Maximum sizes. The introspection query of GraphiQL is within all of them. */
export const limits = {
  /** Characters of a document. */
  characters: 100_000,
  /** Tokens of a document. */
  tokens: 10_000,
  /** Nested brackets in a document, and nested objects and lists in variables. */
  nesting: 100,
  /** Nested fields, including leaves. */
  depth: 16,
  /** Pairs of fields with the same response name, which validation compares. */
  samePairs: 5_000,
  /** Fields. A fragment counts wherever it is spread. */
  fields: 1_000,
  aliases: 200,
  directives: 100,
  /** Nested objects and lists in a filter. */
  filterDepth: 40,
  /** Keys in a filter. */
  filterNames: 500,
} as const

/** Change of the nesting depth after a bracket. */
const steps: Record<string, number> = { '{': 1, '[': 1, '(': 1, '}': -1, ']': -1, ')': -1 }

/**
 * Limits the tokens and the nesting of a document before it is parsed. The parser is recursive and would exceed the
 * stack.
 * @throws AppError malformed_request, query_too_expensive; GraphQLError for a syntax error
 */
export function checkTokens(text: string): void {
  const lexer = new Lexer(new Source(text))
  let depth = 0
  for (let count = 0; lexer.advance().kind !== TokenKind.EOF; count++) {
    depth += steps[lexer.token.kind] ?? 0
    if (depth > limits.nesting) throw tooDeep('The query')
    if (count > limits.tokens) {
      throw tooExpensive(
        `The query has more than ${limits.tokens} tokens.`,
        'Send values as variables, and split it into several queries.',
      )
    }
  }
}

/**
 * Limits the nesting of variables, because recursive functions would exceed the stack.
 * @throws AppError malformed_request
 */
export function checkVariables(variables: unknown): void {
  let depth = 0
  for (const _level of levels(variables)) if (depth++ > limits.nesting) throw tooDeep('A variable')
}

/** Yields the values of each depth, starting with the outermost. Recursion could exceed the stack. */
function* levels(value: unknown): Generator<unknown[]> {
  let level = [value]
  while (level.length > 0) {
    yield level
    level = level.flatMap((one) =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    )
  }
}

/** Creates the error for input that is nested too deeply. @param what subject of the message */
export const tooDeep = (what: string, most: number = limits.nesting) =>
  new AppError('malformed_request', `${what} is nested deeper than ${most} brackets.`)

/**
 * Limits the pairs of fields with the same response name. Validation compares all of them, and again the fields
 * within each pair.
 * @throws AppError query_too_expensive
 */
function checkNamesakes(document: DocumentNode): void {
  const fragments = fragmentsOf(document)
  let pairs = 0
  const walk = (sets: SelectionSetNode[], depth: number): void => {
    const groups = new Map<string, { count: number; sets: SelectionSetNode[] }>()
    const visited = new Set<SelectionSetNode>()
    const collect = (set: SelectionSetNode): void => {
      if (visited.has(set)) return
      visited.add(set)
      for (const selection of set.selections) {
        if (selection.kind === Kind.FIELD) {
          const name = (selection.alias ?? selection.name).value
          const group = groups.get(name) ?? { count: 0, sets: [] }
          groups.set(name, group)
          pairs += group.count++
          if (selection.selectionSet) group.sets.push(selection.selectionSet)
        } else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet)
        else {
          const fragment = fragments.get(selection.name.value)
          if (fragment) collect(fragment.selectionSet)
        }
      }
    }
    for (const set of sets) collect(set)
    if (pairs > limits.samePairs) {
      throw tooExpensive(
        'The query selects the same fields too many times.',
        'Select each field once, or use aliases.',
      )
    }
    // Only fragment cycles are deeper. Validation reports them.
    if (depth > limits.depth) return
    for (const group of groups.values()) if (group.sets.length > 0) walk(group.sets, depth + 1)
  }
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) walk([definition.selectionSet], 1)
  }
}

/** Creates the error for an operation that exceeds a limit. @param advice how to stay within the limit */
export function tooExpensive(what: string, advice: string): AppError {
  return new AppError('query_too_expensive', `${what} ${advice}`)
}

/**
 * Limits the shape of a document before validation, whose time grows with the square of the number of fields.
 * @throws AppError query_too_expensive
 */
export function checkShape(document: DocumentNode): void {
  const fragments = fragmentsOf(document)
  const counts = { fields: 0, aliases: 0, directives: 0 }
  const count = (what: keyof typeof counts, number = 1) => {
    counts[what] += number
    if (counts[what] <= limits[what]) return
    const { called, advice } = limitTexts[what]
    throw tooExpensive(`The query has more than ${limits[what]} ${called}.`, advice)
  }
  const walk = (set: SelectionSetNode, depth: number, openFragments: readonly string[]): void => {
    if (depth > limits.depth) {
      throw tooExpensive(
        `The query is nested deeper than ${limits.depth} fields.`,
        'Request the inner records by their IDs in a separate query.',
      )
    }
    for (const selection of set.selections) {
      // Spreads count as fields. Otherwise fragments that contain only spreads would be unlimited.
      count('fields')
      count('directives', selection.directives?.length)
      if (selection.kind === Kind.FIELD) {
        if (selection.alias) count('aliases')
        if (selection.selectionSet) walk(selection.selectionSet, depth + 1, openFragments)
      } else if (selection.kind === Kind.INLINE_FRAGMENT)
        walk(selection.selectionSet, depth, openFragments)
      else {
        const name = selection.name.value
        const fragment = fragments.get(name)
        // Validation reports unknown fragments and cycles.
        if (fragment && !openFragments.includes(name))
          walk(fragment.selectionSet, depth, [...openFragments, name])
      }
    }
  }
  for (const definition of document.definitions) {
    if ('directives' in definition) count('directives', definition.directives?.length)
    if (definition.kind === Kind.OPERATION_DEFINITION) walk(definition.selectionSet, 1, [])
  }
  for (const fragment of fragments.values()) walk(fragment.selectionSet, 1, [fragment.name.value])
  checkNamesakes(document)
}

/** Counted parts of a document, with their names in messages and the advice for each. */
const limitTexts = {
  fields: {
    called: 'fields; a fragment counts wherever it is spread',
    advice: 'Select fewer fields, or split it into several queries.',
  },
  aliases: {
    called: 'aliases',
    advice: 'Request many records with `where: { id: { in: […] } }` instead of one alias for each.',
  },
  directives: {
    called: 'directives',
    advice: 'Omit fields instead of skipping them.',
  },
}

/**
 * Limits the depth and the size of a filter before it is traversed.
 * @throws AppError query_too_expensive
 */
export function checkFilter(filter: unknown): void {
  let depth = 0
  let names = 0
  for (const level of levels(filter)) {
    if (depth++ > limits.filterDepth) {
      throw tooExpensive(
        `A filter is nested deeper than ${limits.filterDepth} objects and lists.`,
        'Request the inner records in a separate query.',
      )
    }
    for (const value of level) {
      if (typeof value === 'object' && value !== null && !Array.isArray(value))
        names += Object.keys(value).length
    }
    if (names > limits.filterNames) {
      throw tooExpensive(
        `A filter has more than ${limits.filterNames} conditions.`,
        'Use `in` to match many values.',
      )
    }
  }
}
