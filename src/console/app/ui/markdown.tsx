import { lazy, Suspense } from 'react'

// What reads it is loaded with the first text.
const MarkdownText = lazy(() => import('./markdown-text.tsx'))

/** Whether a field has Markdown, as its name says. */
export const isMarkdown = (name: string) => name.endsWith('Markdown')

/** A text of Markdown, safe to show whoever wrote it. */
export function Markdown({ text }: { text: string }) {
  return (
    <Suspense fallback={<p className="text">{text}</p>}>
      <MarkdownText text={text} />
    </Suspense>
  )
}
