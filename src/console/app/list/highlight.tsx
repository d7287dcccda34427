import type { ReactNode } from 'react'
import type { ListingsQuery } from '../generated/graphql.ts'
import type { ListRecord } from '../lists.ts'
import { RecordLink } from '../values.tsx'

type Highlights = NonNullable<ListingsQuery['list']['nodes'][number]['highlights']>
type Ranges = Highlights['name']

/** Highlights the ranges of a text that match a search. */
export function Highlight({ text, ranges }: { text: string; ranges: Ranges }) {
  const parts: ReactNode[] = []
  let at = 0
  for (const { start, end } of ranges) {
    const hit = (
      <mark key={start} className="hit">
        {text.slice(start, end)}
      </mark>
    )
    parts.push(text.slice(at, start), hit)
    at = end
  }
  return [...parts, text.slice(at)]
}

/** Returns the search highlights of a listing; undefined for other records. */
export const highlightsOf = (record: ListRecord) => record.highlights as Highlights | undefined

/** Returns a listing field with highlighted matches; undefined without matches. */
export function highlightedField(record: ListRecord, name: string): ReactNode | undefined {
  const highlights = highlightsOf(record)
  if (!highlights) return undefined
  if (name === 'name' && highlights.name.length > 0) {
    return (
      <RecordLink record={record}>
        <Highlight text={record.name as string} ranges={highlights.name} />
      </RecordLink>
    )
  }
  if (name === 'outlet' && highlights.outletName.length > 0) {
    const outlet = record.outlet as { __typename: 'Outlet'; id: string; name: string }
    return (
      <RecordLink record={outlet}>
        <Highlight text={outlet.name} ranges={highlights.outletName} />
      </RecordLink>
    )
  }
  if (name === 'websiteUrl' && highlights.websiteUrl.length > 0) {
    const url = record.websiteUrl as string
    return (
      <a href={url} target="_blank" rel="noreferrer">
        <Highlight text={url} ranges={highlights.websiteUrl} />
      </a>
    )
  }
  return undefined
}

/** Shows the tags of a listing that match, because no column contains tags. */
export function MatchingTags({ highlights }: { highlights: Pick<Highlights, 'tags'> | undefined }) {
  const tags = highlights?.tags ?? []
  if (tags.length === 0) return null
  return (
    <small className="matching">
      {tags.map(({ name, ranges }) => (
        <span key={name} className="chip">
          <span>
            <Highlight text={name} ranges={ranges} />
          </span>
        </span>
      ))}
    </small>
  )
}
