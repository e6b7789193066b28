import { lazy, Suspense, useState } from 'react'
import { deletePurchase, readPurchase } from '../stored-purchase.ts'

// The notice is loaded lazily: it is needed only after an abandoned checkout. A failing import leaves the screen
// intact.
const PurchaseNews = lazy(() =>
  import('../return/purchase-news.tsx').then(
    (module) => ({ default: module.PurchaseNews }),
    () => ({ default: () => null }),
  ),
)

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
