import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { shell } from '../../src/cli/shell.js'
import { parseEnv } from '../../src/config/env.js'
import { createTeam } from '../../src/domain/accounts/team.js'
import { createEndpoint } from '../../src/domain/integration/webhook.js'
import type { Database } from '../../src/postgres/database.js'
import { bareArticles } from '../support/fixtures/event.js'
import { secretKey } from '../support/processes/instance.js'

export type Behavior = 'healthy' | 'slow' | 'silent' | 'closed'

/** Events that one endpoint received. */
export interface Subscriber {
  id: string
  behavior: Behavior
  secret: string
  /** Number of requests by `webhook-id`. */
  seen: Map<string, number>
  /** Highest sequence by article. */
  last: Map<string, number>
  /** Number of events that arrived after a later event of the same article. */
  disorder: number
  unverified: number
  duplicates: number
  finishedAt: number
}

const slowness = 1_000

/**
 * Creates teams with endpoints at a receiver on 127.0.0.1. Verifies only every `verifyEach`th signature, because the
 * library is slow and would affect the result.
 */
export async function openSubscribers(
  db: Database,
  {
    teams,
    behaviors,
    articles,
  }: { teams: number; behaviors: (team: number) => Behavior[]; articles: number },
  verifyEach = 1,
) {
  const subscribers = new Map<string, Subscriber>()
  let requests = 0
  const server = createServer((request, response) => {
    const one = subscribers.get(request.url!.slice(1))!
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      if (one.behavior === 'silent') return
      const body = Buffer.concat(chunks).toString()
      note(one, request.headers as Record<string, string>, body, requests++ % verifyEach === 0)
      setTimeout(() => response.writeHead(204).end(), one.behavior === 'slow' ? slowness : 0)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const env = parseEnv({
    DATABASE_URL: 'postgresql://127.0.0.1/none',
    SECRET_KEY: secretKey,
    WEBHOOK_ALLOW_PRIVATE: '1',
  })
  const articleIds: string[] = []
  for (let n = 0; n < teams; n++) {
    const { id: teamId } = await createTeam(db.prisma, shell, { name: `Team ${n}` })
    articleIds.push(...(await bareArticles(db, teamId, articles)))
    for (const [index, behavior] of behaviors(n).entries()) {
      const key = `${n}-${index}`
      // Port 1 is closed.
      const url = `http://127.0.0.1:${behavior === 'closed' ? 1 : port}/${key}`
      const { id, issuedSecret } = await createEndpoint(db.prisma, env, shell, {
        teamId,
        url,
        topics: ['comment.*'],
      })
      subscribers.set(key, {
        ...{ id, behavior, secret: issuedSecret, seen: new Map(), last: new Map() },
        ...{ disorder: 0, unverified: 0, duplicates: 0, finishedAt: 0 },
      })
    }
  }
  return {
    all: [...subscribers.values()],
    of: (behavior: Behavior) =>
      [...subscribers.values()].filter((one) => one.behavior === behavior),
    articleIds,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function note(one: Subscriber, headers: Record<string, string>, body: string, verify: boolean) {
  if (verify) {
    try {
      new Webhook(one.secret).verify(body, headers, { jsonParse: false })
    } catch {
      one.unverified++
    }
  }
  const id = headers['webhook-id']!
  const count = one.seen.get(id) ?? 0
  one.seen.set(id, count + 1)
  one.finishedAt = performance.now()
  if (count > 0) {
    one.duplicates++
    return
  }
  const { article_id, sequence } = JSON.parse(body).data
  if (sequence < (one.last.get(article_id) ?? 0)) one.disorder++
  else one.last.set(article_id, sequence)
}
