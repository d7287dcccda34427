/**
 * Compiles filters of the read engine to tests of rows. A row matches if it passes all tests.
 *
 *     { AND: [{ withheld: null }, { OR: [{ country: 'France' }, { country: null }] }] }
 *     a table by code of `withheld`, and one by code of `country`
 */
import { invalidInput } from '../errors/app-error.js'
import { type Condition, isCombination } from '../query/read.js'
import type { Column } from './column.js'
import {
  type ColumnValue,
  type FieldKind,
  type IndexedName,
  indexedFields,
  textEnd,
} from './fields.js'
import { type CodeTest, keepPassing, type RowSet, type RowTest } from './row-set.js'
import type { Rows } from './rows.js'
import type { WordScores } from './search/listing-search.js'
import type { Slices } from './slices.js'

/** A condition that must hold, and the fields that it uses. */
export interface Conjunct {
  fields: ReadonlySet<string>
  test: RowTest
  /** For a searched word, the score of a row that passes. */
  scoreOf?: (row: number) => number
}

/** Whether the index has all fields and operators of a filter. */
export function isSupported(condition: Condition): boolean {
  try {
    for (const [name, operand] of entriesOf(condition)) {
      if (isCombination(name)) {
        if (!conditionsOf(operand).every(isSupported)) return false
      } else if (name === 'productId') {
        if (!Object.keys(operatorsOf(operand)).every((operator) => idOperators.has(operator)))
          return false
      } else if (name === 'searchText') operandTest(name, 'text', operand)
      else if (name === searchedWords) continue
      else if (name === 'createdAt') operandTest(name, 'number', operand)
      else if (isIndexed(name)) operandTest(name, indexedFields[name].kind, operand)
      else return false
    }
    return true
  } catch (error) {
    if (error instanceof Unknown) return false
    throw error
  }
}

/** Key of a full-text condition, the `q` of `ListingWhere`. PostgreSQL has no such column. */
export const searchedWords = 'q'

const idOperators = new Set(['equals', 'in', 'gt', 'lt'])

/** Thrown within this file for fields and operators that the index does not have. */
class Unknown extends Error {}

/** Compiles a filter for which `isSupported` is true. */
export async function conjunctsIn(
  rows: Rows,
  where: Condition,
  slices: Slices,
): Promise<Conjunct[]> {
  const conjuncts: Conjunct[] = []
  for (const part of splitConjuncts(where)) {
    const fields = new Set(conditionFields(part))
    if (isSearch(part)) {
      const words = await rows.search.find(part[searchedWords] as string, slices)
      if (words.length === 0) conjuncts.push({ fields, test: () => false })
      for (const word of words) {
        const test = word.map(({ column, scores }) => ({ column, passes: passingScores(scores) }))
        conjuncts.push({ fields, test, scoreOf: highestScore(word) })
      }
    } else conjuncts.push({ fields, test: await testOf(rows, part, slices) })
  }
  return conjuncts
}

/** Returns 1 for each score above 0. The loop is four times as fast as `scores.map(Math.sign)`. */
function passingScores(scores: Uint8Array): Uint8Array {
  const passes = new Uint8Array(scores.length)
  for (let code = 0; code < scores.length; code++) passes[code] = scores[code] === 0 ? 0 : 1
  return passes
}

/** Returns the highest score of a row for a word among the columns. */
function highestScore(word: readonly WordScores[]): (row: number) => number {
  const all = word.map(({ column: { codes }, scores }) => ({ codes, scores }))
  return (row) => {
    let highest = 0
    for (const { codes, scores } of all) {
      const score = scores[codes[row]!]!
      if (score > highest) highest = score
    }
    return highest
  }
}

/**
 * Removes the rows that fail a test. Searches run first because they pass few rows, and functions last because they are
 * slow.
 * @param set is overwritten
 * @returns `set`
 */
export async function passingRows(
  set: RowSet,
  conjuncts: readonly Conjunct[],
  slices: Slices,
): Promise<RowSet> {
  const costOf = ({ test, scoreOf }: Conjunct) => (typeof test === 'function' ? 2 : scoreOf ? 0 : 1)
  for (const { test } of conjuncts.toSorted((one, other) => costOf(one) - costOf(other)))
    await keepPassing(set, test, slices)
  return set
}

/** Splits a filter into conditions that must all hold. */
export function splitConjuncts(condition: Condition): Condition[] {
  return entriesOf(condition).flatMap(([name, operand]) =>
    name === 'AND' ? conditionsOf(operand).flatMap(splitConjuncts) : [{ [name]: operand }],
  )
}

/** Lists the fields of a filter. */
export function conditionFields(condition: Condition): string[] {
  return entriesOf(condition).flatMap(([name, operand]) =>
    isCombination(name) ? conditionsOf(operand).flatMap(conditionFields) : [name],
  )
}

/** Whether a condition is a full-text search. */
export const isSearch = (part: Condition) => Object.hasOwn(part, searchedWords)

const maxSearches = 5

/** @throws AppError validation_failed for a filter with more than 5 searches */
export function checkSearches(where: Condition): void {
  const searches = conditionFields(where).filter((field) => field === searchedWords)
  if (searches.length > maxSearches)
    throw invalidInput(
      [searchedWords],
      'too_many',
      `can be used at most ${maxSearches} times in a filter`,
      { max: maxSearches, unit: 'filters' },
    )
}

/** Whether a filter contains a search, which PostgreSQL cannot run. */
export const hasSearch = (where: Condition) => conditionFields(where).includes(searchedWords)

const entriesOf = (condition: Condition) =>
  Object.entries(condition).filter(([, operand]) => operand !== undefined)

const conditionsOf = (operand: unknown) => [operand].flat() as Condition[]

async function testOf(rows: Rows, condition: Condition, slices: Slices): Promise<RowTest> {
  const tests: CodeTest[] = []
  for (const alternative of alternativesIn(condition)) {
    const [field, ...others] = new Set(conditionFields(alternative))
    if (!field || others.length > 0 || !isIndexed(field)) return rowTest(rows, condition, slices)
    const column = rows.columns[field]
    const passes = await matchingIn(column, field, alternative, slices)
    tests.push({ column, passes })
  }
  return tests
}

/** Tests the distinct values of a column. Lists and texts have faster tests than one of each value. */
function matchingIn(column: Column, field: IndexedName, condition: Condition, slices: Slices) {
  const [first, ...others] = entriesOf(condition)
  if (first?.[0] === field && others.length === 0) {
    const { mode: _, ...operators } = operatorsOf(first[1])
    const [operator, ...more] = entriesOf(operators)
    if (operator && more.length === 0) {
      const [name, operandValue] = operator
      if (name === 'hasSome') return column.matchingSome(operandValue as string[])
      if (name === 'contains') return column.matchingPart(parseLikePart(operandValue), slices)
    }
  }
  return column.matching(valueTest(field, condition), slices)
}

/** Splits a condition into alternatives, one of which must hold. */
function alternativesIn(part: Condition): Condition[] {
  if (Object.hasOwn(part, 'searchText')) return inEitherName(part.searchText)
  return Object.hasOwn(part, 'OR') ? conditionsOf(part.OR) : [part]
}

/** `searchText` joins both names with a control character that searches cannot contain. */
const inEitherName = (operand: unknown) => [{ name: operand }, { outletName: operand }]

const isIndexed = (name: string): name is IndexedName => Object.hasOwn(indexedFields, name)

/** Combines tests as the SQL of the read engine does. NOT is true if none of its conditions is true. */
function combineTests<Of>(
  name: string,
  tests: readonly ((of: Of) => boolean)[],
): (of: Of) => boolean {
  const [one, other] = tests
  if (name === 'NOT') {
    const anyTest = combineTests('OR', tests)
    return (of) => !anyTest(of)
  }
  if (one && tests.length === 1) return one
  // One or two tests run without a loop, because a test may run a million times.
  if (name === 'AND') {
    if (one && other && tests.length === 2) return (of) => one(of) && other(of)
    return (of) => tests.every((test) => test(of))
  }
  if (one && other && tests.length === 2) return (of) => one(of) || other(of)
  return (of) => tests.some((test) => test(of))
}

/** Compiles a condition on several columns. */
async function rowTest(
  rows: Rows,
  condition: Condition,
  slices: Slices,
): Promise<(row: number) => boolean> {
  const tests: ((row: number) => boolean)[] = []
  for (const [name, operand] of entriesOf(condition)) {
    if (isCombination(name)) {
      const nested: typeof tests = []
      for (const one of conditionsOf(operand)) nested.push(await rowTest(rows, one, slices))
      tests.push(combineTests(name, nested))
    } else if (name === 'searchText') {
      tests.push(await rowTest(rows, { OR: inEitherName(operand) }, slices))
    } else if (name === searchedWords) {
      const words = await rows.search.find(operand as string, slices)
      const wordTests = words.map((word) => {
        const scoreOf = highestScore(word)
        return (row: number) => scoreOf(row) > 0
      })
      tests.push(words.length === 0 ? () => false : combineTests('AND', wordTests))
    } else if (name === 'productId') tests.push(await idTest(rows, operand, slices))
    else if (name === 'createdAt') {
      const { createdAt } = rows
      const test = operandTest(name, 'number', operand)
      tests.push((row) => test(createdAt[row]!))
    } else {
      if (!isIndexed(name)) throw new Unknown(name)
      const { codes } = rows.columns[name]
      const test = operandTest(name, indexedFields[name].kind, operand)
      const passes = await rows.columns[name].matching(test, slices)
      tests.push((row) => passes[codes[row]!] === 1)
    }
  }
  return combineTests('AND', tests)
}

/** Compiles a condition on one column to a test of its values. */
function valueTest(field: IndexedName, condition: Condition): (value: ColumnValue) => boolean {
  const tests = entriesOf(condition).map(([name, operand]) =>
    isCombination(name)
      ? combineTests(
          name,
          conditionsOf(operand).map((one) => valueTest(field, one)),
        )
      : operandTest(name, indexedFields[field].kind, operand),
  )
  return combineTests('AND', tests)
}

function operandTest(
  field: string,
  kind: FieldKind,
  operand: unknown,
): (value: ColumnValue) => boolean {
  const operatorsOfKind = operators[kind]
  const tests = Object.entries(operatorsOf(operand)).flatMap(([name, operandValue]) => {
    if (operandValue === undefined || name === 'mode') return []
    const operator = Object.hasOwn(operatorsOfKind, name) ? operatorsOfKind[name] : undefined
    if (!operator) throw new Unknown(`${field}.${name}`)
    return [operator(operandValue)]
  })
  return combineTests('AND', tests)
}

const isPlain = (operand: unknown): operand is Record<string, unknown> =>
  typeof operand === 'object' &&
  operand !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(operand))

const operatorsOf = (operand: unknown) => (isPlain(operand) ? operand : { equals: operand })

type Operator = (given: unknown) => (value: ColumnValue) => boolean

// As in SQL, a comparison with null is never true. `equals` and `not` with null mean IS NULL and IS NOT NULL.
const exact = (asValue: (given: unknown) => ColumnValue): Record<string, Operator> => ({
  equals: (operand) => {
    const target = operand === null ? null : asValue(operand)
    return (value) => value === target
  },
  not: (operand) => {
    const other = operand === null ? null : asValue(operand)
    return (value) => value !== null && value !== other
  },
  in: (operand) => {
    const values = new Set((operand as unknown[]).filter((one) => one !== null).map(asValue))
    return (value) => value !== null && values.has(value)
  },
})

const compareOperator =
  (compare: (value: number, bound: number) => boolean): Operator =>
  (operand) => {
    const bound = numberOf(operand)
    return (value) => value !== null && compare(value as number, bound)
  }

function numberOf(operand: unknown): number {
  if (typeof operand === 'number' || typeof operand === 'bigint') return Number(operand)
  if (operand instanceof Date) return operand.getTime()
  throw new Unknown(typeof operand)
}

function textOf(operand: unknown): string | boolean {
  if (typeof operand === 'string' || typeof operand === 'boolean') return operand
  throw new Unknown(typeof operand)
}

/**
 * Returns the lower-case text of a LIKE pattern, without escapes.
 * @param pattern LIKE pattern
 * @throws Unknown for an unescaped wildcard, and for non-ASCII text, whose folding depends on the locale of the
 * database
 */
function parseLikePart(pattern: unknown): string {
  const text = String(pattern).replace(/\\(.)/gs, '$1')
  if (/(?<!\\)(?:\\\\)*[%_]/.test(String(pattern))) throw new Unknown('a wildcard')
  if (!/^[\x20-\x7e]*$/.test(text)) throw new Unknown('a text that the locale folds')
  return text.toLowerCase()
}

const operators: Record<FieldKind, Record<string, Operator>> = {
  exact: exact(textOf),
  number: {
    ...exact(numberOf),
    gt: compareOperator((value, bound) => value > bound),
    gte: compareOperator((value, bound) => value >= bound),
    lt: compareOperator((value, bound) => value < bound),
    lte: compareOperator((value, bound) => value <= bound),
  },
  list: {
    hasSome: (operand) => {
      const values = new Set(operand as string[])
      return (value) => (value as string[]).some((one) => values.has(one))
    },
    hasEvery: (operand) => {
      const values = [...new Set(operand as string[])]
      return (value) => values.every((one) => (value as string[]).includes(one))
    },
    isEmpty: (operand) => (value) => ((value as string[]).length === 0) === operand,
  },
  text: {
    contains: (operand) => {
      const part = parseLikePart(operand)
      return (value) => {
        const text = value as string
        return text.includes(part, text.indexOf(textEnd) + 1)
      }
    },
  },
}

async function idTest(
  rows: Rows,
  operand: unknown,
  slices: Slices,
): Promise<(row: number) => boolean> {
  const tests: ((row: number) => boolean)[] = []
  for (const [name, operandValue] of Object.entries(operatorsOf(operand))) {
    const id = String(operandValue)
    if (name === 'equals' && typeof operandValue === 'string')
      tests.push(await among(rows, [operandValue], slices))
    else if (name === 'in' && Array.isArray(operandValue))
      tests.push(await among(rows, operandValue, slices))
    else if (name === 'gt') tests.push((row) => rows.compareId(row, id) > 0)
    else if (name === 'lt') tests.push((row) => rows.compareId(row, id) < 0)
    else throw new Unknown(`productId.${name}`)
  }
  return combineTests('AND', tests)
}

/** IDs looked up between two checks of the time. */
const idsAtOnce = 2_048

async function among(
  rows: Rows,
  ids: readonly string[],
  slices: Slices,
): Promise<(row: number) => boolean> {
  const sought = new Set<number | undefined>()
  for (const [at, id] of ids.entries()) {
    if (at % idsAtOnce === 0) await slices.pause()
    sought.add(rows.find(id.toLowerCase()))
  }
  return (row) => sought.has(row)
}
