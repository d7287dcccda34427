import { expect } from 'vitest'

/** How many times longer the longer input is. */
const factor = 8
/** Linear work takes `factor` times as much, quadratic work 64 times. */
const maxGrowth = 32
/** Microseconds of processor time below which the longer input proves nothing and needs no proof. */
const negligible = 40_000
const attempts = 5

/**
 * Expects work on a text that is 8 times as long to take less than 32 times the processor time. Compares processor
 * times of one process, so that other programs on the machine make no difference; repeats a comparison that fails,
 * because a garbage collection can fall into either.
 * @param work does the work for an input of this length, within this process
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

/** Texts that patterns are slow with: each is repeated, alone and between a beginning and an end that do not fit. */
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

/** The text of at most this length that repeats a piece. */
export const filled = (piece: string, length: number): string =>
  piece.repeat(Math.max(1, Math.floor(length / piece.length)))

/** Beginnings and ends around what is repeated. */
export const around: readonly [before: string, after: string][] = [
  ['', ''],
  ['A', '!x'],
  ['"', ' a'],
]
