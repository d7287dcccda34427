import { Autocomplete } from '@base-ui/react/autocomplete'
import { useEffect, useRef, useState } from 'react'
import { useOperation } from '../api.ts'
import { ListingSuggestionsDocument } from '../generated/graphql.ts'
import { isVisible, type ListConfig } from '../lists.ts'
import { useSession } from '../session.tsx'
import { labelFor, nameIn, t } from '../texts/index.ts'
import { useDebouncedValue } from '../ui/use-debounced-value.ts'
import { numberText } from '../values.tsx'
import { Highlight } from './highlight.tsx'
import { camelCase, isRanked, parseSort } from './url-parameters.ts'

interface SearchProps {
  list: ListConfig
  address: URLSearchParams
  change(name: string, value: string | null): void
}

/** Returns the labels of the fields that the search covers. */
export const searchedFieldLabels = (list: ListConfig, isOperator: boolean) =>
  [
    ...new Set(list.searched.filter((name) => isVisible(list, isOperator, name)).map(labelFor)),
  ].join(', ')

/** Search field of a list. Searches while the user types. */
export function ListSearch({ list, address, change }: SearchProps) {
  const query = address.get('q') ?? ''
  const [words, setWords] = useState(query)
  const lastSent = useRef(query)
  useEffect(() => {
    if (query !== lastSent.current) setWords(query)
    lastSent.current = query
  }, [query])
  const send = (words: string) => {
    if (words === lastSent.current) return
    lastSent.current = words
    change('q', words || null)
  }
  useEffect(() => {
    if (words === lastSent.current) return
    const timer = setTimeout(() => send(words), 250)
    return () => clearTimeout(timer)
  })
  const { isOperator, may } = useSession()
  const fields = searchedFieldLabels(list, isOperator)
  const input = {
    type: 'search',
    'aria-label': t('searchIn', { list: labelFor(list.name) }),
    title: fields,
    placeholder: isRanked(list) ? t('searchListings') : t('searchBy', { fields }),
  }
  if (isRanked(list) && may(ListingSuggestionsDocument))
    return <SuggestingSearch input={input} words={words} setWords={setWords} send={send} />
  return <input {...input} value={words} onChange={({ target }) => setWords(target.value)} />
}

/** Search field with suggestions, from two characters on. */
function SuggestingSearch({
  input,
  words,
  setWords,
  send,
}: {
  input: object
  words: string
  setWords(words: string): void
  /** Searches at once, without debouncing. */
  send(words: string): void
}) {
  const [isOpen, setOpen] = useState(false)
  const debounced = useDebouncedValue(words.trim())
  const { data } = useOperation(
    ListingSuggestionsDocument,
    { q: debounced },
    { enabled: isOpen && debounced.length >= 2, keepPrevious: true },
  )
  const suggestions = (debounced.length >= 2 && data?.listingSuggestions) || []
  return (
    <Autocomplete.Root
      items={suggestions}
      mode="none"
      value={words}
      onValueChange={(next, { reason }) => {
        setWords(next)
        if (reason === 'item-press') send(next)
      }}
      open={isOpen && suggestions.length > 0}
      onOpenChange={setOpen}
      itemToStringValue={({ text }) => text}
    >
      <Autocomplete.Input
        {...input}
        aria-autocomplete="list"
        onKeyDown={({ key }) => {
          if (key !== 'Enter') return
          send(words)
          setOpen(false)
        }}
      />
      <Autocomplete.Portal>
        <Autocomplete.Positioner sideOffset={4} align="start">
          <Autocomplete.Popup
            className="popup suggestions"
            role="region"
            aria-label={t('suggestions')}
          >
            <Autocomplete.List className="options">
              {(suggestion: (typeof suggestions)[number]) => {
                const { kind, text, count, highlights } = suggestion
                return (
                  <Autocomplete.Item key={`${kind} ${text}`} value={suggestion}>
                    <span>
                      <Highlight text={text} ranges={highlights} />
                    </span>
                    <small>
                      {labelFor(kind)} · {numberText(count)}
                    </small>
                  </Autocomplete.Item>
                )
              }}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  )
}

/** Sort order of a list. Searches default to relevance. */
export function Sort({ list, address, change }: SearchProps) {
  const sort = parseSort(list, address)
  const isSearched = Boolean(address.get('q')?.trim())
  return (
    <label className="sort">
      {t('sort')}
      <select value={sort ?? ''} onChange={({ target }) => change('sort', target.value || null)}>
        {isSearched && <option value="">{t('relevance')}</option>}
        {list.orders.map(camelCase).flatMap((name) =>
          ['', '-'].map((sign) => (
            <option key={`${sign}${name}`} value={`${sign}${name}`}>
              {t(sign ? 'descending' : 'ascending', { name: nameIn(list.name, name) })}
            </option>
          )),
        )}
      </select>
    </label>
  )
}
