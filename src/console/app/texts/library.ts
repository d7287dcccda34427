import type { LocalizedTexts } from './localized-text.ts'

/** Texts of the file library. */
export const libraryTexts = {
  folders: { en: 'Folders', de: 'Ordner' },
  folder: { en: 'Folder', de: 'Ordner' },
  noFolder: { en: 'No folder', de: 'Ohne Ordner' },
  noFolderHint: {
    en: 'Leave empty to move the files out of their folder.',
    de: 'Leer lassen, um die Dateien aus ihrem Ordner zu nehmen.',
  },
  newFolder: { en: 'New folder', de: 'Neuer Ordner' },
  createFolder: { en: 'Create folder', de: 'Ordner anlegen' },
  renameFolder: { en: 'Rename folder', de: 'Ordner umbenennen' },
  deleteFolder: { en: 'Delete folder', de: 'Ordner löschen' },
  deleteFolderHint: {
    en: 'Its files stay in the library, without a folder.',
    de: 'Seine Dateien bleiben in der Ablage, ohne Ordner.',
  },
  folderDeleted: { en: 'Folder “{name}” deleted', de: 'Ordner „{name}“ gelöscht' },
  filesOfTeamHint: {
    en: 'Choose the team whose files you want to see.',
    de: 'Wählen Sie das Team, dessen Dateien Sie sehen möchten.',
  },
  searchFiles: { en: 'Search all files by name', de: 'Alle Dateien nach Namen suchen' },
  sortOrder: { en: 'Sort', de: 'Sortierung' },
  newest: { en: 'Newest first', de: 'Neueste zuerst' },
  oldest: { en: 'Oldest first', de: 'Älteste zuerst' },
  sortedByName: { en: 'Name', de: 'Name' },
  emptyFolder: { en: 'No files here', de: 'Keine Dateien' },
  noFilesHint: {
    en: 'Drop files here, or choose “Upload”. Images can have up to 5 MB, DOCX, PDF and TXT files up to 25 MB.',
    de: 'Ziehen Sie Dateien hierher, oder wählen Sie „Hochladen“. Bilder dürfen bis zu 5 MB haben, DOCX-, PDF- und TXT-Dateien bis zu 25 MB.',
  },
  noFilesYet: {
    en: 'Files that your team uploads appear here.',
    de: 'Dateien, die Ihr Team hochlädt, erscheinen hier.',
  },
  noFilesFound: {
    en: 'No file has a name that contains these words.',
    de: 'Keine Datei hat einen Namen, der diesen Text enthält.',
  },
  dropHere: { en: 'Drop to upload to “{folder}”', de: 'Ablegen, um nach „{folder}“ hochzuladen' },
  uploadFiles: { en: 'Upload', de: 'Hochladen' },
  uploads: { en: 'Uploads', de: 'Uploads' },
  uploadedOf: {
    en: '{count} of {total} files uploaded',
    de: '{count} von {total} Dateien hochgeladen',
  },
  uploadWaiting: { en: 'Waiting', de: 'Wartet' },
  uploadDone: { en: 'Uploaded', de: 'Hochgeladen' },
  uploadFailed: { en: 'Failed', de: 'Fehlgeschlagen' },
  uploadCancelled: { en: 'Cancelled', de: 'Abgebrochen' },
  cancelUpload: { en: 'Cancel {name}', de: '{name} abbrechen' },
  selectFile: { en: 'Select {name}', de: '{name} auswählen' },
  moveToFolder: { en: 'Move to folder', de: 'In Ordner verschieben' },
  moveFiles: { en: 'Move files: {count}', de: 'Dateien verschieben: {count}' },
  moveHere: { en: 'Move', de: 'Verschieben' },
  noFoldersHint: {
    en: 'The library has no folders yet. Create one first.',
    de: 'Die Ablage hat noch keine Ordner. Legen Sie zuerst einen an.',
  },
  filesMoved: {
    en: 'Moved to “{folder}”: {count}',
    de: 'Nach „{folder}“ verschoben: {count}',
  },
  filesArchived: { en: 'Files archived: {count}', de: 'Dateien archiviert: {count}' },
  filesRestored: { en: 'Files restored: {count}', de: 'Dateien wiederhergestellt: {count}' },
  fileType: { en: 'Type', de: 'Typ' },
  fileSize: { en: 'Size', de: 'Größe' },
  download: { en: 'Download', de: 'Herunterladen' },
  rename: { en: 'Rename', de: 'Umbenennen' },
} satisfies LocalizedTexts
