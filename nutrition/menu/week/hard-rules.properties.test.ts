import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recipes } from '../../recipes/cookbook/recipe-library.ts'
import { findFood } from '../../foods/food-table.ts'
import { describeRecipe } from '../../recipes/described-recipe.ts'
import { exclusionsHitBy } from '../../safety/exclusions.ts'
import { planPlainWeek } from './plan-week.ts'
import type { MenuRequest } from '../request/request.ts'
import { randomRequest } from '../test-library.ts'
import { relaxationSteps, servingsOf, type WeekMenu } from '../request/week.ts'

const library = recipes.map(describeRecipe)
const byId = new Map(library.map((recipe) => [recipe.id, recipe]))

/**
 * Returns recipe and forbidden ingredient of each violation. Computed from recipes and food table, without the menu's
 * own filters.
 */
function forbiddenIngredients(menu: WeekMenu, { exclusions }: MenuRequest): string[] {
  return menu.days
    .flatMap(({ meals }) => meals)
    .flatMap(({ dish }) => (dish ? servingsOf(dish) : []))
    .flatMap(({ recipeId }) => {
      const { ingredients, cookingMin } = byId.get(recipeId)!
      return ingredients.flatMap(({ foodId }) => {
        const food = findFood(foodId)
        if (!food) return exclusions.refusesUnverified ? [`${recipeId}: ${foodId}`] : []
        const hits = exclusionsHitBy(food, exclusions, cookingMin === 0 ? 'served' : 'ingredient')
        return hits.map(({ answer }) => `${recipeId}: ${food.name} (${answer})`)
      })
    })
}

function repeatedOnOneDay(menu: WeekMenu): string[] {
  return menu.days.flatMap(({ meals }) => {
    const ids = meals.flatMap(({ dish }) => (dish ? servingsOf(dish) : [])).map(({ recipeId }) => recipeId)
    return ids.filter((id, index) => ids.indexOf(id) !== index)
  })
}

/** Returns the ids of sides that a week serves more than four times. */
function overusedSides(menu: WeekMenu): string[] {
  const sides = menu.days
    .flatMap(({ meals }) => meals)
    .flatMap(({ dish }) => (dish ? servingsOf(dish) : []))
    .filter(({ recipeId }) => byId.get(recipeId)!.role === 'side')
  return [...Map.groupBy(sides, ({ recipeId }) => recipeId)]
    .filter(([, servings]) => servings.length > 4)
    .map(([recipeId]) => recipeId)
}

test('a week has no excluded ingredient, no dish twice a day and no side five times', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (seed) => {
      const request = randomRequest(seed, library)
      const menu = planPlainWeek(request, library)
      expect(forbiddenIngredients(menu, request)).toEqual([])
      expect(repeatedOnOneDay(menu)).toEqual([])
      expect(overusedSides(menu)).toEqual([])
    }),
    { numRuns: 40 },
  )
}, 30_000)

test('wishes relax in the stated order, some only with consent, safety never', () => {
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      fc.constantFrom<MenuRequest['mayRelax']>([], ['dislikes']),
      (seed, asked) => {
        const request: MenuRequest = {
          ...randomRequest(seed, library),
          cookTimeMin: 10,
          equipment: ['Micro-ondas'],
          dislikes: ['base:arroz', 'base:batata', 'base:ovo', 'base:frango', 'base:sal', 'base:banana'],
          mayRelax: asked,
        }
        const menu = planPlainWeek(request, library)
        const steps = menu.relaxations.map(({ step }) => step)
        const positions = steps.map((step) => relaxationSteps.indexOf(step))
        expect(positions).toEqual(positions.toSorted((a, b) => a - b))
        expect(
          steps.filter((step) => step === 'time_any' || (step === 'dislikes' && asked.length === 0)),
        ).toEqual([])
        expect(forbiddenIngredients(menu, request)).toEqual([])
        expect(planPlainWeek(structuredClone(request), library).hash).toBe(menu.hash)
      },
    ),
    { numRuns: 6, examples: [[91_586, ['dislikes']]] },
  )
}, 30_000)
