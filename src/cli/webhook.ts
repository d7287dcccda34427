import { Argument, type Command, InvalidArgumentError, Option } from 'commander'
import { z } from 'zod'
import type { WebhookDelivery, WebhookEndpoint } from '../../prisma/generated/client/client.js'
import { requireTeam } from '../domain/accounts/team.js'
import {
  createEndpoint,
  deleteEndpoint,
  endpointDescription,
  endpointTopics,
  endpointUrl,
  type IssuedEndpoint,
  listEndpoints,
  rotateSecret,
  subscribable,
  updateEndpoint,
} from '../domain/integration/webhook.js'
import {
  listDeliveries,
  replayDelivery,
  replayEvents,
  sendTest,
} from '../domain/integration/webhook-delivery.js'
import { overlapSeconds } from '../domain/rules/time.js'
import { withDatabase } from './database.js'
import { by, checkOptions, collect, duration } from './options.js'
import { print, printAll } from './print.js'
import { shell } from './shell.js'
import { addListenCommand } from './webhook-listen.js'

interface Json {
  json?: true
}

export function addWebhookCommands(program: Command): void {
  const webhook = program.command('webhook').description('Manage webhook endpoints of teams')
  addEndpointCommands(webhook)
  addDeliveryCommands(webhook)
  addListenCommand(webhook)
}

function addEndpointCommands(webhook: Command): void {
  webhook
    .command('create')
    .description('Create an endpoint and print its signing secret; it cannot be retrieved again')
    .requiredOption('--team <slug or id>', 'the team')
    .requiredOption('--url <url>', 'URL that receives events', by(endpointUrl))
    .requiredOption('--topic <topic>', 'topic to receive; repeatable', collect)
    .option('--description <text>', 'description of the endpoint', by(endpointDescription))
    .option('--json', 'print JSON')
    .addHelpText('after', `\nTopics:\n${subscribable.map((topic) => `  ${topic}`).join('\n')}`)
    .action(async (options: NewEndpointOptions) => {
      const { team, url, description, json } = options
      const topics = checkOptions(endpointTopics, options.topic)
      const endpoint = await withDatabase(async ({ prisma }, env) => {
        const { id: teamId } = await requireTeam(prisma, team)
        return createEndpoint(prisma, env, shell, { teamId, url, topics, description })
      })
      printIssued(endpoint, json)
    })

  webhook
    .command('list')
    .description("List a team's endpoints")
    .requiredOption('--team <slug or id>', 'the team')
    .option('--json', 'print JSON')
    .action(async ({ team, json }: { team: string } & Json) => {
      const endpoints = await withDatabase(async ({ prisma }) =>
        listEndpoints(prisma, (await requireTeam(prisma, team)).id),
      )
      printAll(endpoints.map(toListedEndpoint), { json })
    })

  for (const [name, enabled] of [
    ['enable', true],
    ['disable', false],
  ] as const) {
    webhook
      .command(name)
      .description(
        enabled ? 'Enable an endpoint' : 'Disable an endpoint and cancel its pending deliveries',
      )
      .addArgument(idArgument('endpoint'))
      .option('--json', 'print JSON')
      .action(async (id: string, { json }: Json) => {
        const endpoint = await withDatabase(({ prisma }, env) =>
          updateEndpoint(prisma, env, shell, id, { enabled }),
        )
        print(toListedEndpoint(endpoint), { json })
      })
  }

  webhook
    .command('delete')
    .description('Delete an endpoint')
    .addArgument(idArgument('endpoint'))
    .option('--json', 'print JSON')
    .action(async (id: string, { json }: Json) => {
      const { deletedAt } = await withDatabase(({ prisma }) => deleteEndpoint(prisma, shell, id))
      print({ id, deleted_at: deletedAt }, { json })
    })

  webhook
    .command('rotate-secret')
    .description('Replace the signing secret and print it; it cannot be retrieved again')
    .addArgument(idArgument('endpoint'))
    .addOption(
      new Option('--overlap <duration>', 'time for which the old secret also signs, up to 7d')
        .argParser(overlap)
        .default(86_400, '1d'),
    )
    .option('--json', 'print JSON')
    .action(async (id: string, options: { overlap: number } & Json) => {
      const endpoint = await withDatabase(({ prisma }, env) =>
        rotateSecret(prisma, env, shell, { id, overlapSeconds: options.overlap }),
      )
      printIssued(endpoint, options.json)
    })
}

function addDeliveryCommands(webhook: Command): void {
  webhook
    .command('test')
    .description('Send a test event to an endpoint, by the running server')
    .addArgument(idArgument('endpoint'))
    .option('--json', 'print JSON')
    .action(async (id: string, { json }: Json) => {
      print(toListedDelivery(await withDatabase(({ prisma }) => sendTest(prisma, shell, id))), {
        json,
      })
    })

  webhook
    .command('deliveries')
    .description('List the latest 50 deliveries of an endpoint')
    .addArgument(idArgument('endpoint'))
    .option('--json', 'print JSON')
    .action(async (id: string, { json }: Json) => {
      const deliveries = await withDatabase(({ prisma }) => listDeliveries(prisma, shell, id, 50))
      const records = deliveries.map(({ event, attempts: [last], ...delivery }) => ({
        ...toListedDelivery(delivery),
        topic: event.topic,
        response_status: last?.responseStatus ?? null,
        latency_ms: last?.latencyMs ?? null,
        error: last?.error ?? null,
      }))
      printAll(records, { json })
    })

  webhook
    .command('replay')
    .description('Send a delivery again, or all events of an endpoint since a time')
    .addArgument(idArgument('delivery, or of the endpoint with --since'))
    .option('--since <time>', 'ISO 8601 time, or a duration before now, such as 2h', timestamp)
    .option('--json', 'print JSON')
    .action(async (id: string, { since, json }: { since?: Date } & Json) => {
      const record = await withDatabase(async ({ prisma }) =>
        since
          ? { id, replayed_count: await replayEvents(prisma, shell, id, { since }) }
          : toListedDelivery(await replayDelivery(prisma, shell, id)),
      )
      print(record, { json })
    })
}

interface NewEndpointOptions extends Json {
  team: string
  url: string
  topic: string[]
  description?: string
}

const idArgument = (what: string) =>
  new Argument('<id>', `ID of the ${what}`).argParser(by(z.guid('is not a UUID')))

const overlap = (text: string) => by(overlapSeconds)(text === '0' ? 0 : duration(text))

function timestamp(text: string): Date {
  if (/^\d+[smhdw]$/.test(text)) return new Date(Date.now() - duration(text) * 1000)
  const date = new Date(text)
  if (/^\d{4}-/.test(text) && !Number.isNaN(date.getTime())) return date
  throw new InvalidArgumentError(
    'Must be a time, such as 2026-03-01T09:00:00Z, or a duration before now, such as 2h.',
  )
}

function printIssued(endpoint: IssuedEndpoint, json: boolean | undefined): void {
  print({ ...toListedEndpoint(endpoint), secret: endpoint.issuedSecret }, { json })
  if (!json) console.error('Store the secret safely. It cannot be shown again.')
}

function toListedEndpoint(endpoint: WebhookEndpoint) {
  const { id, url, topics, description, enabled, disabledReason, createdAt, updatedAt } = endpoint
  return {
    id,
    url,
    topics,
    description,
    enabled,
    disabled_reason: disabledReason,
    created_at: createdAt,
    updated_at: updatedAt,
  }
}

function toListedDelivery(delivery: WebhookDelivery) {
  const { id, eventId, status, attemptCount, nextAttemptAt, createdAt } = delivery
  return {
    id,
    event_id: eventId,
    status,
    attempt_count: attemptCount,
    next_attempt_at: nextAttemptAt,
    created_at: createdAt,
  }
}
