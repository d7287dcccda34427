/**
 * Selects a page of rows without sorting all of them. Rows are first counted in buckets by sort key. Only the buckets
 * that overlap the page are sorted.
 */
import { rowsAtOnce, type Slices } from './slices.js'

/** Writes the sort keys of `rows[from]` to `rows[to - 1]` to the same positions of `into`. */
export type RowKey = (rows: Uint32Array, into: Float64Array, from: number, to: number) => void

const bucketCount = 4_096
/** Maximum number of rows that are sorted without buckets. */
const fewRows = 512

/**
 * @param keys by precedence. Values are finite, and no two rows are equal in all keys.
 * @param skip number of rows before the page
 * @param take number of rows of the page
 */
export async function pageOfRows(
  rows: Uint32Array,
  keys: readonly RowKey[],
  skip: number,
  take: number,
  slices: Slices,
): Promise<number[]> {
  if (skip >= rows.length || take <= 0) return []
  const [key, ...others] = keys
  if (rows.length <= fewRows || !key) return sortRows(rows, keys).slice(skip, skip + take)
  const { values, least, greatest } = await readSortValues(rows, key, slices)
  if (least === greatest) return pageOfRows(rows, others, skip, take, slices)

  const scale = (bucketCount - 1) / (greatest - least)
  const counts = new Uint32Array(bucketCount)
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const to = Math.min(rows.length, from + rowsAtOnce)
    for (let at = from; at < to; at++) counts[Math.floor((values[at]! - least) * scale)]!++
    await slices.pause()
  }
  const pageBuckets = bucketsOf(counts, skip, skip + take)
  const [first, last] = [pageBuckets[0]!.bucket, pageBuckets.at(-1)!.bucket]
  const lengths = new Uint32Array(bucketCount)
  const rowsByBucket = pageBuckets.reduce<Uint32Array[]>((byBucket, { bucket, count }) => {
    byBucket[bucket - first] = new Uint32Array(count)
    return byBucket
  }, [])
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const to = Math.min(rows.length, from + rowsAtOnce)
    for (let at = from; at < to; at++) {
      const bucket = Math.floor((values[at]! - least) * scale)
      if (bucket >= first && bucket <= last)
        rowsByBucket[bucket - first]![lengths[bucket]!++] = rows[at]!
    }
    await slices.pause()
  }
  const page: number[] = []
  for (const { bucket, from, to } of pageBuckets)
    page.push(...(await pageOfRows(rowsByBucket[bucket - first]!, keys, from, to - from, slices)))
  return page
}

async function readSortValues(
  rows: Uint32Array,
  key: RowKey,
  slices: Slices,
): Promise<{ values: Float64Array; least: number; greatest: number }> {
  const values = new Float64Array(rows.length)
  let least = Number.POSITIVE_INFINITY
  let greatest = Number.NEGATIVE_INFINITY
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const to = Math.min(rows.length, from + rowsAtOnce)
    key(rows, values, from, to)
    for (let at = from; at < to; at++) {
      const value = values[at]!
      if (value < least) least = value
      if (value > greatest) greatest = value
    }
    await slices.pause()
  }
  return { values, least, greatest }
}

/** Lists the buckets that overlap a page, with the start and end of the page in each. */
function bucketsOf(
  counts: Uint32Array,
  skip: number,
  end: number,
): { bucket: number; count: number; from: number; to: number }[] {
  const pageBuckets: ReturnType<typeof bucketsOf> = []
  let before = 0
  for (let bucket = 0; bucket < counts.length && before < end; bucket++) {
    const count = counts[bucket]!
    if (count > 0 && before + count > skip)
      pageBuckets.push({
        bucket,
        count,
        from: Math.max(0, skip - before),
        to: Math.min(count, end - before),
      })
    before += count
  }
  return pageBuckets
}

function sortRows(rows: Uint32Array, keys: readonly RowKey[]): number[] {
  const values = keys.map((key) => {
    const of = new Float64Array(rows.length)
    key(rows, of, 0, rows.length)
    return of
  })
  const places = [...rows.keys()].sort((one, other) => {
    for (const of of values) {
      const difference = of[one]! - of[other]!
      if (difference !== 0) return difference
    }
    return 0
  })
  return places.map((place) => rows[place]!)
}
