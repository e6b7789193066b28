import type { MealType } from '../../targets/meal-type.ts'
import { chooseBatchRecipes } from '../search/batch-choice.ts'
import { uncoveredMeals } from '../model/coverage.ts'
import {
  createWeekSearch,
  fillDayByDay,
  polishWeek,
  type ChosenWeek,
  type WeekSearch,
} from '../search/day-by-day.ts'
import type { MenuRecipe } from '../request/menu-recipe.ts'
import { compileProblem, type MenuProblem } from '../model/problem.ts'
import type { Random } from '../request/random.ts'
import { leastSteps, leniencyOf, relaxationLadder, withoutHeldSteps } from '../model/relaxation.ts'
import type { MenuRequest } from '../request/request.ts'
import type { RelaxationStep } from '../request/week.ts'

export interface PlanningContext {
  readonly request: MenuRequest
  readonly recipes: readonly MenuRecipe[]
  /** Number of batch recipes to try. */
  readonly batchTries: number
  readonly random: Random
}

/** A plain week to improve on. */
export interface WeekStart {
  readonly problem: MenuProblem
  readonly search: WeekSearch
  readonly first: ChosenWeek
  readonly steps: ReadonlySet<RelaxationStep>
}

const starts = 2
const polish = { rounds: 3, work: 100_000 }
/** Effort for a week that still breaks a limit: each day is searched again from this many random starts. */
const mending = { rounds: 2, work: 400_000 }
const mendingDraws = 20

/** Meals left unfilled first when no relaxation suffices. */
const leastNeeded: readonly MealType[] = [
  'ceia',
  'lanche_manha',
  'lanche_tarde',
  'cafe_manha',
  'jantar',
  'almoco',
]

/** The first plain week on the ladder of relaxations; when even its last step is not enough, some meals stay open. */
export function startWeek(context: PlanningContext): WeekStart {
  const { request, recipes } = context
  const ladder = relaxationLadder(request)
  for (const steps of ladder) {
    const leniency = leniencyOf(steps)
    if (uncoveredMeals(compileProblem(request, recipes, leniency)).length > 0) continue
    const least = leastSteps(request, recipes, steps)
    const started = attempt(context, least) ?? (least.size < steps.size ? attempt(context, steps) : null)
    if (started) return started
  }
  const steps = leastSteps(request, recipes, ladder.at(-1)!)
  let shares = request.mealShares
  for (const given of [null, ...leastNeeded]) {
    if (given) shares = { ...shares, [given]: 0 }
    const started = attempt({ ...context, request: { ...request, mealShares: shares } }, steps)
    if (started) return started
  }
  throw new Error('a week without meals can always be planned')
}

/**
 * A start on further steps of the ladder that breaks at most half as many limits as `broken`, with no step that it can
 * do without; `null` when there is none. `countBroken`: how many meals and days of a start break a limit.
 */
export function loosenForLimits(
  context: PlanningContext,
  { steps }: WeekStart,
  broken: number,
  countBroken: (start: WeekStart) => number,
): WeekStart | null {
  const tried = (wanted: ReadonlySet<RelaxationStep>) => {
    const start = attempt(context, wanted)
    return start && { start, wanted, count: countBroken(start) }
  }
  let best: ReturnType<typeof tried> = null
  for (const more of relaxationLadder(context.request)) {
    const wider = new Set([...steps, ...more])
    if (wider.size === steps.size) continue
    const one = tried(wider)
    if (one && one.count <= broken / 2 && one.count < (best?.count ?? Infinity)) best = one
    if (best?.count === 0) break
  }
  if (!best) return null
  for (const step of best.wanted) {
    if (steps.has(step)) continue
    const one = tried(new Set([...best.wanted].filter((other) => other !== step)))
    if (one && one.count <= best.count) best = one
  }
  return best.start
}

function attempt(
  { request, recipes, batchTries, random }: PlanningContext,
  wanted: ReadonlySet<RelaxationStep>,
): WeekStart | null {
  const steps = withoutHeldSteps(wanted)
  const leniency = leniencyOf(steps)
  const batchRecipes = chooseBatchRecipes(request, recipes, leniency, batchTries)
  const problem = compileProblem(request, recipes, leniency, batchRecipes)
  const search = createWeekSearch(problem)
  const filled = fillDayByDay(problem, search, random, starts)
  if (!filled) return null
  const drawn = (model: number, count: number) =>
    Array.from({ length: count }, () => search.searches[model]!.randomChoice(random))
  let first = polishWeek(problem, search, filled, polish, (model) => drawn(model, 1))
  const isBroken = ({ choices }: ChosenWeek, model: number) =>
    choices.some(
      (choice, day) => problem.modelOfDay[day] === model && search.searches[model]!.brokenLimits(choice) > 0,
    )
  const broken = problem.models.flatMap((_, model) => (isBroken(first, model) ? [model] : []))
  if (broken.length > 0) {
    first = polishWeek(problem, search, first, mending, (model) =>
      broken.includes(model) ? drawn(model, mendingDraws) : [],
    )
  }
  return { problem, search, steps, first }
}
