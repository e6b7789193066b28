import * as contract from '#contract/billing/billing.ts'
import { paymentModeOf } from '../../adapters/payments/configured-payments.ts'
import { serveWith } from '../../platform/http/serve.ts'
import type { BillingServices } from '../bookkeeping/billing-services.ts'
import { readSubscription } from '../subscription/service.ts'
import { cancelRenewal } from './cancel-renewal.ts'
import { purchase } from './purchase.ts'
import { listPayments, readPayment } from './read-payment.ts'
import { readRenewal } from './read-renewal.ts'
import { withdrawPayment } from './withdraw-payment.ts'

const serve = serveWith<BillingServices>()

const tenAnHour = { limits: [{ max: 10, perSeconds: 3600 }] }

/** Ten purchases an hour and fifty a day: stricter than the default, because every purchase stores an order. */
const purchaseLimits = { limits: [...tenAnHour.limits, { max: 50, perSeconds: 86_400 }] }

export const checkoutRoutes = [
  serve(contract.readPaymentMode, ({ payments }) => ({ payments: paymentModeOf(payments) })),
  serve(contract.createPreference, (ctx) => purchase(ctx, ctx.body), purchaseLimits),
  serve(contract.readCustomer, async (ctx) => {
    const { is_trial_expired, plan, scans_used_mo, scans_quota_mo } = await readSubscription(ctx)
    return { is_trial_expired, plan, scans_used_mo, scans_quota_mo }
  }),
  serve(contract.listPayments, listPayments),
  serve(contract.readPayment, (ctx) => readPayment(ctx, ctx.params)),
  serve(contract.withdrawPayment, (ctx) => withdrawPayment(ctx, ctx.params), tenAnHour),
  serve(contract.readRenewal, readRenewal),
  serve(contract.cancelRenewal, cancelRenewal, tenAnHour),
]
