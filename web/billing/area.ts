import { checkoutRoutes } from './checkout/routes.ts'

export const billingArea = [...checkoutRoutes] as const
