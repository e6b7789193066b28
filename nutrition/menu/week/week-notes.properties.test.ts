import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holdsAny } from '../../foods/identity/contents.ts'
import { identitiesOfAnswer } from '../../foods/identity/read-identities.ts'
import { recipes } from '../../recipes/cookbook/recipe-library.ts'
import { describeRecipe } from '../../recipes/described-recipe.ts'
import { weekdaysFromMonday } from '../../shared/calendar/days.ts'
import { isSafe, isSafeServing } from '../request/eligibility.ts'
import { isFoodWish } from '../request/observations/food-wishes.ts'
import { readObservations } from '../request/observations/read-observations.ts'
import type { MealScope, MenuRequest, WeekConstraint } from '../request/request.ts'
import { SharedCooking } from '../request/shared-cooking.ts'
import { servingsOf, type MealPlace, type WeekMenu } from '../request/week.ts'
import { loadSolver } from '../solve/solver.ts'
import { randomRequest } from '../test-library.ts'
import { withDays } from '../model/week-rating.ts'
import { planPlainWeek, planWeek } from './plan-week.ts'

const library = recipes.map(describeRecipe)
const byId = new Map(library.map((recipe) => [recipe.id, recipe]))
const solver = await loadSolver()

/** Clauses of every kind that a note may have, with their places, exceptions and lists. */
const clauses = [
  'sem forno exceto sábado',
  'jantar sem fogão',
  'sem tomate no almoço',
  'no jantar sem ovo nem queijo',
  'sem cebola, banana e pepino',
  'terça e quinta sem carne',
  'sem frituras e jantar rápido',
  'peixe na sexta',
  'carne vermelha 2 vezes por semana',
  'ovo no café da manhã',
  'arroz e feijão todo dia',
  'quero PF no almoço',
  'marmita com arroz, feijão e frango',
  'marmita de segunda a quarta',
  'cozinho no domingo pra semana',
  'domingo é sobra',
  'quarta sem café da manhã',
  'quinta só um lanche no jantar',
  'janto fora na sexta',
  'treino terça e quinta',
  'mais frutas',
  'semana corrida',
  'quero gastar pouco',
]
const notes = fc.uniqueArray(fc.constantFrom(...clauses), { minLength: 2, maxLength: 5 })
const wholeWeek: MealScope = { weekdays: 'all', mealTypes: 'all' }

function constraintsOf(said: readonly string[]): WeekConstraint[] {
  return readObservations(said.join('. ')).understood.map(({ constraint }) => constraint)
}

interface Served extends MealPlace {
  readonly recipeId: string
  readonly portions: number
}

function servedIn({ days }: WeekMenu): Served[] {
  return days.flatMap(({ weekday, meals }) =>
    meals.flatMap(({ mealType, dish }) =>
      dish ? servingsOf(dish).map((serving) => ({ weekday, mealType, ...serving })) : [],
    ),
  )
}

function isIn({ weekdays, mealTypes }: MealScope, { weekday, mealType }: MealPlace): boolean {
  return (
    (weekdays === 'all' || weekdays.includes(weekday)) &&
    (mealTypes === 'all' || mealTypes.includes(mealType))
  )
}

/** Returns what a recipe at its place does against the answers and notes, without the menu's own rules of places. */
function brokenBy(served: Served, request: MenuRequest, menu: WeekMenu): string[] {
  const recipe = byId.get(served.recipeId)!
  const acceptsDislikes = menu.relaxations.some(({ step }) => step === 'dislikes')
  const broken = request.constraints.flatMap((one): string[] => {
    if (!('within' in one || one.kind.startsWith('without_'))) return []
    const scope = 'within' in one && one.within ? one.within : wholeWeek
    if (!isIn(scope, served)) return []
    if (one.kind === 'without_equipment')
      return recipe.equipment.includes(one.equipment) ? [one.equipment] : []
    if (acceptsDislikes) return []
    if (one.kind === 'without_food') return holdsAny(recipe, identitiesOfAnswer(one.food)) ? [one.food] : []
    if (one.kind === 'without_rule') return recipe.foodRules.includes(one.rule) ? [one.rule] : []
    return []
  })
  const isUnsafe = !isSafe(recipe, request.exclusions) || !isSafeServing(recipe, served.portions, request)
  const isDisliked = !acceptsDislikes && holdsAny(recipe, request.dislikes)
  return [...broken, ...(isUnsafe ? ['unsafe'] : []), ...(isDisliked ? ['disliked'] : [])]
}

function violationsIn(menu: WeekMenu, request: MenuRequest): string[] {
  return servedIn(menu).flatMap((served) =>
    brokenBy(served, request, menu).map(
      (what) => `${served.weekday} ${served.mealType} ${served.recipeId}: ${what}`,
    ),
  )
}

/** Returns the places where a shared dish is older than it keeps. */
function staleIn(menu: WeekMenu): string[] {
  const cooking = new SharedCooking(menu.days, byId, menu)
  return servedIn(menu).flatMap(({ weekday, mealType, recipeId }) => {
    const days = cooking.weekdaysOf({ weekday, mealType, part: 'main' })
    if (!days) return []
    const [cooked, eaten] = [weekdaysFromMonday.indexOf(days[0]!), weekdaysFromMonday.indexOf(weekday)]
    return eaten - cooked >= byId.get(recipeId)!.keepsDays && byId.get(recipeId)!.role === 'main'
      ? [`${weekday} ${recipeId}`]
      : []
  })
}

test('a week keeps allergies, dislikes and every note at its place', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), notes, (seed, said) => {
      const request = { ...randomRequest(seed, library), constraints: constraintsOf(said) }
      const menu = planPlainWeek(request, library)
      expect({ said, broken: violationsIn(menu, request) }).toEqual({ said, broken: [] })
      expect({ said, stale: staleIn(menu) }).toEqual({ said, stale: [] })
    }),
    { numRuns: 40 },
  )
}, 60_000)

test('a removed clause leaves the others as if it had not been said', () => {
  fc.assert(
    fc.property(notes, ([removed = '', ...others]) => {
      // Two clauses may say the same, such as two batches, and the same is removed once for both.
      const keys = new Set(constraintsOf([removed]).map((one) => JSON.stringify(one)))
      const isLeft = (one: WeekConstraint) => !keys.has(JSON.stringify(one))
      expect(constraintsOf([removed, ...others]).filter(isLeft)).toEqual(constraintsOf(others).filter(isLeft))
    }),
    { numRuns: 100 },
  )
}, 30_000)

test('wishes for food keep the energy of each day near its target', () => {
  for (const seed of [3, 8, 14]) {
    const plain = { ...randomRequest(seed, library), effort: 0.2 }
    const request = {
      ...plain,
      constraints: constraintsOf(['peixe na sexta', 'feijão todo dia', 'ovo no café da manhã']),
    }
    const menu = planWeek(request, library, solver)
    expect(request.constraints.every(isFoodWish)).toBe(true)
    expect(violationsIn(menu, request)).toEqual([])
    for (const { dayType, totals } of menu.days)
      expect(Math.abs(totals.kcal / request.targets[dayType].kcal - 1)).toBeLessThan(0.1)
    expect(withDays(menu, menu.days, request, library).cost).toBeCloseTo(menu.cost, 2)
  }
}, 60_000)
