import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { notifyDone, refetchAll, runMutation } from '../../change.ts'
import { ReorderOutletListDocument } from '../../generated/graphql.ts'
import { errorText } from '../../texts/error-messages.ts'
import { t } from '../../texts/index.ts'
import { showNotice } from '../../ui/notice.tsx'
import type { ListedOutletRecord, OutletList } from './types.ts'

/** Order of a list, which changes on the screen before the server has stored it. */
export function useOrder({ id, outlets: stored }: OutletList) {
  const [ids, setIds] = useState<readonly string[] | null>(null)
  // The stored order replaces that of the screen when it arrives.
  const storedText = stored.map((outlet) => outlet.id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: run when another order is stored.
  useEffect(() => setIds(null), [storedText])
  const focusId = useRef<string | undefined>(undefined)
  // A moved element loses the focus.
  useLayoutEffect(() => {
    if (focusId.current) document.getElementById(focusId.current)?.focus()
    focusId.current = undefined
  })
  const place = ids && new Map(ids.map((one, at) => [one, at]))
  const outlets: readonly ListedOutletRecord[] = place
    ? [...stored].sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
    : stored
  const change = (outletIds: readonly string[]) => ({
    document: ReorderOutletListDocument,
    input: { outletListId: id, outletIds },
  })
  const move = async (from: number, to: number, focused?: string) => {
    if (to < 0 || to >= outlets.length || to === from) return
    const before = outlets.map((outlet) => outlet.id)
    const after = [...before]
    after.splice(to, 0, ...after.splice(from, 1))
    focusId.current = focused
    setIds(after)
    try {
      await runMutation(change(after))
      notifyDone(
        t('movedTo', { name: outlets[from]!.name, position: to + 1 }),
        [change(before)],
        [id],
      )
    } catch (error) {
      setIds(null)
      showNotice(errorText(error).text, { isError: true })
    }
    await refetchAll()
  }
  return { outlets, move }
}
