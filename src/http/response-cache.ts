import { LRUCache } from 'lru-cache'
import type { Subscribe } from '../postgres/listener.js'

/** A whole answer as bytes, with its strong entity tag. */
export interface Body {
  bytes: Buffer
  etag: string
}

// Bounds that keep the server within its memory whatever is asked for.
const maxBytes = 64 * 1024 * 1024
const maxTotals = 20_000
const maxFacetCharacters = 16 * 1024 * 1024
// `createdWithinDays` moves with the clock though nothing in the catalogue changes.
const maxAgeMs = 60_000

/**
 * What is remembered of the catalogue: whole bodies, exact totals and facets, until the catalogue changes.
 * A load that was under way when it changed is answered, and not remembered.
 */
export class ResponseCache {
  #version = 0
  #hits = 0
  #misses = 0
  #remembers: boolean
  readonly #bodies = new LRUCache<string, Body>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length * 2 + 200,
    ttl: maxAgeMs,
  })
  readonly #totals = new LRUCache<string, number>({ max: maxTotals })
  readonly #facets = new LRUCache<string, string>({
    maxSize: maxFacetCharacters,
    sizeCalculation: (text, key) => text.length + key.length,
  })
  readonly #loading = new Map<string, Promise<unknown>>()

  /** @param options.bodies false: only totals are remembered, to measure without */
  constructor({ bodies = true }: { bodies?: boolean } = {}) {
    this.#remembers = bodies
  }

  /** Forgets everything whenever the catalogue changes, until the returned function is called. */
  follow(listen: Subscribe): Promise<() => void> {
    const changed = () => this.changed()
    return listen('masthead_catalogue', changed, changed)
  }

  /** Forgets everything: the catalogue changed, or changes may have been missed. */
  changed(): void {
    this.#version++
    this.#bodies.clear()
    this.#totals.clear()
    this.#facets.clear()
    this.#loading.clear()
  }

  /** A remembered body, without a wait. */
  known(key: string): Body | undefined {
    const known = this.#bodies.get(bodyKey(key))
    if (known) this.#hits++
    return known
  }

  body(key: string, load: () => Promise<Body>): Promise<Body> {
    if (!this.#remembers) return load()
    return this.#remember(this.#bodies, bodyKey(key), load)
  }

  /** The exact number of listings under a condition. */
  total(where: object, load: () => Promise<number>): Promise<number> {
    return this.#remember(this.#totals, totalKey(where), load)
  }

  /** Whether that number is remembered, or is on its way. */
  knowsTotal(where: object): boolean {
    const key = totalKey(where)
    return this.#totals.has(key) || this.#loading.has(key)
  }

  /** The facets of the listings under a condition, as JSON. */
  facets(where: object, load: () => Promise<string>): Promise<string> {
    return this.#remember(this.#facets, `facets ${JSON.stringify(where, bigints)}`, load)
  }

  /** What is remembered now, and how often it served since the start. */
  figures() {
    return {
      bodies: this.#bodies.size,
      body_bytes: this.#bodies.calculatedSize,
      totals: this.#totals.size,
      hits: this.#hits,
      misses: this.#misses,
    }
  }

  #remember<T extends {}>(
    cache: LRUCache<string, T>,
    key: string,
    load: () => Promise<T>,
  ): Promise<T> {
    const known = cache.get(key)
    if (known !== undefined) {
      this.#hits++
      return Promise.resolve(known)
    }
    this.#misses++
    const loading = this.#loading.get(key) as Promise<T> | undefined
    if (loading) return loading
    const version = this.#version
    const loaded = load()
      .then((value) => {
        if (version === this.#version) cache.set(key, value)
        return value
      })
      .finally(() => {
        if (this.#loading.get(key) === loaded) this.#loading.delete(key)
      })
    this.#loading.set(key, loaded)
    return loaded
  }
}

const bigints = (_key: string, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value)

const bodyKey = (key: string) => `body ${key}`

const totalKey = (where: object) => `total ${JSON.stringify(where, bigints)}`
