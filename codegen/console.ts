import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type DocumentNode,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  OperationTypeNode,
  parse,
  print,
  separateOperations,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { schema } from '../schema/index.js'
import { documentedColumns } from '../src/catalogue-file/columns.js'
import { completionTitle, statusPrefixes } from '../src/domain/production/workflow.js'
import { root } from '../src/root.js'
import { type AccessRule, accessOf } from './console-access.js'
import { generateTypedDocuments } from './typed-client.js'

const directory = 'src/console/app/operations'
const output = 'src/console/app/generated/'

/**
 * Generates the console's files from the schema and the console's operations: types, and the
 * filters, sort fields and group keys of lists and aggregates. A removed field fails here or at
 * compile time.
 */
export async function generateConsole(sdl: string): Promise<Record<string, string>> {
  const names = (await readdir(join(root, directory))).sort()
  const files = await Promise.all(
    names.map(async (name) => {
      const location = join(root, directory, name)
      return { location, text: await readFile(location, 'utf8') }
    }),
  )
  const documents = await generateTypedDocuments(sdl, output, files, {
    documentMode: 'string',
  })
  const operations = Object.entries(
    separateOperations(parse(files.map(({ text }) => text).join('\n'))),
  )
  return { ...documents, ...graphTexts(operations) }
}

const note = '/* Generated from the schema and the operations: npm run generated. */\n'

type Operations = [name: string, document: DocumentNode][]

function graphTexts(operations: Operations): Record<string, string> {
  const lists = Object.fromEntries(operations.flatMap(([name, document]) => listOf(name, document)))
  const types = new Set(Object.values(lists).map(({ type }) => type))
  const nameRecords = (filters: Record<string, string>, typeName: string) => {
    const fields = (schema.getType(typeName) as GraphQLObjectType).getFields()
    for (const [name, kind] of Object.entries(filters)) {
      if (kind !== 'UUID') continue
      const own = name.replace(/\.?[iI]d$/, '')
      const target = fields[own] ? getNamedType(fields[own].type).name : capitalized(own)
      if (types.has(target)) filters[name] = target
    }
  }
  for (const list of Object.values(lists)) nameRecords(list.filters, list.type)
  const byRoot = Object.fromEntries(
    Object.values(lists).map(({ root, ...list }) => [root, list] as const),
  )
  const questions = questionsOf()
  for (const { filters, where } of Object.values(questions))
    nameRecords(filters, where.replace(/Where$/, ''))
  const access = Object.fromEntries(
    operations
      // The list that leads to a record determines access.
      .filter(([name]) => !name.endsWith('Record'))
      .map(([name, document]) => [name, accessOf(document)] as const),
  )
  const enums = enumsOf(
    byRoot,
    questions,
    operations.map(([, document]) => inputsOf(document)),
  )
  const constant = (name: string, value: object) =>
    `export const ${name} = ${JSON.stringify(value, null, 1)} as const\n`
  const file = (...constants: string[]) => [note, ...constants].join('\n')
  return {
    [`${output}graph.ts`]: file(
      constant('lists', byRoot),
      constant('enums', enums),
      constant('inputs', inputShapesOf(operations)),
      constant('access', access),
      constant('mutations', mutationsOf(operations)),
    ),
    [`${output}words.ts`]: file(
      constant('statuses', statusPrefixes),
      constant('dueTitles', [...new Set(statusPrefixes.map(completionTitle))]),
      constant('covers', coveringTopics()),
      constant('topicNames', topicNames()),
      constant('actions', Object.keys(schema.getMutationType()!.getFields()).map(snakeCase)),
    ),
    [`${output}columns.ts`]: file(constant('columns', documentedColumns)),
    // In a file of its own, loaded only by the screen that needs it.
    [`${output}questions.ts`]: file(constant('questions', questions)),
  }
}

/** Lists the mutations that each operation runs. */
function mutationsOf(operations: Operations): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const [name, document] of operations) {
    const operation = getOperationAST(document)
    if (operation?.operation !== OperationTypeNode.MUTATION) continue
    found[name] = operation.selectionSet.selections.flatMap((node) =>
      node.kind === Kind.FIELD ? [node.name.value] : [],
    )
  }
  return found
}

/** Converts `updateOutlet` to `update_outlet`, as in the audit log. */
const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

interface List {
  root: string
  type: string
  operation: string
  /** Fields of a record, with the names of their types. */
  fields: Record<string, string>
  /** Filters, with the type of the value. */
  filters: Record<string, string>
  orders: string[]
  /** Columns that search conditions cover, by display name. */
  searched: Record<string, string[]>
  /** Whether the operation can include archived records. */
  isArchived: boolean
}

/** Describes the list of an operation whose root field has the alias `list`. */
function listOf(operation: string, document: DocumentNode): [string, List][] {
  const info = new TypeInfo(schema)
  let list: List | undefined
  const path: string[] = []
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: {
        enter({ name, alias }) {
          const key = alias?.value ?? name.value
          path.push(key)
          if (key === 'list') list = shapeOf(operation, info.getFieldDef()!, document)
        },
        leave: () => void path.pop(),
      },
      FragmentDefinition({ typeCondition, selectionSet }) {
        if (list?.type !== typeCondition.name.value) return
        const fields = (schema.getType(list.type) as GraphQLObjectType).getFields()
        for (const selection of selectionSet.selections) {
          if (selection.kind === Kind.FIELD)
            list.fields[selection.name.value] = typeName(fields[selection.name.value]!.type)
        }
      },
    }),
  )
  return list ? [[operation, list]] : []
}

const typeName = (type: GraphQLOutputType): string => {
  const bare = isNonNullType(type) ? type.ofType : type
  return isListType(bare) ? `[${getNamedType(type).name}]` : getNamedType(type).name
}

function shapeOf(
  operation: string,
  field: GraphQLField<unknown, unknown>,
  document: DocumentNode,
): List {
  const connection = getNamedType(field.type) as GraphQLObjectType
  const argument = (name: string) => {
    const argument = field.args.find((one) => one.name === name)
    return argument && (getNamedType(argument.type) as GraphQLInputObjectType)
  }
  const orders = argument('orderBy')?.getFields().field?.type
  return {
    root: field.name,
    type: getNamedType(connection.getFields().nodes!.type).name,
    operation,
    fields: {},
    filters: filtersOf(argument('where')),
    orders: orders ? valuesOf(getNamedType(orders) as GraphQLEnumType) : [],
    searched: listSearchColumns(argument('where')),
    isArchived: print(document).includes('$includeArchived'),
  }
}

/**
 * Columns with names of records. A search over them is named after the relation: `order.team.name`
 * is `team`.
 */
const naming = /^(name|firstName|lastName|title|key|referenceNumber|url)$/

function listSearchColumns(where: GraphQLInputObjectType | undefined): Record<string, string[]> {
  const wordOf = (path: string) => {
    const [column = '', record] = path.split('.').reverse()
    return record && naming.test(column) ? record : column
  }
  return Object.fromEntries(
    Object.values(where?.getFields() ?? {}).flatMap(({ name, extensions }) => {
      const { searched } = extensions as { searched?: readonly string[] }
      return searched ? [[name, [...new Set(searched.map(wordOf))]]] : []
    }),
  )
}

/** Returns the topics and patterns by their names in GraphQL. */
const topicNames = (): Record<string, string> =>
  Object.fromEntries(
    ['EventTopic', 'WebhookTopic']
      .flatMap((name) => (schema.getType(name) as GraphQLEnumType).getValues())
      .map(({ name, value }) => [name, value]),
  )

/** Lists the values of the topic enum that cover several others. */
function coveringTopics(): Record<string, string[]> {
  const topics = (schema.getType('WebhookTopic') as GraphQLEnumType).getValues()
  return Object.fromEntries(
    topics
      .filter(({ value }) => value.endsWith('*'))
      .map((group) => {
        const begin = group.value.slice(0, -1)
        const subtopics = topics.filter((one) => one !== group && one.value.startsWith(begin))
        return [group.name, subtopics.map(({ name }) => name)]
      }),
  )
}

const valuesOf = (type: GraphQLEnumType) => type.getValues().map(({ name }) => name)

/**
 * Returns the filters with a single value and those on the article status. For relations, only
 * those with few values.
 */
function filtersOf(
  where: GraphQLInputObjectType | undefined,
  isWithin = false,
): Record<string, string> {
  const filters: Record<string, string> = {}
  for (const { name, type } of Object.values(where?.getFields() ?? {})) {
    const namedType: GraphQLNamedType = getNamedType(type)
    if (/^(AND|OR|NOT)$/.test(name)) continue
    if (!isInputObjectType(namedType)) filters[name] = `=${namedType.name}`
    else if (namedType.name === 'ArticleContentStatusWhere') filters[name] = 'ArticleContentStatus'
    else if (namedType.name.endsWith('Where') && !isListType(type) && !isWithin) {
      for (const [inner, kind] of Object.entries(filtersOf(namedType, true))) {
        const isChoice = isEnumType(schema.getType(kind)) || kind === 'ArticleContentStatus'
        // Skip the ID of a relation that has a filter of its own, such as `teamId`.
        const isNamed = inner === 'id' && !(`${name}Id` in where!.getFields())
        if (isChoice || isNamed || kind === 'Boolean' || kind === 'DateTime')
          filters[`${name}.${inner}`] = kind
      }
    } else if (namedType.name.endsWith('Filter')) {
      const { eq, has } = namedType.getFields()
      if (eq) filters[name] = getNamedType(eq.type).name
      else if (has) filters[name] = `[${getNamedType(has.type).name}]`
    }
  }
  return filters
}

interface Question {
  list: string
  /** Name of the `where` type, and its filters. */
  where: string
  filters: Record<string, string>
  /** Dimensions to group by, with the type of their values. */
  dimensions: Record<string, string>
  /** Functions, with their measures and the result type of each. */
  measures: Record<string, Record<string, string>>
  /** Dimensions and measures for operators only. */
  operators: string[]
  access: AccessRule
}

const functions = [
  ...['sum', 'avg', 'median', 'min', 'max'],
  ...['standardDeviation', 'countDistinct', 'countValues'],
]

/** Describes the aggregates, by root field. */
function questionsOf(): Record<string, Question> {
  const fields = schema.getQueryType()!.getFields()
  const questions: Record<string, Question> = {}
  for (const field of Object.values(fields)) {
    const groupBy = field.args.find(({ name }) => name === 'groupBy')
    if (!groupBy) continue
    const groups = getNamedType(field.type) as GraphQLObjectType
    const where = getNamedType(field.args.find(({ name }) => name === 'where')!.type)
    const list = Object.values(fields).find(
      ({ type, args }) =>
        getNamedType(type).name.endsWith('Connection') &&
        args.some(({ name, type }) => name === 'where' && getNamedType(type) === where),
    )
    const key = (getNamedType(groupBy.type) as GraphQLInputObjectType).getFields().key!
    const keyFields = (getNamedType(groups.getFields().keys!.type) as GraphQLObjectType).getFields()
    const connection = getNamedType(list!.type) as GraphQLObjectType
    const record = getNamedType(connection.getFields().nodes!.type) as GraphQLObjectType
    const operators = new Set<string>()
    const measures: Question['measures'] = {}
    for (const name of functions) {
      const aggregateField = groups.getFields()[name]
      if (!aggregateField) continue
      const own = (getNamedType(aggregateField.type) as GraphQLObjectType).getFields()
      measures[name] = Object.fromEntries(
        Object.values(own).map((field) => [field.name, getNamedType(field.type).name]),
      )
      for (const field of Object.values(own)) if (isForOperators(field)) operators.add(field.name)
    }
    const kinds = valuesOf(getNamedType(key.type) as GraphQLEnumType).map((name) => {
      const field = keyFields[camelCase(name)]
      return [name, field ? getNamedType(field.type).name : 'String'] as const
    })
    for (const field of Object.values(keyFields))
      if (isForOperators(field)) operators.add(field.name)
    for (const condition of Object.values((where as GraphQLInputObjectType).getFields()))
      if (record.getFields()[condition.name]?.extensions.forOperators) operators.add(condition.name)
    questions[field.name] = {
      list: list!.name,
      where: where.name,
      filters: filtersOf(where as GraphQLInputObjectType),
      dimensions: Object.fromEntries(kinds),
      measures,
      operators: [...operators],
      access: accessOf(parse(`{ ${field.name} { count } }`)),
    }
  }
  return questions
}

const capitalized = (name: string) => name.replace(/^[a-z]/, (letter) => letter.toUpperCase())

const camelCase = (name: string) =>
  name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

const isForOperators = ({ extensions }: GraphQLField<unknown, unknown>) =>
  extensions.requirement?.operator === true

/** Lists the types of the fields of an operation's inputs. */
function inputsOf(document: DocumentNode): string[] {
  const names: string[] = []
  visit(document, {
    VariableDefinition({ type }) {
      const name = print(type).replace(/[[\]!]/g, '')
      const input = schema.getType(name)
      if (isInputObjectType(input) && name.endsWith('Input'))
        for (const field of Object.values(input.getFields()))
          names.push(getNamedType(field.type).name)
    },
  })
  return names
}

/** Describes the inputs of create and update mutations, with types in SDL notation. */
function inputShapesOf(operations: Operations): Record<string, Record<string, string>> {
  const text = operations.map(([, document]) => print(document)).join('\n')
  const names = new Set(text.match(/\b(?:Create|Update)\w+Input\b/g))
  return Object.fromEntries(
    [...names].sort().map((name) => {
      const fields = (schema.getType(name) as GraphQLInputObjectType).getFields()
      return [
        name,
        Object.fromEntries(Object.values(fields).map((one) => [one.name, formType(one)])),
      ]
    }),
  )
}

/** Returns the type of an input field, without `!` if the field has a default, so that forms do not require it. */
const formType = ({ type, defaultValue }: GraphQLInputField): string =>
  defaultValue === undefined ? String(type) : String(type).replace(/!$/, '')

/** Collects the values of every enum that a filter or field uses. */
function enumsOf(...parts: object[]): Record<string, string[]> {
  const text = JSON.stringify(parts)
  const usedEnums = Object.values(schema.getTypeMap()).filter(
    (type) => isEnumType(type) && new RegExp(`"[=[]?${type.name}\\]?"`).test(text),
  )
  return Object.fromEntries(usedEnums.map((type) => [type.name, valuesOf(type as GraphQLEnumType)]))
}
