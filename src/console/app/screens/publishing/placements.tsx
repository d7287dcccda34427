import { useOperation } from '../../api.ts'
import { type PlacementRowFragment, PlacementWorkDocument } from '../../generated/graphql.ts'
import { labelFor, t } from '../../texts/index.ts'
import { Screen } from '../../ui/page.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { numberText } from '../../values.tsx'
import { FirstSteps } from './first-steps.tsx'
import { duplicateLabels, PlacementRow } from './placement-row.tsx'

/** Placements of a publisher: those to accept with the earliest deadline first, then those to deliver. */
export function PublisherPlacements() {
  const { data, error, refetch } = useOperation(PlacementWorkDocument, {})
  if (error && !data) return <ErrorState error={error} retry={refetch} />
  if (!data) return <Skeleton lines={8} />
  const { offered, accepted, closed } = data
  const isEmpty = offered.totalCount + accepted.totalCount + closed.totalCount === 0
  const sections = (
    <>
      <Section title={t('toAccept')} empty={t('nothingToAccept')} placements={offered} />
      <Section title={t('toDeliver')} empty={t('nothingToDeliver')} placements={accepted} />
      <Section title={t('closedPlacements')} empty={t('noClosedPlacements')} placements={closed} />
    </>
  )
  return (
    <Screen title={labelFor('placements')}>
      <div className="stack">{isEmpty ? <FirstSteps>{sections}</FirstSteps> : sections}</div>
    </Screen>
  )
}

function Section({
  title,
  empty,
  placements: { totalCount, nodes },
}: {
  title: string
  empty: string
  placements: { totalCount: number; nodes: PlacementRowFragment[] }
}) {
  // Those that are not loaded cannot be counted.
  const labels = totalCount > nodes.length ? [] : duplicateLabels(nodes)
  return (
    <section className="card">
      <h2>
        {title} <small>{numberText(totalCount)}</small>
      </h2>
      {totalCount === 0 && <p className="hint">{empty}</p>}
      <ul className="rows">
        {nodes.map((placement, at) => (
          <PlacementRow key={placement.id} placement={placement} duplicateLabel={labels[at]} />
        ))}
      </ul>
    </section>
  )
}
