import { lazy, Suspense } from 'react'

// The parser is loaded with the first Markdown text.
const MarkdownText = lazy(() => import('./markdown-text.tsx'))

/** Whether a field contains Markdown, by its name. */
export const isMarkdown = (name: string) => name.endsWith('Markdown')

/** Shows Markdown. Safe for untrusted text. */
export function Markdown({ text }: { text: string }) {
  return (
    <Suspense fallback={<p className="text">{text}</p>}>
      <MarkdownText text={text} />
    </Suspense>
  )
}
