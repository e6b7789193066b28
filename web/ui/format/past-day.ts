import { formatDay } from './format-pt-br.ts'

/** `hoje`, `ontem`, `em 5 de março`: the day of a moment in the device's time zone. */
export function pastDay(moment: Date, now: Date): string {
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  const day = civilDay(moment)
  if (day === civilDay(now)) return 'hoje'
  return day === civilDay(yesterday) ? 'ontem' : `em ${formatDay(day)}`
}

function civilDay(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}
