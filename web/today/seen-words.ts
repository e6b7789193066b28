import { formatDay, formatInstantClock } from '../ui/format-pt-br.ts'

/** `Visto pela última vez hoje, às 12h30.` */
export function seenWords(seenAt: string, now: Date): string {
  const seen = new Date(seenAt)
  return `Visto pela última vez ${dayWords(seen, now)}, às ${formatInstantClock(seen)}.`
}

function dayWords(seen: Date, now: Date): string {
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  if (civilDay(seen) === civilDay(now)) return 'hoje'
  return civilDay(seen) === civilDay(yesterday) ? 'ontem' : `em ${formatDay(civilDay(seen))}`
}

function civilDay(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}
