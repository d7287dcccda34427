import { getNamedType } from 'graphql'
import { getDatamodel } from '../../../prisma/generated/pothos.js'
import { schema } from '../../../schema/index.js'

const { models } = getDatamodel().datamodel as unknown as {
  models: Record<string, { fields: { name: string }[] }>
}

/** Column that identifies a record. */
export interface Named {
  model: string
  column: string
}

const named = (model: string, column = 'id'): Named => ({ model, column })

/** Columns of arguments and input fields whose names, unlike `articleId`, do not contain the model. Null for no record. */
const names: Record<string, Named | null> = {
  // In REST and GraphQL
  commentReference: named('Comment', 'reference'),
  parentReference: named('Comment', 'reference'),
  fileKey: named('File', 'key'),
  folder: named('Folder'),
  parentCommentId: named('Comment', 'reference'),
  eventId: named('WebhookEvent'),
  tokenId: named('ApiToken'),
  // Catalogue and people
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
  // The secret of a list gives access to any caller.
  shareToken: null,
  // IDs of other systems
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

/** Exceptions, by root field or input type. */
const inPlace: Record<string, Named | null> = {
  'archiveComment.reference': named('Comment', 'reference'),
  'restoreComment.reference': named('Comment', 'reference'),
  'updateComment.reference': named('Comment', 'reference'),
  'refundOrderItem.reference': null,
  'markOrderPaid.reference': null,
  'createAgreementTemplate.key': null,
  'events.after': named('WebhookEvent'),
  // The mutation returns an ID, from which the type of the record cannot be derived.
  'removePasskey.id': named('Passkey'),
  'node.id': named('Article'),
  'nodes.ids': named('Article'),
}

/** Model of the result of a root field, which its `id` refers to. */
function answeredBy(root: string): string | undefined {
  const field =
    schema.getQueryType()!.getFields()[root] ?? schema.getMutationType()!.getFields()[root]
  return field && (getNamedType(field.type).extensions.pothosPrismaModel as string | undefined)
}

/** Whether a name looks like that of a reference to a record. */
const looksNaming = (name: string) =>
  /(^id|Ids?|[kK]eys?|[rR]eference|[tT]oken|[sS]lug)$/.test(name)

/**
 * Column that an argument or input field of a root field, or a parameter of a REST route, refers to.
 *
 * @returns null for no record, and undefined if no table contains the name
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
