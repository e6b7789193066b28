import type { Food, FoodGroup } from '../../foods/food.ts'
import { addedSaltSodiumMg } from '../../foods/added-salt.ts'
import { mayBeNova } from '../../foods/nova.ts'
import { normalizeText } from '../../foods/normalize-text.ts'
import { addedSugarG } from '../../safety/added-sugar.ts'
import { foodRules } from '../../safety/food-rules.ts'
import { nutritionRules } from '../../safety/nutrition-rules.ts'
import type { MealType } from '../../targets/meal-type.ts'

const rules = nutritionRules.plateScore

export interface PlateItem {
  readonly food: Food
  readonly grams: number
  /** Foods named as flavor or filling: they can cause warnings but have no weight and are not scored. */
  readonly flavors?: readonly Food[]
}

/** Inputs of the score, computed from a plate. */
export interface PlateFacts {
  readonly kcal: number
  readonly proteinG: number
  /** Fiber of the foods for which it is known. */
  readonly fiberG: number
  /** Energy of the foods for which the fiber is known. */
  readonly knownFiberKcal: number
  /**
   * Sums without fillers (`isFiller`), used where more is better: fillers count only towards maximums, so that adding
   * one never raises a score.
   */
  readonly withoutFillers: { readonly kcal: number; readonly proteinG: number; readonly fiberG: number }
  /**
   * Grams; `null` when no food of the plate has a value. Foods without one count 0. The same holds for `addedSugarG`.
   */
  readonly saturatedG: number | null
  readonly addedSugarG: number | null
  readonly sodium: PlateSodium
  /** Weight of plants (`plantG`) over the weight of solid food and smoothies, 0 to 1; 0 without these. */
  readonly plantShare: number
  readonly plantG: number
  /**
   * Share of energy from ultra-processed food, 0 to 1. Processed food and food of unknown processing count half.
   * Alcohol and fillers that are not ultra-processed are left out. 1 when no energy remains.
   */
  readonly processedShare: number
  /** Whether ultra-processed food provides at least `notes.ultraShare` of the energy. */
  readonly hasUltraProcessed: boolean
  /** Share of energy from fried food and ultra-processed fillers, 0 to 1; alcohol and other fillers are left out. */
  readonly ultraProcessedOrFriedShare: number
  readonly friedItems: number
  /** Whether the plate has solid foods and all of them are rice, pasta, bread, cereal, tubers or fillers. */
  readonly isStarchOnly: boolean
  /**
   * Whether every food of the plate is a drink that has alcohol or little protein: juice and soda count, milk and
   * smoothies do not.
   */
  readonly isDrinksOnly: boolean
  readonly hasAlcohol: boolean
}

export interface PlateSodium {
  /** Sodium of the foods themselves, mg; `null` when no food of the plate has a value. */
  readonly ownMg: number | null
  /** Sodium of the average added salt, mg; only foods for which IBGE states that average count. */
  readonly addedSaltMg: number
  /**
   * Whether the plate has a cooked dish for which IBGE states no added salt; `sodiumOfMeal` may then add an allowance.
   */
  readonly hasUnstatedSalt: boolean
}

const plants: ReadonlySet<FoodGroup> = new Set(['folhas', 'legumes', 'fruta', 'feijao'])
const starches: ReadonlySet<FoodGroup> = new Set(['arroz', 'massa', 'pao', 'cereal', 'tuberculo', 'farofa'])
const snackStaples: ReadonlySet<FoodGroup> = new Set(['pao', 'laticinio', 'queijo'])
const plantSoup = /\b(legumes|abobora|cenoura|beterraba|feijao|verde|verduras|ervilha|lentilha)\b/

export function isMainMeal(mealType: MealType): boolean {
  return mealType === 'almoco' || mealType === 'jantar'
}

export function isAlcoholic(food: Food): boolean {
  return food.allergens.includes('alcool')
}

/**
 * Returns whether a food may never raise a score: farofa, sweets, alcohol, fried and ultra-processed food. Exception:
 * at breakfast and snacks, ultra-processed `snackStaples` are no fillers and only lose points for processing.
 */
export function isFiller(food: Food, mealType: MealType): boolean {
  const { group, nova } = food
  if (group === 'farofa' || group === 'doce' || isAlcoholic(food) || foodRules.fritura(food)) return true
  return nova === 4 && (isMainMeal(mealType) || !snackStaples.has(group))
}

/** Computes the facts of a plate. Drinks count in the energy but not in the weight of solid food. */
export function plateFactsOf(items: readonly PlateItem[], mealType: MealType): PlateFacts {
  const solid = items.filter(({ food }) => food.group !== 'bebida')
  const withoutFillers = items.filter(({ food }) => !isFiller(food, mealType))
  const solidWithoutFillers = withoutFillers.filter(({ food }) => food.group !== 'bebida')
  // Farofa, sweets and homemade frying do not change the ultra-processed share.
  const countedItems = items
    .filter(({ food }) => food.nova === 4 || !isFiller(food, mealType))
    .filter(isNonAlcoholic)
  const countedWithFastFood = items
    .filter(({ food }) => isFastFood(food, mealType) || !isFiller(food, mealType))
    .filter(isNonAlcoholic)
  const plantG = sum(
    withoutFillers.filter(({ food }) => isPlant(food, mealType)),
    () => 100,
  )
  // A smoothie is no solid food but a plant, so it counts on both sides of the share.
  const weighed = items.filter(({ food }) => food.group !== 'bebida' || isPlant(food, mealType))
  const weighedG = sum(weighed, () => 100)
  return {
    kcal: kcalOf(items),
    proteinG: sum(items, ({ per100g }) => per100g.proteinG),
    fiberG: sum(items, ({ per100g }) => per100g.fiberG ?? 0),
    knownFiberKcal: kcalOf(items.filter(({ food }) => food.per100g.fiberG !== null)),
    withoutFillers: {
      kcal: kcalOf(withoutFillers),
      proteinG: sum(withoutFillers, ({ per100g }) => per100g.proteinG),
      fiberG: sum(withoutFillers, ({ per100g }) => per100g.fiberG ?? 0),
    },
    saturatedG: sumKnown(items, ({ per100g }) => per100g.saturatedG),
    addedSugarG: sumKnown(items, addedSugarG),
    sodium: plateSodiumOf(items),
    plantShare: weighedG > 0 ? plantG / weighedG : 0,
    plantG,
    processedShare: kcalOf(countedItems) > 0 ? sum(countedItems, processedKcal) / kcalOf(countedItems) : 1,
    hasUltraProcessed:
      shareOf(kcalOf(countedItems.filter(({ food }) => food.nova === 4)), kcalOf(items)) >=
      rules.notes.ultraShare,
    ultraProcessedOrFriedShare: shareOf(
      kcalOf(countedWithFastFood.filter(({ food }) => isFastFood(food, mealType))),
      kcalOf(countedWithFastFood),
    ),
    friedItems: items.filter(({ food }) => foodRules.fritura(food)).length,
    isStarchOnly: solid.length > 0 && solidWithoutFillers.every(({ food }) => starches.has(food.group)),
    isDrinksOnly: items.every(({ food }) => food.group === 'bebida' && !isNourishing(food)),
    hasAlcohol: items.some(({ food, flavors = [] }) => [food, ...flavors].some(isAlcoholic)),
  }
}

/** Returns a plate's sodium: the sodium of the foods themselves, and the added salt where IBGE states it. */
export function plateSodiumOf(items: readonly PlateItem[]): PlateSodium {
  return {
    ownMg: sumKnown(items, ({ per100g }) => per100g.sodiumMg),
    addedSaltMg: sum(items, (food) => addedSaltSodiumMg(food) ?? 0),
    hasUnstatedSalt: items.some(({ food }) => lacksStatedSalt(food)),
  }
}

/** Returns whether a food is a home-cooked dish for which neither the table value nor IBGE states the added salt. */
export function lacksStatedSalt(food: Food): boolean {
  return addedSaltSodiumMg(food) === null && isCookedUnsalted(food)
}

/** Returns whether a food is home-cooked and so low in sodium that its table value cannot include added salt. */
function isCookedUnsalted({ group, preparation, nova, per100g }: Food): boolean {
  const isCooked = ['cozido', 'grelhado', 'assado', 'frito', 'empanado', 'refogado', 'ensopado'].includes(
    preparation,
  )
  const isSweet = group === 'doce' || group === 'bebida' || group === 'fruta'
  return isCooked && !isSweet && !mayBeNova(nova, 3) && (per100g.sodiumMg ?? 0) < rules.naturalSodiumMgPer100g
}

function isPlant(food: Food, mealType: MealType): boolean {
  if (plants.has(food.group)) return true
  const name = normalizeText(food.name)
  if (food.group === 'sopa') return plantSoup.test(name)
  return food.group === 'bebida' && !isMainMeal(mealType) && name.startsWith('vitamina')
}

/**
 * Returns whether a drink has enough protein to count as a small meal. Milk drinks and smoothies have; coffee, juice,
 * soda and alcoholic drinks do not count.
 */
function isNourishing({ per100g, allergens }: Food): boolean {
  return per100g.proteinG >= rules.nourishingDrinkProteinG && !allergens.includes('alcool')
}

function isNonAlcoholic({ food }: PlateItem): boolean {
  return !isAlcoholic(food)
}

function isFastFood(food: Food, mealType: MealType): boolean {
  return foodRules.fritura(food) || (food.nova === 4 && isFiller(food, mealType))
}

function processedKcal({ nova, per100g }: Food): number {
  if (nova === 4) return per100g.kcal
  return mayBeNova(nova, 3) ? per100g.kcal * rules.processedWeight : 0
}

function kcalOf(items: readonly PlateItem[]): number {
  return sum(items, ({ per100g }) => per100g.kcal)
}

function shareOf(part: number, whole: number): number {
  return whole > 0 ? part / whole : 0
}

function sum(items: readonly PlateItem[], per100g: (food: Food) => number): number {
  return items.reduce((total, { food, grams }) => total + (per100g(food) * grams) / 100, 0)
}

function sumKnown(items: readonly PlateItem[], per100g: (food: Food) => number | null): number | null {
  const known = items.filter(({ food }) => per100g(food) !== null)
  return known.length > 0 ? sum(known, (food) => per100g(food) ?? 0) : null
}
