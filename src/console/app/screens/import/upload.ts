import { csrfHeader, readData } from '../../api.ts'
import { ImportCatalogueDocument, type ImportCatalogueMutation } from '../../generated/graphql.ts'

/**
 * Uploads a catalogue file and starts a preview of its valid rows, as the GraphQL multipart request specification defines.
 * Uses XMLHttpRequest, because `fetch` does not report upload progress.
 * @param onProgress receives the uploaded fraction, from 0 to 1
 * @returns the ID of the import
 * @throws ApiError
 */
export function uploadCatalogue(file: File, onProgress: (part: number) => void): Promise<string> {
  const form = new FormData()
  const variables = { input: { file: null, preview: true, partial: true } }
  form.set('operations', JSON.stringify({ query: ImportCatalogueDocument.toString(), variables }))
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
      readData<ImportCatalogueMutation>(new Response(responseText, { status, statusText })).then(
        ({ importCatalogue }) => resolve(importCatalogue.id),
        reject,
      )
    }
    request.send(form)
  })
}
