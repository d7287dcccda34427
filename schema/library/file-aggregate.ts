import { Team } from '../accounts/team.js'
import { aggregateField } from '../core/aggregate.js'
import { aggregateOf } from '../core/aggregate-options.js'
import { createdAt, personOf, team, teamId, timestamp } from '../core/aggregate-terms.js'

aggregateField(
  'files',
  aggregateOf({
    name: 'Files',
    model: 'File',
    description: 'Files of the media library counted, with their sizes, by type, folder or date.',
    keys: {
      mimeType: { path: 'mimeType', type: 'String', description: 'Media type of the content.' },
      folderId: { path: 'folderId', type: 'UUID', description: 'Id of the folder.' },
      folder: { path: 'folder.name', type: 'String', description: 'Name of the folder.' },
      uploadedById: {
        path: 'uploadedById',
        type: 'UUID',
        description: 'Id of the user who uploaded it.',
      },
      uploadedBy: personOf('uploadedBy', 'First and last name of the user who uploaded it.'),
      teamId,
      team,
      createdAt,
    },
    measures: {
      size: { sql: 'size', kind: 'int', description: 'Size of the content in bytes.' },
      createdAt: timestamp('createdAt', 'When it was uploaded.'),
    },
    under: [{ node: Team, path: 'teamId' }],
  }),
)
