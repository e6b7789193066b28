import { daysBetween } from '../calendar/days.ts'
import type { MealType } from '../targets/meal-type.ts'
import { plainSentence } from './plain-sentence.ts'
import { findSaidDays } from './said-day.ts'
import type { SavedNames } from '../meal-text/saved-names.ts'
import { findSaidMeal } from './said-meal.ts'

/** Moment to which the words of a sentence refer, on the clock of the person. */
export interface SpokenAt {
  /** `YYYY-MM-DD`. */
  readonly today: string
  /** Minutes after midnight. */
  readonly minutes: number
  /** Number of days before today of which meals can be logged. */
  readonly daysBack: number
  /** Day of a sentence that names none; defaults to today. */
  readonly shown?: string
  /** Names of the account's saved meals, whose words tell no time. */
  readonly saved?: SavedNames
}

/** Day, meal and time that a sentence names. */
export interface SaidTime {
  readonly date?: string
  readonly mealType?: MealType
  /** Minutes after midnight, if the sentence names an hour. */
  readonly minutes?: number
}

/**
 * Returns the day, the meal and the hour at which a sentence says that the food was eaten: `ontem no jantar comi pizza`.
 *
 * A time that is named twice (`almocei arroz e jantei sopa`), lies ahead or more than `daysBack` days back, or belongs to the
 * food (`pão de ontem`, `resto do almoço`) is left out, so that the day and the meal of the screen stay.
 */
export function readSaidTime(
  text: string,
  { today, minutes, daysBack, shown = today, saved }: SpokenAt,
): SaidTime {
  const sentence = plainSentence(text, saved)
  const days = findSaidDays(sentence, today)
  if (days.size > 1) return {}
  const [day] = days
  const date = openDay(day, today, daysBack)
  const isToday = (date ?? shown) === today
  const hour = findSaidHour(sentence)
  const said = hour !== undefined && isToday && hour > minutes ? undefined : hour
  const meal = findSaidMeal(sentence, isToday ? (said ?? minutes) : said)
  const isByHour = said !== undefined && meal?.isNamed === false
  return {
    ...(date !== undefined && { date }),
    ...(meal && !isByHour && { mealType: meal.mealType }),
    ...(said !== undefined && { minutes: said }),
  }
}

function openDay(date: string | undefined, today: string, daysBack: number): string | undefined {
  if (date === undefined || date > today) return undefined
  return daysBetween(date, today) <= daysBack ? date : undefined
}

const clock = String.raw`@(\d{1,2})(?::(\d{2})h?(?:rs?|s)?|h(?:rs?|s|oras?)?e?(\d{2})?(?:min(?:utos)?)?)`
const eating = String.raw`(?:eu )?(?:comi|tomei|bebi|almocei|jantei|lanchei|comemos)`
const hours: readonly RegExp[] = [
  new RegExp(
    ` (?:as|a|pelas|umas|das|perto das) ${clock}(?: d[ae] (manha|tarde|noite|madrugada))?(?= )`,
    'gu',
  ),
  new RegExp(`(?<= [.,]) ${clock}(?: d[ae] (manha|tarde|noite|madrugada))?(?= (?:[,:]|${eating}) )`, 'gu'),
  / (?:as|pelas|umas) (\d{1,2})(?<none>)(?<alsoNone>)(?: horas)? da (manha|tarde|noite|madrugada)(?= )/gu,
]

/** Returns the hour of eating in minutes after midnight; `undefined` without one, and for two different ones. */
function findSaidHour(sentence: string): number | undefined {
  const found = new Set<number>()
  for (const pattern of hours) {
    for (const [, hour, minute, other, part] of sentence.matchAll(pattern)) {
      const late = part !== undefined && /^(?:tarde|noite)$/u.test(part) && Number(hour) < 12
      const minutes = (Number(hour) + (late ? 12 : 0)) * 60 + Number((minute || other) ?? 0)
      if (minutes < 24 * 60) found.add(minutes)
    }
  }
  if (/ (?:ao|a|pelo|no) meio dia /u.test(sentence)) found.add(12 * 60)
  const [only] = found
  return found.size === 1 ? only : undefined
}
