import type { Applied } from '#contract/day/rebalances.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import type { QueryClient } from '@tanstack/react-query'
import { onDay } from '../../../day/shared/day-copy.ts'
import { localDay } from '../../../ui/format/local-day.ts'
import { showToast } from '../../../ui/overlay/toast.ts'
import { announcements } from '../copy.ts'

/** `Almoço` for a meal of today, `Almoço, ontem` for a meal of another day. */
function mealOnDay({ meal_type: mealType, date }: Applied['meal']): string {
  const today = localDay(new Date())
  return date === today ? mealTypeLabels[mealType] : `${mealTypeLabels[mealType]}, ${onDay(date, today)}`
}

/** Announces that the plate was logged, with the name of its meal and an undo. */
export function announceApplied(client: QueryClient, { meal }: Applied): void {
  const text = meal.scan_id === null ? announcements.mealAdded : announcements.scanAdded
  showToast({
    ...text,
    description: mealOnDay(meal),
    tone: 'success',
    action: { label: 'Desfazer', onTap: () => void undo(client, meal) },
  })
}

/** Loaded on the tap: without a network nothing can be undone. */
async function undo(client: QueryClient, meal: Applied['meal']): Promise<void> {
  try {
    await (await import('../../../day/shared/undo-logged.ts')).undoLogged(client, meal)
  } catch {
    showToast({ ...announcements.undoFailed, tone: 'error' })
  }
}

/** Announces a warning that a correction added after the button was tapped: the warning must be read first. */
export function announceWarning(): void {
  scrollTo(0, 0)
  showToast(announcements.warning)
}

/** Announces that an offline description is stored on the device. */
export function announceQueued(): void {
  showToast({ ...announcements.queued, tone: 'success' })
}
