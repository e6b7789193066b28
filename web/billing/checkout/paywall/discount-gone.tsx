import { exitOffer, plans } from '#contract/billing/plans.ts'
import { PurchaseNotice } from './purchase-notice.tsx'
import { exitOfferTexts, priceOf } from '../price-copy.ts'

/** States, before the payment, that the requested discount is unavailable, with the full price. */
export function DiscountGone() {
  const { name } = plans[exitOffer.plan]
  return (
    <PurchaseNotice title={`O desconto de ${exitOfferTexts.percent} não vale mais para esta conta`}>
      Ele vale uma vez por pessoa. Nada foi cobrado: sem ele, o {name} custa <b>{priceOf(exitOffer.plan)}</b>,
      e você decide se quer.
    </PurchaseNotice>
  )
}
