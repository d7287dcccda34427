import { checkCompliance, resumeComplianceChecks } from './compliance/job.js'
import { cleanUpFiles } from './domain/file.js'
import { expireCredits } from './domain/ledger.js'
import { refreshPopularity } from './domain/listing.js'
import { expireOpportunities } from './domain/opportunity.js'
import { settleOrderPayments } from './domain/payment.js'
import { forgetAnswers } from './idempotency.js'
import type { Job } from './jobs.js'
import { dispatchWebhooks } from './webhooks/dispatch.js'
import { forgetWebhooks } from './webhooks/retention.js'

/** Every job of the server. */
export const jobs: readonly Job<never>[] = [
  refreshPopularity,
  expireCredits,
  expireOpportunities,
  settleOrderPayments,
  forgetAnswers,
  dispatchWebhooks,
  forgetWebhooks,
  cleanUpFiles,
  checkCompliance,
  resumeComplianceChecks,
]
