import { type Command, InvalidArgumentError } from 'commander'
import { z } from 'zod'
import { createReceiver, type Verdict } from '../webhooks/receiver.js'
import { generateSecret } from '../webhooks/secret.js'
import { by } from './options.js'

interface ListenOptions {
  port: number
  secret?: string
  json?: true
}

export function addListenCommand(webhook: Command): void {
  webhook
    .command('listen')
    .description('Receive webhooks on this machine, verify them and print them')
    .option('--port <port>', 'port to listen on', port, 4001)
    .option('--secret <secret>', "the endpoint's signing secret, whsec_…", secret)
    .option('--json', 'print one line of JSON per webhook')
    .addHelpText(
      'after',
      '\nA server with WEBHOOK_ALLOW_PRIVATE=1 can deliver to http://127.0.0.1:4001/.',
    )
    .action((options: ListenOptions) => listen(options))
}

const port = (text: string) =>
  by(z.int('must be a whole number').min(0).max(65_535, 'must be at most 65535'))(Number(text))

function secret(text: string): string {
  if (/^whsec_[A-Za-z0-9+/]{16,}={0,2}$/.test(text)) return text
  throw new InvalidArgumentError('Must be the signing secret of the endpoint: whsec_ and base64.')
}

/** Listens until Ctrl-C. */
async function listen({ port, secret, json }: ListenOptions): Promise<void> {
  // Without a secret no signature can match.
  const server = createReceiver(secret ?? generateSecret(), (verdict) => {
    const line = secret ? verdict : { ...verdict, error: 'not verified; specify --secret' }
    console.log(json ? JSON.stringify(line) : formatDelivery(line))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address() as { port: number }
  console.error(`Listening on http://127.0.0.1:${address.port}/ (Ctrl-C to stop)`)
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
  server.closeAllConnections()
  server.close()
}

function formatDelivery({ id, event, error }: Verdict): string {
  const time = new Date().toISOString().slice(11, 19)
  const head = `${time}  ${event?.type ?? 'no event'}  ${id ?? 'no webhook-id'}  ${error ? 'NOT VERIFIED' : 'verified'}`
  const rest = [
    ...(error ? [error] : []),
    ...(event?.data === undefined ? [] : [JSON.stringify(event.data, null, 2)]),
  ]
  return [head, ...rest.map((text) => text.replace(/^/gm, '          '))].join('\n')
}
