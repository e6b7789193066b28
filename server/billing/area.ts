import { joinFeatures } from '../platform/feature.ts'
import { ledgerData } from './ledger/personal-data.ts'
import { subscriptionData } from './subscription/personal-data.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { subscriptionRoutes } from './subscription/routes.ts'
import { deleteOldNotices, reconciliationJobs } from './webhooks/jobs.ts'
import { webhookPages } from './webhooks/routes.ts'
import type { WebhookServices } from './webhooks/webhook-services.ts'

/** Endpoints, pages, jobs and personal data about plans: access, purchases and the payment provider's webhooks. */
export const billingArea = joinFeatures<WebhookServices>([
  { personalData: ledgerData },
  { endpoints: subscriptionRoutes, personalData: subscriptionData },
  { endpoints: checkoutRoutes },
  { pages: webhookPages, jobs: reconciliationJobs, tidy: deleteOldNotices },
])
