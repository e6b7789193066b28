import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { readIntent } from '../shared/checkout-intent.ts'

/** Redirects after a login: a visitor who chose a plan continues at the plans, where the purchase resumes. */
export function useResumedChoice(isSignedIn: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    const intent = readIntent(Date.now())
    if (isSignedIn && intent) void navigate({ to: '/paywall', replace: true })
  }, [isSignedIn, navigate])
}
