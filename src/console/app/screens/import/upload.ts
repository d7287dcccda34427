import { csrfHeader, readData } from '../../api.ts'
import {
  ImportCatalogueDocument,
  type ImportCatalogueMutation,
  ImportPublisherOutletsDocument,
  type ImportPublisherOutletsMutation,
} from '../../generated/graphql.ts'

type OnProgress = (part: number) => void

/**
 * Uploads a catalogue file and starts a preview of its valid rows.
 * @param onProgress receives the uploaded fraction, from 0 to 1
 * @returns the ID of the import
 * @throws ApiError
 */
export async function uploadCatalogue(file: File, onProgress: OnProgress): Promise<string> {
  const input = { preview: true, partial: true }
  const document = ImportCatalogueDocument.toString()
  const data = await upload<ImportCatalogueMutation>(document, input, file, onProgress)
  return data.importCatalogue.id
}

/**
 * Imports a file of a publisher, or checks it.
 * @throws ApiError
 */
export async function uploadPublisherFile(file: File, preview: boolean) {
  const document = ImportPublisherOutletsDocument.toString()
  const data = await upload<ImportPublisherOutletsMutation>(document, { preview }, file)
  return data.importPublisherOutlets
}

/**
 * Sends a mutation with a file, as the GraphQL multipart request specification defines. Uses XMLHttpRequest, because
 * `fetch` does not report upload progress.
 */
function upload<Data>(
  query: string,
  input: object,
  file: File,
  onProgress: OnProgress = () => undefined,
): Promise<Data> {
  const form = new FormData()
  const variables = { input: { ...input, file: null } }
  form.set('operations', JSON.stringify({ query, variables }))
  form.set('map', JSON.stringify({ 0: ['variables.input.file'] }))
  form.set('0', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/graphql')
    for (const [name, value] of Object.entries(csrfHeader)) request.setRequestHeader(name, value)
    request.setRequestHeader('accept', 'application/json')
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
    request.onerror = () => reject(new TypeError('The server is not responding.'))
    request.onload = () => {
      const { responseText, status, statusText } = request
      readData<Data>(new Response(responseText, { status, statusText })).then(resolve, reject)
    }
    request.send(form)
  })
}
