import type { Name } from './texts.js'

interface NameRule {
  name: string
  instead: string
}

const prefix: NameRule = {
  name: 'names that begin with most, usual, longest …',
  instead: 'max, min, default',
}
const fault: NameRule = { name: 'names with fault', instead: 'error, issue' }
const twice: NameRule = {
  name: 'names of one word exported by several files',
  instead: 'a name that one file has',
}
const participle: NameRule = {
  name: 'exported participles',
  instead: 'the noun of the thing',
}
const participles =
  /^(asked|answered|given|known|written|issued|told|shown|found|wanted|listed|kept|taken|sent|drawn|asking|read|held|bound|built|chosen|done|gone|left|lent|made|meant|met|paid|put|said|seen|sorted|sliced|set|stored|used|needed|named|noted|opened|owed|parsed|passed|placed|prepared|received|related|removed|required|saved|searched|selected|settled|started|stopped|tried|validated|remembered|rationed|bounded|living)$/i

interface FoundName extends Name {
  rule: NameRule
  note?: string
}

/** Names that break a rule, each once. */
export function findNames(names: readonly Name[]): FoundName[] {
  const found: FoundName[] = []
  const seen = new Set<string>()
  const exporters = new Map<string, Set<string>>()
  for (const name of names) {
    if (name.file.startsWith('tests/')) continue
    if (name.isExported) {
      const files = exporters.get(name.name) ?? new Set()
      exporters.set(name.name, files.add(name.file))
    }
    if (seen.has(name.name)) continue
    seen.add(name.name)
    if (/^(most|usual|longest|largest|shortest|least|smallest)[A-Z]/.test(name.name))
      found.push({ ...name, rule: prefix })
    if (/fault(?!s?$)|(?<!de)faults?$/i.test(name.name.replace(/default/gi, '')))
      found.push({ ...name, rule: fault })
  }
  const reported = new Set<string>()
  for (const name of names) {
    if (!name.isExported || name.file.startsWith('tests/') || reported.has(name.name)) continue
    reported.add(name.name)
    const files = exporters.get(name.name)!
    if (files.size > 1 && /^[A-Za-z][a-z0-9]*$/.test(name.name))
      found.push({ ...name, rule: twice, note: [...files].slice(1).join(', ') })
    if (participles.test(name.name)) found.push({ ...name, rule: participle })
  }
  return found
}
