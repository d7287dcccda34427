import { importCatalogueFile, maintainImports } from './catalogue-file/job.js'
import { checkCompliance, resumeComplianceChecks } from './compliance/job.js'
import { purgeConsoleSessions } from './domain/accounts/console-session.js'
import { sendSignInLink } from './domain/accounts/sign-in.js'
import { purgeExpiredListingChanges, refreshPopularity } from './domain/catalogue/listing.js'
import { expireOpportunities } from './domain/catalogue/opportunity.js'
import { cleanUpFiles } from './domain/library/file.js'
import { setInvoiceUrls } from './domain/ordering/invoice-document.js'
import { expireCredits } from './domain/ordering/ledger.js'
import { endUnpaidOrders } from './domain/ordering/order.js'
import { payCoveredOrders } from './domain/ordering/payment.js'
import { purgeExpiredPaymentEvents } from './domain/ordering/payment-event.js'
import { endLatePayments, settleOrderPayments } from './domain/ordering/payment-settlement.js'
import { refundPayment } from './domain/ordering/refund.js'
import { checkDomainProofs } from './domain/publishing/domain-proof.js'
import { checkLinks } from './domain/publishing/link-check.js'
import { refreshPayoutAccounts } from './domain/publishing/payout-account.js'
import { createPayoutStatements } from './domain/publishing/payout-statement.js'
import { sendTransfers } from './domain/publishing/payout-transfer.js'
import { markOverduePlacements } from './domain/publishing/placement-work.js'
import { purgeUnconfirmedApplications } from './domain/publishing/publisher-application.js'
import { purgeExpiredEmails, queueScheduledNotifications } from './email/scheduled-notifications.js'
import { sendEmails } from './email/send.js'
import { writeEmails } from './email/write.js'
import { purgeDeprecatedUses } from './http/deprecated-uses.js'
import { purgeExpiredResponses } from './http/idempotency.js'
import { purgeExpiredRequests } from './http/request-log.js'
import type { Job } from './jobs/queue.js'
import { purgeExpiredOauth } from './oauth/retention.js'
import { purgePrivacyExports, runPrivacyRequest } from './privacy/job.js'
import { purgeExpiredRecords } from './privacy/retention.js'
import type { Services } from './services.js'
import { dispatchWebhooks } from './webhooks/dispatch.js'
import { purgeExpiredEvents } from './webhooks/retention.js'

export const jobs: readonly Job<unknown, Services>[] = [
  refreshPopularity,
  purgeExpiredListingChanges,
  expireCredits,
  expireOpportunities,
  payCoveredOrders,
  settleOrderPayments,
  endLatePayments,
  refundPayment,
  purgeExpiredPaymentEvents,
  endUnpaidOrders,
  markOverduePlacements,
  checkLinks,
  checkDomainProofs,
  purgeUnconfirmedApplications,
  sendTransfers,
  refreshPayoutAccounts,
  createPayoutStatements,
  setInvoiceUrls,
  purgeExpiredResponses,
  purgeExpiredRequests,
  purgeDeprecatedUses,
  dispatchWebhooks,
  purgeExpiredEvents,
  sendSignInLink,
  purgeConsoleSessions,
  writeEmails,
  sendEmails,
  queueScheduledNotifications,
  purgeExpiredEmails,
  purgeExpiredOauth,
  cleanUpFiles,
  checkCompliance,
  resumeComplianceChecks,
  runPrivacyRequest,
  purgePrivacyExports,
  purgeExpiredRecords,
  importCatalogueFile,
  maintainImports,
]
