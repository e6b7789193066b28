import { exitOffer, plans } from '#contract/plans.ts'
import { useEffect, useRef } from 'react'
import { Banner } from '../ui/banner.tsx'
import { exitOfferWords, priceOf } from './price-words.ts'

/** Before anything is paid: the discount that was asked for is not given, and what the plan costs instead. */
export function DiscountGone() {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    notice.current?.focus({ preventScroll: true })
    notice.current?.scrollIntoView({ block: 'center' })
  }, [])
  const { name } = plans[exitOffer.plan]
  return (
    <div ref={notice} tabIndex={-1} role="status" className="rounded-card outline-none">
      <Banner tone="warning" title={`O desconto de ${exitOfferWords.percent} não vale mais para esta conta`}>
        Ele vale uma vez. Nada foi cobrado: sem ele, o {name} custa <b>{priceOf(exitOffer.plan)}</b>, e você
        decide se quer.
      </Banner>
    </div>
  )
}
