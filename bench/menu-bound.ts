import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { fillDayByDay, WeekSearch } from '#nutrition/menu/search/day-by-day.ts'
import { noLeniency } from '#nutrition/menu/request/eligibility.ts'
import type { MenuRecipe } from '#nutrition/menu/request/menu-recipe.ts'
import { planWeek } from '#nutrition/menu/week/plan-week.ts'
import { compileProblem } from '#nutrition/menu/model/problem.ts'
import { seededRandom } from '#nutrition/menu/request/random.ts'
import type { MenuRequest } from '#nutrition/menu/request/request.ts'
import { loadHighs, loadSolver } from '#nutrition/menu/solve/solver.ts'
import { randomRequest } from '#nutrition/menu/test-library.ts'
import { report } from './support/measure.ts'
import { boundWeek } from './support/week-bound.ts'

/**
 * This benchmark measures how far the weeks of twelve recorded people are from the optimum. Library and lower bounds
 * are recorded, so that the gap depends on the search alone. `MENU_BOUND=120 npm run bench menu-bound` proves the
 * bounds again with 120 seconds per person; run it after a change of the cost function.
 */

interface Recorded {
  readonly seed: number
  /** Proven lower bound of the cost of a week. */
  readonly bound: number
  /** Cost of the best known week. */
  readonly best: number
}

const libraryFile = new URL('support/menu-library.jsonl.gz', import.meta.url)
const boundsFile = new URL('support/menu-bounds.json', import.meta.url)
const library = gunzipSync(readFileSync(libraryFile))
  .toString('utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as MenuRecipe)
const recorded = JSON.parse(readFileSync(boundsFile, 'utf8')) as readonly Recorded[]
const solver = await loadSolver()
const secondsPerPerson = Number(process.env.MENU_BOUND ?? 0)

if (secondsPerPerson > 0) await recordBounds()
else measureGaps()

/**
 * Returns the request of a recorded person without batches: their dishes are fixed before the search, so the bound
 * would not cover them.
 */
function requestOf(seed: number): MenuRequest {
  return { ...randomRequest(seed, library), batches: [] }
}

function measureGaps(): void {
  const planned = recorded.map(({ seed, bound, best }) => {
    const { cost } = planWeek(requestOf(seed), library, solver)
    return { toBound: (cost / bound - 1) * 100, toBest: cost / best }
  })
  const people = { goalIs: 'at most', comparedTo: `${recorded.length} recorded people` } as const
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const toBound = planned.map((one) => one.toBound)
  report({
    what: 'week cost above the proven bound, mean',
    measured: mean(toBound),
    goal: 5,
    unit: '%',
    ...people,
  })
  report({
    what: 'week cost above the proven bound, max',
    measured: Math.max(...toBound),
    goal: 10,
    unit: '%',
    ...people,
  })
  report({
    what: 'week cost above the best known, max',
    measured: Math.max(...planned.map((one) => one.toBest)),
    goal: 1.03,
    unit: '×',
    ...people,
  })
}

async function recordBounds(): Promise<void> {
  const highs = await loadHighs()
  const proven = recorded.map(({ seed }): Recorded => {
    const request = requestOf(seed)
    const problem = compileProblem(request, library, noLeniency)
    const start = fillDayByDay(problem, new WeekSearch(problem), seededRandom(1), 3)
    if (!start) throw new Error(`person ${seed} has no week without relaxations`)
    const found = [1, 3, 8].map((effort) => planWeek({ ...request, effort }, library, solver).cost)
    const one = {
      seed,
      bound: Math.round(boundWeek(problem, highs, solver, start.choices, secondsPerPerson) * 1000) / 1000,
      best: Math.round(Math.min(...found) * 1000) / 1000,
    }
    console.log(JSON.stringify(one))
    return one
  })
  writeFileSync(boundsFile, `[\n${proven.map((one) => `  ${shown(one)}`).join(',\n')}\n]\n`)
}

function shown({ seed, bound, best }: Recorded): string {
  return `{ "seed": ${seed}, "bound": ${bound}, "best": ${best} }`
}
