import type { ImportIssue } from './import.js'

/** Maximum number of errors in the result of an import of a publisher. */
export const maxPublisherIssues = 1_000

/** First errors of a file. The number is limited, because a line can contain any number of unknown columns. */
export class IssueList {
  readonly #issues: ImportIssue[] = []
  #isOmitting = false

  /** Whether errors have been omitted, so that the rest of the file need not be checked. */
  get isOmitting(): boolean {
    return this.#isOmitting
  }

  get isEmpty(): boolean {
    return this.#issues.length === 0
  }

  /** Returns a copy, to which a retry of a transaction adds its own errors. */
  copy(): IssueList {
    const copy = new IssueList()
    copy.#issues.push(...this.#issues)
    copy.#isOmitting = this.#isOmitting
    return copy
  }

  add(issue: ImportIssue): void {
    if (this.#issues.length < maxPublisherIssues) this.#issues.push(issue)
    else this.#isOmitting = true
  }

  /** Returns the errors in the order of the lines. If others are omitted, the last one contains this. */
  inOrder(): ImportIssue[] {
    const issues = this.#issues.toSorted((a, b) => a.line - b.line)
    if (!this.#isOmitting) return issues
    return [
      ...issues,
      { line: issues.at(-1)!.line, column: null, reason: 'further errors are omitted' },
    ]
  }
}
