import { ensureCapacity, resize } from '../values/typed-array.js'

const minSlots = 64

/** Spreads hashes that differ only in their last byte. */
const spread = (hash: number) => hash ^ (hash >>> 15)

/**
 * Hash table with open addressing. Its entries are numbered from 0 in the order of insertion. The owner stores the keys
 * and compares them:
 *
 *     let number = table.first(hash)
 *     while (number >= 0 && !isKeyOf(number)) number = table.next()
 *     if (number < 0) number = table.add()
 */
export class HashTable {
  /** Number of entries. */
  size = 0
  /** Hash of each entry, by number. */
  #hashes = new Int32Array(0)
  /** Contains the number of an entry plus one, or 0 for a free slot. */
  #slots = new Uint32Array(minSlots)
  #hash = 0
  #slot = 0

  /** Starts a lookup. Returns the number of the first entry with this hash, or -1. @param hash 32-bit integer */
  first(hash: number): number {
    this.#hash = hash
    return this.#probe(spread(hash))
  }

  /** Continues the lookup. Returns the number of the next entry with the same hash, or -1. */
  next(): number {
    return this.#probe(this.#slot + 1)
  }

  #probe(from: number): number {
    const slots = this.#slots
    const last = slots.length - 1
    for (let slot = from & last; ; slot = (slot + 1) & last) {
      const number = slots[slot]! - 1
      if (number >= 0 && this.#hashes[number] !== this.#hash) continue
      this.#slot = slot
      return number
    }
  }

  /** Adds an entry with the hash of the last lookup, which must have found no entry. Returns its number. */
  add(): number {
    const number = this.size++
    this.#slots[this.#slot] = number + 1
    this.#hashes = ensureCapacity(this.#hashes, this.size)
    this.#hashes[number] = this.#hash
    if (this.size * 2 > this.#slots.length) this.#grow()
    return number
  }

  #grow(): void {
    const slots = new Uint32Array(this.#slots.length * 4)
    const last = slots.length - 1
    for (let number = 0; number < this.size; number++) {
      let slot = spread(this.#hashes[number]!) & last
      while (slots[slot] !== 0) slot = (slot + 1) & last
      slots[slot] = number + 1
    }
    this.#slots = slots
  }

  /** Frees memory reserved for more entries. */
  trim(): void {
    this.#hashes = resize(this.#hashes, this.size)
  }
}
