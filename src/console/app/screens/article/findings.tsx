import { useId } from 'react'
import { type CheckFragment, RemoveIssueDocument } from '../../generated/graphql.ts'
import { Act } from '../../list/record-page.tsx'
import { useSession } from '../../session.tsx'
import { nameOf, t } from '../../texts/index.ts'
import { Chip } from '../../values.tsx'

type Issue = CheckFragment['issues'][number]

/** What a check found: marked in the text where it was given one, and by the words that were found elsewhere. */
export function Findings({ check }: { check: CheckFragment }) {
  const id = useId()
  const { may } = useSession()
  const { givenText, issues } = check
  const canRemove =
    check.checkType === 'MANUAL' && check.status === 'IN_PROGRESS' && may(RemoveIssueDocument)
  return (
    <>
      {givenText && <Marked text={givenText} issues={issues} id={id} />}
      <ol className="findings">
        {issues.map((issue, at) => (
          <li key={issue.id} id={`${id}-${at}`}>
            <p className="chips">
              <b>{at + 1}.</b>
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

/** A text with the places of its findings, each leading to what was found there. */
function Marked({ text, issues, id }: { text: string; issues: readonly Issue[]; id: string }) {
  const parts = partsOf(text, issues)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
    <div className="checked text" tabIndex={0} role="region" aria-label={t('checkedText')}>
      {parts.map(({ from, words, issue }) =>
        issue ? (
          <mark key={from} data-severity={issue.severity}>
            {words}
            <a
              href={`#${id}-${issues.indexOf(issue)}`}
              aria-label={`${issues.indexOf(issue) + 1}: ${issue.title}`}
            >
              {issues.indexOf(issue) + 1}
            </a>
          </mark>
        ) : (
          words
        ),
      )}
    </div>
  )
}

interface Part {
  from: number
  words: string
  issue?: Issue
}

/** The text in parts, those of findings apart; of findings that overlap the first has the words. */
function partsOf(text: string, issues: readonly Issue[]): Part[] {
  const places = issues
    .flatMap((issue) => {
      const words = issue.originalText
      if (!words) return []
      const given = issue.charPosition
      const from = given !== null && text.startsWith(words, given) ? given : text.indexOf(words)
      return from < 0 ? [] : [{ from, words, issue }]
    })
    .sort((a, b) => a.from - b.from)
  const parts: Part[] = []
  let at = 0
  for (const place of places) {
    if (place.from < at) continue
    if (place.from > at) parts.push({ from: at, words: text.slice(at, place.from) })
    parts.push(place)
    at = place.from + place.words.length
  }
  if (at < text.length) parts.push({ from: at, words: text.slice(at) })
  return parts
}
