import type { MealType } from '../../targets/meal-type.ts'
import { chooseBatchRecipes } from '../search/batch-choice.ts'
import { uncoveredMeals } from '../model/coverage.ts'
import type { DayModel } from '../model/day-model.ts'
import { fillDayByDay, polishWeek, WeekSearch, type ChosenWeek } from '../search/day-by-day.ts'
import type { MenuRecipe } from '../request/menu-recipe.ts'
import { compileProblem, type MenuProblem } from '../model/problem.ts'
import type { Random } from '../request/random.ts'
import { minimalSteps, leniencyOf, relaxationLadder, withoutImpliedSteps } from '../model/relaxation.ts'
import type { MenuRequest } from '../request/request.ts'
import type { RelaxationStep } from '../request/week.ts'

export interface PlanningContext {
  readonly request: MenuRequest
  readonly recipes: readonly MenuRecipe[]
  /** Number of candidate recipes tried for each batch. */
  readonly batchTries: number
  readonly random: Random
}

/** A week from greedy construction and local search, which column generation then improves. */
export interface WeekStart {
  readonly problem: MenuProblem
  readonly search: WeekSearch
  readonly first: ChosenWeek
  readonly steps: ReadonlySet<RelaxationStep>
}

const starts = 2
const polish = { rounds: 3, work: 100_000 }
/**
 * Extra local search for a week that still breaks a limit: each day that breaks one starts from `repairStarts` random
 * choices.
 */
const repairEffort = { rounds: 2, work: 400_000 }
const repairStarts = 20

/** Order in which meals are given up when relaxing all allowed wishes does not suffice. */
const dropOrder: readonly MealType[] = [
  'ceia',
  'lanche_manha',
  'lanche_tarde',
  'cafe_manha',
  'jantar',
  'almoco',
]

/**
 * Returns a week with the fewest steps of `relaxationLadder` that suffice. If all steps do not suffice, gives up meals
 * in the order of `dropOrder`; these stay open.
 */
export function startWeek(context: PlanningContext): WeekStart {
  const { request, recipes } = context
  let widest: ReadonlySet<RelaxationStep> = new Set()
  for (const steps of relaxationLadder(request)) {
    widest = steps
    const leniency = leniencyOf(steps)
    if (uncoveredMeals(compileProblem(request, recipes, leniency)).length > 0) continue
    const least = minimalSteps(request, recipes, steps)
    const started = attempt(context, least) ?? (least.size < steps.size ? attempt(context, steps) : null)
    if (started) return started
  }
  const steps = minimalSteps(request, recipes, widest)
  let shares = request.mealShares
  for (const dropped of [null, ...dropOrder]) {
    if (dropped) shares = { ...shares, [dropped]: 0 }
    const started = attempt({ ...context, request: { ...request, mealShares: shares } }, steps)
    if (started) return started
  }
  throw new Error('a week without meals can always be planned')
}

/**
 * Returns the start with further relaxations that breaks the fewest limits; `null` unless it breaks at most half as
 * many as `broken`. Superfluous relaxations are removed. `countBroken` returns how many meals and days of a start break
 * a limit.
 */
export function relaxForLimits(
  context: PlanningContext,
  { steps }: WeekStart,
  broken: number,
  countBroken: (start: WeekStart) => number,
): WeekStart | null {
  const attemptWith = (wanted: ReadonlySet<RelaxationStep>) => {
    const start = attempt(context, wanted)
    return start && { start, wanted, count: countBroken(start) }
  }
  let best: ReturnType<typeof attemptWith> = null
  for (const more of relaxationLadder(context.request)) {
    const wider = new Set([...steps, ...more])
    if (wider.size === steps.size) continue
    const one = attemptWith(wider)
    if (one && one.count <= broken / 2 && one.count < (best?.count ?? Infinity)) best = one
    if (best?.count === 0) break
  }
  if (!best) return null
  for (const step of best.wanted) {
    if (steps.has(step)) continue
    const one = attemptWith(new Set([...best.wanted].filter((other) => other !== step)))
    if (one && one.count <= best.count) best = one
  }
  return best.start
}

function attempt(
  { request, recipes, batchTries, random }: PlanningContext,
  wanted: ReadonlySet<RelaxationStep>,
): WeekStart | null {
  const steps = withoutImpliedSteps(wanted)
  const leniency = leniencyOf(steps)
  const batchRecipes = chooseBatchRecipes(request, recipes, leniency, batchTries)
  const problem = compileProblem(request, recipes, leniency, batchRecipes)
  const search = new WeekSearch(problem)
  const filled = fillDayByDay(problem, search, random, starts)
  if (!filled) return null
  const randomDays = (model: DayModel, count: number) =>
    Array.from({ length: count }, () => search.of(model).randomChoice(random))
  const first = polishWeek(problem, search, filled, polish, (model) => randomDays(model, 1))
  const broken = new Set(
    first.choices
      .filter((choice) => search.of(choice.model).brokenLimits(choice) > 0)
      .map(({ model }) => model),
  )
  if (broken.size === 0) return { problem, search, steps, first }
  const repaired = polishWeek(problem, search, first, repairEffort, (model) =>
    broken.has(model) ? randomDays(model, repairStarts) : [],
  )
  return { problem, search, steps, first: repaired }
}
