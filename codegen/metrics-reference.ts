import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../src/root.js'

/** Metric in the source code. */
interface Declared {
  name: string
  type: string
  labels: string
  help: string
}

// A name is followed by the help text, as a member or as an argument.
const declaration = /'(masthead_\w+)',\s*(?:help:\s*)?(?:'([^']+)'|"([^"]+)")/g

/**
 * Renders the table of Masthead's own metrics in `docs/metrics.md`. `tests/docs` compares it with a running server.
 */
export function metricsTable(): string {
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(root, 'src', name), 'utf8'))
  const rows = sources
    .flatMap(declaredIn)
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, type, labels, help }) => {
      const by = labels ? ` by ${labels}` : ''
      return `| \`${name}\` | ${type}${by}. ${help} |\n`
    })
  return `| Metric | Type, labels and meaning |\n|---|---|\n${rows.join('')}`
}

function declaredIn(source: string): Declared[] {
  return [...source.matchAll(declaration)].map((match) => {
    const [text, name, plain, quoted] = match
    const [type] =
      source
        .slice(0, match.index)
        .match(/(?<=new )(Counter|Gauge|Histogram)(?=\(\{\s*name:\s*$)/) ?? []
    const rest = source.slice(match.index + text.length).split(/^\s*(?:\}|\)|new )/m)[0]!
    const [, labelNames, label] = /labelNames: \[([^\]]*)\]|\blabel: '(\w+)'/.exec(rest) ?? []
    const labels = label
      ? [label]
      : (labelNames ?? '').split(',').map((label) => label.trim().replaceAll("'", ''))
    return {
      name: name!,
      type: type ?? 'Gauge',
      labels: labels
        .filter(Boolean)
        .map((label) => `\`${label}\``)
        .join(', '),
      help: (plain ?? quoted)!.replaceAll('|', '\\|'),
    }
  })
}
