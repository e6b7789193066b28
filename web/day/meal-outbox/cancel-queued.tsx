import { useQueryClient } from '@tanstack/react-query'
import { Button } from '../../ui/buttons/button.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import type { Toast } from '../../ui/overlay/toast-message.ts'
import type { QueuedMeal } from '../shared/queued-meal-schema.ts'
import { failed } from './copy.ts'
import { cancelMeal, queueMeal } from './queries.ts'
import { waitsForPlan } from './queued-meal.ts'

interface CancelProps {
  meal: QueuedMeal
  label: string
  className?: string
}

/** Removes the meal from the queue; the notice offers to undo this if the meal would have been sent by itself. */
export function Cancel({ meal, label, className }: CancelProps) {
  const client = useQueryClient()
  const putBack = () =>
    void queueMeal(client, meal).catch(() =>
      // Offers a retry, because this is the only remaining copy of the meal.
      showFailure({ ...failed.back, action: { label: 'Tentar de novo', onTap: putBack } }),
    )
  const cancel = async () => {
    await cancelMeal(client, meal)
    showToast({
      title: 'Refeição retirada da espera',
      ...((meal.standing.at === 'waiting' || waitsForPlan(meal)) && {
        action: { label: 'Desfazer', onTap: putBack },
      }),
    })
  }
  return (
    <Button
      variant="ghost"
      className={className}
      onClick={() => void cancel().catch(() => showFailure(failed.settle))}
    >
      {label}
    </Button>
  )
}

export function showFailure(words: Omit<Toast, 'tone'>): void {
  showToast({ ...words, tone: 'error' })
}
