import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { maxImportBytes } from '../../src/catalogue-file/receive.js'
import { environmentNames, parseEnv } from '../../src/config/env.js'
import { root } from '../../src/root.js'
import { testApi } from '../support/api.js'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

interface Service {
  environment?: Record<string, string>
  healthcheck?: { test: string[] }
  build?: string
  depends_on?: Record<string, { condition: string }>
  command?: string[]
  read_only?: boolean
}

const hasPromtool = !spawnSync('promtool', ['--version']).error
if (!hasPromtool)
  console.warn('There is no promtool: its test is skipped (apt-get install prometheus).')

const { services } = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>
}

describe('compose.yaml', () => {
  const instances = Object.entries(services).filter(([name]) => /^masthead-\d$/.test(name))

  it('gives two instances settings that the server accepts', () => {
    expect(instances).toHaveLength(2)
    for (const [, { environment }] of instances) {
      const given = Object.entries(environment!).map(([name, value]) => [
        name,
        value
          .replace(/\$\{DOMAIN:\?\}/, 'masthead.example.com')
          .replace(/\$\{\w+:\?\}/, 'x'.repeat(40)),
      ])
      const settings = Object.fromEntries(given.filter(([, value]) => !value!.startsWith('${')))
      expect(Object.keys(environment!).filter((name) => !environmentNames.includes(name))).toEqual(
        [],
      )
      expect(parseEnv(settings)).toMatchObject({ fileStore: { kind: 's3', bucket: 'masthead' } })
    }
  })

  it('passes every setting of an operator from .env', () => {
    const ofImage = ['HOST', 'PORT', 'DATA_DIR']
    const forDevelopment = ['MASTHEAD_DEMO', 'PAYMENT_TEST_PROVIDER', 'STRIPE_API_URL']
    const others = new Set([...ofImage, ...forDevelopment, 'WEBHOOK_ALLOW_PRIVATE'])
    for (const [name, { environment }] of instances) {
      const passed = new Set(Object.keys(environment!))
      expect(
        environmentNames.filter((one) => passed.has(one) === others.has(one)),
        name,
      ).toEqual([])
    }
  })

  it('signs file URLs for the public host, from which the proxy passes downloads on', () => {
    for (const [, { environment }] of instances) {
      const { S3_PUBLIC_ENDPOINT, PUBLIC_URL, S3_ENDPOINT, S3_BUCKET } = environment!
      expect(S3_PUBLIC_ENDPOINT).toBe(PUBLIC_URL)
      const route = read('deploy/s3.caddy')
      expect(route).toContain(`path /${S3_BUCKET}/*`)
      expect(route).toContain(`reverse_proxy ${new URL(S3_ENDPOINT!).host} {`)
    }
  })

  it('waits for healthy services, and has a health check for each', () => {
    for (const [name, { depends_on = {}, healthcheck, build }] of Object.entries(services)) {
      // That of the image is in the Dockerfile.
      expect(healthcheck || build, name).toBeTruthy()
      for (const [other, { condition }] of Object.entries(depends_on)) {
        expect(services[other], `${name} needs ${other}`).toBeDefined()
        expect(condition).toBe(
          other === 'bucket' ? 'service_completed_successfully' : 'service_healthy',
        )
      }
    }
    expect(instances.every(([, { read_only }]) => read_only)).toBe(true)
  })
})

describe('the proxies', () => {
  it('let through the largest file that an import takes', () => {
    const caddy = /max_size (\d+)MB/.exec(read('deploy/Caddyfile'))?.[1]
    const nginx = /client_max_body_size (\d+)m;/.exec(read('deploy/nginx.conf'))?.[1]
    // With space for the other parts of a form.
    expect(Number(caddy) * 1_000_000).toBeGreaterThan(maxImportBytes * 1.01)
    expect(Number(nginx) * 1024 * 1024).toBeGreaterThan(maxImportBytes * 1.01)
  })
})

interface Rule {
  alert: string
  expr: string
  annotations: { summary: string; remedy: string }
}

const { groups } = parse(read('deploy/prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap(({ rules }) => rules)
const dashboard = JSON.parse(read('deploy/grafana/masthead.json')) as {
  panels: { title: string; targets?: { expr: string }[] }[]
}

describe('alerts and dashboard', async () => {
  const api = await testApi({ graphqlWorker: true })
  const metrics = new Map<string, string[]>()
  for (const metric of api.app.services.metrics.registry.getMetricsAsArray()) {
    const { name, labelNames = [] } = metric as unknown as { name: string; labelNames?: string[] }
    metrics.set(name, labelNames)
  }
  // Only where there is a Redis.
  metrics.set('masthead_rate_limits_shared', [])
  /** Those that Prometheus adds. */
  const added = ['instance', 'job', 'le']

  const expressions = [
    ...rules.map(({ alert, expr }) => [alert, expr] as const),
    ...dashboard.panels.flatMap(({ title, targets = [] }) =>
      targets.map(({ expr }) => [title, expr] as const),
    ),
  ]

  it.each(expressions)('%s reads existing metrics', (_name, expr) => {
    const read = [...expr.matchAll(/\b((?:masthead|process|nodejs)_\w+)(?:\{([^}]*)\})?/g)]
    expect(read.length > 0 || /\bup\b/.test(expr)).toBe(true)
    for (const [, name, selectors = ''] of read) {
      const labels = metrics.get(name!) ?? metrics.get(name!.replace(/_(bucket|count|sum)$/, ''))
      expect(labels, name).toBeDefined()
      for (const [, label] of selectors.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g))
        expect([...labels!, ...added], `${label} of ${name}`).toContain(label)
    }
  })

  it('describes what to do for each alert', () => {
    for (const { alert, annotations } of rules) {
      expect(annotations.summary, alert).toBeTruthy()
      expect(annotations.remedy?.length, alert).toBeGreaterThan(40)
    }
  })

  it.skipIf(!hasPromtool)('are rules that Prometheus takes', () => {
    const rules = join(root, 'deploy/prometheus/alerts.yml')
    expect(execFileSync('promtool', ['check', 'rules', rules], { encoding: 'utf8' })).toMatch(
      /SUCCESS/,
    )
  })
})

describe('the documents for operators', () => {
  const text = ['production', 'backups', 'operations', 'metrics']
    .map((name) => read(`docs/${name}.md`))
    .join()

  it('name every file of deploy/, and existing files only', () => {
    const files = readdirSync(join(root, 'deploy'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
    expect(files.filter((name) => !text.includes(name))).toEqual([])
    const named = [...text.matchAll(/\b(?:deploy|tests|src)\/[\w./-]*\w/g)].map(([path]) => path)
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})
