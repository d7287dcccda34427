/** Retention periods of personal data. */
import { integerSetting } from './env-values.js'

/** Days after which records are deleted. Records without a period are kept. */
export interface Retention {
  emails: number
  auditLog?: number
  invitations?: number
  inquiries?: number
  guests?: number
  links?: number
}

const days = integerSetting(1, 36_500)

/** Rules of the environment variables. */
export const retentionVariables = {
  // Notifications of up to five days ago are recognized by their emails.
  EMAIL_RETENTION_DAYS: integerSetting(7, 36_500).default(90),
  AUDIT_LOG_RETENTION_DAYS: days.optional(),
  INVITATION_RETENTION_DAYS: days.optional(),
  INQUIRY_RETENTION_DAYS: days.optional(),
  GUEST_RETENTION_DAYS: days.optional(),
  SIGN_IN_LINK_RETENTION_DAYS: days.optional(),
}

type Values = { [Name in keyof typeof retentionVariables]?: number | undefined }

export const toRetention = (values: Values): Retention => ({
  // The default makes it present.
  emails: values.EMAIL_RETENTION_DAYS!,
  auditLog: values.AUDIT_LOG_RETENTION_DAYS,
  invitations: values.INVITATION_RETENTION_DAYS,
  inquiries: values.INQUIRY_RETENTION_DAYS,
  guests: values.GUEST_RETENTION_DAYS,
  links: values.SIGN_IN_LINK_RETENTION_DAYS,
})
