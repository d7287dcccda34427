import { useOperation } from '../../api.ts'
import { refetchAll, runMutation } from '../../change.ts'
import {
  CreateSavedSearchDocument,
  DeleteSavedSearchDocument,
  SavedSearchesDocument,
} from '../../generated/graphql.ts'
import { useLocalStorage } from '../../list/use-local-storage.ts'
import { SavedAddresses, Views } from '../../list/views.tsx'
import { useSession } from '../../session.tsx'
import { errorText } from '../../texts/error-messages.ts'
import { t } from '../../texts/index.ts'
import { showNotice } from '../../ui/notice.tsx'

/** Storage key of the searches in this browser. */
const viewsKey = 'views.listings'

/**
 * Menu of saved searches. They are kept for the user on all devices, or in this browser if the role does not allow
 * changes.
 */
export function SavedSearches({ address }: { address: URLSearchParams }) {
  const { may } = useSession()
  const menu = {
    title: t('savedSearches'),
    hint: t('noSavedSearches'),
    path: '/catalogue',
    address,
  }
  if (!may(CreateSavedSearchDocument)) return <Views name={viewsKey} {...menu} />
  return <SavedOnServer {...menu} />
}

function SavedOnServer(menu: {
  title: string
  hint: string
  path: string
  address: URLSearchParams
}) {
  const { data } = useOperation(SavedSearchesDocument, {})
  const saved = data?.savedSearches ?? []
  // Earlier releases stored them as a view in this browser.
  const [views, setViews] = useLocalStorage<Record<string, string>>(viewsKey, {})
  const local = Object.entries(views)
    .filter(([name]) => !saved.some((one) => one.name === name))
    .map(([name, parameters]) => ({ name, parameters }))
  const change = async (work: Promise<unknown>, message: string) => {
    try {
      await work
      showNotice(message)
    } catch (error) {
      showNotice(errorText(error).text, { isError: true })
    }
    await refetchAll()
  }
  return (
    <SavedAddresses
      {...menu}
      saved={[...saved, ...local]}
      save={(name, parameters) => {
        const input = { name, parameters }
        const request = runMutation({ document: CreateSavedSearchDocument, input })
        void change(request, t('searchSaved'))
      }}
      remove={(name) => {
        const { [name]: _, ...others } = views
        setViews(others)
        const own = saved.find((one) => one.name === name)
        if (!own) return showNotice(t('searchDeleted'))
        const input = { savedSearchId: own.id }
        const request = runMutation({ document: DeleteSavedSearchDocument, input })
        void change(request, t('searchDeleted'))
      }}
    />
  )
}
