import { checkCompliance, resumeComplianceChecks } from './compliance/job.js'
import { refreshPopularity } from './domain/catalogue/listing.js'
import { expireOpportunities } from './domain/catalogue/opportunity.js'
import { cleanUpFiles } from './domain/library/file.js'
import { expireCredits } from './domain/ordering/ledger.js'
import { settleOrderPayments } from './domain/ordering/settlement.js'
import type { Services } from './graphql/services.js'
import { forgetAnswers } from './http/idempotency.js'
import type { Job } from './jobs/queue.js'
import { dispatchWebhooks } from './webhooks/dispatch.js'
import { forgetWebhooks } from './webhooks/retention.js'

/** Every job of the server. */
export const jobs: readonly Job<unknown, Services>[] = [
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
