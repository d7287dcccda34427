import type {
  ComplianceIssueType,
  ComplianceSeverity,
} from '../../prisma/generated/client/enums.js'
import type { Paragraph } from './passages.js'

/** A text of an article as it is checked; its line breaks are single line feeds. */
export interface Source {
  /** What people call it: `title`, `text`, the name of a file, or the field of the brief. */
  location: string
  kind: 'title' | 'draft' | 'brief'
  content: string
}

/** What a rule finds in a text. */
export interface Finding {
  issueType: ComplianceIssueType
  severity: ComplianceSeverity
  title: string
  description: string
  suggestion: string
  /** The words it is about. */
  originalText: string
  /** Where they begin in the whole text. */
  position: number
}

/** Looks through a text for one kind of issue. */
export type Rule = (source: Source, paragraphs: Paragraph[]) => Iterable<Finding>
