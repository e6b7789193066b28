import { joinFeatures } from '../platform/feature.ts'
import { ledgerData } from './ledger/personal-data.ts'
import { subscriptionData } from './subscription/personal-data.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { subscriptionRoutes } from './subscription/routes.ts'
import { deleteOldNotices, reconciliationJobs } from './webhooks/jobs.ts'
import { webhookPages } from './webhooks/routes.ts'
import type { WebhookServices } from './webhooks/webhook-services.ts'

/** Plans: what an account may use, its purchases, and the provider's reports about them. */
export const billingArea = joinFeatures<WebhookServices>([
  { personalData: ledgerData },
  { endpoints: subscriptionRoutes, personalData: subscriptionData },
  { endpoints: checkoutRoutes },
  { pages: webhookPages, jobs: reconciliationJobs, tidy: deleteOldNotices },
])
