/** Store of uploaded files. */
import { resolve } from 'node:path'
import { z } from 'zod'
import { booleanSetting, choiceSetting, webUrl } from './env-values.js'

export type FileStoreSettings =
  | { kind: 'local'; directory: string }
  | {
      kind: 's3'
      endpoint?: string
      /** Endpoint of presigned URLs, if clients reach the store under another URL than the server. */
      publicEndpoint?: string
      region: string
      bucket: string
      accessKeyId: string
      secretAccessKey: string
      forcePathStyle: boolean
    }

/** Rules of the environment variables. */
export const fileStoreVariables = {
  FILE_STORE: choiceSetting(['local', 's3']).default('local'),
  S3_ENDPOINT: webUrl.optional(),
  S3_PUBLIC_ENDPOINT: webUrl.optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: booleanSetting.optional(),
}

type Values = {
  [Name in keyof typeof fileStoreVariables]: z.output<(typeof fileStoreVariables)[Name]>
}

/** @param values with the variables that `settingErrors` requires for the store */
export function toFileStore(values: Values, dataDir: string): FileStoreSettings {
  if (values.FILE_STORE === 'local') return { kind: 'local', directory: resolve(dataDir, 'files') }
  return {
    kind: 's3',
    endpoint: values.S3_ENDPOINT,
    publicEndpoint: values.S3_PUBLIC_ENDPOINT,
    region: values.S3_REGION!,
    bucket: values.S3_BUCKET!,
    accessKeyId: values.S3_ACCESS_KEY_ID!,
    secretAccessKey: values.S3_SECRET_ACCESS_KEY!,
    forcePathStyle: values.S3_FORCE_PATH_STYLE ?? values.S3_ENDPOINT !== undefined,
  }
}
