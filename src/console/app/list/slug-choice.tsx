import { Autocomplete } from '@base-ui/react/autocomplete'
import { useState } from 'react'
import { useOperation } from '../api.ts'
import { AuditNamesDocument } from '../generated/graphql.ts'
import { labelFor, t } from '../texts/index.ts'
import { numberText } from '../values.tsx'

/** Fields of the audit log whose values are slugs. */
const dimensions = { action: 'ACTION', entity: 'ENTITY' } as const

interface Option {
  slug: string
  name: string
  count: number
}

/** Selects an action or entity type of the audit log by its label. */
export function SlugChoice({ name: field, change }: { name: string; change(value: string): void }) {
  const name = field as keyof typeof dimensions
  const { data } = useOperation(AuditNamesDocument, { key: dimensions[name] })
  const [words, setWords] = useState('')
  const all = (data?.groups ?? [])
    .map(({ keys, count }): Option => {
      const slug = keys[name] ?? ''
      return { slug, name: labelFor(slug), count }
    })
    .sort((one, other) => one.name.localeCompare(other.name))
  const input = words.trim().toLowerCase()
  const fits = ({ slug, name }: Option) =>
    name.toLowerCase().includes(input) || slug.includes(input.replaceAll(' ', '_'))
  const label = t('searchIn', { list: labelFor(name) })
  return (
    <Autocomplete.Root
      inline
      open
      items={all.filter(fits)}
      mode="none"
      value={words}
      onValueChange={setWords}
      itemToStringValue={({ name }) => name}
      autoHighlight="always"
    >
      <Autocomplete.Input aria-label={label} placeholder={label} />
      <Autocomplete.List className="options">
        {({ slug, name, count }: Option) => (
          <Autocomplete.Item
            key={slug}
            value={{ slug, name, count }}
            onClick={() => change(`=${slug}`)}
          >
            {name} <small>{numberText(count)}</small>
          </Autocomplete.Item>
        )}
      </Autocomplete.List>
      {data && <Autocomplete.Empty className="hint">{t('nothingFound')}</Autocomplete.Empty>}
    </Autocomplete.Root>
  )
}
