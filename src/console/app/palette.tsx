import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useListSearch } from './list/reference.tsx'
import { listUrl } from './list/url-parameters.ts'
import { type ListRecord, lists } from './lists.ts'
import { useNavigation } from './navigation.ts'
import { useSession } from './session.tsx'
import { labelFor, t } from './texts/index.ts'
import { useDebouncedValue } from './ui/use-debounced-value.ts'
import { dayText, numberText, recordTitle } from './values.tsx'

interface Option {
  href: string
  label: string
}

interface Group {
  value: string
  items: Option[]
}

/** Command palette: finds pages, orders, articles, teams, outlets and payments. */
export function Palette({ isOpen, setOpen }: { isOpen: boolean; setOpen(isOpen: boolean): void }) {
  const [words, setWords] = useState('')
  useLayoutEffect(() => {
    if (!isOpen) return
    setWords('')
    // Capture letters that are typed before the input gets the focus.
    const onKey = (event: KeyboardEvent) => {
      const isElsewhere = !(event.target as Element).closest?.('.palette')
      if (!isElsewhere || event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey)
        return
      event.preventDefault()
      setWords((now) => now + event.key)
    }
    addEventListener('keydown', onKey, true)
    return () => removeEventListener('keydown', onKey, true)
  }, [isOpen])
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog palette" aria-label={t('searchAll')}>
          <Finder words={words} setWords={setWords} close={() => setOpen(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Returns the label of a record: its name and its order. Payments also have status and date, since their names repeat. */
function labelOf({ order, ...record }: ListRecord): string {
  const { __typename, status, createdAt } = record
  return [
    recordTitle(record),
    order && recordTitle(order as ListRecord),
    ...(__typename === 'Payment' ? [labelFor(String(status)), dayText(String(createdAt))] : []),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Maximum records per list. */
const recordsPerList = 5

const searchedLists = ['orders', 'articles', 'teams', 'outlets', 'payments'] as const

function Finder({
  words,
  setWords,
  close,
}: {
  words: string
  setWords(words: string): void
  close(): void
}) {
  const [, navigate] = useLocation()
  const { may } = useSession()
  const parts = useNavigation()
  const query = words.trim()
  const debounced = useDebouncedValue(query)
  const isLong = debounced.length >= 2
  const results = {
    orders: useListSearch(lists.orders, debounced, isLong && may(lists.orders.page)),
    articles: useListSearch(lists.articles, debounced, isLong && may(lists.articles.page)),
    teams: useListSearch(lists.teams, debounced, isLong && may(lists.teams.page)),
    outlets: useListSearch(lists.outlets, debounced, isLong && may(lists.outlets.page)),
    payments: useListSearch(lists.payments, debounced, isLong && may(lists.payments.page)),
  }
  const isLoaded = query === debounced && Object.values(results).every(({ isLoaded }) => isLoaded)
  const places = parts
    .flatMap((part) => [part, ...part.pages])
    .filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()))
    .map(({ href, name }) => ({ href, label: name }))
  const groups: Group[] = [
    { value: t('goTo'), items: places },
    ...(isLong ? searchedLists : []).map((name) => ({
      value: labelFor(name),
      items: [
        ...results[name].nodes.slice(0, recordsPerList).map((record) => ({
          href: `/${lists[name].path}/${record.id}`,
          label: labelOf(record),
        })),
        ...(results[name].totalCount > recordsPerList
          ? [
              {
                href: listUrl(lists[name], { q: debounced }),
                label: t('showAll', { count: numberText(results[name].totalCount) }),
              },
            ]
          : []),
      ],
    })),
  ].filter(({ items }) => items.length > 0)
  return (
    <Autocomplete.Root
      inline
      open
      items={groups}
      mode="none"
      value={words}
      onValueChange={setWords}
      itemToStringValue={({ label }: Option) => label}
      autoHighlight="always"
    >
      <Autocomplete.Input aria-label={t('searchAll')} placeholder={t('searchAll')} />
      <Autocomplete.Empty className="hint">{isLoaded && t('nothingFound')}</Autocomplete.Empty>
      <Autocomplete.List className="options">
        {(group: Group) => (
          <Autocomplete.Group key={group.value} items={group.items}>
            <Autocomplete.GroupLabel className="label">{group.value}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(option: Option) => (
                <Autocomplete.Item
                  key={option.href}
                  value={option}
                  onClick={() => {
                    close()
                    navigate(option.href)
                  }}
                >
                  {option.label}
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  )
}
