import { exitOffer, plans } from '#contract/plans.ts'
import { PurchaseNotice } from './purchase-notice.tsx'
import { exitOfferWords, priceOf } from './price-words.ts'

/** Before anything is paid: the discount that was asked for is not given, and what the plan costs instead. */
export function DiscountGone() {
  const { name } = plans[exitOffer.plan]
  return (
    <PurchaseNotice title={`O desconto de ${exitOfferWords.percent} não vale mais para esta conta`}>
      Ele vale uma vez por pessoa. Nada foi cobrado: sem ele, o {name} custa <b>{priceOf(exitOffer.plan)}</b>,
      e você decide se quer.
    </PurchaseNotice>
  )
}
