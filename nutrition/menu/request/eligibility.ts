import type { AllergenTag } from '../../foods/food.ts'
import { holdsAny } from '../../foods/identity/contents.ts'
import type { IdentityId } from '../../foods/identity/identity-id.ts'
import { identitiesOfAnswer } from '../../foods/identity/read-identities.ts'
import { type Exclusions, forbidsRecipe } from '../../safety/exclusions.ts'
import type { Equipment } from '../../targets/answers.ts'
import type { MealType } from '../../targets/meal-type.ts'
import { type MenuRecipe, servingNutrition } from './menu-recipe.ts'
import type { MealScope, MenuRequest, WeekConstraint } from './request.ts'
import type { Weekday } from '../../shared/calendar/days.ts'
import type { MealPlace } from './week.ts'

/** Degree to which a person's wishes are relaxed. Safety rules are never relaxed. */
export interface Leniency {
  /** Maximum uses of a main per week. */
  readonly maxRepeats: number
  /** Minutes added to every meal's time limit; `Infinity` removes the limit. */
  readonly extraMinutes: number
  readonly ignoresDislikes: boolean
}

export const noLeniency: Leniency = { maxRepeats: 2, extraMinutes: 0, ignoresDislikes: false }

/** Maximum minutes for breakfast, snacks and supper (`ceia`), independent of the time for lunch and dinner. */
export const lightMealMinutes = 20
const guestMinutes = 90

/**
 * Limits per serving, independent of the rest of the day (design choice). With hypertension: sodium, as a share of the
 * daily limit. With diabetes: added sugar, g.
 */
const servingLimits = { sodiumShareHypertension: 0.6, sugarAddedGDiabetes: 10 }

export function isMainMeal(mealType: MealType): boolean {
  return mealType === 'almoco' || mealType === 'jantar'
}

/**
 * Returns whether the person may eat the recipe: no exclusion forbids it. Any allergy also rules out unverified
 * recipes, and a severe allergy rules out recipes with unseen ingredients. Never relaxed.
 */
export function isSafe(recipe: MenuRecipe, exclusions: Exclusions): boolean {
  const hasAllergy = exclusions.all.some(({ source }) => source === 'alergia')
  if (exclusions.refusesUnverified && !recipe.isVerified) return false
  if (exclusions.isStrict && hasAllergy && recipe.hasUnseenIngredients) return false
  return !exclusions.all.some((exclusion) => forbidsRecipe(exclusion, recipe))
}

/**
 * Returns whether this many portions stay within `servingLimits` (hypertension, diabetes) and `caffeineMaxMg`
 * (pregnancy).
 */
export function isSafeServing(
  recipe: MenuRecipe,
  portions: number,
  request: Pick<MenuRequest, 'hasHypertension' | 'hasDiabetes' | 'sodiumMgMax' | 'caffeineMaxMg'>,
): boolean {
  const { sodiumMg, sugarAddedG } = servingNutrition(recipe, portions)
  if (request.hasHypertension && sodiumMg > request.sodiumMgMax * servingLimits.sodiumShareHypertension) {
    return false
  }
  if (request.caffeineMaxMg !== null && recipe.caffeineMg * portions > request.caffeineMaxMg) return false
  return !(request.hasDiabetes && sugarAddedG > servingLimits.sugarAddedGDiabetes)
}

export interface EligibilityRules {
  readonly isSafe: (recipe: MenuRecipe) => boolean
  /**
   * True when all equipment is at home and the recipe is not regional. A regional recipe needs to be a favorite or
   * contain a favorite food.
   */
  readonly isCookable: (recipe: MenuRecipe) => boolean
  /** Returns the equipment of the recipe that this week's constraints leave out. */
  readonly unwantedEquipment: (recipe: MenuRecipe) => readonly Equipment[]
  readonly isLiked: (recipe: MenuRecipe) => boolean
  readonly isQuick: (recipe: MenuRecipe, maxMinutes: number) => boolean
}

/** Fields of a request that decide which recipes are eligible. */
type EligibilityRequest = Pick<
  MenuRequest,
  | 'exclusions'
  | 'hasHypertension'
  | 'hasDiabetes'
  | 'sodiumMgMax'
  | 'caffeineMaxMg'
  | 'equipment'
  | 'dislikes'
  | 'favoriteRecipeIds'
  | 'favoriteFoods'
  | 'constraints'
>

/** Returns the foods that the person dislikes, plus the foods that this week's constraints exclude. */
function unwantedFoods({
  dislikes,
  constraints,
}: Pick<MenuRequest, 'dislikes' | 'constraints'>): IdentityId[] {
  return [
    ...dislikes,
    ...constraintsOf(constraints, 'without_food').flatMap(({ food }) => identitiesOfAnswer(food)),
  ]
}

/**
 * Allergens of families that people leave out for their health: every recipe with the allergen is left out, also where the
 * food is only an ingredient of an ingredient, such as the wheat in soy sauce.
 */
const allergenOfFamily = new Map<IdentityId, AllergenTag>([
  ['familia:gluten', 'gluten'],
  ['familia:laticinios', 'leite'],
])

function isWithin({ weekdays, mealTypes }: MealScope, { weekday, mealType }: MealPlace): boolean {
  return (
    (weekdays === 'all' || weekdays.includes(weekday)) &&
    (mealTypes === 'all' || mealTypes.includes(mealType))
  )
}

/** Removes the restrictions of other meals; without a place, those of any single meals. */
function restrictionsAt(
  constraints: readonly WeekConstraint[],
  place: MealPlace | null,
): readonly WeekConstraint[] {
  return constraints.filter(
    (one) => !('within' in one && one.within) || (place !== null && isWithin(one.within, place)),
  )
}

/** Returns a text that is equal for meals with the same restrictions. */
export function restrictionKey({ constraints }: Pick<MenuRequest, 'constraints'>, place: MealPlace): string {
  return JSON.stringify(restrictionsAt(constraints, place).filter((one) => 'within' in one))
}

/** Returns the rules for a meal; without a place, the rules that hold for every meal of the week. */
export function eligibilityRules(
  request: EligibilityRequest,
  leniency: Leniency,
  place: MealPlace | null = null,
): EligibilityRules {
  const constraints = restrictionsAt(request.constraints, place)
  const missing = new Set(constraintsOf(constraints, 'without_equipment').map(({ equipment }) => equipment))
  const owned = request.equipment.length > 0 ? new Set([...request.equipment, 'Sem cozimento']) : null
  const unwanted = unwantedFoods({ dislikes: request.dislikes, constraints })
  const unwantedAllergens = unwanted.flatMap((id) => allergenOfFamily.get(id) ?? [])
  const isWanted = (recipe: MenuRecipe) =>
    request.favoriteRecipeIds.includes(recipe.id) || holdsAny(recipe, request.favoriteFoods)
  const unwantedRules = constraintsOf(constraints, 'without_rule').map(({ rule }) => rule)
  const unwantedProteins = constraintsOf(constraints, 'without_protein').map(({ protein }) => protein)
  const isSnack = constraintsOf(constraints, 'snack_dinner').length > 0
  return {
    isSafe: (recipe) =>
      isSafe(recipe, request.exclusions) && isSafeServing(recipe, 0.5, request) && recipe.perPortion.kcal > 0,
    isCookable: (recipe) =>
      recipe.equipment.every((needed) => !missing.has(needed) && (owned === null || owned.has(needed))) &&
      (!recipe.isRegional || isWanted(recipe)),
    unwantedEquipment: (recipe) => recipe.equipment.filter((needed) => missing.has(needed)),
    isLiked: (recipe) =>
      (!isSnack || recipe.mealTypes.some((mealType) => !isMainMeal(mealType))) &&
      (leniency.ignoresDislikes ||
        (!holdsAny(recipe, unwanted) &&
          !unwantedAllergens.some((tag) => recipe.allergens.includes(tag)) &&
          !unwantedProteins.includes(recipe.protein) &&
          !unwantedRules.some((rule) => recipe.foodRules.includes(rule)))),
    isQuick: (recipe, maxMinutes) => recipe.preparationMin + recipe.cookingMin <= maxMinutes,
  }
}

/** Returns the minutes available for cooking a meal on that weekday; at least `guestMinutes` with guests. */
export function maxMinutesOf(
  request: MenuRequest,
  leniency: Leniency,
  weekday: Weekday,
  mealType: MealType,
): number {
  const { constraints } = request
  const hasGuests = constraintsOf(constraints, 'guests').some(
    (guests) => guests.weekday === weekday && guests.mealType === mealType,
  )
  if (hasGuests) return Math.max(guestMinutes, request.cookTimeMin) + leniency.extraMinutes
  const limits = constraintsOf(constraints, 'max_minutes')
    .filter(({ weekdays, mealTypes }) =>
      isWithin({ weekdays, mealTypes: mealTypes ?? 'all' }, { weekday, mealType }),
    )
    .map(({ minutes }) => minutes)
  const usual = isMainMeal(mealType) ? request.cookTimeMin : lightMealMinutes
  return Math.min(usual, ...limits) + leniency.extraMinutes
}

export function constraintsOf<Kind extends WeekConstraint['kind']>(
  constraints: readonly WeekConstraint[],
  kind: Kind,
): Extract<WeekConstraint, { kind: Kind }>[] {
  return constraints.filter(
    (constraint): constraint is Extract<WeekConstraint, { kind: Kind }> => constraint.kind === kind,
  )
}
