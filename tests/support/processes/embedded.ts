import { openEmbedded } from '../../../src/postgres/embedded/embedded.js'

// Opens the embedded PostgreSQL and waits. Tests run it in a separate process to kill it.
await openEmbedded({ dataDir: process.argv[2]!, role: 'server', durable: false })
console.log('open')
setInterval(() => {}, 60_000)
