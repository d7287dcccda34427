// Compares the types of masthead/client with those that openapi-typescript generates. They differ only in files, for
// which openapi-typescript has no type. A missing or additional property of these objects is a difference.
import type { operations as OurOperations, components as Ours } from '../made/client'
import type { operations as TheirOperations, components as Theirs } from '../made/exact'

type IsSame<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

/** Names that only one of the types has, or that have different types. */
type Different<A, B> =
  | Exclude<keyof A, keyof B>
  | {
      [K in keyof B]: K extends keyof A ? (IsSame<A[K], B[K]> extends true ? never : K) : K
    }[keyof B]

/** Parameters, request body and responses, without headers of responses, which the client types as any. */
type Exchange<T> = {
  [K in keyof T]: T[K] extends { parameters: infer P; responses: infer R }
    ? {
        parameters: P
        body: T[K] extends { requestBody?: infer B } ? B : never
        answers: { [S in keyof R]: R[S] extends { content: infer C } ? C : never }
      }
    : never
}

export const schemas: Record<Different<Ours['schemas'], Theirs['schemas']>, 'files'> = {
  UploadFilesInput: 'files',
}
export const operations: Record<
  Different<Exchange<OurOperations>, Exchange<TheirOperations>>,
  'files'
> = { uploadFiles: 'files', downloadFile: 'files' }
