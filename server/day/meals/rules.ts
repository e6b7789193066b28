import { isDeepStrictEqual } from 'node:util'
import type { Nutrients } from '#contract/day/foods.ts'
import type { MealEntry, PlateChoice, PlateItem, PlateReading } from '#contract/day/meals.ts'
import { nutrientsOf } from '#contract/nutrition-values.ts'
import { addParts, type Nutrition, round, type SummedNutrition } from '#nutrition/shared/figures/nutrition.ts'
import type { Food, FoodId } from '#nutrition/foods/food.ts'
import { findAnyDish, findAnyFood, foodOf, knownParts } from '#nutrition/foods/dishes/logged-food.ts'
import { findRecipeDish } from '#nutrition/foods/dishes/recipe-dishes.ts'
import { type Portion, portionOf, sumPortions } from '#nutrition/foods/portion.ts'
import { describePortion } from '#nutrition/foods/measures/portion-description.ts'
import type { AllergyWarning } from '#nutrition/safety/allergy-warnings.ts'
import { type DaySoFar, daySoFarOf } from '#nutrition/day/score/day-so-far.ts'
import type { AdviceTopic } from '#nutrition/day/score/plate-notes.ts'
import { type PlateScore, scorePlate } from '#nutrition/day/score/plate-score.ts'
import { confidenceLabelOf, scanConfidence } from '#nutrition/day/score/scan-confidence.ts'
import { unlistedFoods } from '#nutrition/meal-text/finding/unlisted-foods.ts'
import type { MealType } from '#nutrition/targets/meal-type.ts'
import { type OwnFood, readOwnFoodId } from '#nutrition/foods/own/own-food.ts'
import { describeFood, hiddenNutrients, sourceOf } from '../foods/rules.ts'
import type { OwnFoodsById } from '../foods/service.ts'
import { fail } from '../../platform/failure.ts'
import type { PlatePart, meals } from './table.ts'
import type { Judged } from '../../account/health-readings/rules.ts'
import { allowsProposals } from '../../account/profile/rules.ts'

/** Result of a reading other than its foods: words without a food, and questions to the person about items. */
export interface Leftovers {
  readonly unmatched: readonly string[]
  readonly unmatchedAmounts?: NonNullable<PlateReading['unmatched_amounts']>
  readonly questions: readonly { code: string; text: string; item: number | null; ml?: number }[]
}

export const noLeftovers: Leftovers = { unmatched: [], questions: [] }

/** Confidence (0 to 1) of a food that the person chose from a list. */
const chosenConfidence = 1

/**
 * Converts foods and amounts that the person chose to stored parts; their range of grams has no width. Throws
 * `food_not_found` for an unknown food, an unknown part of a dish, and parts of a food that is no dish: their numbers
 * would count without their allergens.
 * @param ownById the account's own foods among the choices
 */
export function partsFromChoices(choices: readonly PlateChoice[], ownById: OwnFoodsById): PlatePart[] {
  return choices.map((choice) => {
    const { food_id, grams, quantity, measure, flavor_ids: flavorIds, saved_meal: savedMeal } = choice
    const { parts: chosen } = choice
    const parts = chosen?.map((part) => ({
      foodId: part.food_id,
      grams: part.grams,
      ...ownPart(ownById.get(part.food_id)),
    }))
    const own = ownPart(ownById.get(food_id))
    const food = foodOf({ foodId: food_id, grams, ...own, ...(parts && { parts }) })
    const isPartless = parts === undefined || parts.length === 0
    if (!food || (!isPartless && !findAnyDish(food_id))) throw fail('food_not_found')
    if (knownParts(parts).length < (parts?.length ?? 0)) throw fail('food_not_found')
    const shown = describePortion(food, grams)
    return {
      foodId: food.id,
      ...own,
      grams,
      quantity: quantity ?? shown.quantity,
      measure: measure ?? shown.measure,
      gramsLow: grams,
      gramsHigh: grams,
      confidence: chosenConfidence,
      ...(flavorIds && { flavorIds }),
      ...(parts && { parts }),
      ...(savedMeal !== undefined && { savedMeal }),
    }
  })
}

/** Returns the field `own` of a stored part, its copy of the own food; no field for another food. */
export function ownPart(own: OwnFood | undefined): { readonly own?: OwnFood } {
  return own ? { own } : {}
}

/** Returns the own foods that items and the parts of their dishes store. */
export function ownFoodsIn(parts: readonly Pick<PlatePart, 'own' | 'parts'>[]): OwnFood[] {
  return parts.flatMap(({ own, parts: inner = [] }) =>
    [own, ...inner.map((part) => part.own)].filter((one) => one !== undefined),
  )
}

/**
 * Stored part with its food and the nutrition of its amount. `servePlate` leaves out parts whose food no longer exists.
 */
export interface ServedPart<Part = PlatePart> {
  readonly part: Part
  readonly food: Food
  readonly portion: Portion
}

export function servePlate<Part extends Pick<PlatePart, 'foodId' | 'own' | 'grams' | 'parts'>>(
  parts: readonly Part[],
): ServedPart<Part>[] {
  return parts.flatMap((part) => {
    const food = foodOf(part)
    return food ? [{ part, food, portion: portionOfItem(part, food) }] : []
  })
}

/**
 * Returns the nutrition of an item. For a dish with stated parts it is the sum of the rounded nutrition of the parts,
 * so that the shown values add up; for a recipe it is rounded once, as on the card of the menu.
 */
function portionOfItem(
  { foodId, grams, parts }: Pick<PlatePart, 'foodId' | 'grams' | 'parts'>,
  food: Food,
): Portion {
  const portion = portionOf(food, grams)
  const known = knownParts(parts)
  if (known.length === 0 || findRecipeDish(foodId)) return portion
  const sum = round(addParts(known.map((part) => portionOf(part.food, part.grams))))
  return { ...portion, ...sum }
}

export function shownNutrients(nutrition: Nutrition | SummedNutrition, hidesNumbers: boolean): Nutrients {
  return hidesNumbers ? hiddenNutrients : nutrientsOf(nutrition)
}

export function describeItems(served: readonly ServedPart[], hidesNumbers: boolean): PlateItem[] {
  return served.map(({ part, food, portion }) => ({
    food_id: food.id,
    name: food.name,
    quantity: part.quantity,
    measure: part.measure,
    grams: part.grams,
    grams_low: part.gramsLow,
    grams_high: part.gramsHigh,
    calories_low: hidesNumbers ? null : portionOf(food, part.gramsLow).kcal,
    calories_high: hidesNumbers ? null : portionOf(food, part.gramsHigh).kcal,
    confidence: part.confidence,
    source: sourceOf(food),
    ...(part.flavorIds && { flavor_ids: [...part.flavorIds] }),
    ...(part.parts && { parts: describeParts(part.parts, hidesNumbers) }),
    ...(part.standsInFor !== undefined && { stands_in_for: part.standsInFor }),
    ...(part.isOwnAmount && { is_own_amount: true }),
    ...(part.savedMeal !== undefined && { saved_meal: part.savedMeal }),
    food: describeFood(food, hidesNumbers),
    ...shownNutrients(portion, hidesNumbers),
  }))
}

function describeParts(parts: NonNullable<PlatePart['parts']>, hidesNumbers: boolean): PlateItem['parts'] {
  return knownParts(parts).map(({ food, grams }) => ({
    food_id: food.id,
    name: food.name,
    grams,
    food: describeFood(food, hidesNumbers),
    ...shownNutrients(portionOf(food, grams), hidesNumbers),
  }))
}

export function totalsOf(served: readonly ServedPart[], hidesNumbers: boolean): Nutrients {
  return shownNutrients(sumPortions(served.map(({ portion }) => portion)), hidesNumbers)
}

/**
 * Minimum confidence of a food whose name and amount the sentence states plainly: that of a household measure whose
 * weight is estimated, because a confirmation would ask about the weight of a steak and not about what was said.
 */
const saidConfidence = 0.75

/**
 * Returns whether a plate may be logged without a confirmation: it has items, each of at least `saidConfidence`, and no
 * unmatched words, questions or warnings.
 */
export function isPlainlySaid({ items, unmatched, questions, warnings }: PlateReading): boolean {
  const isOpen = unmatched.length > 0 || questions.length > 0 || warnings.length > 0
  return !isOpen && items.length > 0 && items.every(({ confidence }) => confidence >= saidConfidence)
}

/**
 * Returns whether a plate without warnings has the foods and amounts that the person saw on the device; the order does
 * not matter. Names and grams, because the device has no ids of the foods of a saved meal.
 */
export function isAsSeen({ items, warnings }: PlateReading, seen: NonNullable<MealEntry['seen']>): boolean {
  const keysOf = (foods: typeof seen) =>
    foods.map(({ name, grams }) => `${Math.round(grams)} ${name}`).toSorted()
  return warnings.length === 0 && items.length > 0 && isDeepStrictEqual(keysOf(items), keysOf(seen))
}

/**
 * Replaces own foods by their current revision, so that all revisions of a food count as one food. Parts of deleted own
 * foods are left out.
 */
export function withCurrentOwnFoods(parts: readonly PlatePart[], current: readonly OwnFood[]): PlatePart[] {
  const byKey = new Map(current.map((own) => [ownKeyOf(own.id), own]))
  return parts.flatMap((part) => {
    const key = ownKeyOf(part.foodId)
    if (key === undefined) return [part]
    const own = byKey.get(key)
    return own ? [{ ...part, foodId: own.id, own }] : []
  })
}

/**
 * Returns the parts of a meal that is eaten again: own foods in their current revision, deleted ones as they were
 * stored.
 */
export function partsAgain(parts: readonly PlatePart[], current: readonly OwnFood[]): PlatePart[] {
  const byKey = new Map(current.map((own) => [ownKeyOf(own.id), own]))
  return parts.map((stored) => {
    const { isOwnAmount: _, savedMeal: __, ...part } = stored
    const key = ownKeyOf(part.foodId)
    const own = key === undefined ? undefined : byKey.get(key)
    return own ? { ...part, foodId: own.id, own } : part
  })
}

/** Returns the key that all revisions of an own food share; `undefined` for a food of the table. */
export function ownKeyOf(id: FoodId): string | undefined {
  const own = readOwnFoodId(id)
  return own && `${own.kind} ${own.key}`
}

/** Another meal of the day. */
export interface OtherMeal {
  readonly mealType: MealType
  readonly parts: readonly PlatePart[]
}

/** Returns the contents of the day's other meals for the score; `null` if there are none. */
function daySoFar(others: readonly OtherMeal[]): DaySoFar | null {
  return daySoFarOf(
    others.map((other) => ({
      mealType: other.mealType,
      items: servePlate(other.parts).map(({ food, part }) => ({ food, grams: part.grams })),
    })),
  )
}

/** A recognised, described or chosen plate, with everything that its score depends on. */
interface PlateFacts {
  readonly parts: readonly PlatePart[]
  readonly nutritionProfile: Judged
  readonly leftovers: Leftovers
  /** Words of the text that named no food, if `leftovers` lacks them: they are only checked for allergies. */
  readonly alsoSaid?: readonly string[]
  /** The day's meals of other types, in the order of the day. */
  readonly otherMeals: readonly OtherMeal[]
}

/**
 * Builds the reply for a plate from a photo, a sentence or chosen foods: items, totals (the sum of the shown items),
 * score, notes and warnings.
 */
export function readPlate({
  parts,
  nutritionProfile,
  leftovers,
  alsoSaid = [],
  otherMeals,
}: PlateFacts): PlateReading {
  const served = servePlate(parts)
  const confidence = confidenceOf(served)
  const unlisted = unlistedFoods([...leftovers.unmatched, ...alsoSaid])
  const advised = advisedBy(otherMeals, nutritionProfile)
  const score = scoreServed(served, { nutritionProfile, otherMeals, advised, unlisted })
  return {
    items: describeItems(served, nutritionProfile.hidesNumbers),
    unmatched: [...leftovers.unmatched],
    ...(leftovers.unmatchedAmounts && { unmatched_amounts: leftovers.unmatchedAmounts }),
    questions: [...leftovers.questions],
    totals: totalsOf(served, nutritionProfile.hidesNumbers),
    score: score.score,
    score_range: score.range && [...score.range],
    score_label: score.band,
    notes: [...score.notes],
    warnings: describeWarnings(score.warnings),
    confidence,
    confidence_label: confidenceLabelOf(confidence),
    numbers_hidden: nutritionProfile.hidesNumbers,
    adjusts_day: allowsProposals(nutritionProfile),
  }
}

function confidenceOf(served: readonly ServedPart[]): number {
  return scanConfidence(
    served.map(({ part, portion }) => ({
      kcal: portion.kcal,
      identityConfidence: part.confidence,
      portionConfidence: 1,
    })),
  )
}

interface ScoredMeal extends Pick<PlateFacts, 'nutritionProfile' | 'otherMeals'> {
  readonly advised: readonly AdviceTopic[]
  readonly unlisted: readonly Food[]
}

/** Scores a meal by its food; the name of the meal changes neither its points nor its remarks. */
function scoreServed(
  served: readonly ServedPart[],
  { nutritionProfile, otherMeals, advised, unlisted }: ScoredMeal,
): PlateScore {
  const { targets } = nutritionProfile
  return scorePlate({
    items: served.map(({ food, part }) => ({
      food,
      grams: part.grams,
      flavors: part.flavorIds?.flatMap((id) => findAnyFood(id) ?? []) ?? [],
    })),
    unlisted,
    day: daySoFar(otherMeals),
    advised,
    targets: targets && { day: targets.targetsRest, mealShares: targets.mealShares },
    person: nutritionProfile.person,
    wantsGain: targets !== null && targets.weeklyMeanKcal > targets.tdeeKcal,
    hidesNumbers: nutritionProfile.hidesNumbers,
    confidence: confidenceOf(served),
  })
}

/** Returns the subjects on which the day's other meals advised, each meal knowing the advice of those before it. */
function advisedBy(
  otherMeals: readonly OtherMeal[],
  nutritionProfile: PlateFacts['nutritionProfile'],
): readonly AdviceTopic[] {
  return otherMeals.reduce<readonly AdviceTopic[]>((advised, { mealType, parts }) => {
    const others = otherMeals.filter((other) => other.mealType !== mealType)
    const meal = { nutritionProfile, otherMeals: others, advised, unlisted: [] }
    return [...advised, ...scoreServed(servePlate(parts), meal).advised]
  }, [])
}

export function describeWarnings(warnings: readonly AllergyWarning[]): PlateReading['warnings'] {
  return warnings.map(({ foodId, foodName, answer, text }) => ({
    food_id: foodId,
    name: foodName,
    answer,
    text,
  }))
}

/**
 * Adds to each item the foods that its words may mean instead. `alternatives` has one list per item, in the order
 * of the items.
 */
export function withAlternatives(
  { items, numbers_hidden: hidesNumbers }: PlateReading,
  alternatives: readonly (readonly Food[])[],
): PlateItem[] {
  return items.map((item, place) => {
    const foods = alternatives[place] ?? []
    return foods.length > 0
      ? { ...item, alternatives: foods.map((food) => describeFood(food, hidesNumbers)) }
      : item
  })
}

export type MealRow = Omit<typeof meals.$inferSelect, 'userId'>
