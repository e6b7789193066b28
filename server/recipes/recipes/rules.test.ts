import { findRecipeFood, recipeFoodId } from '#nutrition/foods/dishes/recipe-dishes.ts'
import { portionOf } from '#nutrition/foods/portion.ts'
import { recipes } from '#nutrition/recipes/cookbook/recipe-library.ts'
import { isSafe } from '#nutrition/menu/request/eligibility.ts'
import { describeRecipe } from '#nutrition/recipes/described-recipe.ts'
import { exclusionsOf } from '#nutrition/safety/exclusions.ts'
import type { HealthFacts } from '#nutrition/safety/health-facts.ts'
import { healthy } from '#nutrition/safety/test-health-facts.ts'
import { expect, test } from 'vitest'
import { plateOfRecipe } from '../../../plate/recipe-plate.ts'
import { dishNutrition } from '../../menus/planner/dish-description.ts'
import { describeCard, describeWhole, openIds } from './rules.ts'

const book = recipes.map((recipe) => ({ ...describeRecipe(recipe), plate: plateOfRecipe(recipe) }))
const ids = recipes.map(({ id }) => id)
test.each<[string, Partial<HealthFacts>]>([
  ['nobody', {}],
  ['a peanut allergy', { allergies: ['Amendoim'] }],
  ['severe allergies', { allergies: ['Castanhas', 'Leite'], conditions: ['alergias_graves'] }],
  ['a severe condition without an allergy', { conditions: ['alergias_graves'] }],
  ['pregnancy', { conditions: ['gestante'] }],
  ['a vegan', { styles: ['Vegano'] }],
  ['an irritable bowel', { digestiveIssues: ['Síndrome do intestino irritável'] }],
  ['hypertension and lactose', { conditions: ['hipertensao'], intolerances: ['Lactose'] }],
])('%s: the recipes with a warning are those that no menu contains', (_, facts) => {
  const exclusions = exclusionsOf({ ...healthy, ...facts })
  const apart = book.filter((recipe) => {
    const { conflicts } = describeCard(recipe, { exclusions, hidesNumbers: false })
    return isSafe(recipe, exclusions) !== (conflicts.length === 0)
  })
  expect(apart.map(({ id }) => id)).toEqual([])
})

test('every warning is a sentence naming its answer or exclusion', () => {
  const exclusions = exclusionsOf({
    ...healthy,
    conditions: ['gestante', 'hipertensao', 'colesterol_alto', 'diabetes', 'alergias_graves'],
    allergies: ['Ovo', 'Soja'],
    intolerances: ['Lactose', 'FODMAPs'],
    styles: ['Vegano', 'Sem glúten'],
    digestiveIssues: ['Refluxo'],
  })
  const warnings = book.flatMap(
    (recipe) => describeWhole(recipe, { exclusions, hidesNumbers: false, answers: null }).warnings,
  )
  expect(warnings.length).toBeGreaterThan(1000)
  expect(warnings.filter(({ text }) => !/^(Leva|Tem|O preparo) .{10,}\.$/.test(text))).toEqual([])
})

test('one portion has the same numbers on its page, in a plan and when it is logged', () => {
  const apart = book.filter((recipe) => {
    const { calories } = describeWhole(recipe, { exclusions: null, hidesNumbers: false, answers: null })
    const logged = findRecipeFood(recipeFoodId(recipe.id))!
    return (
      dishNutrition([{ recipe, portions: 1 }]).kcal !== calories ||
      Math.abs(portionOf(logged, logged.defaultGrams).kcal - calories) > 1
    )
  })
  expect(apart.map(({ id }) => id)).toEqual([])
})

test('a limit opens exactly that many recipes, always the same', () => {
  expect(openIds(ids, 50).size).toBe(50)
  expect(openIds(ids, 50)).toEqual(openIds(ids.toReversed(), 50))
  expect(openIds(ids, -1).size).toBe(ids.length)
  expect(openIds(ids, 500).size).toBe(ids.length)
})

test('a new recipe removes at most one from a smaller plan', () => {
  const before = openIds(ids.slice(1), 200)
  const after = openIds(ids, 200)
  expect([...before].filter((id) => !after.has(id)).length).toBeLessThanOrEqual(1)
})
