// The types of masthead/client beside what openapi-typescript makes of the same description: they differ in files alone, for
// which it has no type. A property of these objects that is missing, or too many, is a difference.
import type { operations as OurOperations, components as Ours } from '../made/client'
import type { operations as TheirOperations, components as Theirs } from '../made/exact'

type IsSame<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

/** Names that one has and the other has not, or that stand for something else. */
type Different<A, B> =
  | Exclude<keyof A, keyof B>
  | {
      [K in keyof B]: K extends keyof A ? (IsSame<A[K], B[K]> extends true ? never : K) : K
    }[keyof B]

/** What is asked and answered, without the headers of answers, which the client has as any. */
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
