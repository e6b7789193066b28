import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { readIntent } from '../../shared/checkout-intent.ts'

/** Redirects after a login: a visitor who chose a plan continues at the plans, where the purchase resumes. */
export function CheckoutResumption() {
  const [hasChosen] = useState(() => readIntent(Date.now()) !== null)
  return hasChosen && <Navigate to="/paywall" replace />
}
