import { ImportCatalogueDocument, ImportPublisherOutletsDocument } from '../../generated/graphql.ts'
import { upload } from '../../upload.ts'

/**
 * Uploads a catalogue file and starts a preview of its valid rows.
 * @param onProgress receives the uploaded fraction, from 0 to 1
 * @returns the ID of the import
 * @throws ApiError
 */
export async function uploadCatalogue(
  file: File,
  onProgress: (part: number) => void,
): Promise<string> {
  const input = { preview: true, partial: true }
  const document = ImportCatalogueDocument
  const data = await upload({ document, input, field: 'file', file, onProgress })
  return data.importCatalogue.id
}

/**
 * Imports a file of a publisher, or checks it.
 * @throws ApiError
 */
export async function uploadPublisherFile(file: File, preview: boolean) {
  const document = ImportPublisherOutletsDocument
  const data = await upload({ document, input: { preview }, field: 'file', file })
  return data.importPublisherOutlets
}
