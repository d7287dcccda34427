import { Combobox } from '@base-ui/react/combobox'
import { t } from '../texts/index.ts'

export interface PickerProps<Item extends { id: string }> {
  /** Label of the input, and its placeholder. */
  label: string
  /** Items that match the input. */
  items: readonly Item[]
  /** Whether `items` belongs to the current input. */
  isLoaded?: boolean
  input: string
  setInput(input: string): void
  selected: Item | null
  select(item: Item | null): void
  titleOf(item: Item): string
  /** Returns the secondary line of an item, which distinguishes items of the same name. */
  detailOf?(item: Item): string | undefined
}

/** Form control that selects a record: search, arrow keys, name and secondary line. The owner filters the items. */
export function Picker<Item extends { id: string }>({
  label,
  items,
  isLoaded = true,
  input,
  setInput,
  selected,
  select,
  titleOf,
  detailOf = () => undefined,
}: PickerProps<Item>) {
  const detail = selected && detailOf(selected)
  return (
    <Combobox.Root
      items={items}
      filter={null}
      inputValue={input}
      onInputValueChange={setInput}
      value={selected}
      onValueChange={select}
      itemToStringLabel={titleOf}
      isItemEqualToValue={(one: Item, other: Item) => one.id === other.id}
      autoHighlight
    >
      <Combobox.Input aria-label={label} placeholder={label} />
      {detail && <small>{detail}</small>}
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={4} align="start">
          <Combobox.Popup className="popup found" role="region" aria-label={label}>
            <Combobox.Empty className="hint">{isLoaded && t('nothingFound')}</Combobox.Empty>
            <Combobox.List className="options">
              {(item: Item) => (
                <Combobox.Item key={item.id} value={item}>
                  <Choice title={titleOf(item)} detail={detailOf(item)} />
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}

/** Title and secondary line of an item. */
export function Choice({ title, detail }: { title: string; detail: string | undefined }) {
  return (
    <>
      {title}
      {detail && <small>{detail}</small>}
    </>
  )
}
