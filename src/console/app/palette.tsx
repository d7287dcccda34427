import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { creatableLists } from './list/record-forms.tsx'
import { useListSearch } from './list/reference.tsx'
import { listUrl } from './list/url-parameters.ts'
import { type ListRecord, lists } from './lists.ts'
import { useNavigation } from './navigation.ts'
import { useSession } from './session.tsx'
import { signOut } from './sign-in.tsx'
import { labelFor, switchLanguage, t } from './texts/index.ts'
import { chooseTheme, themes } from './theme.ts'
import { useDebouncedValue } from './ui/use-debounced-value.ts'
import { dayText, numberText, recordTitle } from './values.tsx'

interface Option {
  key: string
  label: string
  run(): void
}

interface Group {
  value: string
  items: Option[]
}

/** Command palette: runs commands, and finds pages and records. */
export function Palette({
  isOpen,
  setOpen,
  openHelp,
}: {
  isOpen: boolean
  setOpen(isOpen: boolean): void
  openHelp(): void
}) {
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
          <Finder
            words={words}
            setWords={setWords}
            close={() => setOpen(false)}
            openHelp={openHelp}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/**
 * Returns the label of a record: name, outlet and order. Adds the email address of users, and status and date of payments,
 * because their names repeat.
 */
function labelOf({ order, outlet, ...record }: ListRecord): string {
  const { __typename, status, createdAt } = record
  return [
    recordTitle(record),
    outlet && recordTitle(outlet as ListRecord),
    order && recordTitle(order as ListRecord),
    ...(__typename === 'User' ? [record.email] : []),
    ...(__typename === 'Payment' ? [labelFor(String(status)), dayText(String(createdAt))] : []),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Maximum records per list. */
const recordsPerList = 5

const searchedLists = [
  ...(['orders', 'articles', 'campaigns', 'outlets', 'products'] as const),
  ...(['invoices', 'payments', 'teams', 'users'] as const),
]

/** Searches all lists that the token can access. */
function useRecordSearch(query: string) {
  const { may } = useSession()
  const isLong = query.length >= 2
  return searchedLists.map((name) => ({
    name,
    // biome-ignore lint/correctness/useHookAtTopLevel: the lists are constant, so the hooks run in the same order.
    ...useListSearch(lists[name], query, isLong && may(lists[name].page)),
  }))
}

/** Returns the commands that need no record. */
function commandsOf(openHelp: () => void): Option[] {
  return [
    ...themes.map((theme) => ({
      key: `theme ${theme}`,
      label: t('useTheme', { name: t(theme) }),
      run: () => chooseTheme(theme),
    })),
    { key: 'language', label: t('language'), run: switchLanguage },
    { key: 'shortcuts', label: t('shortcuts'), run: openHelp },
    { key: 'sign-out', label: t('signOut'), run: () => void signOut() },
  ]
}

/** Returns the pages, records and commands that match the words, by group. `isLoaded` is whether all records were searched. */
function useGroups(words: string, openHelp: () => void): { groups: Group[]; isLoaded: boolean } {
  const [, navigate] = useLocation()
  const { may } = useSession()
  const parts = useNavigation()
  const query = words.trim()
  const debounced = useDebouncedValue(query)
  const results = useRecordSearch(debounced)
  const isLoaded = query === debounced && results.every(({ isLoaded }) => isLoaded)
  const contains = ({ label }: Option) => label.toLowerCase().includes(query.toLowerCase())
  const linkTo = (href: string, label: string): Option => ({
    ...{ key: href, label },
    run: () => navigate(href),
  })
  const places = parts
    .flatMap((part) => [part, ...part.pages])
    .map(({ href, name }) => linkTo(href, name))
  const creations = creatableLists
    .filter(({ document }) => may(document))
    .map(({ list, title }) => linkTo(`/${list.path}?create=form`, title))
  const groups: Group[] = [
    { value: t('goTo'), items: places.filter(contains) },
    ...(debounced.length >= 2 ? results : []).map(({ name, nodes, totalCount }) => ({
      value: labelFor(name),
      items: [
        ...nodes
          .slice(0, recordsPerList)
          .map((record) => linkTo(`/${lists[name].path}/${record.id}`, labelOf(record))),
        ...(totalCount > recordsPerList
          ? [
              linkTo(
                listUrl(lists[name], { q: debounced }),
                t('showAll', { count: numberText(totalCount) }),
              ),
            ]
          : []),
      ],
    })),
    { value: t('commands'), items: [...creations, ...commandsOf(openHelp)].filter(contains) },
  ].filter(({ items }) => items.length > 0)
  return { groups, isLoaded }
}

function Finder({
  words,
  setWords,
  close,
  openHelp,
}: {
  words: string
  setWords(words: string): void
  close(): void
  openHelp(): void
}) {
  const { groups, isLoaded } = useGroups(words, openHelp)
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
                  key={option.key}
                  value={option}
                  onClick={() => {
                    close()
                    option.run()
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
