import { clockTime } from '#nutrition/shared/calendar/clock-time.ts'
import { addDays, daysBetween, weekdayOf } from '#nutrition/shared/calendar/days.ts'
import { weekdayNames } from '#nutrition/shared/calendar/weekday-names.ts'
import type { Food } from '#nutrition/foods/food.ts'
import { describePortion } from '#nutrition/foods/measures/portion-description.ts'
import { formatQuantity, measureNameFor } from '#nutrition/foods/measures/measure-names.ts'
import { micronutrientsOfPlan } from '#nutrition/day/micronutrients/eaten-micronutrients.ts'
import { micronutrients } from '#nutrition/day/micronutrients/micronutrient.ts'
import type { Micronutrients } from '#nutrition/day/micronutrients/micronutrients.ts'
import {
  knownAmount,
  knownSodiumWithSaltMg,
  nutrientFigure,
  sodiumWithSaltMg,
} from '#nutrition/day/micronutrients/nutrient-figures.ts'
import { micronutrientsOfDay } from '#nutrition/reports/day-micronutrients.ts'
import { type DayRecord, figuresOf, type TickedMeal } from '#nutrition/reports/day-record.ts'
import { listDays } from '#nutrition/reports/period.ts'
import { mealTypeLabels, mealTypes } from '#nutrition/targets/meal-type.ts'
import { sourceOf } from '../../day/foods/rules.ts'
import { micronutrientsOfItems } from '../../day/micronutrients/rules.ts'
import { servePlate, type ServedPart, type MealRow } from '../../day/meals/rules.ts'
import { timeOfDay } from '../../platform/database/civil-day.ts'
import { type Cell, writeCsv } from '../../platform/files/csv.ts'
import { fail } from '../../platform/failure.ts'
import { dayHeadings, itemHeadings, tickedMealName } from './copy.ts'

const longestDays = 366
/** Earliest start of a period; older than any diary, and within the dates that PostgreSQL accepts. */
const earliest = '2000-01-01'

/**
 * Returns the requested period; `to` defaults to today, and `from` to the first of the `longestDays` days that end at
 * `to`. Throws `export_period_invalid` if the period is reversed, longer than `longestDays`, begins before `earliest`
 * or ends more than `longestDays` after today.
 */
export function resolveExport(
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
  today: string,
): { from: string; to: string } {
  const to = asked.to ?? today
  const from = asked.from ?? addDays(to, 1 - longestDays)
  const days = daysBetween(from, to) + 1
  const isTimely = from >= earliest && to <= addDays(today, longestDays)
  if (days < 1 || days > longestDays || !isTimely) throw fail('export_period_invalid')
  return { from, to }
}

interface Reader {
  readonly hidesNumbers: boolean
  readonly timezone: string
}

/** Writes a CSV with one line per day that has data, without figures for an account with hidden numbers. */
export function writeDays(days: readonly DayRecord[], { hidesNumbers }: Reader): Uint8Array {
  const rows = days.filter(hasRecords).map((day): Cell[] => {
    const words = [brazilianDate(day.date), weekdayName(day.date), mealNames(day), foodNames(day)]
    return hidesNumbers ? words : [...words, ...dayFigures(day)]
  })
  return writeCsv(headings(dayHeadings, hidesNumbers), rows)
}

function headings(
  { quiet, figures }: { readonly quiet: readonly string[]; readonly figures: readonly string[] },
  hidesNumbers: boolean,
): readonly string[] {
  return hidesNumbers ? quiet : [...quiet, ...figures]
}

function hasRecords({ meals, ticked, compliance, scans, weightKg, waterMl }: DayRecord): boolean {
  const isEaten = meals.length + ticked.length > 0
  return isEaten || compliance !== null || scans > 0 || weightKg !== null || waterMl !== null
}

function weekdayName(date: string): string {
  return Object.values(weekdayNames)[weekdayOf(date)] ?? ''
}

function mealNames({ meals, ticked }: DayRecord): string {
  const eaten = new Set([...meals, ...ticked].map(({ mealType }) => mealType))
  const inOrder = mealTypes.filter((mealType) => eaten.has(mealType))
  return inOrder.map((mealType) => mealTypeLabels[mealType]).join(', ')
}

function foodNames({ meals }: DayRecord): string {
  const names = meals.flatMap(({ parts }) => parts.map(({ food }) => food.name))
  return [...new Set(names)].join(', ')
}

function dayFigures(day: DayRecord): Cell[] {
  const { kcal, proteinG, fiberG } = figuresOf(day)
  const { targets, compliance, scans, weightKg, waterMl } = day
  return [
    kcal,
    targets?.kcal ?? null,
    proteinG,
    targets?.protein_g ?? null,
    fiberG,
    targets?.fiber_g ?? null,
    compliance?.percentage ?? null,
    scans,
    weightKg,
    waterMl,
    ...micronutrientCells(micronutrientsOfDay(day)),
    knownFiberPercent(day),
  ]
}

/**
 * Returns the share of a day's food, by grams, of which the fiber is known; 100 with ticked meals only, `null` without
 * food.
 */
function knownFiberPercent({ meals, ticked }: DayRecord): number | null {
  const portions = meals.flatMap(({ parts }) => parts.map(({ portion }) => portion))
  if (portions.length === 0) return ticked.length > 0 ? 100 : null
  const gramsOf = (of: typeof portions) => of.reduce((sum, { grams }) => sum + grams, 0)
  const known = gramsOf(portions.filter(({ fiberG }) => fiberG !== null))
  return Math.floor((100 * known) / (gramsOf(portions) || 1))
}

/**
 * Returns the micronutrients' amounts, rounded as on the day's screen, and then the known share of each in percent.
 */
function micronutrientCells(total: Micronutrients): Cell[] {
  const figures = micronutrients.map((nutrient) => nutrientFigure(total, nutrient))
  return [
    ...withKitchenSalt(
      figures.map(({ amount }) => amount),
      sodiumWithSaltMg(total),
    ),
    ...figures.map(({ knownPercent }) => knownPercent),
  ]
}

/**
 * Returns the micronutrients' amounts to the millionth, so that the lines of a day add up to its values and no line shows
 * the error of binary sums (309.40000000000003).
 */
function unroundedCells(total: Micronutrients): Cell[] {
  const exact = (amount: number | null) => amount && Math.round(amount * 1e6) / 1e6
  const amounts = micronutrients.map((nutrient) => exact(knownAmount(total, nutrient)))
  return withKitchenSalt(amounts, exact(knownSodiumWithSaltMg(total)))
}

/** Inserts the sodium including kitchen salt after the sodium of the foods, which is the first amount. */
function withKitchenSalt(
  [sodium = null, ...others]: readonly (number | null)[],
  withSaltMg: number | null,
): Cell[] {
  return [sodium, withSaltMg, ...others]
}

export interface DiaryItems {
  readonly meals: readonly MealRow[]
  readonly ticked: ReadonlyMap<string, readonly TickedMeal[]>
}

/**
 * Writes a CSV with one line per food and per ticked meal of the plan. The lines of a day add up to its values in
 * `writeDays`.
 */
export function writeItems(
  { meals, ticked }: DiaryItems,
  period: { readonly from: string; readonly to: string },
  reader: Reader,
): Uint8Array {
  const byDay = Map.groupBy(meals, ({ date }) => date)
  const rows = listDays(period.from, period.to).flatMap((date) => [
    ...(byDay.get(date) ?? []).flatMap((meal) => mealRows(meal, reader)),
    ...(ticked.get(date) ?? []).map((meal) => tickedRow(date, meal, reader)),
  ])
  return writeCsv(headings(itemHeadings, reader.hidesNumbers), rows)
}

function mealRows({ date, mealType, eatenAt, parts }: MealRow, reader: Reader): Cell[][] {
  const { day, minutes } = timeOfDay(eatenAt, reader.timezone)
  const time = day === date ? clockTime(minutes) : null
  return servePlate(parts).map((served) => {
    const { food, portion } = served
    const { hidesNumbers } = reader
    const words = [
      brazilianDate(date),
      time,
      mealTypeLabels[mealType],
      food.name,
      hidesNumbers ? householdPortion(served) : spokenPortion(served),
    ]
    if (hidesNumbers) return words
    const { grams, kcal, proteinG, carbG, fatG, fiberG } = portion
    const figures = [grams, kcal, proteinG, carbG, fatG, fiberG, food.nova, sourceOf(food)]
    return [...words, ...figures, ...unroundedCells(micronutrientsOfItems([served]))]
  })
}

function tickedRow(date: string, meal: TickedMeal, { hidesNumbers }: Reader): Cell[] {
  const words = [brazilianDate(date), null, mealTypeLabels[meal.mealType], tickedMealName, null]
  if (hidesNumbers) return words
  const figures = [null, meal.kcal, meal.proteinG, null, null, meal.fiberG, null, null]
  return [...words, ...figures, ...unroundedCells(micronutrientsOfPlan(meal))]
}

const weighed = /^(g|gramas?|ml|mililitros?)$/i

function spokenPortion({ food, part }: Pick<ServedPart, 'food' | 'part'>): string {
  return weighed.test(part.measure)
    ? describePortion(food, part.grams).spoken
    : `${formatQuantity(part.quantity)} ${measureNameFor(part.measure, part.quantity)}`
}

/**
 * Describes the portion without grams: in the stated measure if the food has that measure, otherwise in the food's most
 * suitable one, rounded to halves. Empty for a food without measures.
 */
function householdPortion({ food, part }: Pick<ServedPart, 'food' | 'part'>): string {
  const isHousehold = food.measures.some(({ name }) => name === part.measure)
  return isHousehold ? spokenPortion({ food, part }) : nearestPortion(food, part.grams)
}

function nearestPortion(food: Food, grams: number): string {
  const { measure, spoken } = describePortion(food, grams)
  if (!weighed.test(measure)) return spoken
  const [usual] = food.measures
  if (!usual) return ''
  const quantity = Math.max(0.5, Math.round((2 * grams) / usual.grams) / 2)
  return `cerca de ${formatQuantity(quantity)} ${measureNameFor(usual.name, quantity)}`
}

function brazilianDate(date: string): string {
  return date.split('-').toReversed().join('/')
}
