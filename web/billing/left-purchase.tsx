import { lazy, Suspense, useState } from 'react'
import { forgetPurchase, readPurchase } from './purchase-memory.ts'

// Only who left to pay needs it; without it the screen is whole.
const PurchaseNews = lazy(() =>
  import('./purchase-news.tsx').then(
    (module) => ({ default: module.PurchaseNews }),
    () => ({ default: () => null }),
  ),
)

/** Tells whoever left to pay, and did not come back to the page of the payment, what became of it. */
export function LeftPurchase() {
  const [id, setId] = useState(() => readPurchase(localStorage, Date.now()))
  if (id === null) return null
  const dismiss = () => {
    forgetPurchase(localStorage, id)
    setId(null)
  }
  return (
    <Suspense>
      <PurchaseNews id={id} onDismiss={dismiss} />
    </Suspense>
  )
}
