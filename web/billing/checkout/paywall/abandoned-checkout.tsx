import { Suspense, useState } from 'react'
import { optionalPart } from '../../../ui/layout/optional-part.ts'
import { deletePurchase, readPurchase } from '../stored-purchase.ts'

// The notice is loaded lazily: it is needed only after an abandoned checkout. A failing import leaves the screen
// intact.
const PurchaseNews = optionalPart(() => import('../return/purchase-news.tsx'), 'PurchaseNews')

/** Reports the result of a purchase whose buyer did not return from the payment page. */
export function AbandonedCheckout() {
  const [id, setId] = useState(() => readPurchase(Date.now()))
  if (id === null) return null
  const dismiss = () => {
    deletePurchase(id, Date.now())
    setId(null)
  }
  return (
    <Suspense>
      <PurchaseNews id={id} onDismiss={dismiss} />
    </Suspense>
  )
}
