import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../src/root.js'

const areas = [
  ...['accounts', 'catalogue', 'ordering', 'publishing', 'production', 'library', 'integration'],
]
const places = ['prisma/schema', 'schema', 'src/domain', 'rest', 'tests']
const list = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true }).filter(({ name }) => name !== 'generated')
const document = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
const foldersOf = (place: string) => list(place).filter((entry) => entry.isDirectory())

/** The nouns of a place, each with the areas that have a file of its name. */
function nounsOf(place: string): Map<string, string[]> {
  const nouns = new Map<string, string[]>()
  for (const area of areas) {
    for (const { name } of list(join(place, area))) {
      const noun = name.replace(/\.(test\.)?\w+$/, '')
      nouns.set(noun, [...(nouns.get(noun) ?? []), area])
    }
  }
  return nouns
}

describe('the areas', () => {
  it.each(places)('have a folder each in %s', (place) => {
    for (const area of areas) expect(existsSync(join(root, place, area)), area).toBe(true)
  })

  it('have a noun in one area only, the same in every place', () => {
    const areasOf = new Map<string, Set<string>>()
    for (const place of places) {
      for (const [noun, found] of nounsOf(place)) {
        areasOf.set(noun, new Set([...(areasOf.get(noun) ?? []), ...found]))
      }
    }
    const apart = [...areasOf].filter(([, found]) => found.size > 1).map(([noun]) => noun)
    expect(apart).toEqual([])
  })

  it('have the same nouns in REST and GraphQL', () => {
    const graph = nounsOf('schema')
    expect([...nounsOf('rest').keys()].filter((noun) => !graph.has(noun))).toEqual([])
  })
})

describe('docs/architecture.md', () => {
  it('names every folder of src, and every file of its root', () => {
    const names = list('src').map((entry) =>
      entry.isDirectory() ? `\`src/${entry.name}/\`` : `\`${entry.name}\``,
    )
    expect(names.filter((name) => !document.includes(name))).toEqual([])
  })

  it('names existing paths only', () => {
    const named = [...document.matchAll(/`((?:src|rest|schema|prisma|tests)\/[\w./-]*)/g)]
    expect(named.length).toBeGreaterThan(20)
    const paths = named.map(([, path]) => path!)
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  it('names each folder besides the areas', () => {
    for (const place of ['schema', 'rest']) {
      const others = foldersOf(place).filter(({ name }) => !areas.includes(name))
      expect(others.filter(({ name }) => !document.includes(`\`${name}/\``))).toEqual([])
    }
  })
})

describe('docs/development.md', () => {
  it('gives the reason for every package', () => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    )
    const reasons = readFileSync(join(root, 'docs/development.md'), 'utf8').split(
      '## Dependencies',
    )[1]!
    const names = Object.keys({ ...dependencies, ...devDependencies })
    const named = (name: string) => name.startsWith('@types/') || reasons.includes(`\`${name}\``)
    expect(names.filter((name) => !named(name))).toEqual([])
  })
})

describe('the types', () => {
  it('are evaded in at most fifteen places', () => {
    const casts = ['src', 'schema', 'rest'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !file.includes('generated'))
        .flatMap((file) =>
          [
            ...readFileSync(join(root, folder, file), 'utf8').matchAll(
              /\bas (unknown as|never)\b/g,
            ),
          ].map(() => `${folder}/${file}`),
        ),
    )
    expect(casts.length, casts.join('\n')).toBeLessThanOrEqual(15)
  })
})
