import { type ReactNode, useId, useState } from 'react'
import type { RequestIssue } from '../../../errors/app-error.ts'
import { issueMessage } from '../texts/error-messages.ts'
import { labelFor, t } from '../texts/index.ts'
import { CheckboxGroup } from './checkbox-group.tsx'
import type { FormField } from './form-field.ts'
import { linesOf } from './form-values.ts'

/** Issue of a field. `line` is the entry of a field with several lines, if the issue is about one of them. */
export interface FieldIssue extends RequestIssue {
  line?: string | undefined
}

/** Control of a form field with its label, issues and hint. */
export function FieldInput({ field, issues }: { field: FormField; issues: readonly FieldIssue[] }) {
  const errorId = `${useId()}-fault`
  const { name, type = 'text', label = labelFor(name), required, choices } = field
  const value = field.value ?? field.preset
  const [selectedValue, selectValue] = useState(String(value ?? ''))
  const below = (
    <div id={errorId}>
      <FieldErrors issues={issues} hasLines={type === 'lines'} />
      <Hint field={field} selectedValue={selectedValue} />
    </div>
  )
  if (type === 'several') {
    return (
      <div>
        <CheckboxGroup
          name={name}
          label={label}
          choices={choices ?? []}
          initial={linesOf(String(value ?? ''))}
          required={required ?? false}
          errorId={errorId}
          selectsAll={field.selectsAll ?? false}
        />
        {below}
      </div>
    )
  }
  return (
    <div data-half={field.isHalf || undefined}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: each branch has its control. */}
      <label>
        {type === 'checkbox' ? (
          <>
            <input type="checkbox" name={name} defaultChecked={value === 'true'} /> {label}
          </>
        ) : (
          <>
            <span data-required={required || undefined}>{label}</span>
            <Control
              field={field}
              isInvalid={issues.length > 0}
              errorId={errorId}
              select={selectValue}
            />
          </>
        )}
      </label>
      {below}
    </div>
  )
}

/** Help for a field, and the warning about the selected choice. */
function Hint({
  field: { type, hint, warnings },
  selectedValue,
}: {
  field: FormField
  selectedValue: string
}) {
  return (
    <>
      {(hint || type === 'lines') && (
        <small>{[hint, type === 'lines' && t('onePerLine')].filter(Boolean).join(' ')}</small>
      )}
      {warnings && (
        <div role="status">
          {warnings[selectedValue] && <p className="caution">{warnings[selectedValue]}</p>}
        </div>
      )}
    </>
  )
}

/** Select, textarea or input of a field. */
function Control({
  field,
  isInvalid,
  errorId,
  select,
}: {
  field: FormField
  isInvalid: boolean
  /** ID of the element that describes the control. */
  errorId: string
  select(value: string): void
}) {
  const { name, type = 'text', required, choices, rows, unit } = field
  const props = {
    name,
    required,
    defaultValue: field.value ?? field.preset,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': errorId,
  }
  if (type === 'select') {
    return (
      <select {...props} onChange={({ target }) => select(target.value)}>
        {choices?.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    )
  }
  if (type === 'textarea' || type === 'lines') return <textarea rows={rows ?? 4} {...props} />
  return (
    <Unit unit={unit}>
      <input
        {...props}
        // Browsers reject URLs without a scheme. `inputOf` adds https:// to them.
        type={type === 'url' ? 'text' : type}
        inputMode={type === 'url' ? 'url' : undefined}
        step={type === 'number' ? 'any' : undefined}
        autoComplete="off"
      />
    </Unit>
  )
}

/** Shows the unit of a value in its input. */
function Unit({ unit, children }: { unit: FormField['unit']; children: ReactNode }) {
  if (!unit) return children
  return (
    <span
      className="with-unit"
      data-side={unit.isBefore ? 'before' : 'after'}
      data-text={unit.text}
    >
      {children}
    </span>
  )
}

/** Shows the issues of a field, with the line that each is about. Equal messages of other list entries are shown once. */
export function FieldErrors({
  issues,
  hasLines = false,
}: {
  issues: readonly FieldIssue[]
  hasLines?: boolean
}) {
  const messages = issues.map((issue) => {
    const { text, lang } = issueMessage(issue)
    return [hasLines && issue.line ? `${issue.line}: ${text}` : text, lang] as const
  })
  const langs = new Map(messages)
  return [...langs].map(([text, lang]) => (
    <p key={text} className="fault" role="alert" lang={lang}>
      {text}
    </p>
  ))
}
