import type { FoodlessMeal, PlateReading } from '#contract/day/meals.ts'
import { openDays } from '#contract/day/open-days.ts'
import type { ReaderFacts } from '#contract/day/reader-facts.ts'
import { nutritionOfNutrients } from '#contract/nutrition-values.ts'
import { addParts, noNutrition, type Nutrition, round, scale } from '#nutrition/shared/figures/nutrition.ts'
import { findAnyFood } from '#nutrition/foods/dishes/logged-food.ts'
import type { Food, FoodId } from '#nutrition/foods/food.ts'
import { amountUnit } from '#nutrition/foods/measures/amount-unit.ts'
import { formatAmount, formatQuantity, measureNameFor } from '#nutrition/foods/measures/measure-names.ts'
import { portionOf } from '#nutrition/foods/portion.ts'
import { ownNamesOf } from '#nutrition/meal-text/finding/food-finder.ts'
import { unlistedFoods } from '#nutrition/meal-text/finding/unlisted-foods.ts'
import type { MealReading, ReadItem } from '#nutrition/meal-text/reading/meal-reading.ts'
import { readMeal } from '#nutrition/meal-text/meal-text.ts'
import { recipeNames } from '#nutrition/meal-text/matching/recipe-names.ts'
import { savedMealOf, savedNamesOf, timesOfSaved } from '#nutrition/meal-text/finding/saved-names.ts'
import { readFoodlessMeal, readMealOfBefore, readSaidAgain } from '#nutrition/day/meal-time/foodless-meals.ts'
import {
  dayQuestion,
  hourQuestion,
  readSaidTime,
  type SaidTime,
  type SpokenAt,
} from '#nutrition/day/meal-time/said-time.ts'
import { readToldMeals, severalMealsQuestion } from '#nutrition/day/meal-time/told-meals.ts'
import { plateWarnings } from '#nutrition/safety/allergy-warnings.ts'
import { careTextOf } from '#nutrition/safety/eating-care.ts'
import { exclusionsOf, type Exclusions } from '#nutrition/safety/exclusions.ts'
import { hidesNumbers } from '#nutrition/safety/gates.ts'
import type { HealthFacts } from '#nutrition/safety/health-facts.ts'
import {
  concernsOf,
  findingsOf,
  withoutAllergyClauses,
  withoutMentioned,
} from '#nutrition/safety/health-text/meal-findings.ts'
import { unknownAdult } from '#nutrition/safety/unknown-adult.ts'
import { exclusionsOfFacts, foodOfRow, joinExclusions } from './known-foods.ts'

export interface DeviceLine {
  readonly name: string
  /** `2 conchas`; empty if the text states a weight. */
  readonly measured: string
  /** `280 g` */
  readonly weight: string
  readonly grams: number
  readonly nutrition: Nutrition
}

type DeviceWarning = PlateReading['warnings'][number]

/** Meal to read: a description, or foods of which the amounts are known. */
export type Eaten =
  | { readonly text: string; readonly writtenAt?: string }
  | { readonly foods: readonly { readonly food_id: string; readonly grams: number }[] }

/** Reading of a meal without the server. */
export interface DeviceReading {
  readonly lines: readonly DeviceLine[]
  readonly totals: Nutrition
  /** Whether the totals count on a day: a food of the words was read and their day is clear, or all foods are known. */
  readonly isCounted: boolean
  readonly unmatched: readonly string[]
  readonly questions: readonly string[]
  readonly warnings: DeviceWarning[]
  /** Basis of the warnings: answers of the person, a profile without answers, or no stored facts. */
  readonly person: 'answered' | 'unanswered' | 'unknown'
  /** Whether the account, or what the text says, hides numbers; without facts only the latter is known. */
  readonly hidesNumbers: boolean
  /** Day and meal that the words name. */
  readonly said: SaidTime
  /** Number of meals that the words tell. The lines are those of all. */
  readonly meals: number
  /** Text about help for what the words say; `null` if they ask for none. */
  readonly care: string | null
  /** Millilitres of drunk water that the words name; `null` without any. */
  readonly waterMl: number | null
  /** Meaning of words without foods; null if they name foods or nothing known. */
  readonly foodless: FoodlessMeal['kind'] | null
}

/**
 * Reads a description with the whole table, the account's foods and its answers, as the server does. `facts`: `null` if
 * the device has none; then only what the text itself states about health causes warnings.
 */
export function readOnDevice(
  text: string,
  facts: ReaderFacts | null,
  at: Pick<SpokenAt, 'today' | 'minutes'>,
): DeviceReading {
  const written = { field: 'refeicao', text, today: at.today } as const
  const said = findingsOf(written)
  const stated = statedFacts(said)
  const care = careTextOf(...[...said, ...concernsOf(written)].map(({ key }) => key))
  const own = facts?.own_foods.map(({ food }) => foodOfRow(food)) ?? []
  const saved = facts && facts.saved_meals.length > 0 ? savedNamesOf(facts.saved_meals) : undefined
  const options = {
    ...(facts && facts.ladle_grams !== null && { ladleGrams: facts.ladle_grams }),
    ...(own.length > 0 && { own: ownNamesOf(own) }),
    ...(saved && { saved }),
    recipes: recipeNames(),
    ownGrams: new Map<FoodId, number>(facts?.own_amounts.map(({ food_id, grams }) => [food_id, grams])),
  }
  const { items, unmatched, questions } = readMeal(
    readMealOfBefore(text, at.today, saved) ? '' : withoutAllergyClauses(text),
    options,
  )
  const lines = items.flatMap((item) => linesOf(item, facts))
  const unknown = withoutMentioned(unmatched, said)
  const spokenAt = { ...at, daysBack: openDays.back, ...(saved && { saved }) }
  const time = readSaidTime(text, spokenAt)
  const told = readToldMeals(text, spokenAt, options)
  return {
    lines,
    totals: round(addParts(lines.map(({ nutrition }) => nutrition))),
    isCounted: lines.length > 0 && !time.isUnclear,
    unmatched: unknown,
    questions: [
      ...questions.map((question) => question.text),
      ...(time.isUnclear && items.length > 0 && told.meals.length === 1 ? [dayQuestion] : []),
      ...(time.aheadMinutes !== undefined && items.length > 0 ? [hourQuestion] : []),
      ...(told.isDoubtful && items.length > 0 ? [severalMealsQuestion] : []),
    ],
    warnings: warningsOf({ items, unmatched: unknown }, facts, exclusionsAfter(facts, stated)),
    person: personOf(facts),
    said: time,
    meals: told.meals.length,
    care,
    waterMl: questions.find(({ ml }) => ml !== undefined)?.ml ?? null,
    foodless: items.length > 0 ? null : care ? 'care' : foodlessKind(text, unmatched, at.today),
    hidesNumbers: (facts?.numbers_hidden ?? false) || (stated !== null && hidesNumbers(stated)),
  }
}

function foodlessKind(text: string, unmatched: readonly string[], today: string): DeviceReading['foodless'] {
  if (readSaidAgain(text, today)) return 'again'
  const kind = readFoodlessMeal(text) ?? null
  return kind === 'care' || unmatched.length === 0 ? kind : null
}

/** Reads foods in known amounts; an id that the device does not know is unmatched. Gives no warnings. */
export function readFoods(
  foods: Extract<Eaten, { readonly foods: unknown }>['foods'],
  facts: ReaderFacts | null,
): DeviceReading {
  const found = foods.map(({ food_id: id, grams }) => {
    const own = facts?.own_foods.find((one) => one.food.id === id)
    return { id, grams, food: own ? foodOfRow(own.food) : findAnyFood(id) }
  })
  const lines = found.flatMap(({ food, grams }) =>
    food
      ? [
          {
            name: food.name,
            grams,
            measured: '',
            weight: `${formatAmount(grams)} ${amountUnit(food)}`,
            nutrition: portionOf(food, grams),
          },
        ]
      : [],
  )
  return {
    lines,
    totals: round(addParts(lines.map(({ nutrition }) => nutrition))),
    isCounted: lines.length > 0 && lines.length === found.length,
    unmatched: found.filter(({ food }) => !food).map(({ id }) => id),
    questions: [],
    warnings: [],
    person: personOf(facts),
    said: {},
    meals: 1,
    care: null,
    waterMl: null,
    foodless: null,
    hidesNumbers: facts?.numbers_hidden ?? false,
  }
}

function personOf(facts: ReaderFacts | null): DeviceReading['person'] {
  if (!facts) return 'unknown'
  return facts.exclusions ? 'answered' : 'unanswered'
}

/**
 * Returns the facts of a healthy adult plus what a text says about health; `null` if the text says nothing about it.
 */
function statedFacts(said: ReturnType<typeof findingsOf>): HealthFacts | null {
  const declared = said.flatMap(({ code }) => (code === 'alergia' ? [] : [code]))
  const namedAllergies = said.flatMap(({ identity }) => identity ?? [])
  if (declared.length === 0 && namedAllergies.length === 0) return null
  return { ...unknownAdult, declared, namedAllergies }
}

function exclusionsAfter(facts: ReaderFacts | null, stated: HealthFacts | null): Exclusions | null {
  const known = facts?.exclusions ? exclusionsOfFacts(facts.exclusions) : null
  if (!stated) return known
  return known ? joinExclusions(known, exclusionsOf(stated)) : exclusionsOf(stated)
}

function savedOf({ food }: ReadItem, facts: ReaderFacts | null) {
  const id = savedMealOf(food)
  return id === undefined ? undefined : facts?.saved_meals.find((meal) => meal.id === id)
}

/**
 * Returns the line of a food; for a saved meal, the lines of its foods, with amounts for as many meals as the text
 * says.
 */
function linesOf(item: ReadItem, facts: ReaderFacts | null): DeviceLine[] {
  const meal = savedOf(item, facts)
  if (!meal) return [lineOf(item)]
  const times = timesOfSaved(
    item,
    meal.items.reduce((sum, { grams }) => sum + grams, 0),
  )
  return meal.items.map((part) => ({
    name: part.name,
    grams: part.grams * times,
    measured: measuredOf({ quantity: part.quantity * times, measure: part.measure }),
    weight: `${formatAmount(part.grams * times)} ${part.unit}`,
    nutrition: round(scale(nutritionOfNutrients(part) ?? noNutrition, times)),
  }))
}

function lineOf(item: ReadItem): DeviceLine {
  const { food, grams, measure, parts = [] } = item
  const portion = portionOf(food, grams)
  return {
    name: food.name,
    grams,
    measured: measuredOf(item),
    weight: `${formatAmount(grams)} ${amountUnit(food, measure)}`,
    nutrition:
      parts.length === 0 || food.id.startsWith('recipe:')
        ? portion
        : round(addParts(parts.map((part) => portionOf(part.food, part.grams)))),
  }
}

function measuredOf({ quantity, measure }: Pick<ReadItem, 'quantity' | 'measure'>): string {
  if (measure === 'grama' || measure === 'ml') return ''
  return `${formatQuantity(quantity)} ${measureNameFor(measure, quantity)}`
}

/**
 * Returns the warnings of the foods and of unrecognised words as the server checks them, a dish as a whole. For own
 * foods and saved meals, returns the warnings that the server computed from their ingredients.
 */
function warningsOf(
  { items, unmatched }: Pick<MealReading, 'items' | 'unmatched'>,
  facts: ReaderFacts | null,
  exclusions: Exclusions | null,
): DeviceWarning[] {
  const single = items.filter((item) => !savedOf(item, facts))
  const foods = single.flatMap(({ food, flavors = [] }) => [food, ...flavors])
  const unlisted = unlistedFoods(unmatched).map((food) => ({ food }))
  const found = exclusions ? plateWarnings([...single, ...unlisted], exclusions) : []
  const whole = [
    ...items.flatMap((item) => savedOf(item, facts)?.warnings ?? []),
    ...foods.flatMap((food) => ownWarningsOf(food, facts)),
    ...found.map(({ foodId, foodName, answer, text }) => ({ food_id: foodId, name: foodName, answer, text })),
  ]
  const isSaid = new Set(whole.map(({ answer }) => answer))
  const inside = single
    .flatMap(({ parts = [] }) => parts.flatMap(({ food }) => ownWarningsOf(food, facts)))
    .filter(({ answer }) => !isSaid.has(answer))
  const byKey = Map.groupBy([...whole, ...inside], ({ food_id: id, answer }) => `${id} ${answer}`)
  return [...byKey.values()].flatMap(([first]) => first ?? [])
}

function ownWarningsOf({ id }: Food, facts: ReaderFacts | null) {
  return facts?.own_foods.find(({ food }) => food.id === id)?.warnings ?? []
}
