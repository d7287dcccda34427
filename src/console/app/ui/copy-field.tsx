import { t } from '../texts/index.ts'
import { copy } from './copy.ts'

/** Field of a `dl` whose value can be copied, such as an ID or a URL. */
export function CopyField({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <code>{value}</code>
        <button
          type="button"
          className="quiet"
          aria-label={t('copyNamed', { name })}
          onClick={() => copy(value)}
        >
          {t('copy')}
        </button>
      </dd>
    </div>
  )
}
