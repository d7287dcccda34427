import type { LocalizedNames } from '../localized-text.ts'

/** Labels of fields of files and folders. */
export const libraryFieldNames = {
  folder: { de: 'Ordner' },
  folderId: { en: 'Folder', de: 'Ordner' },
  mimeType: { en: 'Type of file', de: 'Art der Datei' },
  size: { de: 'Größe' },
  uploadedBy: { de: 'Hochgeladen von' },
  uploadedById: { en: 'Uploaded by', de: 'Hochgeladen von' },
  fileKey: { en: 'File', de: 'Datei' },
} satisfies LocalizedNames
