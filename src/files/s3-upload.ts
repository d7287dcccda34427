import { createHash } from 'node:crypto'
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { megabyte } from '../values/units.js'
import type { Sha256 } from './digest.js'

// Minimum size of a part. Only the last one may be smaller.
const partSize = 5 * megabyte

// Buffers for later uploads. Weak references let the garbage collector free them.
const idle: WeakRef<Buffer>[] = []

type Target = Pick<PutObjectCommandInput, 'Bucket' | 'Key' | 'ContentType' | 'ContentDisposition'>

/**
 * Uploads a content to S3 as a stream, one part at a time, with a single buffer. `Upload` of lib-storage copies each
 * part and uses three times as much memory.
 * @returns its SHA-256
 */
export async function uploadToS3(
  client: S3Client,
  target: Target,
  content: AsyncIterable<Uint8Array>,
): Promise<Sha256> {
  const hash = createHash('sha256')
  const upload = new PartedUpload(client, target)
  const part = takeBuffer()
  let length = 0
  try {
    for await (const chunk of content) {
      hash.update(chunk)
      for (let rest = chunk; rest.length > 0; ) {
        if (length === partSize) {
          await upload.send(part)
          length = 0
        }
        const chunkPart = rest.subarray(0, partSize - length)
        part.set(chunkPart, length)
        length += chunkPart.length
        rest = rest.subarray(chunkPart.length)
      }
    }
    await upload.end(part.subarray(0, length))
  } catch (error) {
    await upload.abort().catch(() => undefined)
    throw error
  }
  // Not after an error, because an aborted request may still read the buffer.
  idle.push(new WeakRef(part))
  return Uint8Array.from(hash.digest())
}

function takeBuffer(): Buffer {
  while (idle.length > 0) {
    const buffer = idle.pop()!.deref()
    if (buffer) return buffer
  }
  return Buffer.allocUnsafeSlow(partSize)
}

/** Multipart upload. A content of at most one part is sent with a single request. */
class PartedUpload {
  readonly #client: S3Client
  readonly #target: Target
  readonly #parts: CompletedPart[] = []
  #uploadId: string | undefined

  constructor(client: S3Client, target: Target) {
    this.#client = client
    this.#target = target
  }

  async send(part: Buffer): Promise<void> {
    const { Bucket, Key } = this.#target
    this.#uploadId ??= (
      await this.#client.send(new CreateMultipartUploadCommand(this.#target))
    ).UploadId
    const PartNumber = this.#parts.length + 1
    const { ETag } = await this.#client.send(
      new UploadPartCommand({ Bucket, Key, UploadId: this.#uploadId, PartNumber, Body: part }),
    )
    this.#parts.push({ ETag, PartNumber })
  }

  async end(last: Buffer): Promise<void> {
    if (!this.#uploadId) {
      await this.#client.send(new PutObjectCommand({ ...this.#target, Body: last }))
      return
    }
    await this.send(last)
    const { Bucket, Key } = this.#target
    await this.#client.send(
      new CompleteMultipartUploadCommand({
        ...{ Bucket, Key, UploadId: this.#uploadId },
        MultipartUpload: { Parts: this.#parts },
      }),
    )
  }

  /** S3 would keep and bill the parts. */
  async abort(): Promise<void> {
    if (!this.#uploadId) return
    const { Bucket, Key } = this.#target
    await this.#client.send(
      new AbortMultipartUploadCommand({ Bucket, Key, UploadId: this.#uploadId }),
    )
  }
}
