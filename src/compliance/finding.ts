import type {
  ComplianceIssueType,
  ComplianceSeverity,
} from '../../prisma/generated/client/enums.js'
import type { Paragraph } from './passages.js'

/** Text of an article for a check, with line feeds as line breaks. */
export interface SourceText {
  /** Name for people: `title`, `text`, the name of a file, or the field of the brief. */
  location: string
  kind: 'title' | 'draft' | 'brief'
  content: string
}

/** Finding of a rule in a text. */
export interface Finding {
  issueType: ComplianceIssueType
  severity: ComplianceSeverity
  title: string
  description: string
  suggestion: string
  /** Affected words. */
  originalText: string
  /** Offset of the words in the text. */
  position: number
}

/** Rule: finds one kind of issue in a text. */
export type Rule = (source: SourceText, paragraphs: Paragraph[]) => Iterable<Finding>
