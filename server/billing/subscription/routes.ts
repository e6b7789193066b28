import { readSubscription as endpoint } from '#contract/billing/subscription.ts'
import { serve } from '../../platform/http/serve.ts'
import { readSubscription } from './service.ts'

export const subscriptionRoutes = [serve(endpoint, readSubscription)]
