import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import S3rver from 's3rver'

// An S3 server in a separate process, so that its memory does not count.
const [directory = ''] = process.argv.slice(2)
const server = new S3rver({
  ...{ port: 0, address: '127.0.0.1', silent: true, directory: join(directory, 's3') },
  configureBuckets: [{ name: 'media', configs: [] }],
})
const { port } = (await server.run()) as AddressInfo
process.send!({ port })
process.on('disconnect', () => process.exit(0))
