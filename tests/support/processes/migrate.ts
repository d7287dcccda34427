import { migrate } from '../../../src/postgres/migrate.js'

// Applies the migrations, by default those of the release. Tests run it in a separate process to kill it.
const [url, directory] = process.argv.slice(2)
await migrate(url!, directory ? { directory } : {})
