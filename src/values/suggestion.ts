/**
 * Returns the candidate closest to a name, case-insensitively; undefined if none is close. Up to one edit per three
 * characters is close: a letter added, omitted, replaced, or exchanged with its neighbor.
 */
export function closestTo(name: string, names: Iterable<string>): string | undefined {
  let closest: string | undefined
  let least = Math.floor(name.length / 3) + 1
  for (const candidate of names) {
    if (Math.abs(candidate.length - name.length) >= least) continue
    const edits = editsBetween(name.toLowerCase(), candidate.toLowerCase())
    if (edits < least) [closest, least] = [candidate, edits]
  }
  return closest
}

/** Returns `; did you mean x?` for the candidate closest to a name, or an empty text if none is close. */
export function didYouMean(name: string, names: Iterable<string>): string {
  const closest = closestTo(name, names)
  return closest === undefined ? '' : suggestionText(closest)
}

export const suggestionText = (...names: string[]) => `; did you mean ${names.join(' or ')}?`

/** Returns the edit distance in UTF-16 units, with exchanges of neighbors (optimal string alignment). */
export function editsBetween(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_cell, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const edits = [row]
    for (let column = 1; column <= to.length; column++) {
      const substitution = last[column - 1]! + (from[row - 1] === to[column - 1] ? 0 : 1)
      const least = Math.min(substitution, last[column]! + 1, edits[column - 1]! + 1)
      const areSwapped =
        column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      edits.push(areSwapped ? Math.min(least, beforeLast[column - 2]! + 1) : least)
    }
    beforeLast = last
    last = edits
  }
  return last[to.length]!
}
