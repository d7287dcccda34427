import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipped } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const gzip = promisify(gzipped)

/** Writes compressed variants next to each file, so that the server compresses nothing on request. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const names = readdirSync(dir, { recursive: true, encoding: 'utf8' })
      const params = { [constants.BROTLI_PARAM_QUALITY]: 8 }
      const write = async (name: string) => {
        const file = join(dir, name)
        const content = await readFile(file)
        await Promise.all([
          brotli(content, { params }).then((small) => writeFile(`${file}.br`, small)),
          gzip(content).then((small) => writeFile(`${file}.gz`, small)),
        ])
      }
      await Promise.all(names.filter((name) => /\.(js|css|html|svg)$/.test(name)).map(write))
    },
  }
}

export default defineConfig({
  root: join(import.meta.dirname, 'app'),
  base: '/console/',
  plugins: [compressed()],
  build: {
    outDir: join(import.meta.dirname, '../../dist/console'),
    emptyOutDir: true,
    target: 'es2023',
    // The content security policy does not allow data URLs for scripts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      onLog(level, log, handle) {
        // `use client` directives have no effect in a client-only build.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
      },
    },
  },
})
