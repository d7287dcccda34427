import { t } from '../texts/index.ts'
import { copy } from './copy.ts'

/** Text in a fixed-width font, such as JSON, with a button that copies it. */
export function CodeBlock({ text, label }: { text: string; label: string }) {
  return (
    <div className="code">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it by focusing it. */}
      <pre tabIndex={0}>{text}</pre>
      <button
        type="button"
        className="quiet"
        aria-label={t('copyNamed', { name: label })}
        onClick={() => copy(text)}
      >
        {t('copy')}
      </button>
    </div>
  )
}
