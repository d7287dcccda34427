import { useId } from 'react'
import { type CheckFragment, RemoveIssueDocument } from '../../generated/graphql.ts'
import { Act } from '../../list/record-page.tsx'
import { useSession } from '../../session.tsx'
import { nameOf, t } from '../../texts/index.ts'
import { Chip } from '../../values.tsx'
import { type Issue, type MarkedText, partsOf, textsOf } from './marks.ts'

/** Shows the issues of a check, highlighted in the checked texts and as a list. */
export function Findings({ check }: { check: CheckFragment }) {
  const id = useId()
  const { may } = useSession()
  const { issues } = check
  const texts = textsOf(check)
  const marked = new Set(texts.flatMap(({ places }) => places.map(({ issue }) => issue)))
  const canRemove =
    check.checkType === 'MANUAL' && check.status === 'IN_PROGRESS' && may(RemoveIssueDocument)
  return (
    <>
      {texts.map((text) => (
        <Marked key={text.location ?? ''} marked={text} issues={issues} id={id} />
      ))}
      <ol className="findings">
        {issues.map((issue, at) => (
          <li key={issue.id} id={`${id}-${at}`}>
            <p className="chips">
              <b>
                {marked.has(issue) ? (
                  <a href={`#${id}-mark-${at}`} aria-label={t('inText', { number: at + 1 })}>
                    {at + 1}.
                  </a>
                ) : (
                  `${at + 1}.`
                )}
              </b>
              <Chip value={issue.severity} />
              <b>{issue.title}</b>
              <small>{nameOf(issue.issueType)}</small>
              {issue.location && <small>{issue.location}</small>}
            </p>
            {issue.originalText && (
              <blockquote>
                <mark data-severity={issue.severity}>{issue.originalText}</mark>
              </blockquote>
            )}
            {issue.description && <p>{issue.description}</p>}
            {issue.suggestion && <p className="hint">{issue.suggestion}</p>}
            {canRemove && (
              <Act
                name={t('removeIssue')}
                isFinal
                change={{ document: RemoveIssueDocument, input: { complianceIssueId: issue.id } }}
              />
            )}
          </li>
        ))}
      </ol>
      {check.status === 'COMPLETED' && issues.length === 0 && (
        <p className="hint">{t('nothingWrong')}</p>
      )}
    </>
  )
}

/** Checked text with highlighted issues. Each highlight links to its issue in the list. */
function Marked({
  marked: { location, text, places },
  issues,
  id,
}: {
  marked: MarkedText
  issues: readonly Issue[]
  id: string
}) {
  const name = location ? `${t('checkedText')}: ${location}` : t('checkedText')
  return (
    <>
      {location && <h3>{location}</h3>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it by focusing it. */}
      <div className="checked text" tabIndex={0} role="region" aria-label={name}>
        {partsOf(text, places).map(({ from, words, gravest, ending }) =>
          gravest ? (
            <mark key={from} data-severity={gravest.severity}>
              {words}
              {ending.map((issue) => {
                const at = issues.indexOf(issue)
                return (
                  <a
                    key={issue.id}
                    id={`${id}-mark-${at}`}
                    href={`#${id}-${at}`}
                    aria-label={`${at + 1}: ${issue.title}`}
                  >
                    {at + 1}
                  </a>
                )
              })}
            </mark>
          ) : (
            words
          ),
        )}
      </div>
    </>
  )
}
