import { Team } from '../accounts/team.js'
import { aggregateField } from '../core/aggregate.js'
import { declareAggregate } from '../core/aggregate-options.js'
import { createdAtKey, personKey, team, teamIdKey, timestamp } from '../core/aggregate-terms.js'

aggregateField(
  'files',
  declareAggregate({
    name: 'Files',
    model: 'File',
    description: 'Aggregates files of the media library by type, folder or date, with their sizes.',
    keys: {
      mimeType: {
        path: 'mimeType',
        type: 'String',
        description: 'Media type (MIME) of the content.',
      },
      folderId: { path: 'folderId', type: 'UUID', description: 'ID of the folder.' },
      folder: { path: 'folder.name', type: 'String', description: 'Name of the folder.' },
      uploadedById: {
        path: 'uploadedById',
        type: 'UUID',
        description: 'ID of the user who uploaded the file.',
      },
      uploadedBy: personKey('uploadedBy', 'Name of the user who uploaded the file.'),
      teamId: teamIdKey,
      team,
      createdAt: createdAtKey,
    },
    measures: {
      size: { sql: 'size', kind: 'int', description: 'Size of the content in bytes.' },
      createdAt: timestamp('createdAt', 'Upload time.'),
    },
    under: [{ node: Team, path: 'teamId' }],
  }),
)
