import type { MealType } from '../../targets/meal-type.ts'
import { findDayWords } from './said-day.ts'
import { findMealWords, hoursOf } from './said-meal.ts'
import { findHourWords } from './said-time.ts'

/** Day, meal and time of eating as far as words state them. */
export interface Moment {
  readonly day?: string
  /** Named meal: `almocei`. */
  readonly meal?: MealType | 'lanche'
  /** Meal of a part of the day: `à noite`. */
  readonly part?: MealType | 'lanche'
  /** Minutes after midnight. */
  readonly minutes?: number
}

/** Words of a sentence that tell a moment of eating: `ontem à noite`. */
export interface MomentWords {
  readonly moment: Moment
  /** Range in the sentence, without the space before. */
  readonly start: number
  readonly end: number
}

const snack = / (?:o |um )?lanche (?=(?!d[aeo]s? |n[ao] |com |natural )[a-z0-9])/gu

/** Returns the words of a sentence (`plainSentence`) that tell moments of eating, in their order. */
export function findMomentWords(sentence: string): readonly MomentWords[] {
  const words: MomentWords[] = [
    ...findDayWords(sentence).map(({ day, ...range }) => ({ moment: { day }, ...range })),
    ...findMealWords(sentence).map(({ meal, isNamed, ...range }) => ({
      moment: isNamed ? { meal } : { part: meal },
      ...range,
    })),
    ...findHourWords(sentence).map(({ minutes, ...range }) => ({ moment: { minutes }, ...range })),
  ]
  const isTaken = (start: number) => words.some((one) => start >= one.start && start < one.end)
  // Elsewhere `lanche` may be a food: `lanche de mortadela`.
  const snacks = [...sentence.matchAll(snack)]
    .map(({ 0: said, index }) => ({ start: index + 1, end: index + said.trimEnd().length }))
    .filter(
      ({ start }) => !isTaken(start) && words.some(({ moment, start: at }) => at < start && moment.meal),
    )
    .filter(({ end }) => words.some(({ moment, start: at }) => at > end && moment.meal))
    .map((range) => ({ moment: { meal: 'lanche' as const }, ...range }))
  return [...words, ...snacks]
    .toSorted((one, other) => one.start - other.start)
    .reduce<readonly MomentWords[]>((merged, one) => overlapped(merged, one), [])
}

/** Adds words to those before, and joins words that overlap: `jantar de ontem à noite`. */
function overlapped(merged: readonly MomentWords[], one: MomentWords): readonly MomentWords[] {
  const last = merged.at(-1)
  if (!last || one.start >= last.end) return [...merged, one]
  const joined = {
    moment: { ...one.moment, ...last.moment },
    start: last.start,
    end: Math.max(last.end, one.end),
  }
  return [...merged.slice(0, -1), joined]
}

const dayMinutes = 24 * 60
/** Named hours that are closer than this belong to one meal. */
const leastMinutesApart = 60

/** Returns whether words name another day, meal or hour than those before them, so that they mean another meal. */
export function conflicts(before: Moment, next: Moment): boolean {
  const [was, is] = [before.meal ?? before.part, next.meal ?? next.part]
  return (
    (before.day !== undefined && next.day !== undefined && dayKey(before.day) !== dayKey(next.day)) ||
    (was !== undefined && is !== undefined && !isSameMeal(was, is)) ||
    (before.minutes !== undefined &&
      next.minutes !== undefined &&
      Math.abs(before.minutes - next.minutes) >= leastMinutesApart) ||
    isOutside(was, next.minutes) ||
    isOutside(is, before.minutes)
  )
}

function dayKey(day: string): string {
  return day === 'hj' ? 'hoje' : day.replace(/ feira$/u, '')
}

function isSameMeal(one: MealType | 'lanche', other: MealType | 'lanche'): boolean {
  if (one === other) return true
  const isSnack = (meal: string) => meal.startsWith('lanche')
  return (one === 'lanche' || other === 'lanche') && isSnack(one) && isSnack(other)
}

function isOutside(meal: MealType | 'lanche' | undefined, minutes: number | undefined): boolean {
  if (meal === undefined || minutes === undefined) return false
  const [from, to] = hoursOf(meal)
  // `janta às 8` is at 20:00.
  const evening = minutes < dayMinutes / 2 ? minutes + dayMinutes / 2 : minutes
  return ![minutes, evening].some((at) => at >= from && at <= to) && minutes + dayMinutes > to
}

/** Meals that words of a part of the day may also mean: `à noite, antes de dormir`. */
const mealsOfPart: Readonly<Partial<Record<MealType | 'lanche', readonly (MealType | 'lanche')[]>>> = {
  cafe_manha: ['lanche_manha', 'lanche'],
  lanche_tarde: ['almoco', 'lanche'],
  jantar: ['ceia', 'lanche'],
}

/**
 * Returns whether words with no food between them tell one moment together: `ontem à noite, antes de dormir`, also at
 * an unusual hour: `almocei às 16h`, `hoje de manhã almocei`.
 */
export function tellTogether(before: Moment, next: Moment): boolean {
  if (!conflicts(before, next)) return true
  const isNamedOnce = (before.meal === undefined) !== (next.meal === undefined)
  const rest = ({ day, minutes }: Moment): Moment => ({
    ...(day !== undefined && { day }),
    ...(minutes !== undefined && { minutes }),
  })
  if (isNamedOnce && !conflicts(rest(before), rest(next))) return true
  const [part, meal] = [before.part ?? next.part, before.meal ?? next.meal]
  const isOfPart = part !== undefined && meal !== undefined && mealsOfPart[part]?.includes(meal) === true
  return isOfPart && !conflicts({ ...before, part: meal }, { ...next, part: meal })
}
