import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { renderMermaidSVG } from 'beautiful-mermaid'
import { root } from '../src/root.js'

const folder = 'docs/images'

const colors = {
  bg: '#ffffff',
  fg: '#16202e',
  muted: '#3d4a5c',
  line: '#566273',
  accent: '#1d4ed8',
  surface: '#eef3fd',
  border: '#9db4e8',
}

/** Renders each Mermaid text in `docs/images`. @returns the SVG files by path */
export function generateDiagrams(): Record<string, string> {
  const texts = readdirSync(join(root, folder)).filter((name) => name.endsWith('.mmd'))
  return Object.fromEntries(
    texts.map((name) => [
      `${folder}/${basename(name, '.mmd')}.svg`,
      withPageFonts(renderMermaidSVG(readFileSync(join(root, folder, name), 'utf8'), colors)),
    ]),
  )
}

/**
 * Removes web fonts, because browsers do not load them in SVG images and the documents must not connect to other hosts, and
 * enlarges the smallest labels, for which the renderer has no option.
 */
function withPageFonts(svg: string): string {
  return `${svg
    .replaceAll('font-size="11"', 'font-size="12"')
    .replace(/^\s*@import url\(.*\n/m, '')
    .replaceAll(/font-family: '[^']+'/g, 'font-family: Inter, Arial, "Liberation Sans"')
    .trim()}\n`
}
