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
import { ReferenceInput } from '../../list/reference.tsx'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { referenceField } from '../../ui/fields.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'

/** Entry of the picker that creates a list. */
const newList = { id: 'new', __typename: 'OutletList', name: t('newListChoice') }

const forNewList = { shownFor: { field: 'outletListId', values: [newList.id] } }

/** Button that adds an outlet to a list, or to a new one. Hidden from operators, who belong to no team. */
export function AddToList({ outlet }: { outlet: { id: string; name: string } }) {
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
    const outletIds = [outlet.id]
    const {
      name,
      profileId = firstProfile?.id,
      outletListId = firstList?.id ?? newList.id,
    } = values
    if (outletListId === newList.id) {
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
          name={t('actionOn', { action: t('addToList'), name: outlet.name })}
          submitLabel={t('addToList')}
          run={run}
          fields={[
            ...(firstList
              ? [
                  {
                    ...{ name: 'outletListId', label: t('outletList'), value: firstList.id },
                    control: (set: (id: string) => void) => (
                      <ReferenceInput
                        type="OutletList"
                        change={set}
                        initial={firstList}
                        lastEntry={newList}
                      />
                    ),
                  },
                ]
              : []),
            {
              ...{ name: 'name', label: t('nameOfNewList'), required: true },
              ...(firstList && forNewList),
            },
            {
              ...referenceField('profileId', 'Profile', firstProfile),
              label: labelFor('profile'),
              ...(firstList && forNewList),
            },
          ]}
        />
      )}
    </>
  )
}
