import { Link } from 'wouter'
import { isNotFound, useOperation } from '../../api.ts'
import { restorePrevious } from '../../change.ts'
import {
  AddToOutletListDocument,
  ArchiveOutletListDocument,
  OutletListScreenDocument,
  RenameOutletListDocument,
  RestoreOutletListDocument,
} from '../../generated/graphql.ts'
import { MutationButton, RecordPage } from '../../list/record-page.tsx'
import { ReferenceInput } from '../../list/reference.tsx'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { EditButton, FormButton } from '../../ui/form.tsx'
import { Screen } from '../../ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { RecordLink } from '../../values.tsx'
import { ListedOutlets } from './listed-outlets.tsx'
import { Sharing } from './sharing.tsx'
import type { OutletList } from './types.ts'

/** List of outlets: its order, its outlets with prices and inquiries, and its public page. */
export function OutletListScreen({ id }: { id: string }) {
  const { data, error, refetch } = useOperation(OutletListScreenDocument, { id })
  // An archived list can only be restored.
  if (error && isNotFound(error)) return <RecordPage list={lists.outletLists} id={id} />
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <Skeleton lines={10} />
  const list = data.outletList
  if (!list) return <EmptyState title={t('notFound')} hint={t('notFoundHint')} />
  return (
    <Screen
      title={list.name}
      above={
        <>
          <Link href={`/${lists.outletLists.path}`}>{labelFor('outletLists')}</Link>
          {' / '}
          <RecordLink record={list.profile} />
        </>
      }
      actions={<ListActions list={list} />}
    >
      <div className="outlet-list">
        <section className="part" aria-label={labelFor('outlets')}>
          {list.outlets.length === 0 ? (
            <EmptyState title={t('emptyList')} hint={t('emptyListHint')} />
          ) : (
            <ListedOutlets list={list} />
          )}
        </section>
        <Sharing list={list} />
      </div>
    </Screen>
  )
}

function ListActions({ list }: { list: OutletList }) {
  const { may } = useSession()
  const input = { outletListId: list.id }
  const rename = { document: RenameOutletListDocument, input }
  return (
    <>
      {may(ArchiveOutletListDocument) && (
        <MutationButton
          name={t('archive')}
          change={{ document: ArchiveOutletListDocument, input }}
          undo={() => ({ document: RestoreOutletListDocument, input })}
        />
      )}
      {may(RenameOutletListDocument) && (
        <EditButton
          name={t('rename')}
          {...rename}
          fields={[{ name: 'name', value: list.name, required: true }]}
          undo={restorePrevious(rename, { name: list.name })}
        />
      )}
      {may(AddToOutletListDocument) && (
        <FormButton
          name={t('addOutlet')}
          isPrimary
          document={AddToOutletListDocument}
          input={input}
          inputOf={({ outletId }) => ({ outletIds: [outletId] })}
          fields={[
            {
              ...{ name: 'outletId', label: labelFor('outlet'), required: true },
              control: (set) => (
                <ReferenceInput type="Outlet" where={{ status: { eq: 'ACTIVE' } }} change={set} />
              ),
            },
          ]}
        />
      )}
    </>
  )
}
