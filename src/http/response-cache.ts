import { LRUCache } from 'lru-cache'
import type { Subscribe } from '../postgres/listener.js'

/** A whole answer as bytes, with its strong entity tag. */
export interface Body {
  bytes: Buffer
  etag: string
}

// Bounds that keep the server within its memory whatever is asked for.
const maxBytes = 64 * 1024 * 1024
// `createdWithinDays` moves with the clock though nothing in the catalogue changes.
const maxAgeMs = 60_000

/**
 * Cache of whole responses of the catalogue, until the catalogue changes. A load that was under way when it
 * changed is answered, and not cached.
 */
export class ResponseCache {
  #version = 0
  #hits = 0
  #misses = 0
  #isEnabled: boolean
  readonly #bodies = new LRUCache<string, Body>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length * 2 + 200,
    ttl: maxAgeMs,
  })
  readonly #loading = new Map<string, Promise<Body>>()

  /** @param options.bodies false: nothing is cached, to measure without */
  constructor({ bodies = true }: { bodies?: boolean } = {}) {
    this.#isEnabled = bodies
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
    this.#loading.clear()
  }

  /** A cached body, without a wait. */
  known(key: string): Body | undefined {
    const known = this.#bodies.get(key)
    if (known) this.#hits++
    return known
  }

  body(key: string, load: () => Promise<Body>): Promise<Body> {
    if (!this.#isEnabled) return load()
    return this.#loadOnce(key, load)
  }

  /** What is cached now, and how often it served since the start. */
  figures() {
    return {
      bodies: this.#bodies.size,
      body_bytes: this.#bodies.calculatedSize,
      hits: this.#hits,
      misses: this.#misses,
    }
  }

  #loadOnce(key: string, load: () => Promise<Body>): Promise<Body> {
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
