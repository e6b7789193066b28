import {
  limitViolationsOf,
  limitViolationTexts,
  countViolations,
  type LimitViolations,
} from '../model/limit-violations.ts'
import type { ChosenWeek, WeekSearch } from '../search/day-by-day.ts'
import { orderDays } from '../search/day-order.ts'
import { buildDays, recipesById } from '../model/build-week.ts'
import { explainWeek } from '../explain/explanation.ts'
import { withinFiber } from '../model/fiber-cap.ts'
import { describeLimitSteps } from '../model/limit-steps.ts'
import type { MenuRecipe } from '../request/menu-recipe.ts'
import { generateColumns } from '../solve/column-generation.ts'
import type { MenuProblem } from '../model/problem.ts'
import { seededRandom, type Random } from '../request/random.ts'
import { describeRelaxations, suggestionsFor } from '../model/relaxation.ts'
import type { MenuRequest } from '../request/request.ts'
import type { Solver } from '../solve/solver.ts'
import { hashOf, type MenuDay, type Relaxation, relaxationSteps, type WeekMenu } from '../request/week.ts'
import { relaxForLimits, startWeek, type PlanningContext, type WeekStart } from './week-start.ts'

/**
 * Plans seven days near the targets and wishes by column generation; `effort` scales the work budget. Forbidden food is
 * never used: wishes are relaxed first, then meals stay `open`. Deterministic: equal requests and recipes give equal
 * weeks on every machine. Takes seconds of CPU at `effort` 1, so run it in a worker.
 */
export function planWeek(request: MenuRequest, recipes: readonly MenuRecipe[], solver: Solver): WeekMenu {
  const { effort } = request
  return plan(request, recipes, batchTries, (problem, search, first, random) =>
    generateColumns(problem, search, solver, first, random, {
      pricingWork: 2_600_000 * effort,
      diveWork: 600_000 * effort,
      polishWork: 3_600_000 * effort,
      samples: Math.max(4, Math.round(8 * effort)),
      diveSamples: Math.max(4, Math.round(4 * effort)),
      polishSamples: Math.max(4, Math.round(16 * effort)),
    }),
  )
}

/**
 * Plans a week with greedy construction and local search only, for slow hardware. The safety rules are the same; the
 * result is slightly further from the targets.
 */
export function planPlainWeek(request: MenuRequest, recipes: readonly MenuRecipe[]): WeekMenu {
  return plan(request, recipes, plainBatchTries, (_problem, _search, first) => first)
}

const batchTries = 10
const plainBatchTries = 2

type Improve = (problem: MenuProblem, search: WeekSearch, first: ChosenWeek, random: Random) => ChosenWeek

function plan(
  request: MenuRequest,
  library: readonly MenuRecipe[],
  tries: number,
  improve: Improve,
): WeekMenu {
  const { ownRecipes = [] } = request
  const recipes = ownRecipes.length === 0 ? library : [...library, ...ownRecipes]
  const context = { request, recipes, batchTries: tries, random: seededRandom(request.seed) }
  const { start, days, cost, broken, relaxations } = planKeepingLimits(context, improve)
  const hasLostBatch = start.problem.batchRecipes.includes(null)
  return {
    days,
    relaxations,
    explanation: explainWeek(request, days, relaxations, {
      relaxed: [
        ...(hasLostBatch
          ? [
              'Nenhum prato que dura na geladeira serve para todas as marmitas: alguns almoços são feitos no dia.',
            ]
          : []),
        ...limitViolationTexts(broken, request),
      ],
      ...(days.some(({ meals }) => meals.some(({ kind }) => kind === 'open'))
        ? suggestionsFor(request, recipes, start.steps)
        : { suggestions: [], asks: [] }),
    }),
    cost: Math.round(cost * 1000) / 1000,
    hash: hashOf(days),
  }
}

interface BuiltWeek {
  readonly start: WeekStart
  readonly days: readonly MenuDay[]
  readonly cost: number
  readonly broken: LimitViolations
}

/**
 * Plans the week. If it breaks limits (minutes, protein, fiber, greens), tries to plan again with more wishes relaxed.
 * Keeps the second plan only if its start breaks at most half as many limits, and reports those relaxations.
 */
function planKeepingLimits(
  context: PlanningContext,
  improve: Improve,
): BuiltWeek & { readonly relaxations: readonly Relaxation[] } {
  const { request, recipes } = context
  const start = startWeek(context)
  const usual = improved(context, start, improve)
  const asked = describeRelaxations(request, recipes, start.steps)
  const looser =
    countViolations(usual.broken) > 0 &&
    relaxForLimits(context, start, countViolations(usual.broken), (one) =>
      countViolations(buildWeek(context, one, one.first).broken),
    )
  if (!looser) return { ...usual, relaxations: asked }
  const kept = improved(context, looser, improve)
  const added = new Set([...looser.steps].filter((step) => !start.steps.has(step)))
  const still = asked.filter(({ step }) => looser.steps.has(step))
  const relaxations = [...still, ...describeLimitSteps(request, added, usual.broken)]
  return {
    ...kept,
    relaxations: relaxations.toSorted(
      (one, other) => relaxationSteps.indexOf(one.step) - relaxationSteps.indexOf(other.step),
    ),
  }
}

/** Returns the improved week, or the original week if that breaks fewer limits. */
function improved(context: PlanningContext, start: WeekStart, improve: Improve): BuiltWeek {
  const better = buildWeek(context, start, improve(start.problem, start.search, start.first, context.random))
  if (countViolations(better.broken) === 0) return better
  const first = buildWeek(context, start, start.first)
  return countViolations(first.broken) < countViolations(better.broken) ? first : better
}

function buildWeek(
  { request, recipes }: PlanningContext,
  start: WeekStart,
  { choices, cost }: ChosenWeek,
): BuiltWeek {
  const { problem } = start
  const byId = recipesById(recipes)
  // `start.problem.request` lacks the meals that were given up. With the person's request, they are listed as open.
  const days = buildDays({ ...problem, request }, orderDays(choices)).map((day) =>
    withinFiber(day, request, byId),
  )
  const broken = limitViolationsOf(days, { request, leniency: problem.leniency, recipes: byId })
  return { start, days, cost, broken }
}
