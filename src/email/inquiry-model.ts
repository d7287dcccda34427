/** Reads the data of emails about inquiries from the database. */
import type { Env } from '../config/env.js'
import type { Notification } from '../domain/integration/notification.js'
import type { MarketClient } from '../postgres/transaction.js'
import type { LoadedTemplateModel, TemplateModels } from './template-model.js'

type Hosts = Pick<Env, 'console' | 'publicUrl'>

const pageOf = ({ console, publicUrl }: Hosts, id: string) =>
  console ? `${publicUrl}/console/inquiries/${id}` : null

/** @returns null if the inquiry is archived or answered */
export async function inquirySent(
  prisma: MarketClient,
  { entityId: id }: Notification,
  hosts: Hosts,
): Promise<LoadedTemplateModel<TemplateModels['OUTLET_INQUIRY']> | null> {
  const inquiry = await prisma.outletInquiry.findFirst({
    where: { id, deletedAt: null, answeredAt: null },
    include: { outlet: { select: { name: true } }, team: { select: { name: true } } },
  })
  if (!inquiry) return null
  const { teamId, outlet, team, name, email, phoneNumber: phone, notes } = inquiry
  const asks = { outlet: outlet.name, team: team?.name ?? null, url: pageOf(hosts, id) }
  return { teamId, model: { ...asks, name, email, phone, notes } }
}

/** @returns null if there is no answer */
export async function inquiryAnswered(
  prisma: MarketClient,
  { entityId: id }: Notification,
  hosts: Hosts,
): Promise<LoadedTemplateModel<TemplateModels['INQUIRY_ANSWERED']> | null> {
  const inquiry = await prisma.outletInquiry.findUnique({
    where: { id },
    include: { outlet: { select: { name: true } } },
  })
  if (!inquiry?.answer) return null
  const { teamId, outlet, answer } = inquiry
  const url = teamId ? pageOf(hosts, id) : null
  return { teamId, model: { outlet: outlet.name, answer, url } }
}
