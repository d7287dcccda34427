import { LRUCache } from 'lru-cache'
import type { Subscribe } from '../postgres/listener.js'
import { megabyte } from '../values/units.js'

/** Response body with its strong entity tag. */
export interface CachedBody {
  bytes: Buffer
  etag: string
}

const maxBytes = 64 * megabyte
/** Estimated memory of an entry in addition to its key and body. */
const entryOverheadBytes = 200
// The results of `createdWithinDays` change with time even if the catalogue does not.
const maxAgeMs = 60_000

/**
 * Cache of catalogue responses. Every change of the catalogue clears it. A response that was being loaded during a
 * change is returned to its caller but not cached.
 */
export class ResponseCache {
  #version = 0
  #hits = 0
  #misses = 0
  #isEnabled: boolean
  readonly #bodies = new LRUCache<string, CachedBody>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length * 2 + entryOverheadBytes,
    ttl: maxAgeMs,
  })
  readonly #loading = new Map<string, Promise<CachedBody>>()

  /** @param options.bodies whether to cache; false for measurements without the cache */
  constructor({ bodies = true }: { bodies?: boolean } = {}) {
    this.#isEnabled = bodies
  }

  /**
   * Clears the cache on each change of the catalogue, and when notifications may have been lost.
   * @returns stops following
   */
  follow(listen: Subscribe): Promise<() => void> {
    const changed = () => this.changed()
    return listen('masthead_catalogue', changed, changed)
  }

  /** Clears the cache. Loads that are running are not cached. */
  changed(): void {
    this.#version++
    this.#bodies.clear()
    this.#loading.clear()
  }

  /** Returns a cached body, or undefined. Does not wait for a running load. */
  known(key: string): CachedBody | undefined {
    const body = this.#bodies.get(key)
    if (body) this.#hits++
    return body
  }

  /** Returns the cached body, or loads it. Concurrent calls share one load. */
  body(key: string, load: () => Promise<CachedBody>): Promise<CachedBody> {
    if (!this.#isEnabled) return load()
    return this.#loadOnce(key, load)
  }

  /** Current size of the cache in entries and bytes, and hits and misses since the start of the process. */
  figures() {
    return {
      bodies: this.#bodies.size,
      body_bytes: this.#bodies.calculatedSize,
      hits: this.#hits,
      misses: this.#misses,
    }
  }

  #loadOnce(key: string, load: () => Promise<CachedBody>): Promise<CachedBody> {
    const known = this.#bodies.get(key)
    if (known !== undefined) {
      this.#hits++
      return Promise.resolve(known)
    }
    this.#misses++
    const loading = this.#loading.get(key)
    if (loading) return loading
    const version = this.#version
    const loaded = load()
      .then((body) => {
        if (version === this.#version) this.#bodies.set(key, body)
        return body
      })
      .finally(() => {
        if (this.#loading.get(key) === loaded) this.#loading.delete(key)
      })
    this.#loading.set(key, loaded)
    return loaded
  }
}
