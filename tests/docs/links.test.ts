import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { renderMarkdown } from '../../src/pages/docs/markdown.js'
import { chapters } from '../../src/pages/docs/pages.js'
import { root } from '../../src/root.js'

const markdownIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => posix.join(folder, name))
const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...markdownIn('docs'),
  ...(existsSync(join(root, '.github')) ? markdownIn('.github') : []),
]

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const anchorsOf = (file: string) =>
  new Set(renderMarkdown({ slug: '', title: '', file }, read(file)).sections.map(({ id }) => id))

test.each(documents)('every link and image of %s exists', (file) => {
  const text = read(file).replaceAll(/^```[\s\S]*?^```/gm, '')
  const lost = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, href]) => href!)
    .filter((href) => !/^[a-z]+:/.test(href))
    .filter((href) => {
      const [path, anchor] = href.split('#') as [string, string?]
      const target = path ? posix.join(dirname(file), path) : file
      if (!existsSync(join(root, target))) return true
      return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).has(anchor)
    })
  expect(lost).toEqual([])
})

test('every image of docs/images is shown', () => {
  const text = documents.map(read).join()
  const images = readdirSync(join(root, 'docs/images')).filter((name) => !name.endsWith('.mmd'))
  expect(images.filter((name) => !text.includes(`images/${name})`))).toEqual([])
})

describe('docs/README.md', () => {
  test('lists the pages of the server by chapter', () => {
    const listed = read('docs/README.md')
      .split('\n## ')
      .slice(1)
      .map((part) => ({
        title: part.slice(0, part.indexOf('\n')),
        pages: [...part.matchAll(/^\| \[([^\]]+)\]\(([^)]+)\) \|/gm)].map(([, title, file]) => ({
          title,
          file: posix.join('docs', file!),
        })),
      }))
    const served = chapters.map(({ title, pages }) => ({
      title,
      pages: pages
        .filter(({ slug }) => slug !== 'index')
        .map(({ title, file }) => ({ title, file })),
    }))
    expect(listed).toEqual(served)
  })
})
