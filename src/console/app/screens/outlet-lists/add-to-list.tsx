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
import { referenceField } from '../../ui/fields.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'

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
  const [firstList, firstProfile] = [lists[0], profiles[0]]
  const run = async (values: Record<string, unknown>) => {
    const outletIds = [outletId]
    const { name, profileId = firstProfile?.id, outletListId = firstList?.id } = values
    if (name) {
      const input = { name, profileId, outletIds }
      await runMutation({ document: CreateOutletListDocument, input })
      return notifyDone(t('addedToList', { name: String(name) }))
    }
    const input = { outletListId, outletIds }
    await runMutation({ document: AddToOutletListDocument, input })
    const list = lists.find(({ id }) => id === outletListId)
    notifyDone(
      t('addedToList', { name: list?.name ?? t('outletList') }),
      [{ document: RemoveFromOutletListDocument, input }],
      [String(outletListId)],
    )
  }
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
            ...(firstList
              ? [
                  {
                    ...referenceField('outletListId', 'OutletList', firstList),
                    label: t('outletList'),
                  },
                ]
              : []),
            {
              ...{ name: 'name', label: t('nameOfNewList'), required: !firstList },
              ...(firstList && { hint: t('onlyForNewList') }),
            },
            {
              ...referenceField('profileId', 'Profile', firstProfile),
              label: labelFor('profile'),
              ...(firstList && { hint: t('onlyForNewList') }),
            },
          ]}
        />
      )}
    </>
  )
}
