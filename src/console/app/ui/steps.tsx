import { t } from '../texts/index.ts'

/** Step of a process. */
export interface ProgressStep {
  name: string
  state: 'done' | 'current' | 'ahead' | 'failed'
  /** Second line, such as the time of the step. */
  hint?: string | undefined
}

/** Progress of a record as a row of steps. */
export function Steps({ steps }: { steps: readonly ProgressStep[] }) {
  return (
    <ol className="steps" aria-label={t('progress')}>
      {steps.map(({ name, state, hint }) => (
        <li key={name} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <b>{name}</b>
          {hint && <small>{hint}</small>}
        </li>
      ))}
    </ol>
  )
}
