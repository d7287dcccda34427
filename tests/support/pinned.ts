import { Random } from '../../prisma/demo/random.js'

const letters = [...'123456789ABCDEFGHJKMNPQRSTVWXYZ']
const hour = 3_600_000

interface Run {
  /** Start time, in milliseconds. */
  began: number
  /** Start time in the output: a whole hour, in milliseconds. */
  at: number
  /** References, such as order numbers, that are the same in every run. */
  kept: ReadonlySet<string>
}

/**
 * Formats a value as JSON that is the same in every run. IDs, references and secrets of this run are replaced by those
 * of a seeded generator, in order of appearance. Its times are replaced by hours since `at`, and signatures of URLs by a
 * placeholder. The time of a UUID v7 shows whether this run created it. A UUID v4 is always of this run.
 */
export function pinned(value: unknown, { began, at, kept }: Run): string {
  const made = new Map<string, string>()
  const instead = (found: string, make: (random: Random) => string) => {
    const known = made.get(found) ?? make(new Random(`example ${made.size}`))
    made.set(found, known)
    return known
  }
  const text = (prefix: string, length: number) => (found: string) =>
    kept.has(found)
      ? found
      : instead(found, (random) =>
          [prefix, ...Array.from({ length }, () => random.pick(letters))].join(''),
        )
  const day = new Date(at).toISOString().slice(0, 10).replaceAll('-', '')
  const forms: [form: string, replace: (found: string) => string][] = [
    [
      '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}',
      (id) => {
        const time = Number.parseInt(id.replace('-', '').slice(0, 12), 16)
        const isOld = id[14] !== '4' && time < began - hour
        return isOld ? id : instead(id, (random) => random.uuid(at))
      },
    ],
    [String.raw`ORD-\d{8}-\w{13}`, text(`ORD-${day}-`, 13)],
    [String.raw`\bc_\w{10}\b`, text('c_', 10)],
    [String.raw`\bf_\w{22}\b`, text('f_', 22)],
    [String.raw`\bcs_[\w-]{43}`, text('cs_', 43)],
    [String.raw`whsec_[\w+/]{43}=`, (secret) => `${text('whsec_', 43)(secret)}=`],
    [
      String.raw`expires=\d+&signature=[\w-]+`,
      () => `expires=${(at + hour) / 1000}&signature=${'x'.repeat(43)}`,
    ],
    [
      String.raw`\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z`,
      (time) => {
        const hours = Math.floor((Date.parse(time) - began) / hour)
        return hours < -1 ? time : new Date(at + Math.max(hours, 0) * hour).toISOString()
      },
    ],
  ]
  const any = new RegExp(forms.map(([form]) => `(${form})`).join('|'), 'g')
  return JSON.stringify(value, null, 2).replace(any, (found, ...groups) => {
    const [, replace] = forms[groups.findIndex((group) => group !== undefined)]!
    return replace(found)
  })
}
