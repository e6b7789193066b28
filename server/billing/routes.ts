import { listPayments as endpoint } from '#contract/billing.ts'
import { serve } from '../platform/serve.ts'
import { listPayments } from './service.ts'

export const billingRoutes = [serve(endpoint, ({ account, database }) => listPayments(database, account.id))]
