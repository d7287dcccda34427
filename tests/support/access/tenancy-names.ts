import { getNamedType } from 'graphql'
import { getDatamodel } from '../../../prisma/generated/pothos.js'
import { schema } from '../../../schema/index.js'

const { models } = getDatamodel().datamodel as unknown as {
  models: Record<string, { fields: { name: string }[] }>
}

/** A column that a value names a record by. */
export interface Named {
  model: string
  column: string
}

const named = (model: string, column = 'id'): Named => ({ model, column })

/** What arguments and input fields name where their name does not say it, as `articleId` does. Null: no record. */
const names: Record<string, Named | null> = {
  // In REST and the graph
  commentReference: named('Comment', 'reference'),
  parentReference: named('Comment', 'reference'),
  fileKey: named('File', 'key'),
  folder: named('Folder'),
  parentCommentId: named('Comment', 'reference'),
  eventId: named('WebhookEvent'),
  tokenId: named('ApiToken'),
  // Those of the catalogue and of people
  categoryId: named('OutletCategory'),
  channelId: named('OutletChannel'),
  writerId: named('User'),
  supportAgentId: named('User'),
  referrerId: named('User'),
  checkoutById: named('User'),
  referrerTeamId: named('Team'),
  publisherId: named('Team'),
  endpointId: named('WebhookEndpoint'),
  deliveryId: named('WebhookDelivery'),
  creditId: named('TeamLedgerEntry'),
  templateId: named('AgreementTemplate'),
  linkedOrderLineItemId: named('OrderLineItem'),
  linkedProductId: named('Product'),
  // The secret of a list opens it to everybody.
  shareToken: null,
  // Numbers of other programs
  requestId: null,
  authorExternalId: null,
  externalId: null,
  clientId: null,
  crmContactId: null,
  sessionId: null,
  vendorInvoiceId: null,
  brandToneAndVoiceId: null,
  guestProcessorCustomerId: null,
  analyticsDistinctId: null,
  externalReferenceNumber: null,
}

/** Those whose name means something else in one place, by root field or input type. */
const inPlace: Record<string, Named | null> = {
  'archiveComment.reference': named('Comment', 'reference'),
  'restoreComment.reference': named('Comment', 'reference'),
  'updateComment.reference': named('Comment', 'reference'),
  'refundOrderItem.reference': null,
  'markOrderPaid.reference': null,
  'createAgreementTemplate.key': null,
  'events.after': named('WebhookEvent'),
  // It returns an ID, of which the schema has no type.
  'removePasskey.id': named('Passkey'),
  'node.id': named('Article'),
  'nodes.ids': named('Article'),
}

/** The model of what a root field answers: its `id` names one of these. */
function answeredBy(root: string): string | undefined {
  const field =
    schema.getQueryType()!.getFields()[root] ?? schema.getMutationType()!.getFields()[root]
  return field && (getNamedType(field.type).extensions.pothosPrismaModel as string | undefined)
}

/** Whether a text looks like one that names a record. */
const looksNaming = (name: string) =>
  /(^id|Ids?|[kK]eys?|[rR]eference|[tT]oken|[sS]lug)$/.test(name)

/**
 * What an argument or input field of a root field, or a parameter of a row of REST, names.
 *
 * @returns null for what names no record, and undefined for what no table knows
 */
export function namedBy(root: string, name: string, isId: boolean): Named | null | undefined {
  const known = inPlace[`${root}.${name}`]
  if (known !== undefined) return known
  if (names[name] !== undefined) return names[name]
  const singular = name.replace(/Ids$/, 'Id')
  if (names[singular] !== undefined) return names[singular]
  const own = name === 'id' && answeredBy(root)
  if (own) return named(own)
  const model = singular.replace(/Id$/, '').replace(/^./, (letter) => letter.toUpperCase())
  if (singular.endsWith('Id') && models[model]) return named(model)
  return isId || looksNaming(name) ? undefined : null
}

/** Whether each record of a model belongs to one team. */
export const isOwned = (model: string): boolean =>
  ['Team', 'User'].includes(model) || columnsOf(model).includes('teamId')

export const columnsOf = (model: string): string[] => models[model]!.fields.map(({ name }) => name)
