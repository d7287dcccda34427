import { type CheckFragment, RemoveIssueDocument } from '../../generated/graphql.ts'
import { MutationButton } from '../../list/record-page.tsx'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { Chip } from '../../values.tsx'
import { type CheckedTextData, checkedTexts, textSegments } from './issue-positions.ts'

/**
 * Shows the issues of a check, highlighted in the checked texts and as a list.
 * @param textsAbove locations of texts that are already on the screen, as `CheckedText`
 */
export function CheckIssues({
  check,
  textsAbove = [],
}: {
  check: CheckFragment
  textsAbove?: readonly string[]
}) {
  const { id } = check
  const { may } = useSession()
  const { issues } = check
  const texts = checkedTexts(check)
  const highlightedIssues = new Set(
    texts.flatMap(({ positions }) => positions.map(({ issue }) => issue)),
  )
  const canRemove =
    check.checkType === 'MANUAL' && check.status === 'IN_PROGRESS' && may(RemoveIssueDocument)
  return (
    <>
      {texts
        .filter(({ location }) => location === undefined || !textsAbove.includes(location))
        .map((text) => (
          <div key={text.location ?? ''} className="part">
            {text.location && <h3>{text.location}</h3>}
            <CheckedText
              marked={text}
              check={check}
              label={text.location ? `${t('checkedText')}: ${text.location}` : t('checkedText')}
            />
          </div>
        ))}
      <ol className="findings">
        {issues.map((issue, at) => (
          <li key={issue.id} id={`${id}-${at}`}>
            <p className="chips">
              <b>
                {highlightedIssues.has(issue) ? (
                  <a href={`#${id}-mark-${at}`} aria-label={t('inText', { number: at + 1 })}>
                    {at + 1}.
                  </a>
                ) : (
                  `${at + 1}.`
                )}
              </b>
              <Chip value={issue.severity} />
              <b>{issue.title}</b>
              <small>{labelFor(issue.issueType)}</small>
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
              <MutationButton
                name={t('removeIssue')}
                isFinal
                isDestructive
                change={{ document: RemoveIssueDocument, input: { complianceIssueId: issue.id } }}
              />
            )}
          </li>
        ))}
      </ol>
      {check.status === 'COMPLETED' && issues.length === 0 && (
        <p className="hint">{t('noIssues')}</p>
      )}
    </>
  )
}

/**
 * Checked text with highlighted issues.
 * @param isLinked whether each highlight links to its issue in the list of `CheckIssues`
 */
export function CheckedText({
  marked: { text, positions },
  check: { id, issues },
  label,
  isLinked = true,
}: {
  marked: CheckedTextData
  check: CheckFragment
  label: string
  isLinked?: boolean
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it by focusing it.
    <div className="checked text" tabIndex={0} role="region" aria-label={label}>
      {textSegments(text, positions).map(({ from, words, worstIssue, ending }) =>
        worstIssue ? (
          <mark key={from} data-severity={worstIssue.severity} title={worstIssue.title}>
            {words}
            {(isLinked ? ending : []).map((issue) => {
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
  )
}
