import type { Weekday } from './days.ts'

export const weekdayNames: Readonly<Record<Weekday, string>> = {
  0: 'domingo',
  1: 'segunda',
  2: 'terça',
  3: 'quarta',
  4: 'quinta',
  5: 'sexta',
  6: 'sábado',
}

/** Returns a weekday with its preposition: `no domingo`, `na segunda`. */
export function onWeekday(weekday: Weekday): string {
  return `${weekday === 0 || weekday === 6 ? 'no' : 'na'} ${weekdayNames[weekday]}`
}
