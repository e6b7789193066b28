import { wordList } from '../../shared/figures/word-list.ts'
import type { MealType } from '../../targets/meal-type.ts'
import { uncoveredMeals } from './coverage.ts'
import {
  constraintsOf,
  eligibilityRules,
  maxMinutesOf,
  noLeniency,
  type Leniency,
} from '../request/eligibility.ts'
import type { MenuRecipe } from '../request/menu-recipe.ts'
import { compileProblem } from './problem.ts'
import { isOffered } from './meal-parts.ts'
import { mealsOf } from '../request/wishes.ts'
import type { MenuRequest } from '../request/request.ts'
import { weekdaysFromMonday } from '../../shared/calendar/days.ts'
import {
  type AskedRelaxation,
  type MealPlace,
  askedRelaxations,
  type MenuExplanation,
  type Relaxation,
  type RelaxationStep,
  relaxationSteps,
} from '../request/week.ts'

/** Minutes that the step `time_15` adds to the time limit of every meal. */
export const extraMinutes = 15

/** Returns the leniency of a set of steps. Among several steps on repeats or on time, the most lenient one counts. */
export function leniencyOf(steps: ReadonlySet<RelaxationStep>): Leniency {
  const maxRepeats = steps.has('repeats_free')
    ? 7
    : steps.has('repeats_4')
      ? 4
      : steps.has('repeats_3')
        ? 3
        : noLeniency.maxRepeats
  return {
    maxRepeats,
    extraMinutes: steps.has('time_any') ? Infinity : steps.has('time_15') ? extraMinutes : 0,
    ignoresDislikes: steps.has('dislikes'),
  }
}

/**
 * Returns the sets of relaxations in the order in which they are tried: first no relaxation, then one more step of
 * `relaxationSteps` each time. Steps of `askedRelaxations` are left out unless `request.mayRelax` contains them.
 */
export function relaxationLadder(request: MenuRequest): ReadonlySet<RelaxationStep>[] {
  const allowed = relaxationSteps.filter(
    (step) => (step !== 'dislikes' && step !== 'time_any') || request.mayRelax.includes(step),
  )
  return [new Set<RelaxationStep>(), ...allowed.map((_, index) => new Set(allowed.slice(0, index + 1)))]
}

/**
 * Removes every step without which the same number of meal types is covered, then every step that another one implies.
 */
export function minimalSteps(
  request: MenuRequest,
  recipes: readonly MenuRecipe[],
  steps: ReadonlySet<RelaxationStep>,
): ReadonlySet<RelaxationStep> {
  const uncovered = (some: ReadonlySet<RelaxationStep>) =>
    uncoveredMeals(compileProblem(request, recipes, leniencyOf(some))).length
  const least = uncovered(steps)
  const kept = new Set(steps)
  for (const step of steps) {
    const fewer = new Set(kept)
    fewer.delete(step)
    if (uncovered(fewer) <= least) kept.delete(step)
  }
  return withoutImpliedSteps(kept)
}

/** Removes steps that another step implies: `repeats_3` beside `repeats_4`, or `time_15` beside `time_any`. */
export function withoutImpliedSteps(steps: ReadonlySet<RelaxationStep>): ReadonlySet<RelaxationStep> {
  const kept = new Set(steps)
  if (kept.has('repeats_free')) kept.delete('repeats_4')
  if (kept.has('repeats_free') || kept.has('repeats_4')) kept.delete('repeats_3')
  if (kept.has('time_any')) kept.delete('time_15')
  return kept
}

/**
 * Number of mains of a meal that pass the filters so far: each field also applies the filters of the fields before it.
 * `quick` applies `maxMinutes`. The numbers are those of the weekday with the fewest.
 */
export interface MealFunnel {
  readonly mealType: MealType
  readonly all: number
  readonly safe: number
  readonly cookable: number
  readonly liked: number
  readonly quick: number
  readonly maxMinutes: number
}

export function funnelOf(request: MenuRequest, recipes: readonly MenuRecipe[]): MealFunnel[] {
  return mealsOf(request).map((mealType) =>
    weekdaysFromMonday
      .map((weekday) => funnelAt(request, recipes, { weekday, mealType }))
      .reduce((least, funnel) => (funnel.quick < least.quick ? funnel : least)),
  )
}

function funnelAt(request: MenuRequest, recipes: readonly MenuRecipe[], place: MealPlace): MealFunnel {
  const { weekday, mealType } = place
  const rules = eligibilityRules(request, noLeniency, place)
  const maxMinutes = maxMinutesOf(request, noLeniency, weekday, mealType)
  const all = recipes.filter((recipe) => isOffered('main', recipe, mealType))
  const safe = all.filter(rules.isSafe)
  const cookable = safe.filter(rules.isCookable)
  const liked = cookable.filter(rules.isLiked)
  const quick = liked.filter((recipe) => rules.isQuick(recipe, maxMinutes))
  return {
    mealType,
    all: all.length,
    safe: safe.length,
    cookable: cookable.length,
    liked: liked.length,
    quick: quick.length,
    maxMinutes,
  }
}

const mealNames: Readonly<Record<MealType, readonly [one: string, many: string]>> = {
  cafe_manha: ['café da manhã', 'cafés da manhã'],
  lanche_manha: ['lanche da manhã', 'lanches da manhã'],
  almoco: ['almoço', 'almoços'],
  lanche_tarde: ['lanche da tarde', 'lanches da tarde'],
  jantar: ['jantar', 'jantares'],
  ceia: ['ceia', 'ceias'],
}

/**
 * Describes each relaxed wish in one Portuguese sentence. The sentence names the meal with the fewest options and their
 * number.
 */
export function describeRelaxations(
  request: MenuRequest,
  recipes: readonly MenuRecipe[],
  steps: ReadonlySet<RelaxationStep>,
): Relaxation[] {
  if (steps.size === 0) return []
  const narrow = narrowestOf(request, recipes)
  return relaxationSteps
    .filter((step) => steps.has(step))
    .map((step) => ({ step, text: relaxationText(step, narrow) }))
}

function narrowestOf(request: MenuRequest, recipes: readonly MenuRecipe[]): MealFunnel {
  const uncovered = new Set(uncoveredMeals(compileProblem(request, recipes, noLeniency)))
  return funnelOf(request, recipes)
    .filter(({ mealType }) => uncovered.size === 0 || uncovered.has(mealType))
    .reduce((least, funnel) => (funnel.quick < least.quick ? funnel : least))
}

function relaxationText(step: RelaxationStep, narrow: MealFunnel): string {
  switch (step) {
    case 'repeats_3':
      return `Com os seus pedidos, ${countText(narrow, narrow.quick)}: alguns pratos se repetem até 3 vezes na semana.`
    case 'time_15':
      return `Com ${narrow.maxMinutes} minutos, ${countText(narrow, narrow.quick)}: usamos até ${narrow.maxMinutes + extraMinutes} minutos.`
    case 'repeats_4':
      return `Com os seus pedidos, ${countText(narrow, narrow.quick)}: alguns pratos se repetem até 4 vezes na semana.`
    case 'repeats_free':
      return `Com os seus pedidos, ${countText(narrow, narrow.quick)}: os pratos se repetem quantas vezes for preciso.`
    case 'dislikes':
      return `Sem o que você prefere evitar, ${countText(narrow, narrow.liked)}: com o seu sim, esses alimentos voltaram.`
    case 'time_any':
      return `Com ${narrow.maxMinutes} minutos, ${countText(narrow, narrow.quick)}: com o seu sim, deixamos o limite de tempo de lado.`
  }
}

function countText({ mealType }: MealFunnel, count: number): string {
  const [one, many] = mealNames[mealType]
  if (count === 0) return `não há opção de ${one}`
  return `só há ${count} ${count === 1 ? one : many}`
}

export type Suggestions = Pick<MenuExplanation, 'suggestions' | 'asks'>

const askTexts: Readonly<Record<AskedRelaxation, string>> = {
  dislikes: 'Se você aceitar alimentos que prefere evitar, conseguimos completar mais refeições.',
  time_any: 'Se puder cozinhar por mais tempo, conseguimos completar mais refeições.',
}

/**
 * Returns Portuguese sentences about the meal types that stay uncovered and about each change that would alone cover at
 * least one more: a relaxation that needs consent (also listed in `asks`), or one more piece of equipment. Empty when
 * all meal types are covered.
 */
export function suggestionsFor(
  request: MenuRequest,
  recipes: readonly MenuRecipe[],
  steps: ReadonlySet<RelaxationStep>,
): Suggestions {
  const open = uncoveredMeals(compileProblem(request, recipes, leniencyOf(steps)))
  if (open.length === 0) return { suggestions: [], asks: [] }
  const names = wordList(open.map((meal) => mealNames[meal][0]))
  const helps = (changed: MenuRequest, extra: readonly RelaxationStep[]) =>
    uncoveredMeals(compileProblem(changed, recipes, leniencyOf(new Set([...steps, ...extra])))).length <
    open.length
  const asks = askedRelaxations.filter((step) => !steps.has(step) && helps(request, [step]))
  const missing = constraintsOf(request.constraints, 'without_equipment').map(({ equipment }) => equipment)
  const lacking = [...new Set(recipes.flatMap(({ equipment }) => equipment))].filter(
    (one) => missing.includes(one) || (request.equipment.length > 0 && !request.equipment.includes(one)),
  )
  const wantedEquipment = lacking.filter((one) =>
    helps(
      {
        ...request,
        equipment: request.equipment.length > 0 ? [...request.equipment, one] : [],
        constraints: request.constraints.filter(
          (constraint) => constraint.kind !== 'without_equipment' || constraint.equipment !== one,
        ),
      },
      [],
    ),
  )
  return {
    suggestions: [
      `Ainda não temos receitas que sirvam para você em: ${names}.`,
      ...asks.map((step) => askTexts[step]),
      ...wantedEquipment.map((one) => `Com ${one.toLowerCase()} conseguiríamos completar mais refeições.`),
    ],
    asks,
  }
}
