import { Link, useSearchParams } from 'wouter'
import { isNotFound, useOperation } from '../../api.ts'
import { refetchAll } from '../../change.ts'
import { LibraryFileDocument, LibraryFoldersDocument } from '../../generated/graphql.ts'
import { ReferenceInput } from '../../list/reference.tsx'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { Screen } from '../../ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { Library } from './library.tsx'
import { useUploads } from './use-uploads.ts'

/**
 * Library of files with its folders. Operators choose a team first.
 * @param id folder or file. A file is shown in its folder.
 */
export function FilesScreen({ id }: { id: string | undefined }) {
  const { isOperator } = useSession()
  const [address] = useSearchParams()
  const teamId = address.get('teamId') ?? undefined
  const uploading = useUploads(() => void refetchAll())
  const isReady = !isOperator || teamId !== undefined || id !== undefined
  const where = teamId ? { teamId: { eq: teamId } } : {}
  const folders = useOperation(LibraryFoldersDocument, { where }, { enabled: isReady })
  const all = folders.data?.folders.nodes
  const folder = all?.find((one) => one.id === id)
  const isFile = id !== undefined && all !== undefined && !folder
  const { data, error } = useOperation(LibraryFileDocument, { id: id ?? '' }, { enabled: isFile })
  if (!isReady) return <TeamChoice />
  if (folders.error && !all)
    return <ErrorState error={folders.error} retry={() => void folders.refetch()} />
  if (isFile && error) {
    return isNotFound(error) ? (
      <EmptyState title={t('notFound')} hint={t('notFoundHint')}>
        <Link href="/files">{t('files')}</Link>
      </EmptyState>
    ) : (
      <ErrorState error={error} />
    )
  }
  if (!all || (isFile && !data)) return <Skeleton lines={10} />
  const linked = (isFile && data?.file) || undefined
  const shown = folder ?? all.find((one) => one.id === linked?.folderId)
  const team = isOperator ? (teamId ?? shown?.teamId ?? linked?.teamId) : undefined
  return (
    <Library
      key={`${shown?.id} ${team} ${linked?.id}`}
      uploading={uploading}
      folder={shown}
      folders={team ? all.filter((one) => one.teamId === team) : all}
      teamId={team}
      linked={linked}
    />
  )
}

/** Lets an operator choose a team. */
function TeamChoice() {
  const [, setAddress] = useSearchParams()
  return (
    <Screen title={t('files')}>
      <section className="card narrow">
        <p className="hint">{t('filesOfTeamHint')}</p>
        <div className="control">
          <ReferenceInput
            type="Team"
            change={(teamId) => teamId && setAddress(new URLSearchParams({ teamId }))}
          />
        </div>
      </section>
    </Screen>
  )
}
