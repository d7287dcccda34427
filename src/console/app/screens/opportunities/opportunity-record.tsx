import { useOperation } from '../../api.ts'
import { OpportunityCardsDocument } from '../../generated/graphql.ts'
import { RecordPage } from '../../list/record-page.tsx'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'

/** Page of an opportunity for operators, with the reaction of the team: reason and comment of a dismissal, and rating. */
export function OpportunityRecord({ id }: { id: string }) {
  return (
    <RecordPage list={lists.opportunities} id={id}>
      <Reaction id={id} />
    </RecordPage>
  )
}

function Reaction({ id }: { id: string }) {
  const { may } = useSession()
  const enabled = may(OpportunityCardsDocument)
  const where = { id: { eq: id } }
  const { data } = useOperation(OpportunityCardsDocument, { where, first: 1 }, { enabled })
  const reactions = data?.opportunities.nodes[0]?.interactions.nodes ?? []
  const dismissal = reactions.find(({ type }) => type === 'DISMISS')
  const rating = reactions.find((reaction) => reaction.rating !== null)?.rating
  const feedback = dismissal?.feedback ?? reactions.find((one) => one.feedback)?.feedback
  const facts = [
    [t('dismissReason'), dismissal?.reason && labelFor(dismissal.reason)],
    [t('commentOptional'), feedback],
    [t('ratingOf'), rating && t('rateStars', { count: rating })],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  if (facts.length === 0) return null
  return (
    <section className="card">
      <h2>{t('reactionOfTeam')}</h2>
      <dl className="fields">
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="text">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
