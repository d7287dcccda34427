import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { reachOwner } from '../support/fixtures/email.js'
import { makeOrder } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeProfile } from '../support/fixtures/team.js'
import { type Instance, startInstance } from '../support/processes/instance.js'
import { openSmtp } from '../support/services/smtp.js'

const smtp = await openSmtp()
const api = await testApi()
const { prisma } = api
const running = new Set<Instance>()
afterAll(async () => {
  for (const instance of running) await instance.end('SIGKILL')
  await smtp.close()
})

async function start(): Promise<Instance> {
  const instance = await startInstance(api.db.url, {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'market@example.com',
  })
  running.add(instance)
  return instance
}

async function kill(instance: Instance): Promise<void> {
  running.delete(instance)
  await instance.end('SIGKILL')
}

const until = async (holds: () => boolean | Promise<boolean>) => {
  while (!(await holds())) await sleep(50)
}

let count = 0

/** An article of a team whose owner receives emails. */
async function article() {
  const team = await api.team()
  const email = await reachOwner(api, team, `owner-${count++}@people.example`)
  const profile = await makeProfile(api, team)
  const { articles } = await makeOrder(api, profile, await makeProduct(api))
  const row = () => prisma.email.findFirst({ where: { address: email } })
  return { email, row, id: articles[0]!.id }
}

/** Sets a status by GraphQL at an instance. */
async function setStatus(instance: Instance, articleId: string): Promise<void> {
  const response = await fetch(`${instance.url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${api.operator}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      query: `mutation { setArticleStatus(input: {articleId: "${articleId}", status: "draft-ready-for-review"}) { id } }`,
    }),
  })
  expect(await response.json()).toMatchObject({ data: { setArticleStatus: { id: articleId } } })
}

it('an email is sent though the process was killed right after the change', async () => {
  const first = await start()
  const { id, email } = await article()
  await setStatus(first, id)
  await kill(first)
  const second = await start()
  await until(() => smtp.to(email).length > 0)
  await kill(second)
  expect(smtp.to(email).length).toBeLessThanOrEqual(2)
})

it('an email is sent, at most twice, though the process was killed while it was sent', async () => {
  const first = await start()
  const { id, email, row } = await article()
  const killed = new Promise<void>((resolve) => {
    smtp.arrived = (address) => {
      if (address === email) resolve(kill(first))
    }
  })
  await setStatus(first, id)
  await killed
  smtp.arrived = () => {}
  const begun = await row()
  expect(begun).toMatchObject({ status: 'PENDING', attemptCount: 1 })
  // Skips the delay before the retry.
  await prisma.email.update({ where: { id: begun!.id }, data: { nextAttemptAt: new Date() } })
  const second = await start()
  await until(async () => (await row())?.status === 'SENT')
  await kill(second)
  const ids = smtp.to(email).map(({ headers }) => headers['message-id'])
  expect(new Set(ids)).toEqual(new Set([`<${begun!.id}@example.com>`]))
  expect(ids.length).toBeLessThanOrEqual(2)
})
