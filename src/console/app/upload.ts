import { csrfHeader, type Operation, readData } from './api.ts'

/** A mutation with one file. */
interface Upload<Data> {
  document: Operation<Data, { input: never }>
  input: object
  /** Input field of the file: `files` takes a list. */
  field: 'file' | 'files'
  file: File
  /** Receives the uploaded fraction, from 0 to 1. */
  onProgress?: ((part: number) => void) | undefined
  /** Aborts the upload, which then rejects with an `AbortError`. */
  signal?: AbortSignal | undefined
}

/**
 * Sends a mutation with a file, as the GraphQL multipart request specification defines. Uses XMLHttpRequest, because
 * `fetch` does not report upload progress.
 * @throws ApiError
 */
export function upload<Data>({
  document,
  input,
  field,
  file,
  onProgress,
  signal,
}: Upload<Data>): Promise<Data> {
  const isList = field === 'files'
  const form = new FormData()
  const variables = { input: { ...input, [field]: isList ? [null] : null } }
  form.set('operations', JSON.stringify({ query: document.toString(), variables }))
  form.set('map', JSON.stringify({ 0: [`variables.input.${field}${isList ? '.0' : ''}`] }))
  form.set('0', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/graphql')
    for (const [name, value] of Object.entries(csrfHeader)) request.setRequestHeader(name, value)
    request.setRequestHeader('accept', 'application/json')
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded / total)
    request.onerror = () => reject(new TypeError('The server is not responding.'))
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'))
    request.onload = () => {
      const { responseText, status, statusText } = request
      readData<Data>(new Response(responseText, { status, statusText })).then(resolve, reject)
    }
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}
