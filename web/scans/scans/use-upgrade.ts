import { useNavigate } from '@tanstack/react-router'
import { showToast } from '../../ui/overlay/toast.ts'
import { isUpgradeNeeded } from './upgrade.ts'

/**
 * Returns a function that handles a refusal because of the plan: it shows the reason and opens the plans. It returns
 * whether the error was such a refusal.
 */
export function useUpgrade(): (error: unknown) => boolean {
  const navigate = useNavigate()
  return (error) => {
    if (!isUpgradeNeeded(error)) return false
    showToast({ title: error.detail, tone: 'error' })
    void navigate({ to: '/paywall' })
    return true
  }
}
