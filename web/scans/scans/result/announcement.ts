import type { Applied } from '#contract/day/rebalances.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { onDay } from '../../../day/shared/day-copy.ts'
import { localDay } from '../../../ui/format/local-day.ts'
import { showToast } from '../../../ui/overlay/toast.ts'
import { announcements } from '../copy.ts'

/** `Almoço` for a meal of today, `Almoço, ontem` for a meal of another day. */
function mealOnDay({ meal_type: mealType, date }: Applied['meal']): string {
  const today = localDay(new Date())
  return date === today ? mealTypeLabels[mealType] : `${mealTypeLabels[mealType]}, ${onDay(date, today)}`
}

/** Announces that the plate was logged, with the name of its meal. */
export function announceApplied({ meal }: Applied): void {
  const text = meal.scan_id === null ? announcements.mealAdded : announcements.scanAdded
  showToast({ ...text, description: mealOnDay(meal), tone: 'success' })
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
