import { z } from 'zod'
import type { Scope } from '../../access/scope.js'
import {
  type EventField,
  type EventFields,
  int,
  objectSchema,
  orNull,
  text,
  uuid,
} from './event-column.js'
import type * as records from './event-record.js'

/** Topic of events. */
export interface EventTopic {
  summary: string
  /** When the event is sent, and when it is not. */
  description: string
  /** Scopes of which a token needs one to read the events. */
  readScopes: readonly Scope[]
  /** Record whose change the event reports. Its events are numbered. */
  record: records.EventRecord
  /** Whether `data` contains the record as it is after the change. */
  hasRecord: boolean
  /** Further members of `data`, which the caller of `emit` passes. */
  members: EventFields
  /** JSON Schema source of `data`. */
  schema: z.ZodObject
  example: Record<string, unknown>
}

/** Members of the `data` of every topic. */
const common = {
  team_id: uuid('ID of the team.'),
  profile_id: orNull(uuid('ID of the profile. Null if the record belongs to the team as a whole.')),
  campaign_id: orNull(uuid('ID of the campaign. Null if there is none.')),
  sequence: {
    ...int(''),
    schema: z.int().min(1).meta({
      description:
        'Sequence number of the event for the record, counted over all topics, including those that the endpoint does not subscribe to. Events with a higher number are later.',
    }),
  },
} satisfies EventFields

const application: EventField = {
  schema: objectSchema(
    {
      id: text('Client ID of the OAuth client.'),
      name: text('Name of the OAuth client.'),
    },
    'OAuth client that made the change for a user. Absent for other callers.',
  ).optional(),
  write: (sql) => sql,
}

const exampleMarker: EventField = {
  schema: z
    .literal(true)
    .optional()
    .meta({ description: 'Set in the example of a topic that a test sends. Absent in events.' }),
  write: (sql) => sql,
}

interface Entry<Members extends EventFields> {
  summary: string
  description: string
  readScopes: readonly Scope[]
  members: Members
}

const build = <Members extends EventFields>(
  { members, ...entry }: Entry<Members>,
  record: records.EventRecord,
  hasRecord: boolean,
  example: Record<string, unknown>,
) => {
  const own: EventField = { schema: record.schema, write: (sql) => sql }
  const fields = {
    ...(hasRecord && { [record.name]: own }),
    ...members,
    ...common,
    application,
    example: exampleMarker,
  }
  const schema: z.ZodObject = objectSchema(fields, 'Event data.')
  return { ...entry, record, hasRecord, members, schema, example }
}

type RecordValue<Record extends records.EventRecord> = z.infer<Record['schema']>
export type Values<Fields extends EventFields> = {
  [Name in keyof Fields]: z.infer<Fields[Name]['schema']>
}
type Example<Members extends EventFields> = Values<Members> & Values<typeof common>

/** Topic whose `data` contains the record. */
export const topicOf = <Record extends records.EventRecord, Members extends EventFields>(
  record: Record,
  entry: Entry<Members> & {
    example: Example<Members> & { [Name in Record['name']]: RecordValue<Record> }
  },
) => {
  const { example, ...rest } = entry
  return build(rest as Entry<Members>, record, true, example)
}

/** Topic whose `data` is described by `members` alone. */
export const topicAbout = <Members extends EventFields>(
  record: records.EventRecord,
  entry: Entry<Members> & { example: Example<Members> },
) => {
  const { example, ...rest } = entry
  return build(rest as Entry<Members>, record, false, example)
}

/** Member with an object of these fields. */
export const object = <Fields extends EventFields>(fields: Fields, description: string) => ({
  schema: objectSchema(fields, description),
  write: (sql: string) => sql,
})
