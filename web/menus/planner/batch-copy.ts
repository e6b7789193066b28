import type { MealPart, MenuMeal } from '#contract/menus/menus.ts'
import { type Weekday } from '#nutrition/shared/calendar/days.ts'
import { onWeekday, weekdayNames } from '#nutrition/shared/calendar/weekday-names.ts'
import { formatList } from '../../ui/format/list-pt-br.ts'

type BatchMeal = Pick<MenuMeal, 'day_of_week' | 'parts'>

/**
 * Sentences on what a meal shares with other days, one per cooking: `Cozinhe também para terça: arroz branco.` on the
 * day that cooks, `Feito na segunda, é só aquecer: arroz branco.` on the others, which also name what is made then.
 */
export function batchTexts(meal: BatchMeal): string[] {
  const { day_of_week: weekday, parts } = meal
  const namesByText = new Map<string, string[]>()
  const freshText = parts.some((part) => isReheated(meal, part)) ? 'Falta fazer' : null
  for (const { name, batch_weekdays: weekdays } of parts.toSorted(
    (a, b) => Number(isReheated(meal, b)) - Number(isReheated(meal, a)),
  )) {
    // An offline copy of an earlier version lacks the field.
    const [cookingDay, ...others] = weekdays ?? []
    const isShared = cookingDay !== undefined && others.length > 0
    const sharedText = cookingDay === weekday ? cookingText(others) : reheatingText(cookingDay ?? weekday)
    const text = isShared ? sharedText : freshText
    if (text === null) continue
    namesByText.set(text, [
      ...(namesByText.get(text) ?? []),
      `${name.charAt(0).toLowerCase()}${name.slice(1)}`,
    ])
  }
  return [...namesByText].map(([text, names]) => `${text}: ${formatList(names)}.`)
}

/** Returns whether an earlier day cooks this part of a meal. */
export function isReheated(
  { day_of_week: weekday }: Pick<BatchMeal, 'day_of_week'>,
  { batch_weekdays: weekdays }: Pick<MealPart, 'batch_weekdays'>,
): boolean {
  const [cookingDay, ...others] = weekdays ?? []
  return cookingDay !== undefined && others.length > 0 && cookingDay !== weekday
}

function cookingText(others: readonly Weekday[]): string {
  return `Cozinhe também para ${formatList(others.map((day) => weekdayNames[day]))}`
}

function reheatingText(cookingDay: Weekday): string {
  return `Feito ${onWeekday(cookingDay)}, é só aquecer`
}
