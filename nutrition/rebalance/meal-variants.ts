import { nutrientKeys, portionSteps } from '../menu/day-cost.ts'
import { nutritionOf } from '../menu/drawn-up-week.ts'
import { isWholeMeal } from '../menu/menu-recipe.ts'
import { eligibilityRules, isMainMeal, isSafeServing, maxMinutesOf } from '../menu/eligibility.ts'
import { isEligible } from '../menu/meal-parts.ts'
import { leniencyOf } from '../menu/relaxation.ts'
import { targetOf } from '../menu/problem.ts'
import { likingCost, type DayScale } from '../menu/week-rating.ts'
import { servingsOf, type Dish, type MenuDay, type PlannedMeal, type WeekMenu } from '../menu/week.ts'

/** What changing a meal costs, in points: small changes win over large ones. */
export const changeCosts = {
  meal: 1,
  quarterPortion: 0.25,
  droppedSide: 0.4,
  droppedBase: 0.8,
  swap: 3,
} as const

/** A mended meal may be 60 % off its usual energy; beyond, 0.4 per percent point. */
const freeOffPercent = 60
const offCost = 0.4

/** One way a remaining meal could be. */
export interface MealVariant {
  readonly dish: Dish
  readonly isSwap: boolean
  readonly isChange: boolean
  /** What the change costs, and the meal itself. */
  readonly cost: number
  /** In the order of `nutrientKeys`. */
  readonly nutrients: Float64Array
}

/** As it is, in other portions, without its base or its side. */
export function portionVariants(
  meal: PlannedMeal & { readonly dish: Dish },
  dayType: MenuDay['dayType'],
  scale: DayScale,
  canDrop: boolean,
): MealVariant[] {
  const { main, base, side } = meal.dish
  const variants: MealVariant[] = []
  for (const mainPortions of stepsFor(main.recipeId, main.portions, scale)) {
    for (const basePortions of base ? [...stepsFor(base.recipeId, base.portions, scale), 0] : [0]) {
      for (const keepsSide of side ? [true, false] : [true]) {
        const dropsBase = base !== null && basePortions === 0
        if (!canDrop && (dropsBase || !keepsSide)) continue
        const dish: Dish = {
          main: { ...main, portions: mainPortions },
          base: base && !dropsBase ? { ...base, portions: basePortions } : null,
          side: keepsSide ? side : null,
        }
        const moved =
          Math.abs(mainPortions - main.portions) +
          (base && !dropsBase ? Math.abs(basePortions - base.portions) : 0)
        const size =
          (moved / 0.25) * changeCosts.quarterPortion +
          (dropsBase ? changeCosts.droppedBase : 0) +
          (keepsSide ? 0 : changeCosts.droppedSide)
        variants.push(variantOf(meal, dish, dayType, scale, size === 0 ? 0 : changeCosts.meal + size, false))
      }
    }
  }
  return variants
}

/** Another main that the week and the day can still take, in every portion; base and side stay where they fit. */
export function swapVariants(
  menu: WeekMenu,
  day: MenuDay,
  meal: PlannedMeal & { readonly dish: Dish },
  scale: DayScale,
): MealVariant[] {
  const { request, recipes } = scale
  const leniency = leniencyOf(new Set(menu.relaxations.map(({ step }) => step)))
  const rules = eligibilityRules(request, leniency)
  const maxMinutes = maxMinutesOf(request, leniency, day.weekday, meal.mealType)
  const eaten = new Set(
    day.meals.flatMap(({ dish }) => (dish ? servingsOf(dish) : [])).map((one) => one.recipeId),
  )
  const uses = new Map<string, number>()
  for (const { recipeId } of menu.days
    .flatMap(({ meals }) => meals)
    .flatMap(({ dish }) => dish?.main ?? [])) {
    uses.set(recipeId, (uses.get(recipeId) ?? 0) + 1)
  }
  const { base, side } = meal.dish
  const variants: MealVariant[] = []
  for (const recipe of recipes.values()) {
    if (eaten.has(recipe.id) || (uses.get(recipe.id) ?? 0) >= leniency.maxRepeats) continue
    if (!isEligible(recipe, 'main', meal.mealType, maxMinutes, rules)) continue
    for (const portions of recipe.role === 'drink' ? [1] : portionSteps) {
      if (!isSafeServing(recipe, portions, request)) continue
      const main = { recipeId: recipe.id, portions }
      const isWhole = isWholeMeal(recipe)
      const keepsNoSide = isWhole && isMainMeal(meal.mealType)
      for (const keptBase of base && !isWhole ? [base, null] : [null]) {
        for (const keptSide of side && !keepsNoSide ? [side, null] : [null]) {
          const dropped =
            (base && !isWhole && !keptBase ? changeCosts.droppedBase : 0) +
            (side && !keepsNoSide && !keptSide ? changeCosts.droppedSide : 0)
          const dish: Dish = { main, base: keptBase, side: keptSide }
          const change = changeCosts.meal + changeCosts.swap + dropped
          variants.push(variantOf(meal, dish, day.dayType, scale, change, true))
        }
      }
    }
  }
  return variants
}

function stepsFor(recipeId: string, current: number, { recipes, request }: DayScale): number[] {
  const recipe = recipes.get(recipeId)
  if (!recipe || recipe.role === 'drink') return [current]
  return [current, ...portionSteps.filter((step) => step !== current && isSafeServing(recipe, step, request))]
}

function variantOf(
  meal: PlannedMeal,
  dish: Dish,
  dayType: MenuDay['dayType'],
  scale: DayScale,
  change: number,
  isSwap: boolean,
): MealVariant {
  const nutrition = nutritionOf(dish, scale.recipes)
  const share = scale.request.mealShares[meal.mealType]
  const off = Math.abs(nutrition.kcal / (share * targetOf(scale.request, dayType).kcal) - 1) * 100
  return {
    dish,
    isSwap,
    isChange: change > 0,
    cost: change + likingCost(dish, meal.mealType, scale) + Math.max(0, off - freeOffPercent) * offCost,
    nutrients: Float64Array.from(nutrientKeys, (key) => nutrition[key]),
  }
}
