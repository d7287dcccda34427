import { seedDemo } from '../../prisma/demo/seed.js'
import type { Api } from './api.js'
import { makeFile } from './production.js'

/** The demo marketplace, and of its teams the first with a record of every kind. */
export async function marketplace(api: Api) {
  const { db, prisma } = api
  await seedDemo(db, 'only for tests, never to be served')
  const team = await prisma.team.findFirstOrThrow({
    where: { articles: { some: {} } },
  })
  return { id: team.id, ownerId: team.ownerId, ...(await completeRecords(api, team)) }
}

/** Gives a team of the demo what the demo has not of it, so that it has a record of every kind. */
export async function completeRecords(api: Api, team: { id: string; ownerId: string }) {
  const { prisma } = api
  const { id: teamId, ownerId } = team
  const folder = await prisma.folder.create({
    data: { teamId, name: 'Of the tests', createdById: ownerId },
  })
  const file = await makeFile(api, team, { folderId: folder.id })
  const article = await prisma.article.findFirstOrThrow({ where: { teamId } })
  await prisma.articleFile.create({ data: { teamId, articleId: article.id, fileId: file.id } })
  await prisma.articleImage.create({ data: { teamId, articleId: article.id, fileId: file.id } })
  const check = await prisma.complianceCheck.create({
    data: { teamId, articleId: article.id },
  })
  await prisma.complianceIssue.create({
    data: {
      teamId,
      complianceCheckId: check.id,
      issueType: 'missing_source',
      severity: 'info',
      title: 'Who says so?',
    },
  })
  const template = await prisma.agreementTemplate.findFirstOrThrow()
  await prisma.agreementAcceptance.upsert({
    where: { teamId_templateId: { teamId, templateId: template.id } },
    create: {
      teamId,
      templateId: template.id,
      acceptedByUserId: ownerId,
      signerName: 'Ada Byron',
      signerEmail: 'ada@example.com',
    },
    update: {},
  })
  const endpoint = await prisma.webhookEndpoint.create({
    data: {
      teamId,
      url: 'https://hooks.example.com/masthead',
      topics: ['comment.created'],
      secret: new Uint8Array(32),
      enabled: false,
    },
  })
  const event = await prisma.webhookEvent.create({
    data: { teamId, topic: 'comment.created', payload: {}, dispatchedAt: new Date() },
  })
  const delivery = await prisma.webhookDelivery.create({
    data: {
      teamId,
      endpointId: endpoint.id,
      eventId: event.id,
      status: 'FAILED',
      nextAttemptAt: null,
      completedAt: new Date(),
      attempts: { create: { teamId, number: 1, latencyMs: 10, responseStatus: 500 } },
    },
  })
  return { deliveryId: delivery.id }
}
