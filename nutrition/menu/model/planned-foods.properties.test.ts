import { expect, test } from 'vitest'
import { recipes as cookbook } from '../../recipes/cookbook/recipe-library.ts'
import { describeRecipe } from '../../recipes/described-recipe.ts'
import { isSafe } from '../request/eligibility.ts'
import { isFoodWish } from '../request/observations/food-wishes.ts'
import type { Exclusion } from '../../safety/exclusions.ts'
import { readObservations } from '../request/observations/read-observations.ts'
import type { MenuRequest } from '../request/request.ts'
import { servingsOf } from '../request/week.ts'
import { randomRequest } from '../test-library.ts'
import { loadSolver } from '../solve/solver.ts'
import { planWeek } from '../week/plan-week.ts'
import { wishedDaysOf } from './planned-foods.ts'

const library = cookbook.map(describeRecipe)
const byId = new Map(library.map((recipe) => [recipe.id, recipe]))
const solver = await loadSolver()
const eatsAll: MenuRequest = {
  ...randomRequest(7, library),
  exclusions: { ...randomRequest(7, library).exclusions, all: [] },
  cookTimeMin: 45,
  equipment: [],
  dislikes: [],
  batches: [],
}

function planned(notes: string, request: MenuRequest = eatsAll) {
  const constraints = readObservations(notes).understood.map(({ constraint }) => constraint)
  const { days } = planWeek({ ...request, constraints, effort: 0.3 }, library, solver)
  const wishes = constraints.filter(isFoodWish).map((wish) => wishedDaysOf(wish, days, byId))
  return { days, wishes }
}

test.each([
  'peixe na sexta',
  'sopa no jantar de terça',
  'carne vermelha 2 vezes por semana',
  'feijão todo dia',
  'salada no almoço',
  'quero PF no almoço',
  'marmita com arroz, feijão e frango',
])('a week has the food that its notes ask for: "%s"', (notes) => {
  const { wishes } = planned(notes)
  expect(wishes.length).toBeGreaterThan(0)
  // A day of a whole week may be too short of time or energy for it.
  for (const { asked, found } of wishes) expect(found).toBeGreaterThanOrEqual(Math.min(asked, 5))
})

test('a wish never brings food that an exclusion forbids, and says that it is not kept', () => {
  const fish: Exclusion = {
    source: 'alergia',
    answer: 'Peixe',
    tags: ['peixe'],
    rules: [],
    identities: [],
    text: 'peixes',
  }
  const request = { ...eatsAll, exclusions: { ...eatsAll.exclusions, all: [fish] } }
  const { days, wishes } = planned('peixe na sexta', request)
  const served = days.flatMap(({ meals }) => meals.flatMap(({ dish }) => (dish ? servingsOf(dish) : [])))
  expect(served.every(({ recipeId }) => isSafe(byId.get(recipeId)!, request.exclusions))).toBe(true)
  expect(wishes).toEqual([{ asked: 1, found: 0 }])
})
