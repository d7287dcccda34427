import { expect } from 'vitest'

/** Ratio of the lengths of the two inputs. */
const factor = 8
/** Maximum ratio of the processor times: 8 for linear work, 64 for quadratic work. */
const maxGrowth = 32
/** Microseconds of processor time below which the longer input is not compared. */
const negligible = 40_000
const attempts = 5

/**
 * Expects work on a text that is 8 times as long to take less than 32 times the processor time. Processor times of this
 * process do not depend on other programs. Repeats a failed comparison, because a garbage collection may distort it.
 * @param work synchronous work on an input of this length
 */
export async function expectLinear(
  name: string,
  length: number,
  work: (length: number) => unknown,
): Promise<void> {
  const growths: number[] = []
  for (let attempt = 0; attempt < attempts; attempt++) {
    const long = await timeOf(() => work(length))
    if (long < negligible) return
    const shorts: number[] = []
    for (let run = 0; run < 3; run++)
      shorts.push(await timeOf(() => work(Math.ceil(length / factor))))
    const short = Math.min(...shorts)
    const growth = long / short
    if (growth < maxGrowth) return
    growths.push(growth)
  }
  expect.fail(
    `${name}: ${factor} times the input takes ${growths.map(Math.round).join(', ')} times as long`,
  )
}

async function timeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

/** Texts that cause backtracking. Each is repeated, alone and between a prefix and a suffix that do not match. */
export const repeated: readonly string[] = [
  ...'aA1 \t\n\r.,;:!?-\'"()[]{}<>#*_`~|\\/=&%$@+^\0\u00a0\u2028\u0301“”’…é😀'.match(/./gsu)!,
  ...[
    'A. ',
    'a. ',
    '. ',
    '! ',
    'a ',
    'A ',
    "A'",
    'AB ',
    'Aa ',
    'a-',
    'a\n',
    ' \n',
    '\n\n',
    'a  b ',
  ],
  ...['e.g. ', 'U.S. ', 'Mr. ', '1,', '1.', '1 ', '1 a ', '1 in ', '1 million ', '$1 ', '1 % '],
  ...['](', '](a', '[1]', '[a](b)', '![', '(A', '(A 1', '((', 'no ', 'no  ', 'it is a ', '[insert'],
  ...['amazing', 'amazing1 ', 'http://', 'https://a.b ', 'A reports ', '""', '"a ', '“a ', '“a” '],
  ...[
    '# ',
    '## a\n',
    '- a\n',
    '> ',
    '> a\n',
    '* ',
    '**a',
    '__a',
    '`a',
    '```\n',
    '<a',
    '<!--',
    '&a',
    '|a',
  ],
  ...['A@b', 'a=b&', 'a[b]', '\\"', '{"a":', '[[', '{a', '...a', '"""', '#a\n', '\ud800'],
]

/** Repeats a text up to this length. */
export const filled = (piece: string, length: number): string =>
  piece.repeat(Math.max(1, Math.floor(length / piece.length)))

/** Prefixes and suffixes around the repeated text. */
export const around: readonly [before: string, after: string][] = [
  ['', ''],
  ['A', '!x'],
  ['"', ' a'],
]
