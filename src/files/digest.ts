import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'

export type Sha256 = Uint8Array<ArrayBuffer>

let worker: Worker | undefined

/**
 * Digests a file while it is written, in a thread of its own: a third of the work of an upload. The thread reads
 * from the file what it is told is there, so that nothing has to be copied for it, and nobody waits for it. By the
 * way it brings to the disk what there is, so that less is left to do at the end.
 */
export class FileDigest {
  readonly #port: MessagePort
  readonly #answer: Promise<Sha256>
  #told = 0

  constructor(path: string) {
    const { port1, port2 } = new MessageChannel()
    thread().postMessage({ path, port: port2 }, [port2])
    this.#port = port1
    this.#answer = new Promise((resolve, reject) => {
      port1.on('message', (answer: Sha256 | Error) =>
        answer instanceof Error ? reject(answer) : resolve(answer),
      )
      port1.on('close', () => reject(new Error('The digesting thread ended.')))
    })
    // Whoever could not write the file does not ask.
    this.#answer.catch(() => undefined)
  }

  /** Says that so many bytes of the file are written. */
  written(bytes: number): void {
    if (bytes > this.#told) this.#port.postMessage(bytes)
    this.#told = bytes
  }

  /**
   * The SHA-256 of what is written.
   * @throws Error when it cannot be read again
   */
  end(): Promise<Sha256> {
    this.#port.postMessage('end')
    return this.#answer
  }

  /** Lets go of the file. */
  close(): void {
    this.#port.close()
  }
}

/** The thread, started when it is first needed, and again when it has failed. */
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
