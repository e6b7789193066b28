import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noNutrition } from '../../shared/figures/nutrition.ts'
import { servedAmount } from '../../recipes/counted-pieces.ts'
import { foodOfIngredient } from '../../recipes/ingredient-food.ts'
import { ingredientsOf } from '../../recipes/served-recipe.ts'
import { rebalanceDay } from '../rebalance/rebalance.ts'
import { placeDish } from './edit-week.ts'
import { findAlternatives } from './swap.ts'
import { recipes as cookbook } from '../../recipes/cookbook/recipe-library.ts'
import { describeRecipe } from '../../recipes/described-recipe.ts'
import { planPlainWeek, planWeek } from './plan-week.ts'
import { servingNutrition } from '../request/menu-recipe.ts'
import type { MenuRequest } from '../request/request.ts'
import { loadSolver } from '../solve/solver.ts'
import { randomRequest } from '../test-library.ts'
import { servingsOf, type Dish, type MenuDay, type WeekMenu } from '../request/week.ts'

/** Number of random weeks; set `PROPERTY_RUNS=300` for a long run. */
const numRuns = Number(process.env.PROPERTY_RUNS ?? 3)
const library = cookbook.map(describeRecipe)
const byId = new Map(library.map((recipe) => [recipe.id, recipe]))
const solver = await loadSolver()

/**
 * Returns the minutes of a dish, computed without `dish-minutes.ts`: preparation times add up, cooking times overlap,
 * reheating the main of a batch takes 1 + 4 minutes. A base is counted as cooked for the meal, the most it can take.
 */
function minutesOf(dish: Dish, isReheated: boolean): number {
  let preparing = 0
  let cooking = 0
  for (const [part, serving] of Object.entries(dish)) {
    if (!serving) continue
    const { preparationMin, cookingMin } = byId.get(serving.recipeId)!
    const isWarmed = part === 'main' && isReheated
    preparing += isWarmed ? 1 : preparationMin
    cooking = Math.max(cooking, isWarmed ? 4 : cookingMin)
  }
  return preparing + cooking
}

function minutesAllowed(mealType: string, { cookTimeMin }: MenuRequest, { relaxations }: WeekMenu): number {
  const steps = relaxations.map(({ step }) => step)
  if (steps.includes('time_any')) return Infinity
  const usual = mealType === 'almoco' || mealType === 'jantar' ? cookTimeMin : 20
  return usual + (steps.includes('time_15') ? 15 : 0)
}

function eatenOn({ meals }: MenuDay) {
  return meals
    .flatMap(({ dish }) => (dish ? servingsOf(dish) : []))
    .map(({ recipeId, portions }) => ({ recipe: byId.get(recipeId)!, portions }))
}

/** Returns the limits that a week breaks and its explanation does not mention. */
function brokenSilently(menu: WeekMenu, request: MenuRequest): string[] {
  const reported = menu.explanation.relaxed.join(' ')
  const broken: string[] = []
  const note = (isBroken: boolean, what: string, words: RegExp) => {
    if (isBroken && !words.test(reported)) broken.push(what)
  }
  const smoothies = menu.days.flatMap((day) => eatenOn(day)).filter(({ recipe }) => recipe.isSmoothie)
  const repeats = Map.groupBy(smoothies, ({ recipe }) => recipe.id)
  note(smoothies.length > 4, 'more than four smoothies', /quantas vezes/)
  note(
    [...repeats.values()].some(({ length }) => length > 2),
    'a smoothie three times',
    /quantas vezes/,
  )
  for (const day of menu.days) {
    const eaten = eatenOn(day)
    note(eaten.filter(({ recipe }) => recipe.isSmoothie).length > 1, 'two smoothies a day', /quantas vezes/)
    note(day.totals.fiberG > request.fiberMaxG, `${day.totals.fiberG} g of fiber`, /never told/)
    const vitaminK = eaten.reduce((sum, { recipe, portions }) => sum + recipe.vitaminKUg * portions, 0)
    note(
      request.keepsGreensSteady && (vitaminK < 69 || vitaminK > 141),
      `${vitaminK} µg of vitamin K`,
      /never told/,
    )
    const caffeine = eaten.reduce((sum, { recipe, portions }) => sum + recipe.caffeineMg * portions, 0)
    note(caffeine > (request.caffeineMaxMg ?? Infinity), `${caffeine} mg of caffeine`, /never told/)
    for (const { mealType, dish, batch } of day.meals) {
      if (!dish) continue
      const [cookingDay] = menu.days.filter(({ meals }) => meals.some((one) => one.batch === (batch ?? NaN)))
      const minutes = minutesOf(dish, cookingDay !== undefined && cookingDay !== day)
      note(
        minutes > minutesAllowed(mealType, request, menu),
        `${mealType} of ${minutes} minutes`,
        /never told/,
      )
      const proteinG = servingsOf(dish).reduce(
        (sum, { recipeId, portions }) => sum + servingNutrition(byId.get(recipeId)!, portions).proteinG,
        0,
      )
      const isLarge = mealType === 'cafe_manha' || mealType === 'almoco' || mealType === 'jantar'
      note(
        isLarge && proteinG < (request.minMealProteinG ?? 0) - 0.06,
        `${mealType} of ${proteinG} g of protein`,
        // A vegan week may miss 75 g of protein, because enough legumes would exceed the fiber limit.
        request.styles.includes('Vegano') ? /g de proteína/ : /never told/,
      )
    }
  }
  return broken
}

const anyone = fc.record({
  seed: fc.nat(1_000_000),
  change: fc.constantFrom<Partial<MenuRequest>>(
    {},
    { cookTimeMin: 10 },
    { keepsGreensSteady: true },
    { minMealProteinG: 25, fiberMaxG: 45 },
    { fiberMaxG: 28 },
    { caffeineMaxMg: 200 },
  ),
})

test('a plain week reports every limit that it breaks', () => {
  fc.assert(
    fc.property(anyone, ({ seed, change }) => {
      const request = { ...randomRequest(seed, library), ...change }
      expect(brokenSilently(planPlainWeek(request, library), request)).toEqual([])
    }),
    { numRuns: numRuns * 3 },
  )
}, 0)

test('an optimised week keeps minutes, fiber, greens and smoothies', () => {
  fc.assert(
    fc.property(anyone, ({ seed, change }) => {
      const request = { ...randomRequest(seed, library), ...change, effort: 0.25 }
      expect(brokenSilently(planWeek(request, library, solver), request)).toEqual([])
    }),
    { numRuns },
  )
}, 0)

/**
 * Lists a day's pieces with an invalid quantity: below two, only halves and whole pieces are valid; from two on, only
 * whole pieces.
 */
function oddPieces(day: MenuDay): string[] {
  return eatenOn(day)
    .flatMap(({ recipe, portions }) => ingredientsOf(recipe, portions))
    .filter(
      ({ isCounted, quantity }) => isCounted && !Number.isInteger(quantity < 2 ? 2 * quantity : quantity),
    )
    .map(({ text }) => text)
}

/** Returns the energy of a day's ingredients in the amounts that the menu lists. */
function listedKcal(day: MenuDay): number {
  return eatenOn(day).reduce((sum, { recipe, portions }) => {
    const listed = recipe.ingredients.flatMap((ingredient) => {
      const food = foodOfIngredient(ingredient)
      return food ? [(food.per100g.kcal * servedAmount(ingredient, food, recipe, portions).grams) / 100] : []
    })
    return listed.reduce((all, kcal) => all + kcal, sum)
  }, 0)
}

test('pieces are halves or whole in weeks, swaps and rebalances, and the totals count just these', () => {
  fc.assert(
    fc.property(anyone, ({ seed, change }) => {
      const request = { ...randomRequest(seed, library), ...change }
      const menu = planPlainWeek(request, library)
      const day = menu.days[seed % menu.days.length]!
      const mealType = day.meals.find(({ kind, isLocked }) => kind === 'cooked' && !isLocked)?.mealType
      const place = mealType && { weekday: day.weekday, mealType }
      const [swap] = place ? findAlternatives(menu, request, library, place, 1) : []
      const swapped = swap && place && placeDish(menu, place, swap.dish, { request, recipes: library })
      const eaten = { ...noNutrition, kcal: request.targets.rest.kcal / 2 }
      const soFar = {
        weekday: day.weekday,
        minutesNow: 13 * 60,
        eaten,
        remaining: ['jantar'] as const,
        earlier: [],
      }
      const person = { allowsCompensation: true, floorKcal: 1200 }
      const changed = [
        menu,
        ...(swapped && 'menu' in swapped ? [swapped.menu] : []),
        rebalanceDay(menu, soFar, request, library, person).menu,
      ]
      for (const one of changed.flatMap(({ days }) => days)) {
        expect(oddPieces(one)).toEqual([])
        if (one.meals.some(({ kind }) => kind === 'away')) continue
        // Each serving is rounded to whole kcal, so a day may differ by 1 kcal per serving.
        expect(Math.abs(one.totals.kcal - listedKcal(one))).toBeLessThanOrEqual(eatenOn(one).length)
      }
    }),
    { numRuns: numRuns * 3 },
  )
}, 0)

test('a regional dish is planned only for people with it as a favorite', () => {
  const request = { ...randomRequest(3, library), favoriteFoods: [], favoriteRecipeIds: [], batches: [] }
  const served = planPlainWeek(request, library).days.flatMap((day) => eatenOn(day))
  expect(served.filter(({ recipe }) => recipe.isRegional).map(({ recipe }) => recipe.id)).toEqual([])
  expect(library.filter(({ isRegional }) => isRegional).length).toBeGreaterThan(10)
})

test('no vegetable comes twice on one plate of an optimised week', () => {
  const request = { ...randomRequest(8, library), effort: 0.25 }
  const plates = planWeek(request, library, solver).days.flatMap(({ meals }) =>
    meals.map(({ dish }) =>
      (dish ? servingsOf(dish) : []).flatMap(({ recipeId }) => byId.get(recipeId)!.vegetables),
    ),
  )
  expect(plates.filter((vegetables) => new Set(vegetables).size < vegetables.length)).toEqual([])
})
