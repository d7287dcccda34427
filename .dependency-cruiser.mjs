// What `npm run check` proves of the imports: they run downwards through these layers, and never in a circle.
// docs/architecture.md says what each is for.
const layers = [
  // For whoever calls the API: it needs nothing of the server.
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
  // The wiring.
  'src/(app|server|workers|worker|instance|prepare|graphql-worker|all-jobs)\\.ts$',
  'src/cli',
]
const generated = 'prisma/generated'

/** What a layer holds: `src/payment` is not the beginning of `src/payment-webhook`. */
const within = (layer) => `^${layer}(/|$)`

/** A layer as it is told from those that match its pattern and stand before it. */
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
        'What serves no single area has a folder of its own, under the field’s standard name.',
      severity: 'error',
      from: { pathNot: [`^${generated}/`, ...layers.map(within)] },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: `node_modules|${generated}` },
    exclude: { path: '^(tests|node_modules)/' },
    // swc reads no .tsx here.
    parser: 'tsc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js'] },
  },
}
