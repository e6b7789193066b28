import type { MenuMeal } from '#contract/menus/menus.ts'
import { weekdayNames, type Weekday } from '#nutrition/shared/calendar/days.ts'
import { formatList } from '../../ui/format/format-pt-br.ts'

/**
 * Sentences on what a meal shares with other days, one per cooking: `Cozinhe também para terça: arroz branco.` on the
 * day that cooks, `Feito na segunda, é só aquecer: arroz branco.` on the others.
 */
export function batchTexts({
  day_of_week: weekday,
  parts,
}: Pick<MenuMeal, 'day_of_week' | 'parts'>): string[] {
  const namesByText = new Map<string, string[]>()
  for (const { name, batch_weekdays: weekdays } of parts) {
    // An offline copy of an earlier version lacks the field.
    const [cookingDay, ...others] = weekdays ?? []
    if (cookingDay === undefined || others.length === 0) continue
    const text = cookingDay === weekday ? cookingText(others) : reheatingText(cookingDay)
    namesByText.set(text, [
      ...(namesByText.get(text) ?? []),
      `${name.charAt(0).toLowerCase()}${name.slice(1)}`,
    ])
  }
  return [...namesByText].map(([text, names]) => `${text}: ${formatList(names)}.`)
}

function cookingText(others: readonly Weekday[]): string {
  return `Cozinhe também para ${formatList(others.map((day) => weekdayNames[day]))}`
}

function reheatingText(cookingDay: Weekday): string {
  return `Feito ${cookingDay === 0 || cookingDay === 6 ? 'no' : 'na'} ${weekdayNames[cookingDay]}, é só aquecer`
}
