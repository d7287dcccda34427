import { execFileSync } from 'node:child_process'

/** The commit after which subjects follow the rules. */
const lastBefore = 'dd8e81e'

/** Subjects of the branch that break a rule, each with what is wrong. Empty where the history is not there. */
export function findSubjectIssues(root: string): string[] {
  let log: string
  try {
    log = execFileSync('git', ['log', '--no-merges', '--format=%h %s', `${lastBefore}..HEAD`], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    // No repository, or a shallow clone.
    return []
  }
  return log
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const subject = line.slice(line.indexOf(' ') + 1)
      const issue = subjectIssue(subject)
      return issue ? [`Commit ${line}: ${issue}`] : []
    })
}

const notImperative =
  /^(?:the|an?|it|its|what|who|how|when|where|no|\w*[^s\W]s|(?!(?:em)?bed|feed|need|seed|shed|speed|spread)\w+ed|(?!bring|string)\w+ing)$/i

export function subjectIssue(subject: string): string | undefined {
  const parts = /^(?:[a-z0-9][\w./-]*(?:, )?)+: (?<first>[a-z]\S*)(?: .*)?[^.]$/.exec(subject)
  if (subject.length > 72) return `has ${subject.length} characters, at most 72`
  if (!parts) return 'must be "area: imperative", in lower case and without a period'
  const { first = '' } = parts.groups!
  return notImperative.test(first) ? `"${first}" must be an imperative` : undefined
}
