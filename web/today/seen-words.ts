import { formatInstantClock } from '../ui/format-pt-br.ts'
import { pastDay } from '../ui/past-day.ts'

/** `Visto pela última vez hoje, às 12h30.` */
export function seenWords(seenAt: string, now: Date): string {
  const seen = new Date(seenAt)
  return `Visto pela última vez ${pastDay(seen, now)}, às ${formatInstantClock(seen)}.`
}
