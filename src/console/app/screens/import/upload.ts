import { ImportCatalogueDocument, type ImportCatalogueMutation } from '../../generated/graphql.ts'
import { answerOf, guard } from '../../graph.ts'

/**
 * Uploads a catalogue file and starts a preview of its valid rows, as the GraphQL multipart request specification defines.
 * Uses XMLHttpRequest, because `fetch` does not report upload progress.
 * @param tell receives the uploaded fraction, from 0 to 1
 * @returns the ID of the import
 * @throws GraphFault
 */
export function uploadCatalogue(file: File, tell: (part: number) => void): Promise<string> {
  const form = new FormData()
  const variables = { input: { file: null, preview: true, partial: true } }
  form.set('operations', JSON.stringify({ query: ImportCatalogueDocument.toString(), variables }))
  form.set('map', JSON.stringify({ 0: ['variables.input.file'] }))
  form.set('0', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/graphql')
    for (const [name, value] of Object.entries(guard)) request.setRequestHeader(name, value)
    request.setRequestHeader('accept', 'application/json')
    request.upload.onprogress = ({ loaded, total }) => tell(loaded / total)
    request.onerror = () => reject(new TypeError('The server is not responding.'))
    request.onload = () => {
      const { responseText, status, statusText } = request
      answerOf<ImportCatalogueMutation>(new Response(responseText, { status, statusText })).then(
        ({ importCatalogue }) => resolve(importCatalogue.id),
        reject,
      )
    }
    request.send(form)
  })
}
