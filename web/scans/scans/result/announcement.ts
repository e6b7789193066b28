import type { Applied } from '#contract/day/rebalances.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { showToast } from '../../../ui/overlay/toast.ts'
import { announcements } from '../copy.ts'

/** Announces that the plate was logged, with the name of its meal. */
export function announceApplied({ meal }: Applied): void {
  const text = meal.scan_id === null ? announcements.mealAdded : announcements.scanAdded
  showToast({ ...text, description: mealTypeLabels[meal.meal_type], tone: 'success' })
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
