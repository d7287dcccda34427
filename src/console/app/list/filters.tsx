import { Menu } from '@base-ui/react/menu'
import { Popover } from '@base-ui/react/popover'
import { useState } from 'react'
import { useOperation } from '../api.ts'
import { isVisible, type ListConfig, lists } from '../lists.ts'
import { useSession } from '../session.tsx'
import type { AuditSentenceEntry } from '../texts/audit-sentence.ts'
import { labelFor, nameIn, t } from '../texts/index.ts'
import { dayText, isUuid, moneyText, shortId } from '../values.tsx'
import { ChoiceFilter } from './choice-filter.tsx'
import { changedRecordTitle } from './differences.tsx'
import { ReferenceName, ReferenceSearch } from './reference.tsx'
import { SlugChoice } from './slug-choice.tsx'
import { StatusChoice, StatusName } from './status-choice.tsx'
import { enumValues, exactValues, listVariables, parseFilters } from './url-parameters.ts'

/** Properties of a list that the filter menu depends on. */
export type FilterMenuList = Pick<ListConfig, 'filters' | 'menuFilters' | 'search'> &
  Partial<Pick<ListConfig, 'slugFields' | 'operators'>> & { name: string }

interface FiltersProps {
  list: FilterMenuList
  address: URLSearchParams
  change(name: string, value: string | null): void
}

/** Shows the active filters of a list, each with its editor, and a menu to add others. */
export function Filters({ list, address, change }: FiltersProps) {
  const [newFilter, setNewFilter] = useState<string | null>(null)
  const active = parseFilters(list, address)
  const names = active.map(([name]) => name)
  const visibleFilters =
    newFilter && !names.includes(newFilter) ? [...active, [newFilter, ''] as const] : active
  const { isOperator } = useSession()
  const operators = list.operators ?? []
  const available = list.menuFilters.filter(
    (name) =>
      !names.includes(name) && name in list.filters && isVisible({ operators }, isOperator, name),
  )
  return (
    <>
      {visibleFilters.map(([name, value]) => (
        <Filter
          key={name}
          list={list}
          name={name}
          value={value}
          isNew={name === newFilter}
          change={(next) => {
            setNewFilter(null)
            change(name, next)
          }}
        />
      ))}
      {available.length > 0 && (
        <Menu.Root>
          <Menu.Trigger className="quiet add-filter">+ {t('addFilter')}</Menu.Trigger>
          <Menu.Portal>
            <Menu.Positioner sideOffset={4} align="start">
              <Menu.Popup className="popup">
                {available.map((name) => (
                  <Menu.Item key={name} onClick={() => setNewFilter(name)}>
                    {nameIn(list.name, name)}
                  </Menu.Item>
                ))}
              </Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        </Menu.Root>
      )}
      {active.length > 1 && (
        <button type="button" className="quiet" onClick={() => change('', null)}>
          {t('clearFilters')}
        </button>
      )}
    </>
  )
}

interface FilterProps {
  list: FilterMenuList
  name: string
  value: string
  isNew: boolean
  change(value: string | null): void
}

function Filter({ list, name, value, isNew, change }: FilterProps) {
  const [isOpen, setOpen] = useState(isNew)
  const kind = list.filters[name]!
  const isSlug = list.slugFields?.includes(name)
  const close = (next: string | null) => {
    setOpen(false)
    change(next)
  }
  return (
    <span className="filter">
      <Popover.Root
        open={isOpen}
        onOpenChange={(open) => {
          setOpen(open)
          if (!open && !value) change(null)
        }}
      >
        <Popover.Trigger>
          <span>
            {nameIn(list.name, name)}
            {value && ':'}
          </span>
          {value && (
            <>
              {' '}
              <b>
                {isSlug ? (
                  labelFor(value.replace(/^=/, ''))
                ) : list.name === 'auditEntries' && name === 'entityId' ? (
                  <ChangedRecordName id={value} />
                ) : (
                  <ValueName kind={kind} value={value} />
                )}
              </b>
            </>
          )}
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner
            sideOffset={6}
            align="start"
            collisionAvoidance={{ side: 'flip', align: 'shift' }}
          >
            <Popover.Popup className="popup editor" aria-label={nameIn(list.name, name)}>
              {isSlug ? (
                <SlugChoice name={name} change={close} />
              ) : (
                <FilterEditor kind={kind} value={value} change={close} />
              )}
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
      {value && (
        <button
          type="button"
          aria-label={t('removeFilter', { name: nameIn(list.name, name) })}
          onClick={() => close(null)}
        >
          ×
        </button>
      )}
    </span>
  )
}

const isNumber = (kind: string) => ['Money', 'Int', 'Float'].includes(kind)

const isRelativeRange = (value: string) => value === 'year' || /^-\d+[dh]$/.test(value)

/** Returns the label of a relative date range, such as “Last 7 days”. */
function relativeRangeLabel(span: string): string {
  if (span === 'year') return t('thisYear')
  if (span === '-0d') return t('spanToday')
  const count = Number.parseInt(span.slice(1), 10)
  if (span.endsWith('d')) return t('lastDays', { count })
  return count === 1 ? t('lastHour') : t('lastHours', { count })
}

/** Shows the value of a filter. */
function ValueName({ kind, value }: { kind: string; value: string }) {
  if (value === 'any') return t('isSet')
  if (value === 'none') return t('isNotSet')
  if (value === 'true' || value === 'false') return t(value === 'true' ? 'yes' : 'no')
  if (kind === 'DateTime' && isRelativeRange(value)) return relativeRangeLabel(value)
  if (kind === 'DateTime' || isNumber(kind)) {
    const text = (part: string | undefined) =>
      !part
        ? '…'
        : kind === 'DateTime'
          ? dayText(part)
          : kind === 'Money'
            ? moneyText(Number(part))
            : part
    const [from, to] = value.split('..')
    return `${text(from)} – ${text(to)}`
  }
  if (kind === 'ArticleContentStatus') return <StatusName value={value} />
  if (enumValues(kind)) return value.split(',').map(labelFor).join(', ')
  if (isReference(kind)) return <ReferenceName type={kind} id={value} />
  if (isUuid(value)) return shortId(value)
  return value.startsWith('=') ? exactValues(value).join(', ') : value
}

/** Shows the title of a changed record, as the entries of the audit log that the filter finds name it. */
function ChangedRecordName({ id }: { id: string }) {
  const { page } = lists.auditEntries
  const variables = listVariables(lists.auditEntries, new URLSearchParams({ entityId: id }))
  const { data } = useOperation(page, variables, { enabled: isUuid(id) })
  const entry = data?.list.nodes[0] as AuditSentenceEntry | undefined
  return entry ? changedRecordTitle(entry) : isUuid(id) ? shortId(id) : id
}

/** Whether values are IDs of a record. Only for kinds that are neither enums nor other types of values. */
const isReference = (kind: string) =>
  /^[A-Z]\w+$/.test(kind) && !['String', 'UUID', 'ID'].includes(kind)

interface EditorProps {
  kind: string
  value: string
  change(value: string | null): void
}

/** Editor of a filter, by the type of its value. */
function FilterEditor({ kind, value, change }: EditorProps) {
  const choices = enumValues(kind)
  if (kind === 'ArticleContentStatus') return <StatusChoice value={value} change={change} />
  if (choices)
    return (
      <ChoiceFilter
        choices={choices.map((one) => [one, labelFor(one)])}
        value={value}
        change={change}
      />
    )
  if (kind === 'Boolean' || kind === '=Boolean') {
    return (
      <div className="choice">
        {(['true', 'false'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={value === one} onClick={() => change(one)}>
            {t(one === 'true' ? 'yes' : 'no')}
          </button>
        ))}
      </div>
    )
  }
  if (kind === 'DateTime' || isNumber(kind))
    return <RangeEditor kind={kind} value={value} change={change} />
  if (isReference(kind)) return <ReferenceSearch type={kind} change={change} />
  return <TextEditor kind={kind} value={value} change={change} />
}

function RangeEditor({ kind, value, change }: EditorProps) {
  const isDate = kind === 'DateTime'
  const [first = '', last = ''] = value.includes('..') ? value.split('..') : []
  const type = isDate ? 'date' : 'number'
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const [from, to] = [form.get('from'), form.get('to')]
        change(from || to ? `${from}..${to}` : null)
      }}
    >
      {isDate && (
        <div className="choice">
          {['-1h', '-0d', '-7d', '-30d', '-90d', 'year'].map((span) => (
            <button
              key={span}
              type="button"
              aria-pressed={value === span}
              onClick={() => change(span)}
            >
              {relativeRangeLabel(span)}
            </button>
          ))}
          <button type="button" aria-pressed={value === 'any'} onClick={() => change('any')}>
            {t('isSet')}
          </button>
          <button type="button" aria-pressed={value === 'none'} onClick={() => change('none')}>
            {t('isNotSet')}
          </button>
        </div>
      )}
      <div className="between">
        <label>
          {t('from')}
          <input
            type={type}
            name="from"
            step="any"
            defaultValue={isDate ? first.slice(0, 10) : first}
          />
        </label>
        <label>
          {t('to')}
          <input
            type={type}
            name="to"
            step="any"
            defaultValue={isDate ? last.slice(0, 10) : last}
          />
        </label>
      </div>
      <button type="submit">{t('apply')}</button>
    </form>
  )
}

function TextEditor({ kind, value, change }: EditorProps) {
  // The API matches list entries exactly, without substrings.
  const isList = kind.startsWith('[')
  const [first, ...others] = exactValues(value.startsWith('=') ? value : `=${value}`)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const text = String(new FormData(event.currentTarget).get('text')).trim()
        change(text && isList ? `=${text}` : text || null)
      }}
    >
      <label>
        {t(isList ? 'exactly' : 'contains')}
        <input name="text" defaultValue={others.length > 0 ? '' : first} autoComplete="off" />
      </label>
      <button type="submit">{t('apply')}</button>
    </form>
  )
}
