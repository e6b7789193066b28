import { formatInstantClock } from '../../ui/format/clock-pt-br.ts'
import { pastDay } from '../../ui/format/past-day.ts'

/** Text on when the shown day was fetched: `Visto pela última vez hoje, às 12h30.` */
export function cachedAtText(cachedAt: string, now: Date): string {
  const cached = new Date(cachedAt)
  return `Visto pela última vez ${pastDay(cached, now)}, às ${formatInstantClock(cached)}.`
}
