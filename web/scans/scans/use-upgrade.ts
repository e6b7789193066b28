import { useNavigate } from '@tanstack/react-router'
import { showToast } from '../../ui/overlay/toast.ts'
import { isUpgradeNeeded } from './upgrade.ts'

/** Redirects a refusal because of the plan to the plans, with the reason; returns whether it was one. */
export function useUpgrade(): (error: unknown) => boolean {
  const navigate = useNavigate()
  return (error) => {
    if (!isUpgradeNeeded(error)) return false
    showToast({ title: error.detail, tone: 'error' })
    void navigate({ to: '/paywall' })
    return true
  }
}
