import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'

export type Sha256 = Uint8Array<ArrayBuffer>

let worker: Worker | undefined

/**
 * Computes the SHA-256 of a file in a worker thread while the file is written. Hashing is a third of the work of an
 * upload. The thread reads the written bytes from the file, so that they need not be copied. It also flushes the file
 * to disk from time to time, which shortens the final flush.
 */
export class FileDigest {
  readonly #port: MessagePort
  readonly #digest: Promise<Sha256>
  #told = 0

  constructor(path: string) {
    const { port1, port2 } = new MessageChannel()
    thread().postMessage({ path, port: port2 }, [port2])
    this.#port = port1
    this.#digest = new Promise((resolve, reject) => {
      port1.on('message', (answer: Sha256 | Error) =>
        answer instanceof Error ? reject(answer) : resolve(answer),
      )
      port1.on('close', () => reject(new Error('The digest thread exited.')))
    })
    // The digest is not awaited if writing the file fails.
    this.#digest.catch(() => undefined)
  }

  /** Reports how many bytes of the file have been written. */
  written(bytes: number): void {
    if (bytes > this.#told) this.#port.postMessage(bytes)
    this.#told = bytes
  }

  /** Returns the SHA-256 of the written bytes. @throws Error if the file cannot be read */
  end(): Promise<Sha256> {
    this.#port.postMessage('end')
    return this.#digest
  }

  /** Closes the file in the worker thread. */
  close(): void {
    this.#port.close()
  }
}

/** Starts the worker thread on first use, and again after a failure. */
function thread(): Worker {
  if (worker) return worker
  const started = new Worker(new URL('./digest-worker.js', import.meta.url), { execArgv: [] })
  const forget = () => {
    if (worker === started) worker = undefined
  }
  started.on('error', forget).on('exit', forget).unref()
  worker = started
  return started
}
