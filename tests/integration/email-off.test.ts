import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { jobs } from '../../src/all-jobs.js'
import { root } from '../../src/root.js'
import { testApi } from '../support/api.js'
import { guest } from '../support/clients/guest.js'
import { reachOwner } from '../support/fixtures/email.js'
import { checkOut, line } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi()

it('without SMTP settings no email is queued or stored, and the guest page offers none', async () => {
  const team = await makeBuyer(api)
  await reachOwner(api, team, 'owner@people.example')
  const order = await checkOut(api, team, [line((await makeProduct(api)).id)])
  const page = await guest(api.app, order.reference_number)
  const { body } = await page.get()
  expect(body).toContain('Email on the invoice (optional; no email is sent)')
  expect(body).not.toMatch(/receipt/i)
  await page.pay({ provider: 'WIRE', email: 'payer@people.example' })
  await api.mutate(api.operator, 'markOrderPaid', { orderId: order.id })
  expect((await page.get()).body).not.toMatch(/receipt is sent/i)
  const queued = await api.prisma.$queryRaw`
    SELECT task_identifier FROM graphile_worker.jobs WHERE task_identifier LIKE '%mail%'`
  expect(queued).toEqual([])
  for (const job of jobs.filter(({ name }) => /mail|notification/.test(name)))
    await job.run(
      { id: order.id, kind: 'RECEIPT', entity: 'order', entityId: order.id },
      api.app.services,
    )
  expect(await api.prisma.email.count()).toBe(0)
})

it('without SMTP settings no email is sent again', async () => {
  const { extensions } = await api.mutateError(api.operator, 'resendEmail', {
    emailId: '0198f0c0-0000-7000-8000-000000000000',
  })
  expect(extensions.code).toBe('invalid_transition')
})

it('nodemailer is loaded in one place, only with SMTP settings', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  const naming = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap(
      (file) => readFileSync(join(root, 'src', file), 'utf8').match(/^.*'nodemailer'.*$/gm) ?? [],
    )
  expect(naming.map((line) => line.trim())).toEqual([
    "import type { Transporter } from 'nodemailer'",
    "const { createTransport } = await import('nodemailer')",
  ])
})
