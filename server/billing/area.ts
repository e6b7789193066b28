import { joinFeatures } from '../platform/feature.ts'
import { subscriptionRoutes } from './subscription/routes.ts'

/** Plans: what an account may use. */
export const billingArea = joinFeatures([{ endpoints: subscriptionRoutes }])
