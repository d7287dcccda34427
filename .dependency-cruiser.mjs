// `npm run check` verifies that each layer imports only itself and the layers above it in this list, without cycles.
// docs/architecture.md describes the layers.
const layers = [
  // The API client, which imports nothing of the server.
  'src/client',
  'src/root\\.ts$',
  'src/values',
  'src/errors',
  'src/tracing',
  'src/config',
  'src/access',
  'src/process',
  'src/postgres',
  'src/jobs',
  'src/query',
  'src/catalogue',
  'src/http',
  'src/files',
  'src/payment',
  'src/webhooks',
  'src/domain/rules',
  'src/domain/[^/]+',
  'src/live',
  'src/compliance',
  'src/pdf',
  'src/email',
  'src/privacy',
  'src/pages',
  'src/oauth',
  'src/console',
  'src/catalogue-file',
  'src/services\\.ts$',
  'src/compiler',
  'src/graphql',
  'schema/core',
  'schema/[^/]+',
  'schema/[^/]+\\.ts$',
  'rest/engine',
  'rest/[^/]+',
  'rest/[^/]+\\.ts$',
  'src/mcp',
  'prisma/demo',
  // Entry points.
  'src/(app|server|workers|worker|instance|prepare|graphql-worker|all-jobs)\\.ts$',
  'src/cli',
]
const generated = 'prisma/generated'

/** Pattern for the files of a layer. The delimiter keeps `src/payment` from matching `src/payment-webhook`. */
const within = (layer) => `^${layer}(/|$)`

/** Files of a layer, without those of earlier layers that its pattern also matches. */
const only = (index) => ({
  path: within(layers[index]),
  pathNot: layers.slice(0, index).map((layer) => `^${layer}/`),
})

export default {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    ...layers.map((layer, index) => ({
      name: `downwards-from-${layer.replace(/\W+/g, '-')}`,
      severity: 'error',
      from: only(index),
      to: {
        path: '^(src|schema|rest|prisma)/',
        pathNot: [`^${generated}/`, ...layers.slice(0, index + 1).map(within)],
      },
    })),
    {
      name: 'everything-has-its-layer',
      comment:
        'Code that several areas share has a folder of its own, under the field’s standard name.',
      severity: 'error',
      from: { pathNot: [`^${generated}/`, ...layers.map(within)] },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: `node_modules|${generated}` },
    exclude: { path: '^(tests|node_modules)/' },
    // swc does not parse .tsx files here.
    parser: 'tsc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js'] },
  },
}
