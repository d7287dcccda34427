import { type DocumentNode, Kind, Lexer, type SelectionSetNode, Source, TokenKind } from 'graphql'
import { fragmentsOf } from '../compiler/source.js'
import { AppError } from '../errors/app-error.js'

/** What a document may have at most. GraphiQL's introspection fits into all of them. */
export const limits = {
  /** Characters of the text; longer ones are not parsed. */
  characters: 100_000,
  /** Tokens of the text: the parser stops there. */
  tokens: 10_000,
  /** Brackets within brackets in the text, and objects and lists within each other in the variables. */
  nesting: 100,
  /** Fields within fields, leaves included. */
  depth: 16,
  /** Pairs of fields under one name, which validation compares. */
  samePairs: 5_000,
  /** Fields, each fragment counted where it is spread. */
  fields: 1_000,
  aliases: 200,
  directives: 100,
  /** Objects and lists within each other in a filter. */
  filterDepth: 40,
  /** Names in a filter. */
  filterNames: 500,
} as const

/**
 * Refuses a text whose brackets nest so deeply that parsing it would end the stack, before it is parsed.
 * @throws AppError malformed_request, query_too_expensive; GraphQLError where it is no GraphQL
 */
export function checkTokens(text: string): void {
  const lexer = new Lexer(new Source(text))
  let depth = 0
  for (let count = 0; lexer.advance().kind !== TokenKind.EOF; count++) {
    const { kind } = lexer.token
    if (kind === TokenKind.BRACE_L || kind === TokenKind.BRACKET_L || kind === TokenKind.PAREN_L)
      depth++
    else if (
      kind === TokenKind.BRACE_R ||
      kind === TokenKind.BRACKET_R ||
      kind === TokenKind.PAREN_R
    )
      depth--
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
 * Refuses variables that nest so deeply that going down into them would end the stack.
 * @throws AppError malformed_request
 */
export function checkVariables(variables: unknown): void {
  let level = [variables]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limits.nesting) throw tooDeep('A variable')
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    )
  }
}

export const tooDeep = (what: string, most: number = limits.nesting) =>
  new AppError('malformed_request', `${what} nests deeper than ${most} brackets.`)

/**
 * Refuses a document in which fields have so many namesakes that to compare them all takes long: as many
 * pairs as there are, and again for what is selected within them.
 * @throws AppError query_too_expensive
 */
function checkNamesakes(document: DocumentNode): void {
  const fragments = fragmentsOf(document)
  let pairs = 0
  const walk = (sets: SelectionSetNode[], depth: number): void => {
    const groups = new Map<string, { count: number; sets: SelectionSetNode[] }>()
    const seen = new Set<SelectionSetNode>()
    const collect = (set: SelectionSetNode): void => {
      if (seen.has(set)) return
      seen.add(set)
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
        'The query selects the same fields too many times over.',
        'Select each once, or give them aliases.',
      )
    }
    // Deeper than that only fragments go that spread themselves, of which validation tells.
    if (depth > limits.depth) return
    for (const group of groups.values()) if (group.sets.length > 0) walk(group.sets, depth + 1)
  }
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) walk([definition.selectionSet], 1)
  }
}

/** Refuses an operation and says how to make it fit. */
export function tooExpensive(what: string, advice: string): AppError {
  return new AppError('query_too_expensive', `${what} ${advice}`)
}

/**
 * Refuses a document by its shape alone, before anything of it is looked up in the schema: validation
 * takes the square of its fields.
 * @throws AppError query_too_expensive
 */
export function checkShape(document: DocumentNode): void {
  const fragments = fragmentsOf(document)
  const count = { fields: 0, aliases: 0, directives: 0 }
  const walk = (set: SelectionSetNode, depth: number, within: readonly string[]): void => {
    if (depth > limits.depth) {
      throw tooExpensive(
        `The query nests deeper than ${limits.depth} fields.`,
        'Ask for the inner records by their ids in a query of their own.',
      )
    }
    for (const selection of set.selections) {
      count.directives += selection.directives?.length ?? 0
      if (selection.kind === Kind.FIELD) {
        count.fields++
        if (selection.alias) count.aliases++
        if (selection.selectionSet) walk(selection.selectionSet, depth + 1, within)
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        // Spreads count too: else nothing would bound fragments that only spread others.
        count.fields++
        walk(selection.selectionSet, depth, within)
      } else {
        count.fields++
        const name = selection.name.value
        const fragment = fragments.get(name)
        // Validation says what is wrong with one that is unknown or spreads itself.
        if (fragment && !within.includes(name))
          walk(fragment.selectionSet, depth, [...within, name])
      }
      checkCounts(count)
    }
  }
  for (const definition of document.definitions) {
    if ('directives' in definition) count.directives += definition.directives?.length ?? 0
    if ('selectionSet' in definition && definition.kind === Kind.OPERATION_DEFINITION)
      walk(definition.selectionSet, 1, [])
  }
  for (const fragment of fragments.values()) walk(fragment.selectionSet, 1, [fragment.name.value])
  checkNamesakes(document)
}

/**
 * Refuses a filter that would make a statement nobody should run, before anything goes down into it.
 * @throws AppError query_too_expensive
 */
export function checkFilter(filter: unknown): void {
  let names = 0
  let level = [filter]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limits.filterDepth) {
      throw tooExpensive(
        `A filter nests deeper than ${limits.filterDepth} objects and lists.`,
        'Ask for the inner records by a query of their own.',
      )
    }
    level = level.flatMap((value) => {
      if (typeof value !== 'object' || value === null) return []
      const inner = Object.values(value)
      if (!Array.isArray(value)) names += inner.length
      return inner
    })
    if (names > limits.filterNames) {
      throw tooExpensive(
        `A filter has more than ${limits.filterNames} conditions.`,
        'Ask for many records with `in`.',
      )
    }
  }
}

function checkCounts(count: { fields: number; aliases: number; directives: number }): void {
  if (count.fields > limits.fields) {
    throw tooExpensive(
      `The query has more than ${limits.fields} fields, each fragment counted where it is spread.`,
      'Ask for fewer, or split it into several queries.',
    )
  }
  if (count.aliases > limits.aliases) {
    throw tooExpensive(
      `The query has more than ${limits.aliases} aliases.`,
      'Ask for many records with `where: { id: { in: […] } }` in place of one alias for each.',
    )
  }
  if (count.directives > limits.directives) {
    throw tooExpensive(
      `The query has more than ${limits.directives} directives.`,
      'Leave fields out in place of skipping them.',
    )
  }
}
