import { joinFeatures } from '../platform/feature.ts'
import { orderData } from './orders/personal-data.ts'
import { renewalData } from './renewals/personal-data.ts'
import { subscriptionData } from './subscription/personal-data.ts'
import { subscriptionRoutes } from './subscription/routes.ts'

/** Plans: what an account may use. */
export const billingArea = joinFeatures([
  { personalData: orderData },
  { personalData: renewalData },
  { endpoints: subscriptionRoutes, personalData: subscriptionData },
])
