import { importCatalogueFile, tendImports } from './catalogue-file/job.js'
import { checkCompliance, resumeComplianceChecks } from './compliance/job.js'
import { sendSignInLink } from './domain/accounts/sign-in.js'
import { forgetListingChanges, refreshPopularity } from './domain/catalogue/listing.js'
import { expireOpportunities } from './domain/catalogue/opportunity.js'
import { cleanUpFiles } from './domain/library/file.js'
import { addressInvoices } from './domain/ordering/invoice-document.js'
import { expireCredits } from './domain/ordering/ledger.js'
import { endUnpaidOrders } from './domain/ordering/order.js'
import { payCoveredOrders } from './domain/ordering/payment.js'
import { forgetPaymentEvents } from './domain/ordering/payment-event.js'
import { endLatePayments, settleOrderPayments } from './domain/ordering/payment-settlement.js'
import { refundPayment } from './domain/ordering/refund.js'
import { forgetAnswers } from './http/idempotency.js'
import type { Job } from './jobs/queue.js'
import { forgetMails, noticeDue } from './mail/due.js'
import { sendMails } from './mail/send.js'
import { writeMails } from './mail/write.js'
import type { Services } from './services.js'
import { dispatchWebhooks } from './webhooks/dispatch.js'
import { forgetWebhooks } from './webhooks/retention.js'

export const jobs: readonly Job<unknown, Services>[] = [
  refreshPopularity,
  forgetListingChanges,
  expireCredits,
  expireOpportunities,
  payCoveredOrders,
  settleOrderPayments,
  endLatePayments,
  refundPayment,
  forgetPaymentEvents,
  endUnpaidOrders,
  addressInvoices,
  forgetAnswers,
  dispatchWebhooks,
  forgetWebhooks,
  sendSignInLink,
  writeMails,
  sendMails,
  noticeDue,
  forgetMails,
  cleanUpFiles,
  checkCompliance,
  resumeComplianceChecks,
  importCatalogueFile,
  tendImports,
]
