/** Seeded pseudorandom number generator (sfc32). The same seed produces the same numbers on every machine. */
export class Random {
  #a: number
  #b: number
  #c: number
  #counter = 1

  constructor(seed: string) {
    this.#a = hash(seed, 0x9e3779b9)
    this.#b = hash(seed, 0x243f6a88)
    this.#c = hash(seed, 0xb7e15162)
    for (let i = 0; i < 12; i++) this.#next()
  }

  #next(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0
    this.#counter = (this.#counter + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum
    return sum >>> 0
  }

  /** Returns a number from 0 to 1, excluding 1. */
  float(): number {
    return this.#next() / 2 ** 32
  }

  /** Returns an integer from `min` to `max`, both inclusive. */
  int(min: number, max: number): number {
    return min + Math.floor(this.float() * (max - min + 1))
  }

  chance(probability: number): boolean {
    return this.float() < probability
  }

  pick<T>(values: readonly T[]): T {
    return values[Math.floor(this.float() * values.length)]!
  }

  /** Returns a value. The n-th value is about 1/n as probable as the first. */
  pickSkewed<T>(values: readonly T[]): T {
    return values[Math.floor((values.length + 1) ** this.float()) - 1]!
  }

  pickWeighted<T extends { weight: number }>(values: readonly T[]): T {
    let rest = this.float() * values.reduce((sum, { weight }) => sum + weight, 0)
    for (const value of values) {
      rest -= value.weight
      if (rest < 0) return value
    }
    return values.at(-1)!
  }

  /** Returns distinct values in random order. */
  sample<T>(values: readonly T[], count: number): T[] {
    const chosen = new Set<T>()
    while (chosen.size < Math.min(count, values.length)) chosen.add(this.pickSkewed(values))
    return [...chosen]
  }

  /** Returns an approximately normally distributed number with mean 0, from -3 to 3. */
  bell(): number {
    let sum = -6
    for (let i = 0; i < 12; i++) sum += this.float()
    return Math.max(-3, Math.min(3, sum))
  }

  /** Returns a UUID version 7 with the given time in milliseconds. */
  uuid(time: number): string {
    const hex = (bits: number) =>
      Math.floor(this.float() * 2 ** bits)
        .toString(16)
        .padStart(bits / 4, '0')
    const stamp = time.toString(16).padStart(12, '0')
    const variant = this.pick(['8', '9', 'a', 'b'])
    return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${hex(12)}-${variant}${hex(12)}-${hex(24)}${hex(24)}`
  }
}

/** FNV-1a with a final mix. */
function hash(text: string, start: number): number {
  let value = start
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  return value ^ (value >>> 13)
}
