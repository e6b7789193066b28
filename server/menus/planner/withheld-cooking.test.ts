import { isSafe } from '#nutrition/menu/request/eligibility.ts'
import { randomRequest } from '#nutrition/menu/test-library.ts'
import type { Weekday } from '#nutrition/shared/calendar/days.ts'
import { exclusionsOf } from '#nutrition/safety/exclusions.ts'
import { healthy } from '#nutrition/safety/test-health-facts.ts'
import { noNutrition } from '#nutrition/shared/figures/nutrition.ts'
import { expect, test } from 'vitest'
import { describedRecipes, describeMeals, recipeLibrary } from './rules.ts'

const library = recipeLibrary()
const allergic = exclusionsOf({ ...healthy, allergies: ['Frutos do mar'] })
const mains = describedRecipes().filter(
  ({ role, mealTypes }) => role === 'main' && mealTypes.includes('almoco'),
)
const seafood = mains.find((recipe) => !isSafe(recipe, allergic))!
const chicken = mains.find((recipe) => isSafe(recipe, allergic))!
const rice = describedRecipes().find(
  (recipe) =>
    recipe.role === 'base' && recipe.keepsDays >= 2 && recipe.cookingMin > 5 && isSafe(recipe, allergic),
)!

function lunchOn(weekday: Weekday, { id }: { readonly id: string }) {
  const dish = {
    main: { recipeId: id, portions: 1 },
    base: { recipeId: rice.id, portions: 1 },
    side: null,
  }
  return {
    weekday,
    dayType: 'rest' as const,
    meals: [{ mealType: 'almoco' as const, kind: 'cooked' as const, dish, isLocked: false, batch: null }],
    totals: noNutrition,
  }
}

test('no day reheats the base of a withheld meal', () => {
  const days = [lunchOn(1, seafood), lunchOn(2, chicken)]
  const plain = { ...randomRequest(7, describedRecipes()), hasHypertension: false, hasDiabetes: false }
  const batchesWith = (exclusions: typeof allergic) =>
    describeMeals({ days }, 'semana', { request: { ...plain, exclusions }, library, own: [] }).map(
      ({ kind, parts }) => [kind, parts.map(({ batch_weekdays }) => batch_weekdays)],
    )
  expect(batchesWith(exclusionsOf(healthy))).toEqual([
    ['cooked', [null, [1, 2]]],
    ['cooked', [null, [1, 2]]],
  ])
  expect(batchesWith(allergic)).toEqual([
    ['withheld', []],
    ['cooked', [null, null]],
  ])
})
