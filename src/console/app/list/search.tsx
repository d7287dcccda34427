import { Autocomplete } from '@base-ui/react/autocomplete'
import { useEffect, useRef, useState } from 'react'
import { ListingSuggestionsDocument } from '../generated/graphql.ts'
import { useGraph } from '../graph.ts'
import { isShown, type List } from '../lists.ts'
import { useSession } from '../session.tsx'
import { nameIn, nameOf, t } from '../texts/index.ts'
import { useSettled } from '../ui/settled.ts'
import { numberText } from '../values.tsx'
import { camelCase, isRanked, sortOf } from './address.ts'
import { Marked } from './marked.tsx'

interface Searching {
  list: List
  address: URLSearchParams
  change(name: string, value: string | null): void
}

/** Returns the labels of the fields that the search covers. */
export const searchedText = (list: List, isOperator: boolean) =>
  [...new Set(list.searched.filter((name) => isShown(list, isOperator, name)).map(nameOf))].join(
    ', ',
  )

/** Search field of a list. Searches while the user types. */
export function Search({ list, address, change }: Searching) {
  const given = address.get('q') ?? ''
  const [words, setWords] = useState(given)
  const sent = useRef(given)
  useEffect(() => {
    if (given !== sent.current) setWords(given)
    sent.current = given
  }, [given])
  const send = (words: string) => {
    if (words === sent.current) return
    sent.current = words
    change('q', words || null)
  }
  useEffect(() => {
    if (words === sent.current) return
    const timer = setTimeout(() => send(words), 250)
    return () => clearTimeout(timer)
  })
  const { isOperator, may } = useSession()
  const fields = searchedText(list, isOperator)
  const input = {
    type: 'search',
    'aria-label': t('searchIn', { list: nameOf(list.name) }),
    title: fields,
    placeholder: t('searchBy', { fields }),
  }
  if (isRanked(list) && may(ListingSuggestionsDocument))
    return <Suggesting input={input} words={words} setWords={setWords} send={send} />
  return <input {...input} value={words} onChange={({ target }) => setWords(target.value)} />
}

/** Search field with suggestions, from two characters on. */
function Suggesting({
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
  const settled = useSettled(words.trim())
  const { data } = useGraph(
    ListingSuggestionsDocument,
    { q: settled },
    { enabled: isOpen && settled.length >= 2, keepPrevious: true },
  )
  const found = (settled.length >= 2 && data?.listingSuggestions) || []
  return (
    <Autocomplete.Root
      items={found}
      mode="none"
      value={words}
      onValueChange={(next, { reason }) => {
        setWords(next)
        if (reason === 'item-press') send(next)
      }}
      open={isOpen && found.length > 0}
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
              {(suggestion: (typeof found)[number]) => {
                const { kind, text, count, highlights } = suggestion
                return (
                  <Autocomplete.Item key={`${kind} ${text}`} value={suggestion}>
                    <span>
                      <Marked text={text} ranges={highlights} />
                    </span>
                    <small>
                      {nameOf(kind)} · {numberText(count)}
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
export function Sort({ list, address, change }: Searching) {
  const sort = sortOf(list, address)
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
