import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exclusionsOf } from '../../safety/exclusions.ts'
import type { Allergy } from '../../safety/health-answers.ts'
import { isSafe } from '../request/eligibility.ts'
import type { MenuRecipe } from '../request/menu-recipe.ts'
import { planPlainWeek, planWeek } from './plan-week.ts'
import { seededRandom } from '../request/random.ts'
import type { MenuRequest } from '../request/request.ts'
import { loadSolver } from '../solve/solver.ts'
import { randomPerson, randomRequest, syntheticLibrary } from '../test-library.ts'
import type { MealType } from '../../targets/meal-type.ts'
import { withDays } from '../model/week-rating.ts'
import { relaxationSteps, servingsOf, type MenuDay, type WeekMenu } from '../request/week.ts'

const library = syntheticLibrary(320, 1)
const solver = await loadSolver()

function eatenOn(day: MenuDay): { recipeId: string; portions: number }[] {
  return day.meals.flatMap(({ dish }) => (dish ? servingsOf(dish) : []))
}

function eatenIn(menu: WeekMenu): string[] {
  return menu.days.flatMap(eatenOn).map(({ recipeId }) => recipeId)
}

function mealOn(menu: WeekMenu, weekday: number, mealType: string) {
  return menu.days.find((day) => day.weekday === weekday)?.meals.find((meal) => meal.mealType === mealType)
}

/** Returns the rules that a week breaks. Computed from answers and recipes, without the menu's own filters. */
function violationsIn(menu: WeekMenu, request: MenuRequest, recipes: readonly MenuRecipe[]): string[] {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  const { all, refusesUnverified } = request.exclusions
  const forbiddenTags = new Set<string>(all.flatMap(({ tags }) => tags))
  const forbiddenRules = new Set<string>(all.flatMap(({ rules }) => rules))
  const owned = new Set([...request.equipment, 'Sem cozimento'])
  return menu.days.flatMap((day) => {
    const eaten = eatenOn(day)
    const ids = eaten.map(({ recipeId }) => recipeId)
    return eaten.flatMap(({ recipeId, portions }) => {
      const recipe = byId.get(recipeId)!
      const { sodiumMg, sugarAddedG } = recipe.perPortion
      const found = [
        recipe.allergens.some((tag) => forbiddenTags.has(tag)) && 'allergen',
        recipe.foodRules.some((rule) => forbiddenRules.has(rule)) && 'food rule',
        refusesUnverified && !recipe.isVerified && 'unverified',
        request.hasHypertension && sodiumMg * portions > 0.6 * request.sodiumMgMax && 'sodium',
        request.hasDiabetes && sugarAddedG * portions > 10 && 'sugar',
        request.equipment.length > 0 && recipe.equipment.some((one) => !owned.has(one)) && 'equipment',
        ids.indexOf(recipeId) !== ids.lastIndexOf(recipeId) && 'twice a day',
      ]
      return found.filter((one) => one !== false).map((one) => `${recipeId}: ${one}`)
    })
  })
}

test('no week has forbidden, uncookable or same-day repeated recipes', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 120, max: 320 }), (seed, size) => {
      const recipes = syntheticLibrary(size, seed % 17)
      const request = randomRequest(seed, recipes)
      expect(violationsIn(planPlainWeek(request, recipes), request, recipes)).toEqual([])
    }),
    { numRuns: 40 },
  )
}, 30_000)

test('the optimised week keeps the rules and is no worse than the plain one', () => {
  for (const seed of [3, 8, 14]) {
    const request = { ...randomRequest(seed, library), effort: 0.1 }
    const menu = planWeek(request, library, solver)
    expect(violationsIn(menu, request, library)).toEqual([])
    expect(menu.cost).toBeLessThanOrEqual(planPlainWeek(request, library).cost)
  }
}, 30_000)

test('the same request gives the same week, also with a new solver', async () => {
  const request = { ...randomRequest(5, library), effort: 0.1 }
  const { hash } = planWeek(request, library, solver)
  expect(planWeek(request, library, solver).hash).toBe(hash)
  expect(planWeek(structuredClone(request), structuredClone(library), await loadSolver()).hash).toBe(hash)
}, 30_000)

test('the rated cost of a finished week equals the optimiser cost', () => {
  for (const seed of [2, 4, 20]) {
    const request = randomRequest(seed, library)
    const menu = planPlainWeek(request, library)
    expect(withDays(menu, menu.days, request, library).cost).toBeCloseTo(menu.cost, 2)
  }
})

test('a severe allergy excludes food with unverifiable ingredients', () => {
  const person = randomPerson(seededRandom(1))
  const allergies: Allergy[] = ['Amendoim']
  const exclusions = exclusionsOf({ ...person, allergies, conditions: ['alergias_graves'] })
  const request = { ...randomRequest(1, library), exclusions }
  const byId = new Map(library.map((recipe) => [recipe.id, recipe]))
  const eaten = eatenIn(planPlainWeek(request, library))
  expect(eaten.length).toBeGreaterThan(20)
  expect(eaten.filter((id) => byId.get(id)!.hasUnseenIngredients)).toEqual([])
})

test('without relaxations a recipe is used at most twice outside batches', () => {
  const request = {
    ...randomRequest(7, library),
    batches: [],
    favoriteRecipeIds: library.slice(0, 40).map(({ id }) => id),
  }
  const menu = planWeek({ ...request, effort: 0.1 }, library, solver)
  const mains = menu.days.flatMap(({ meals }) => meals).flatMap(({ dish }) => dish?.main.recipeId ?? [])
  const roles = new Map(library.map(({ id, role }) => [id, role]))
  const counted = Map.groupBy(
    mains.filter((id) => roles.get(id) !== 'drink'),
    (id) => id,
  )
  expect(menu.relaxations).toEqual([])
  expect(Math.max(...[...counted.values()].map(({ length }) => length))).toBeLessThanOrEqual(2)
})

test('a batch is one dish for all of its lunches', () => {
  const request: MenuRequest = { ...randomRequest(7, library), batches: [[1, 2, 3]] }
  const menu = planPlainWeek(request, library)
  const lunches = [1, 2, 3].map((weekday) => mealOn(menu, weekday, 'almoco'))
  expect(new Set(lunches.map((meal) => meal?.dish?.main.recipeId)).size).toBe(1)
  expect(lunches.map((meal) => meal?.batch)).toEqual([0, 0, 0])
  const dish = library.find(({ id }) => id === lunches[0]?.dish?.main.recipeId)
  expect(dish?.keepsDays).toBeGreaterThanOrEqual(3)
})

test('meals away have no dish and count with their share of the day', () => {
  const request: MenuRequest = {
    ...randomRequest(7, library),
    constraints: [{ kind: 'away', weekday: 5, mealTypes: 'all' }],
  }
  const friday = planPlainWeek(request, library).days.find(({ weekday }) => weekday === 5)!
  expect(friday.meals.every(({ kind, dish }) => kind === 'away' && dish === null)).toBe(true)
  expect(friday.totals.kcal).toBeCloseTo(request.targets[friday.dayType].kcal, 0)
})

test('a locked meal stays, unless it has become unsafe or its recipe is gone', () => {
  const request: MenuRequest = { ...randomRequest(7, library), batches: [] }
  const lunch = mealOn(planPlainWeek(request, library), 2, 'almoco')!
  const lock = { weekday: 2, mealType: 'almoco', dish: lunch.dish! } as const
  const kept = planPlainWeek({ ...request, locked: [lock], seed: 99 }, library)
  expect(mealOn(kept, 2, 'almoco')).toEqual({ ...lunch, isLocked: true, batch: null })

  const { recipeId } = lunch.dish!.main
  const without = library.filter(({ id }) => id !== recipeId)
  expect(eatenIn(planPlainWeek({ ...request, locked: [lock] }, without))).not.toContain(recipeId)

  const poisoned = library.map((recipe): MenuRecipe =>
    recipe.id === recipeId ? { ...recipe, allergens: [...recipe.allergens, 'amendoim'] } : recipe,
  )
  const allergic = exclusionsOf({ ...randomPerson(seededRandom(1)), allergies: ['Amendoim'] })
  const replanned = planPlainWeek({ ...request, exclusions: allergic, locked: [lock] }, poisoned)
  expect(eatenIn(replanned)).not.toContain(recipeId)
})

test('wishes are relaxed in order, each with one sentence, safety never', () => {
  const request: MenuRequest = { ...randomRequest(7, library), batches: [], constraints: [], cookTimeMin: 10 }
  const isMeal = ({ role, mealTypes }: MenuRecipe) =>
    (role === 'main' || role === 'solo') && !mealTypes.includes('cafe_manha')
  const slow = library.map((recipe) =>
    isMeal(recipe) ? { ...recipe, preparationMin: 9, cookingMin: 13 } : recipe,
  )
  const menu = planPlainWeek(request, slow)
  expect(menu.relaxations.map(({ step }) => step)).toEqual(['time_15'])
  expect(menu.explanation.relaxed[0]).toMatch(/^Com 10 minutos, não há opção de .+: usamos até 25 minutos\.$/)
  const order = menu.relaxations.map(({ step }) => relaxationSteps.indexOf(step))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(violationsIn(menu, request, library)).toEqual([])
})

test('with too few dinners, repeats are relaxed first', () => {
  const request: MenuRequest = { ...randomRequest(7, library), batches: [], cookTimeMin: 45, equipment: [] }
  const safe = planPlainWeek(request, library)
  const dinners = new Set(
    safe.days.map(({ weekday }) => mealOn(safe, weekday, 'jantar')!.dish!.main.recipeId),
  )
  const kept = [...dinners].slice(0, 3)
  const few = library
    .filter(
      ({ id, mealTypes }) =>
        kept.includes(id) || !mealTypes.includes('jantar') || mealTypes.includes('almoco'),
    )
    .map((recipe) => ({
      ...recipe,
      mealTypes: kept.includes(recipe.id)
        ? (['jantar'] as const)
        : recipe.role === 'main' || recipe.role === 'solo'
          ? recipe.mealTypes.filter((meal) => meal !== 'jantar')
          : recipe.mealTypes,
    }))
  const menu = planPlainWeek(request, few)
  expect(menu.relaxations.map(({ step }) => step)).toEqual(['repeats_3'])
  expect(menu.explanation.relaxed[0]).toBe(
    'Com os seus pedidos, só há 3 jantares: alguns pratos se repetem até 3 vezes na semana.',
  )
})

test('a meal without fitting recipes stays open, with suggestions', () => {
  const request: MenuRequest = { ...randomRequest(7, library), dislikes: ['base:cebola', 'base:berinjela'] }
  const menu = planPlainWeek(request, library)
  expect(menu.days.every(({ meals }) => meals.every(({ kind }) => kind === 'open'))).toBe(true)
  expect(menu.relaxations).toEqual([])
  expect(menu.explanation.suggestions).toContain(
    'Se você aceitar alimentos que prefere evitar, conseguimos completar mais refeições.',
  )
  expect(menu.explanation.asks).toEqual(['dislikes'])
  const accepted = planPlainWeek({ ...request, mayRelax: ['dislikes'] }, library)
  expect(accepted.relaxations.map(({ step }) => step)).toEqual(['dislikes'])
  expect(accepted.days.every(({ meals }) => meals.every(({ kind }) => kind === 'cooked'))).toBe(true)
})

test('meals that share their only recipe stay open, with a suggestion', () => {
  const request: MenuRequest = { ...randomRequest(1, library), equipment: [], dislikes: [], constraints: [] }
  const lightMeals: readonly MealType[] = ['cafe_manha', 'lanche_manha', 'lanche_tarde', 'ceia']
  const others = library.filter(({ role, mealTypes }) =>
    role === 'side' || role === 'base' ? true : !mealTypes.some((meal) => lightMeals.includes(meal)),
  )
  const only = library.find(
    (recipe) => recipe.role === 'snack' && recipe.cookingMin <= 10 && isSafe(recipe, request.exclusions),
  )!
  const menu = planPlainWeek(request, [...others, { ...only, mealTypes: lightMeals }])
  const planned = lightMeals.filter((meal) => request.mealShares[meal] > 0)
  expect(planned.length).toBeGreaterThan(1)
  for (const { meals } of menu.days) {
    const open = meals.filter(({ kind }) => kind === 'open').map(({ mealType }) => mealType)
    expect(open.length).toBeGreaterThan(0)
    expect(meals.map(({ mealType }) => mealType)).toEqual(expect.arrayContaining(planned))
  }
  expect(menu.explanation.suggestions[0]).toMatch(/^Ainda não temos receitas que sirvam para você em: /)
})

test('an empty library gives a week of open meals', () => {
  const menu = planPlainWeek(randomRequest(7, library), [])
  expect(menu.days).toHaveLength(7)
  expect(eatenIn(menu)).toEqual([])
})
