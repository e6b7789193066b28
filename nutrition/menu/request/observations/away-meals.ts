import type { Weekday } from '../../../shared/calendar/days.ts'
import type { MealType } from '../../../targets/meal-type.ts'
import type { WeekConstraint } from '../request.ts'
import { clauseOf, daysIn, has, hasAny, mealsIn } from './clause-words.ts'
import { beginsException } from './exceptions.ts'
import { eventWords, guestWords, outWords, placeWords, travelWords, weekdayWords } from './week-words.ts'

/** Matches a place at somebody's home: "churrasco na sogra", "almoço na casa da minha mãe". */
const atTheirHome =
  /\b(?:n[ao]|pr[ao]|para [ao]|casa d[aeo]s?) (?:casa d[aeo]s? )?(?:minha |meu |meus )?(?:sogr[ao]s?|mae|pai|pais|vo|avo|avos|irma|irmao|tia|tio|amig[ao]s?|namorad[ao])\b/
const notAtHome = /\bnao (?:vou |posso )?(?:como|comer|almoco|almocar|janto|jantar) em casa\b/
/** A meal away that is refused: `não janto fora na terça`. */
const refusedAway =
  /\bnao (?:vou |quero |posso )?(?:como|comer|almoco|almocar|janto|jantar) (?:fora|n[ao] (?!casa))/

/** An event that is the name of a dish, when the person wants to eat it: `quero feijoada no sábado`. */
const cooksEvent =
  /\b(?:quero|queria|fazer|faco|faz|preparar|preparo|cozinhar|cozinho) (?:uma |a )?feijoada\b/

export function refusesCooking(clause: string): boolean {
  return /\bnao (?:vou )?cozinh/.test(clause)
}

/**
 * Reads meals eaten elsewhere: `janto fora na terça`, `quarta como no bandejão`. `continuesAway`: the clause before was
 * about meals away, so that weekdays alone are too.
 */
export function readAway(clause: string, days: readonly Weekday[], continuesAway: boolean): WeekConstraint[] {
  if (days.length === 0 || beginsException(clause) || refusedAway.test(clause)) return []
  const isAtTheirs = atTheirHome.test(clause)
  const awayAll = (mealTypes: readonly MealType[] | 'all') =>
    days.map((weekday): WeekConstraint => ({ kind: 'away', weekday, mealTypes }))
  if (hasAny(clause, travelWords)) return awayAll('all')
  if (hasAny(clause, guestWords) && !isAtTheirs) return []
  const usual = usualMeal(clause)
  const isOnlyDays = clause
    .split(' ')
    .every((word) => word === 'e' || word === 'ou' || word === 'feira' || word in weekdayWords)
  const isAway =
    usual !== null ||
    isAtTheirs ||
    hasAny(clause, outWords) ||
    notAtHome.test(clause) ||
    (continuesAway && isOnlyDays)
  if (!isAway || (usual !== null && cooksEvent.test(clause))) return []
  const meals = mealsIn(clause)
  if (meals.length > 0) return awayAll(meals)
  return awayAll(usual && !refusesCooking(clause) ? [usual] : 'all')
}

/** Returns whether words name a meal away or with guests, but not its day: `café na padaria`. */
export function lacksDay(words: string): boolean {
  const clause = clauseOf(words)
  if (daysIn(clause).length > 0) return false
  return hasAny(clause, guestWords) || readAway(clause, [1], false).length > 0
}

/** Returns the meal of the place or event that a clause names, for a clause that names no meal. */
function usualMeal(clause: string): MealType | null {
  const words = { ...eventWords, ...placeWords }
  const named = Object.keys(words).filter((word) => has(clause, word))
  const [longest] = named.toSorted((a, b) => b.length - a.length)
  return longest === undefined ? null : (words[longest] ?? null)
}
