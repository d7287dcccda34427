import { z } from 'zod'
import { byCaller, services } from '../../src/compiler/context.js'
import { eventScopes } from '../../src/domain/integration/event-access.js'
import {
  countUnread,
  type Inbox as InboxData,
  type InboxEntry as InboxEntryData,
  listInbox,
  markInboxRead,
  maxInboxEvents,
  openInbox,
} from '../../src/domain/integration/inbox.js'
import { builder } from '../core/builder.js'
import { listSize } from '../core/description-suffix.js'
import { requiredInput } from '../core/fields.js'
import { Event } from './event.js'

const InboxEntry = builder.objectRef<InboxEntryData>('InboxEntry').implement({
  description: 'Event in the inbox of a member.',
  authScopes: { scope: [] },
  fields: (t) => ({
    isUnread: t.exposeBoolean('isUnread', {
      description: 'Whether the member has not marked the event as read.',
    }),
    event: t.field({ type: Event, description: 'Event.', resolve: ({ event }) => event }),
  }),
})

const Inbox = builder.objectRef<InboxData>('Inbox').implement({
  description: "Inbox of the token's user in the team: events of the last 30 days.",
  authScopes: { scope: [] },
  fields: (t) => ({
    unreadCount: t.int({
      description: `Number of unread events, at most ${maxInboxEvents}. Events before the user joined the team are not unread.`,
      resolve: (inbox, _args, context) => countUnread(services(context).prisma, inbox),
    }),
    entries: t.field({
      type: [InboxEntry],
      description: 'Newest events first.',
      extensions: listSize(maxInboxEvents),
      args: {
        first: t.arg.int({
          defaultValue: 50,
          description: `Maximum number of events, 1 to ${maxInboxEvents}. Defaults to 50.`,
          validate: z
            .int('must be a whole number')
            .min(1, 'must be at least 1')
            .max(maxInboxEvents, `must be at most ${maxInboxEvents}`),
        }),
      },
      resolve: (inbox, { first }, context) =>
        listInbox(services(context).prisma, inbox, first ?? 50),
    }),
  }),
})

const MarkInboxReadInput = builder.inputType('MarkInboxReadInput', {
  fields: (t) => ({
    eventId: t.field(
      requiredInput(
        'UUID',
        'ID of the newest event that the user has seen. Earlier ones are also marked.',
      ),
    ),
  }),
})

builder.queryField('inbox', (t) =>
  t.field({
    type: Inbox,
    nullable: true,
    description:
      "Inbox of the token's user. It contains events of topics whose records the token can read, except changed and archived comments. Null for operators.",
    authScopes: { scope: [...eventScopes] },
    resolve: (_root, _args, context) => openInbox(...byCaller(context)),
  }),
)

builder.mutationField('markInboxRead', (t) =>
  t.field({
    type: Inbox,
    description:
      "Marks the events up to one as read for the token's user. Other members are not affected. Has no effect if a later event has been marked.",
    authScopes: { scope: [...eventScopes] },
    args: { input: t.arg(requiredInput(MarkInboxReadInput)) },
    resolve: (_root, { input }, context) => markInboxRead(...byCaller(context), input.eventId),
  }),
)
