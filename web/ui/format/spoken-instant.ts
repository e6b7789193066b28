import { formatInstantClock } from './clock-pt-br.ts'
import { formatDay, formatWeekday } from './format-pt-br.ts'
import { localDay } from './local-day.ts'

/** `sábado, 14 de março, às 12h30`, in the device's time zone. */
export function spokenInstant(instant: string): string {
  const day = localDay(instant)
  return `${formatWeekday(day)}, ${formatDay(day)}, às ${formatInstantClock(instant)}`
}
