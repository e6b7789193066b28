import { openDays } from '#contract/day/open-days.ts'
import { addDays } from '#nutrition/shared/calendar/days.ts'

/** Returns the first and the last day that can be changed. */
export function openPeriod(today: string): { from: string; to: string } {
  return { from: addDays(today, -openDays.back), to: addDays(today, openDays.ahead) }
}
