/** Data of the email about an added or removed passkey. */
import type { Env } from '../config/env.js'
import type { Notification } from '../domain/integration/notification.js'
import type { MarketClient } from '../postgres/transaction.js'
import type { LoadedTemplateModel, TemplateModels } from './template-model.js'

/** Returns the data of the notification. The database keeps no removed passkeys. */
export async function passkeyChanged(
  _prisma: MarketClient,
  { details }: Notification,
  { console, publicUrl }: Pick<Env, 'console' | 'publicUrl'>,
): Promise<LoadedTemplateModel<TemplateModels['PASSKEY_CHANGED']> | null> {
  if (!details) return null
  const { name, change, time } = details
  const url = console ? `${publicUrl}/console/sign-in` : null
  const model = { name: String(name), isAdded: change === 'added', time: String(time), url }
  return { teamId: null, model }
}
