import type { MenuMeal } from '#contract/menus/menus.ts'
import { onWeekday, weekdayNames } from '#nutrition/shared/calendar/weekday-names.ts'
import { formatList } from '../../ui/format/list-pt-br.ts'

/** Returns what a swap means for the days that share the meal's main dish; `null` if none does. */
export function batchSwapText({
  day_of_week: weekday,
  parts,
}: Pick<MenuMeal, 'day_of_week' | 'parts'>): string | null {
  const days = parts.find(({ part }) => part === 'main')?.batch_weekdays ?? []
  const others = days.filter((day) => day !== weekday)
  const [next, ...later] = others
  if (next === undefined) return null
  const alone = `A troca vale só para ${weekdayNames[weekday]}.`
  if (days[0] !== weekday) {
    const names = formatList(others.map((day) => weekdayNames[day]))
    return `${alone} O prato de ${names} continua como está.`
  }
  const forOthers =
    later.length > 0 ? `, também para ${formatList(later.map((day) => weekdayNames[day]))}` : ''
  return `${alone} O prato de agora passa a ser feito ${onWeekday(next)}${forOthers}.`
}
