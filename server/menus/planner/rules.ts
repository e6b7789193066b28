import type {
  Dish as DishShape,
  MenuDay as DayShape,
  MenuExplanation as ExplanationShape,
  MenuMeal,
} from '#contract/menus/menus.ts'
import { isSafe, isSafeServing } from '#nutrition/menu/request/eligibility.ts'
import type { MenuRequest } from '#nutrition/menu/request/request.ts'
import { SharedCooking } from '#nutrition/menu/request/shared-cooking.ts'
import type { Weekday } from '#nutrition/shared/calendar/days.ts'
import { describeTastes } from '#nutrition/menu/explain/describe-tastes.ts'
import { menuNutritionOf, nutritionOfMenu } from '#contract/nutrition-values.ts'
import { addAll, noNutrition, round } from '#nutrition/shared/figures/nutrition.ts'
import {
  type AskedRelaxation,
  type Dish,
  type MenuDay,
  type PlannedMeal,
  type Serving,
  servingsOf,
  type WeekMenu,
} from '#nutrition/menu/request/week.ts'
import { type DescribedRecipe, describeRecipe } from '#nutrition/recipes/described-recipe.ts'
import { describeOwnRecipe } from '#nutrition/recipes/own/describe-own-recipe.ts'
import type { OwnRecipe } from '#nutrition/recipes/own/own-recipe.ts'
import { recipes } from '#nutrition/recipes/cookbook/recipe-library.ts'
import { requestOfPerson } from '#nutrition/menu/request/person-request.ts'
import { fail } from '../../platform/failure.ts'
import { describedDish, type ServedPart } from './dish-description.ts'
import { type NutritionProfile, dislikesOf, favoriteFoodsOf } from '../../account/profile/rules.ts'

/** Data needed to describe a menu: the request of its account and the recipe library. */
export interface MenuContext {
  readonly request: MenuRequest
  /** Recipes of the library and those of `own`. */
  readonly library: ReadonlyMap<string, DescribedRecipe>
  /** Own recipes of the account that its menu holds or may be given. */
  readonly own: readonly OwnRecipe[]
}

/** Place of a meal in a menu, for its id and display. */
export interface MealPlace {
  readonly idPrefix: string
  readonly weekday: Weekday
  readonly order: number
  /** Shared cooking of the menu's days; `null` where the description's minutes are not shown. */
  readonly cooking: SharedCooking | null
}

const nothing = menuNutritionOf(noNutrition)

/** Names and descriptions of meals without a dish, by kind. */
const emptyMeals = {
  away: { name: 'Refeição fora de casa', description: 'Deixamos espaço para ela na sua meta do dia.' },
  open: { name: 'Sem sugestão', description: 'Nenhuma receita do livro serve para esta refeição.' },
  withheld: {
    name: 'Refeição retirada',
    description: 'Suas respostas ou o livro de receitas mudaram: esta refeição saiu do cardápio.',
  },
} as const

/**
 * Describes a planned meal by the current library and answers: `withheld` if any of its recipes was removed or is
 * excluded.
 */
export function describeMeal(
  meal: Pick<PlannedMeal, 'mealType' | 'kind' | 'dish' | 'isLocked' | 'batch'>,
  place: MealPlace,
  menuContext: MenuContext,
): MenuMeal {
  const parts = meal.dish ? partsOf(meal.dish, { ...place, mealType: meal.mealType }, menuContext) : null
  const base = {
    id: `${place.idPrefix}:${place.weekday}:${meal.mealType}`,
    day_of_week: place.weekday,
    meal_order: place.order,
    meal_type: meal.mealType,
    is_locked: meal.isLocked,
  }
  if (!parts) {
    const kind = meal.dish || meal.kind === 'cooked' ? 'withheld' : meal.kind
    return { ...base, kind, ...emptyMeals[kind], ...emptyDish, is_locked: false }
  }
  return { ...base, kind: 'cooked', ...describedDish(parts, libraryOf(menuContext)) }
}

const emptyDish = {
  portions: 1,
  nutrition_per_portion: nothing,
  nutrition: nothing,
  preparation_time_min: 0,
  cooking_time_min: 0,
  plate: { vessel: null, foods: [] },
  ingredients: [],
  preparation_method: [],
  parts: [],
} satisfies Partial<MenuMeal>

/** Returns the parts of a dish; `null` if one of its recipes is missing or must not be served. */
function partsOf(
  dish: Dish,
  { weekday, mealType, cooking }: MealPlace & Pick<PlannedMeal, 'mealType'>,
  menuContext: MenuContext,
): ServedPart[] | null {
  const parts: ServedPart[] = []
  for (const part of ['main', 'base', 'side'] as const) {
    const serving = dish[part]
    if (!serving) continue
    const recipe = servable(serving, menuContext)
    if (!recipe) return null
    const batchWeekdays = cooking?.weekdaysOf({ weekday, mealType, part }) ?? null
    const batchPortions = cooking?.portionsOf({ weekday, mealType, part }) ?? null
    parts.push({ part, serving, recipe, weekday, batchWeekdays, batchPortions })
  }
  return parts
}

/**
 * Returns the recipe of a serving; `null` if it is not in the library, the account's exclusions forbid it, or so many
 * portions are too much for the account.
 */
function servable(
  { recipeId, portions }: Serving,
  { request, library }: MenuContext,
): DescribedRecipe | null {
  const recipe = library.get(recipeId)
  if (!recipe || !isSafe(recipe, request.exclusions) || !isSafeServing(recipe, portions, request)) return null
  return recipe
}

export function isServable(dish: Dish, menuContext: MenuContext): boolean {
  return servingsOf(dish).every((serving) => servable(serving, menuContext) !== null)
}

/** Returns the shared cooking of a menu's days. A withheld dish is not cooked, so no other day reheats it. */
export function cookingOf(
  menu: Pick<WeekMenu, 'days' | 'cooksFrom'>,
  menuContext: MenuContext,
): SharedCooking {
  const served = menu.days.map((day) => ({
    ...day,
    meals: day.meals.map((meal) =>
      meal.dish && !isServable(meal.dish, menuContext) ? { ...meal, dish: null } : meal,
    ),
  }))
  return new SharedCooking(served, menuContext.library, menu)
}

export function describeMeals(
  menu: Pick<WeekMenu, 'days' | 'cooksFrom'>,
  idPrefix: string,
  menuContext: MenuContext,
): MenuMeal[] {
  const cooking = cookingOf(menu, menuContext)
  return menu.days.flatMap(({ weekday, meals }) =>
    meals.map((meal, order) => describeMeal(meal, { idPrefix, weekday, order, cooking }, menuContext)),
  )
}

export function describeDay(
  { weekday, dayType }: MenuDay,
  { date, meals }: { readonly date: string; readonly meals: readonly MenuMeal[] },
  { targets }: MenuRequest,
): DayShape {
  return {
    date,
    day_of_week: weekday,
    day_type: dayType,
    targets: targets[dayType],
    totals: menuNutritionOf(round(addAll(meals.map(({ nutrition }) => nutritionOfMenu(nutrition))))),
    meals: [...meals],
  }
}

/**
 * Beginning of a sentence about tastes in menus generated before foods had identities. The sentence may be wrong for
 * the menu's dishes.
 */
const formerTasteSentence = 'Evitamos o que você não gosta'

/**
 * Returns the stored explanation of a menu, with its sentences about tastes written again from the current dishes.
 */
export function describeExplanation(
  menu: Pick<WeekMenu, 'days' | 'explanation'>,
  { request, library }: MenuContext,
): ExplanationShape {
  const { explanation } = menu
  const tastes = describeTastes(request, menu, (id) => library.get(id))
  return {
    targets_met: [...explanation.targetsMet],
    avoided: [
      ...explanation.avoided.filter((text) => !text.startsWith(formerTasteSentence)),
      ...tastes.avoided,
    ],
    relaxed: [...explanation.relaxed, ...tastes.relaxed],
    suggestions: [...explanation.suggestions],
    asks: [...explanation.asks],
  }
}

/**
 * Adds the relaxations that the person now allows to those allowed before. `undefined` changes nothing; an empty list
 * revokes all.
 */
export function addWishes(
  before: readonly AskedRelaxation[],
  said: readonly AskedRelaxation[] | undefined,
): readonly AskedRelaxation[] {
  if (said === undefined) return before
  return said.length === 0 ? [] : [...new Set([...before, ...said])]
}

export function dishFrom({ main, base, side }: DishShape): Dish {
  const servingFrom = (serving: DishShape['base']): Serving | null =>
    serving && { recipeId: serving.recipe_id, portions: serving.portions }
  return {
    main: { recipeId: main.recipe_id, portions: main.portions },
    base: servingFrom(base),
    side: servingFrom(side),
  }
}

export function dishShape({ main, base, side }: Dish): DishShape {
  const shape = (serving: Serving) => ({ recipe_id: serving.recipeId, portions: serving.portions })
  return { main: shape(main), base: base && shape(base), side: side && shape(side) }
}

let described: readonly DescribedRecipe[] | undefined
let byId: ReadonlyMap<string, DescribedRecipe> | undefined

/** Returns the recipe library with nutrition, described on first use to keep the start fast. */
export function describedRecipes(): readonly DescribedRecipe[] {
  described ??= recipes.map(describeRecipe)
  return described
}

export function recipeLibrary(): ReadonlyMap<string, DescribedRecipe> {
  byId ??= new Map(describedRecipes().map((recipe) => [recipe.id, recipe]))
  return byId
}

/**
 * Returns the menu request that follows from an account's answers. Throws `questionnaire_required`, `no_numeric_plan`.
 */
export function requestFor(nutritionProfile: NutritionProfile): MenuRequest {
  const { answers, person, targets } = nutritionProfile
  if (!answers || !person) throw fail('questionnaire_required')
  if (!targets) throw fail('no_numeric_plan', { reason: nutritionProfile.noTargetReason ?? '' })
  const { lifestyle, preferences } = answers
  return requestOfPerson(person, targets, {
    cookTimeMin: lifestyle.cook_time_min,
    equipment: lifestyle.equipment,
    eatContexts: lifestyle.eat_contexts,
    dislikes: dislikesOf(answers),
    favoriteFoods: favoriteFoodsOf(answers),
    proteinPriorities: preferences.protein_priority,
  })
}

/**
 * Returns the menu context of an account. Throws `questionnaire_required`, `no_numeric_plan`.
 * @param own own recipes that the described menu holds or may be given
 */
export function menuContextFor(
  nutritionProfile: NutritionProfile,
  own: readonly OwnRecipe[] = [],
): MenuContext {
  return { request: requestFor(nutritionProfile), library: libraryWith(own), own }
}

/** Returns the menu context; `null` for an account without numeric targets, which has no menus. */
export function menuContextIfAny(
  nutritionProfile: NutritionProfile,
  own: readonly OwnRecipe[] = [],
): MenuContext | null {
  return nutritionProfile.targets ? menuContextFor(nutritionProfile, own) : null
}

/** Returns the recipe library with own recipes of an account. */
export function libraryWith(own: readonly OwnRecipe[] = []): ReadonlyMap<string, DescribedRecipe> {
  const library = recipeLibrary()
  if (own.length === 0) return library
  return new Map([...library, ...own.map((one) => [one.id, describeOwnRecipe(one).recipe] as const)])
}

/** Returns the library under which descriptions are cached. It contains no own recipes. */
function libraryOf({ library, own }: MenuContext): MenuContext['library'] {
  return own.length === 0 ? library : recipeLibrary()
}
