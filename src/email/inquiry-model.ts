/** Reads the data of emails about inquiries from the database. */
import type { Env } from '../config/env.js'
import type { Notification } from '../domain/integration/notification.js'
import type { MarketClient } from '../postgres/transaction.js'
import type { LoadedTemplateModel, TemplateModels } from './template-model.js'

type Hosts = Pick<Env, 'console' | 'publicUrl'>

const pageOf = ({ console, publicUrl }: Hosts, id: string) =>
  console ? `${publicUrl}/console/inquiries/${id}` : null

/** @returns null if the inquiry is archived or has a reply */
export async function inquirySent(
  prisma: MarketClient,
  { entityId: id }: Notification,
  hosts: Hosts,
): Promise<LoadedTemplateModel<TemplateModels['OUTLET_INQUIRY']> | null> {
  const inquiry = await prisma.outletInquiry.findFirst({
    where: { id, deletedAt: null, repliedAt: null },
    include: { outlet: { select: { name: true } }, team: { select: { name: true } } },
  })
  if (!inquiry) return null
  const { teamId, outlet, team, name, email, phoneNumber: phone, notes } = inquiry
  const about = { outlet: outlet.name, team: team?.name ?? null, url: pageOf(hosts, id) }
  return { teamId, model: { ...about, name, email, phone, notes } }
}

/** @returns null if there is no reply */
export async function inquiryReplied(
  prisma: MarketClient,
  { entityId: id }: Notification,
  hosts: Hosts,
): Promise<LoadedTemplateModel<TemplateModels['INQUIRY_REPLIED']> | null> {
  const inquiry = await prisma.outletInquiry.findUnique({
    where: { id },
    include: { outlet: { select: { name: true } } },
  })
  if (!inquiry?.reply) return null
  const { teamId, outlet, reply } = inquiry
  const url = teamId ? pageOf(hosts, id) : null
  return { teamId, model: { outlet: outlet.name, reply, url } }
}
