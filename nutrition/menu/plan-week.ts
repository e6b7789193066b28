import type { MealType } from '../targets/meal-type.ts'
import { brokenLimitsOf, brokenLimitTexts } from './broken-limits.ts'
import { chooseBatchRecipes } from './batch-choice.ts'
import { uncoveredMeals } from './coverage.ts'
import { createWeekSearch, fillDayByDay, polishWeek, type ChosenWeek, type WeekSearch } from './day-by-day.ts'
import { orderDays } from './day-order.ts'
import { drawUpDays, recipesById } from './drawn-up-week.ts'
import { explainWeek } from './explanation.ts'
import type { MenuRecipe } from './menu-recipe.ts'
import { priceAndDive } from './price-and-dive.ts'
import { compileProblem, type MenuProblem } from './problem.ts'
import { seededRandom, type Random } from './random.ts'
import {
  describeRelaxations,
  leastSteps,
  leniencyOf,
  relaxationLadder,
  suggestionsFor,
} from './relaxation.ts'
import type { MenuRequest } from './request.ts'
import type { Solver } from './solver.ts'
import { hashOf, type RelaxationStep, type WeekMenu } from './week.ts'

/**
 * A week of menus: never what the person must not eat, as near to targets and wishes as the work allows. The same
 * request and recipes give the same week on any machine.
 */
export function planWeek(request: MenuRequest, recipes: readonly MenuRecipe[], solver: Solver): WeekMenu {
  const { effort } = request
  return plan(request, recipes, batchTries, (problem, search, first, random) =>
    priceAndDive(problem, search, solver, first, random, {
      pricingWork: 2_600_000 * effort,
      diveWork: 600_000 * effort,
      polishWork: 3_600_000 * effort,
      draws: Math.max(4, Math.round(8 * effort)),
      diveDraws: Math.max(4, Math.round(4 * effort)),
      polishDraws: Math.max(4, Math.round(16 * effort)),
    }),
  )
}

/** A plainer week without the solver, for when nobody can wait: same safety, a little further from the targets. */
export function planPlainWeek(request: MenuRequest, recipes: readonly MenuRecipe[]): WeekMenu {
  return plan(request, recipes, plainBatchTries, (_problem, _search, first) => first)
}

const batchTries = 10
const plainBatchTries = 2
const plainStarts = 2
const plainPolish = { rounds: 3, work: 100_000 }

type Improve = (problem: MenuProblem, search: WeekSearch, first: ChosenWeek, random: Random) => ChosenWeek

function plan(
  request: MenuRequest,
  recipes: readonly MenuRecipe[],
  tries: number,
  improve: Improve,
): WeekMenu {
  const random = seededRandom(request.seed)
  const started = start(request, recipes, tries, random)
  const { problem, search, steps } = started
  const improved = improve(problem, search, started.first, random)
  const days = drawUpDays(problem, orderDays(problem, improved.choices))
  const relaxations = describeRelaxations(request, recipes, steps)
  const broken = brokenLimitsOf(days, {
    request,
    leniency: problem.leniency,
    recipes: recipesById(recipes),
  })
  const hasLostBatch = problem.batchRecipes.includes(-1)
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
        ...brokenLimitTexts(broken, request),
      ],
      ...(days.some(({ meals }) => meals.some(({ kind }) => kind === 'open'))
        ? suggestionsFor(request, recipes, steps)
        : { suggestions: [], asks: [] }),
    }),
    cost: Math.round(improved.cost * 1000) / 1000,
    hash: hashOf(days),
  }
}

interface Start {
  readonly problem: MenuProblem
  readonly search: WeekSearch
  readonly first: ChosenWeek
  readonly steps: ReadonlySet<RelaxationStep>
}

/** Meals given up first when nothing else helps. */
const leastNeeded: readonly MealType[] = [
  'ceia',
  'lanche_manha',
  'lanche_tarde',
  'cafe_manha',
  'jantar',
  'almoco',
]

/** The first plain week on the ladder of relaxations; when even its last step is not enough, some meals stay open. */
function start(request: MenuRequest, recipes: readonly MenuRecipe[], tries: number, random: Random): Start {
  const ladder = relaxationLadder(request)
  for (const steps of ladder) {
    const leniency = leniencyOf(steps)
    if (uncoveredMeals(compileProblem(request, recipes, leniency)).length > 0) continue
    const least = leastSteps(request, recipes, steps)
    const started =
      attempt(request, recipes, tries, random, least) ??
      (least.size < steps.size ? attempt(request, recipes, tries, random, steps) : null)
    if (started) return started
  }
  const steps = leastSteps(request, recipes, ladder.at(-1)!)
  let shares = request.mealShares
  for (const given of [null, ...leastNeeded]) {
    if (given) shares = { ...shares, [given]: 0 }
    const started = attempt({ ...request, mealShares: shares }, recipes, tries, random, steps)
    if (started) return started
  }
  throw new Error('a week without meals can always be planned')
}

function attempt(
  request: MenuRequest,
  recipes: readonly MenuRecipe[],
  tries: number,
  random: Random,
  steps: ReadonlySet<RelaxationStep>,
): Start | null {
  const leniency = leniencyOf(steps)
  const batchRecipes = chooseBatchRecipes(request, recipes, leniency, tries)
  const problem = compileProblem(request, recipes, leniency, batchRecipes)
  const search = createWeekSearch(problem)
  const filled = fillDayByDay(problem, search, random, plainStarts)
  if (!filled) return null
  const first = polishWeek(problem, search, filled, plainPolish, (model) => [
    search.searches[model]!.randomChoice(random),
  ])
  return { problem, search, steps, first }
}
