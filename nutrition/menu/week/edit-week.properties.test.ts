import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changePortions, moveMeal, placeDish, repeatDay, setLock, type EditResult } from './edit-week.ts'
import { planPlainWeek } from './plan-week.ts'
import { swapTiers } from '../request/swap-tiers.ts'
import { findAlternatives } from './swap.ts'
import { randomRequest, syntheticLibrary } from '../test-library.ts'
import { isSafe, isSafeServing } from '../request/eligibility.ts'
import type { MenuRequest } from '../request/request.ts'
import { mealTypes } from '../../targets/meal-type.ts'
import { weekdaysFromMonday } from '../../shared/calendar/days.ts'
import { type MealPlace, servingsOf, type WeekMenu } from '../request/week.ts'

const recipes = syntheticLibrary(320, 1)
const request = { ...randomRequest(7, recipes), batches: [] }
const menuContext = { request, recipes }
const menu = planPlainWeek(request, recipes)

function menuOf(result: EditResult): WeekMenu {
  if ('refusal' in result) throw new Error(result.refusal)
  return result.menu
}

function mealOn(week: WeekMenu, weekday: number, mealType: string) {
  return week.days.find((day) => day.weekday === weekday)!.meals.find((meal) => meal.mealType === mealType)!
}

function dishAt(week: WeekMenu, { weekday, mealType }: MealPlace) {
  return mealOn(week, weekday, mealType).dish
}

test('every alternative is safe, new to the day and within its limits', () => {
  for (const seed of [1, 3, 9, 12, 16]) {
    const person = randomRequest(seed, recipes)
    const week = planPlainWeek(person, recipes)
    const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
    for (const { weekday, meals } of week.days.slice(0, 3)) {
      const others = (mealType: string) =>
        meals
          .filter((meal) => meal.mealType !== mealType)
          .flatMap(({ dish }) => (dish ? servingsOf(dish) : []))
      for (const { mealType, dish } of meals) {
        for (const alternative of findAlternatives(week, person, recipes, { weekday, mealType }, 4)) {
          expect(alternative.dish.main.recipeId).not.toBe(dish?.main.recipeId)
          const eaten = [...others(mealType), ...servingsOf(alternative.dish)].map(({ recipeId }) => recipeId)
          expect(new Set(eaten).size).toBe(eaten.length)
          for (const id of eaten) expect(isSafe(byId.get(id)!, person.exclusions)).toBe(true)
        }
      }
    }
  }
})

test('alternatives are sorted by tier and the cost they cause, at most two per protein', () => {
  const place = { weekday: 3, mealType: 'almoco' } as const
  const alternatives = findAlternatives(menu, request, recipes, place, 6)
  expect(alternatives).toHaveLength(6)
  const costs = alternatives.map(({ costChange }) => costChange)
  const recipeOf = ({ dish }: (typeof alternatives)[number]) =>
    recipes.find(({ id }) => id === dish.main.recipeId)!
  const tierOf = swapTiers(
    request,
    recipes.find(({ id }) => id === dishAt(menu, place)!.main.recipeId)!.protein,
  )
  const keys = alternatives.map((one, at) => tierOf(recipeOf(one)) * 1000 + costs[at]!)
  expect(keys).toEqual(keys.toSorted((a, b) => a - b))
  const proteins = alternatives.map(
    ({ dish }) => recipes.find(({ id }) => id === dish.main.recipeId)!.protein,
  )
  for (const protein of proteins)
    expect(proteins.filter((one) => one === protein).length).toBeLessThanOrEqual(2)
  const swapped = menuOf(placeDish(menu, place, alternatives[0]!.dish, menuContext))
  expect(swapped.cost - menu.cost).toBeCloseTo(alternatives[0]!.costChange, 2)
})

const lunches = menu.days.map(({ weekday }): MealPlace => ({ weekday, mealType: 'almoco' }))
/** Two lunches on different days whose exchange repeats no recipe on either day. */
const [here, there] = lunches
  .flatMap((from) => lunches.map((to) => [from, to] as const))
  .find(([from, to]) => from.weekday !== to.weekday && 'menu' in moveMeal(menu, from, to, menuContext))!

test('a locked meal is not swapped, moved or overwritten by a repeated day', () => {
  const locked = menuOf(setLock(menu, here, true, menuContext))
  expect(findAlternatives(locked, request, recipes, here, 3)).toEqual([])
  expect(moveMeal(locked, here, there, menuContext)).toEqual({ refusal: 'locked' })
  const repeated = menu.days
    .map(({ weekday }) => repeatDay(locked, weekday, here.weekday, menuContext))
    .flatMap((result) => ('menu' in result ? [dishAt(result.menu, here)] : []))
  expect(new Set(repeated)).toEqual(new Set([dishAt(menu, here)]))
})

test('moving a meal swaps two dishes and recomputes both days', () => {
  const week = menuOf(moveMeal(menu, here, there, menuContext))
  expect(dishAt(week, there)).toEqual(dishAt(menu, here))
  expect(dishAt(week, here)).toEqual(dishAt(menu, there))
  expect(week.hash).not.toBe(menu.hash)
  const kcal = (one: WeekMenu) => one.days.reduce((sum, { totals }) => sum + totals.kcal, 0)
  expect(kcal(week)).toBeCloseTo(kcal(menu), 3)
})

test('a lunch cannot be moved to breakfast', () => {
  const result = moveMeal(
    menu,
    { weekday: 1, mealType: 'almoco' },
    { weekday: 1, mealType: 'cafe_manha' },
    menuContext,
  )
  expect(result).toEqual({ refusal: 'not_for_this_meal' })
})

test('changing portions in halves updates the totals', () => {
  const place = { weekday: 1, mealType: 'jantar' } as const
  const { main } = mealOn(menu, 1, 'jantar').dish!
  const portions = main.portions === 1 ? 1.5 : 1
  const changed = menuOf(changePortions(menu, place, 'main', portions, menuContext))
  const perPortion = recipes.find(({ id }) => id === main.recipeId)!.perPortion.kcal
  const difference = changed.days[0]!.totals.kcal - menu.days[0]!.totals.kcal
  expect(difference).toBeCloseTo(perPortion * (portions - main.portions), 3)
  expect(changePortions(menu, place, 'main', 0.7, menuContext)).toEqual({ refusal: 'bad_portions' })
})

test('a portion beyond the limit of a health condition is refused', () => {
  const salty = recipes.map((recipe) => ({
    ...recipe,
    perPortion: { ...recipe.perPortion, sodiumMg: recipe.role === 'main' ? 700 : recipe.perPortion.sodiumMg },
  }))
  const person = { ...request, hasHypertension: true }
  const week = planPlainWeek(person, salty)
  const day = week.days.find(({ meals }) =>
    meals.some(({ dish }) => salty.some(({ id, role }) => id === dish?.main.recipeId && role === 'main')),
  )!
  const meal = day.meals.find(({ dish }) =>
    salty.some(({ id, role }) => id === dish?.main.recipeId && role === 'main'),
  )!
  expect(meal.dish!.main.portions).toBeLessThanOrEqual(1.5)
  const place = { weekday: day.weekday, mealType: meal.mealType }
  expect(changePortions(week, place, 'main', 2, { request: person, recipes: salty })).toEqual({
    refusal: 'unsafe',
  })
})

test('repeating a day copies its meals', () => {
  const week = menuOf(repeatDay(menu, 1, 6, menuContext))
  const [monday, saturday] = [1, 6].map((weekday) => week.days.find((day) => day.weekday === weekday)!)
  expect(saturday!.meals.map(({ dish }) => dish)).toEqual(monday!.meals.map(({ dish }) => dish))
})

const place: fc.Arbitrary<MealPlace> = fc.record({
  weekday: fc.constantFrom(...weekdaysFromMonday),
  mealType: fc.constantFrom(...mealTypes),
})
/** Generates any edit that a person may make to a week. */
const edit = fc.oneof(
  fc.record({ kind: fc.constant('swap' as const), place, pick: fc.nat(5) }),
  fc.record({ kind: fc.constant('move' as const), place, to: place }),
  fc.record({
    kind: fc.constant('portions' as const),
    place,
    part: fc.constantFrom('main' as const, 'base' as const, 'side' as const),
    portions: fc.constantFrom(0.5, 1, 1.5, 2),
  }),
  fc.record({ kind: fc.constant('repeat' as const), place, to: place }),
  fc.record({ kind: fc.constant('lock' as const), place, isLocked: fc.boolean() }),
)
type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never

function edited(week: WeekMenu, one: Edit, person: MenuRequest): EditResult {
  const own = { request: person, recipes }
  switch (one.kind) {
    case 'swap': {
      const found = findAlternatives(week, person, recipes, one.place, 6)[one.pick]
      const acceptsUnwished = found !== undefined && found.lateMeals.length > 0
      return found ? placeDish(week, one.place, found.dish, own, { acceptsUnwished }) : { menu: week }
    }
    case 'move':
      return moveMeal(week, one.place, one.to, own)
    case 'portions':
      return changePortions(week, one.place, one.part, one.portions, own)
    case 'repeat':
      return repeatDay(week, one.place.weekday, one.to.weekday, own)
    default:
      return setLock(week, one.place, one.isLocked, own)
  }
}

function heldIn({ days }: WeekMenu) {
  return days.flatMap(({ meals }) => meals.filter(({ isLocked }) => isLocked))
}

const series = fc.array(edit, { minLength: 4, maxLength: 12 })

test('no sequence of edits yields forbidden food or the same dish twice a day', () => {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  // Each planned week is tested with four series of edits, because planning is slow.
  fc.assert(
    fc.property(fc.nat(400), fc.array(series, { minLength: 4, maxLength: 4 }), (seed, ways) => {
      const person = randomRequest(seed, recipes)
      const planned = planPlainWeek(person, recipes)
      for (const edits of ways) {
        const week = editedBy(edits, planned, person)
        for (const { meals } of week.days) {
          const eaten = meals.flatMap(({ dish }) => (dish ? servingsOf(dish) : []))
          expect(new Set(eaten.map(({ recipeId }) => recipeId)).size).toBe(eaten.length)
          for (const { recipeId, portions } of eaten) {
            const recipe = byId.get(recipeId)!
            expect(isSafe(recipe, person.exclusions) && isSafeServing(recipe, portions, person)).toBe(true)
          }
        }
      }
    }),
    { numRuns: 10 },
  )
}, 60_000)

function editedBy(edits: readonly Edit[], planned: WeekMenu, person: MenuRequest): WeekMenu {
  let week = planned
  for (const one of edits) {
    const result = edited(week, one, person)
    if ('refusal' in result) {
      // An edit must accept every alternative that `findAlternatives` offered.
      if (one.kind === 'swap') throw new Error(result.refusal)
      continue
    }
    const changesLocked = one.kind === 'lock' || one.kind === 'portions'
    expect(heldIn(result.menu)).toEqual(heldIn(changesLocked ? result.menu : week))
    week = result.menu
  }
  return week
}

test('an unfilled meal has slower but safe alternatives', () => {
  const slow = recipes.map((recipe) =>
    recipe.role === 'main' || recipe.role === 'solo'
      ? { ...recipe, preparationMin: 20, cookingMin: 35 }
      : recipe,
  )
  const quick = { ...request, cookTimeMin: 10 }
  const week = planPlainWeek(quick, slow)
  const open = week.days
    .flatMap(({ weekday, meals }) => meals.map(({ kind, mealType }) => ({ kind, weekday, mealType })))
    .filter(({ kind }) => kind === 'open')
  expect(open.length).toBeGreaterThan(0)
  const byId = new Map(slow.map((recipe) => [recipe.id, recipe]))
  for (const { weekday, mealType } of open.slice(0, 3)) {
    const alternatives = findAlternatives(week, quick, slow, { weekday, mealType }, 4)
    expect(alternatives).toHaveLength(4)
    for (const { dish, changes } of alternatives) {
      expect(changes.kcal).toBeGreaterThan(0)
      for (const { recipeId } of servingsOf(dish)) {
        expect(isSafe(byId.get(recipeId)!, quick.exclusions)).toBe(true)
      }
    }
  }
})

test('a dish with disliked food is placed only with consent', () => {
  const wednesday = { weekday: 3, mealType: 'almoco' } as const
  const [offer] = findAlternatives(menu, request, recipes, wednesday, 1)
  const { holds } = recipes.find(({ id }) => id === offer!.dish.main.recipeId)!
  const disliking = { request: { ...request, dislikes: [holds[0]!] }, recipes }
  expect(placeDish(menu, wednesday, offer!.dish, disliking)).toMatchObject({
    refusal: 'against_wishes',
    wishes: [{ kind: 'disliked', place: wednesday, recipeId: offer!.dish.main.recipeId }],
  })
  expect(placeDish(menu, wednesday, offer!.dish, disliking, { acceptsUnwished: true })).toHaveProperty('menu')
  const placed = menuOf(placeDish(menu, wednesday, offer!.dish, menuContext))
  expect(placeDish(placed, wednesday, offer!.dish, disliking)).toHaveProperty('menu')
  const yielding = { ...disliking, request: { ...disliking.request, mayRelax: ['dislikes'] as const } }
  expect(placeDish(menu, wednesday, offer!.dish, yielding)).toHaveProperty('menu')
})

test('with anticoagulants a plate of greens is refused on one day and in a swap', () => {
  const side = recipes.find(({ role, mealTypes: meals }) => role === 'side' && meals.includes('almoco'))!
  const greens = { ...side, id: 'couve-no-prato', vitaminKUg: 600 }
  const steady = { ...request, keepsGreensSteady: true }
  const library = [...recipes, greens]
  const week = planPlainWeek(steady, recipes)
  const lunch: MealPlace = { weekday: 2, mealType: 'almoco' }
  const dish = { ...dishAt(week, lunch)!, side: { recipeId: greens.id, portions: 1 } }
  expect(placeDish(week, lunch, dish, { request: steady, recipes: library })).toEqual({
    refusal: 'unsteady_greens',
  })
  expect(placeDish(week, lunch, dish, { request, recipes: library })).toHaveProperty('menu')
  const main = recipes.find(({ role, mealTypes: meals }) => role === 'main' && meals.includes('almoco'))!
  const offered = findAlternatives(
    week,
    steady,
    [...recipes, { ...main, id: 'frango-com-couve', vitaminKUg: 600, family: 'frango-com-couve' }],
    lunch,
    400,
  )
  expect(offered.map(({ dish: other }) => other.main.recipeId)).not.toContain('frango-com-couve')
})

test('in pregnancy a second coffee on a day is refused', () => {
  const coffee = recipes.find(
    ({ caffeineMg, mealTypes: meals }) => caffeineMg > 0 && meals.includes('cafe_manha'),
  )!
  const pregnant = { ...request, caffeineMaxMg: 200 }
  const library = [...recipes, { ...coffee, id: 'outro-cafe' }]
  const first = menuOf(
    placeDish(
      menu,
      { weekday: 2, mealType: 'cafe_manha' },
      {
        ...dishAt(menu, { weekday: 2, mealType: 'cafe_manha' })!,
        side: { recipeId: coffee.id, portions: 1 },
      },
      { request, recipes: library },
    ),
  )
  const lunch = dishAt(first, { weekday: 2, mealType: 'almoco' })!
  const strong = library.map((recipe) =>
    recipe.id === lunch.main.recipeId ? { ...recipe, caffeineMg: 120 } : recipe,
  )
  const again = placeDish(first, { weekday: 2, mealType: 'almoco' }, lunch, {
    request: pregnant,
    recipes: strong,
  })
  expect(again).toEqual({ refusal: 'unsafe' })
})
