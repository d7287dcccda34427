import { useState } from 'react'
import { useOperation } from '../../api.ts'
import { notifyDone, runMutation } from '../../change.ts'
import {
  AddToOutletListDocument,
  CreateOutletListDocument,
  ListsToAddToDocument,
  ProfilesToListForDocument,
  RemoveFromOutletListDocument,
} from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { FormDialog } from '../../ui/form.tsx'

/** Button that adds an outlet to a list, or to a new one. Hidden from operators, who belong to no team. */
export function AddToList({ outletId }: { outletId: string }) {
  const { isOperator, may } = useSession()
  const [isOpen, setOpen] = useState(false)
  const isHidden = isOperator || !may(AddToOutletListDocument) || !may(CreateOutletListDocument)
  const enabled = isOpen && !isHidden
  const { data } = useOperation(ListsToAddToDocument, {}, { enabled })
  const { data: known } = useOperation(ProfilesToListForDocument, {}, { enabled })
  if (isHidden) return null
  const lists = data?.outletLists.nodes ?? []
  const profiles = known?.profiles.nodes ?? []
  const run = async ({ outletListId, name, profileId }: Record<string, unknown>) => {
    const outletIds = [outletId]
    if (!outletListId) {
      const input = { name, profileId, outletIds }
      await runMutation({ document: CreateOutletListDocument, input })
      return notifyDone(t('addedToList', { name: String(name) }))
    }
    const input = { outletListId, outletIds }
    await runMutation({ document: AddToOutletListDocument, input })
    const list = lists.find(({ id }) => id === outletListId)
    notifyDone(
      t('addedToList', { name: list?.name ?? '' }),
      [{ document: RemoveFromOutletListDocument, input }],
      [String(outletListId)],
    )
  }
  const ofNew = { field: 'outletListId', values: [''] }
  const first = lists[0]?.id ?? ''
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('addToList')}
      </button>
      {data && known && (
        <FormDialog
          isOpen={isOpen}
          setOpen={setOpen}
          name={t('addToList')}
          run={run}
          fields={[
            {
              ...{ name: 'outletListId', type: 'select', label: t('outletList'), preset: first },
              choices: [
                ...lists.map(({ id, name, profile }) => [id, `${name} (${profile.name})`] as const),
                ['', t('newList')],
              ],
            },
            {
              ...{ name: 'name', label: t('nameOfNewList'), requiredFor: ofNew },
              ...(lists.length > 0 && { hint: t('onlyForNewList') }),
            },
            {
              ...{ name: 'profileId', type: 'select', label: labelFor('profile') },
              requiredFor: ofNew,
              preset: profiles[0]?.id ?? '',
              choices: profiles.map(({ id, name }) => [id, name] as const),
            },
          ]}
        />
      )}
    </>
  )
}
