import type { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { FileStoreSettings as Settings } from '../config/file-store.js'
import type { Sha256 } from './digest.js'
import { requireFileKey } from './key.js'
import { uploadToS3 } from './s3-upload.js'
import {
  type ByteRange,
  type ContentHeaders,
  ContentMissingError,
  type FileStore,
  storeUnavailable,
} from './store.js'

/** Stores files in a bucket of S3 or of a compatible server. */
export class S3Store implements FileStore {
  readonly #client: S3Client
  /** Signs URLs for clients. Sends nothing. */
  readonly #signer: S3Client
  readonly #bucket: string

  constructor(settings: Extract<Settings, { kind: 's3' }>) {
    const { endpoint, publicEndpoint, region, bucket } = settings
    const { accessKeyId, secretAccessKey, forcePathStyle } = settings
    this.#bucket = bucket
    const options: S3ClientConfig = {
      ...(endpoint && { endpoint }),
      region,
      forcePathStyle,
      credentials: { accessKeyId, secretAccessKey },
      maxAttempts: 3,
      requestHandler: { connectionTimeout: 3_000, requestTimeout: 30_000 },
      // Many compatible servers do not support the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }
    this.#client = new S3Client(options)
    this.#signer = publicEndpoint
      ? new S3Client({ ...options, endpoint: publicEndpoint })
      : this.#client
  }

  async put(
    key: string,
    content: AsyncIterable<Uint8Array>,
    about: ContentHeaders,
  ): Promise<Sha256> {
    const { mimeType: ContentType, disposition: ContentDisposition } = about
    const target = { ...this.#object(key), ContentType, ContentDisposition }
    try {
      return await uploadToS3(this.#client, target, content)
    } catch (error) {
      throw storeUnavailable(error)
    }
  }

  async open(key: string, range?: ByteRange): Promise<Readable> {
    const command = new GetObjectCommand({
      ...this.#object(key),
      ...(range && { Range: `bytes=${range.start}-${range.end}` }),
    })
    try {
      const { Body } = await this.#client.send(command)
      return Body as Readable
    } catch (error) {
      if ((error as Error).name === 'NoSuchKey') throw new ContentMissingError(key)
      throw storeUnavailable(error)
    }
  }

  async remove(key: string): Promise<void> {
    const command = new DeleteObjectCommand(this.#object(key))
    try {
      await this.#abortUploads(key)
      await this.#client.send(command)
    } catch (error) {
      throw storeUnavailable(error)
    }
  }

  async isEmpty(): Promise<boolean> {
    try {
      const command = new ListObjectsV2Command({ Bucket: this.#bucket, MaxKeys: 1 })
      return !(await this.#client.send(command)).Contents?.length
    } catch (error) {
      throw storeUnavailable(error)
    }
  }

  address(key: string, seconds: number, disposition?: string): Promise<string> {
    const command = new GetObjectCommand({
      ...this.#object(key),
      ...(disposition && { ResponseContentDisposition: disposition }),
    })
    return getSignedUrl(this.#signer, command, { expiresIn: seconds })
  }

  close(): void {
    this.#client.destroy()
    this.#signer.destroy()
  }

  #object(key: string) {
    return { Bucket: this.#bucket, Key: requireFileKey(key) }
  }

  /** S3 keeps and bills the parts of an incomplete upload until it is aborted. */
  async #abortUploads(key: string): Promise<void> {
    const { Uploads = [] } = await this.#client.send(
      new ListMultipartUploadsCommand({ Bucket: this.#bucket, Prefix: key }),
    )
    for (const { UploadId } of Uploads) {
      await this.#client.send(new AbortMultipartUploadCommand({ ...this.#object(key), UploadId }))
    }
  }
}
