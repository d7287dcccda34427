import type { ListConfig } from '../lists.ts'
import { listVariables, toWhere } from './url-parameters.ts'

/** Returns the URL of the CSV export with the list's filters, sort order and columns. */
export function exportUrl(
  list: ListConfig,
  columns: readonly string[],
  address: URLSearchParams,
): string {
  const fields = columns.map((name) => exportField(list.fields[name]!, name))
  const where = toWhere(list, address)
  const { orderBy, show, includeArchived } = listVariables(list, address)
  const query = new URLSearchParams({
    fields: ['id', ...fields].join(','),
    ...(where && { where: JSON.stringify(where) }),
    ...(orderBy && { orderBy: JSON.stringify(orderBy) }),
    ...(show && { show }),
    ...(includeArchived && { includeArchived: 'true' }),
  })
  // Exports keep the name of the REST API.
  const name = list.name === 'emails' ? 'mails' : list.name
  return `/exports/${name}.csv?${query}`
}

const exportFields: Record<string, string> = {
  Order: 'referenceNumber',
  User: 'fullName',
  AgreementTemplate: 'title',
  WebhookEndpoint: 'url',
  WebhookEvent: 'topic',
  OrderItem: 'id',
}

/** Returns the field of the export API for a column. */
function exportField(kind: string, name: string): string {
  if (kind === '[ListingPrice]' || kind === '[ProductPrice]') return `${name}.unitAmount`
  if (exportFields[kind]) return `${name}.${exportFields[kind]}`
  return /^(Team|Profile|Product|Outlet|Campaign|Article|ArticleContentStatus|ProductType|CommentAuthor)$/.test(
    kind,
  )
    ? `${name}.name`
    : name
}
