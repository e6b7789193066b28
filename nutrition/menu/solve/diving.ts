import type { Choice } from '../model/day-choice.ts'
import type { DayModel } from '../model/day-model.ts'
import { weekCostOf, type ChosenWeek } from '../search/day-by-day.ts'
import { priceColumns, type Pricing } from './pricing.ts'
import type { DayColumn, MasterSolution, RestrictedMaster } from './restricted-master.ts'

const tolerance = 1e-6

/**
 * Diving heuristic (Sadykov, Vanderbeck, Pessoa, Tahiri and Uchoa, Primal Heuristics for Branch and Price, 2019).
 * Repeats until every day is fixed: fixes the columns with whole values and the column with the largest fractional
 * value, then solves and prices the restricted master again. `null` when the fixed columns do not fill every day.
 */
export function dive(
  pricing: Pricing,
  start: MasterSolution,
  effort: { readonly diveWork: number; readonly diveSamples: number },
): ChosenWeek | null {
  const { problem, search, master } = pricing
  const dayCount = problem.days.length
  const end = search.work.spent + effort.diveWork
  const fixed = new Map<DayColumn, number>()
  let solution: MasterSolution | null = start
  for (let step = 0; solution && step < dayCount; step++) {
    const fixedDays = [...fixed.values()].reduce((sum, days) => sum + days, 0)
    if (fixedDays === dayCount) break
    fixColumns(master, solution, fixed)
    solution = master.solve()
    const mayPrice = search.work.spent < end
    if (solution && mayPrice && priceColumns(pricing, solution, effort.diveSamples) > 0) {
      solution = master.solve()
    }
  }
  const choices = choicesOf(problem.days, fixed)
  return choices && { choices, cost: weekCostOf(problem, search, choices) }
}

/**
 * Fixes the columns with a whole value and the column with the largest fractional value, in both `master` and `fixed`.
 */
function fixColumns(
  master: RestrictedMaster,
  { weights }: MasterSolution,
  fixed: Map<DayColumn, number>,
): void {
  const fix = (column: DayColumn, more: number) => {
    const days = (fixed.get(column) ?? 0) + more
    fixed.set(column, days)
    master.fix(column, days)
  }
  let largest: DayColumn | null = null
  let largestRest = tolerance
  for (const [column, weight] of weights) {
    const rest = weight - (fixed.get(column) ?? 0)
    const whole = Math.floor(rest + tolerance)
    if (whole >= 1) fix(column, whole)
    else if (rest > largestRest) {
      largestRest = rest
      largest = column
    }
  }
  if (largest) fix(largest, 1)
}

/** Assigns the fixed columns to days of the same model; `null` when a day gets none. */
function choicesOf(
  days: readonly { readonly model: DayModel }[],
  fixed: ReadonlyMap<DayColumn, number>,
): Choice[] | null {
  const left = [...fixed].flatMap(([{ choice }, count]) => Array.from({ length: count }, () => choice.copy()))
  const choices: Choice[] = []
  for (const { model } of days) {
    const next = left.findIndex((choice) => choice.model === model)
    const [choice] = next < 0 ? [] : left.splice(next, 1)
    if (!choice) return null
    choices.push(choice)
  }
  return choices
}
