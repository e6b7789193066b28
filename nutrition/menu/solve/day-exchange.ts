import type { ChosenWeek } from '../search/day-by-day.ts'
import type { DayColumn } from './restricted-master.ts'
import type { MenuProblem } from '../model/problem.ts'
import { createWeekUseCounter, usesOf } from '../model/week-use-counter.ts'

/** Number of candidate days per place that are combined, the cheapest first. */
const reach = 40
const improvement = 1e-7

/**
 * Exchanges two days of the week at a time for any two of the days found so far, until no exchange helps. Sees what
 * mending day by day cannot: that one day must give a dish up so that another may have it.
 */
export function exchangeDays(
  problem: MenuProblem,
  columns: readonly DayColumn[],
  week: ChosenWeek,
  ownCostOf: (day: number) => number,
): ChosenWeek {
  const useCounter = createWeekUseCounter(problem)
  const modelOf = (day: number) => problem.modelOfDay[day]!
  const current = week.choices.map((choice, day): DayColumn => ({
    model: modelOf(day),
    choice,
    cost: ownCostOf(day),
    uses: usesOf(problem, problem.models[modelOf(day)]!, choice),
  }))
  const perModel = problem.models.map((_, model) => columns.filter((column) => column.model === model))
  for (const { uses } of current) useCounter.count(uses, 1)

  const ranked = (day: number) =>
    perModel[modelOf(day)]!.map((column) => ({
      column,
      cost: column.cost + useCounter.addedCost(column.uses),
    }))
      .concat({ column: current[day]!, cost: current[day]!.cost + useCounter.addedCost(current[day]!.uses) })
      .toSorted((a, b) => a.cost - b.cost)
      .slice(0, reach)

  /** Returns what the better pair saves; 0 when the two stay. */
  function exchange(first: number, second: number): number {
    const [a, b] = [current[first]!, current[second]!]
    useCounter.count(b.uses, -1)
    useCounter.count(a.uses, -1)
    const alone = a.cost + useCounter.addedCost(a.uses)
    const seconds = ranked(second)
    const firsts = ranked(first)
    useCounter.count(a.uses, 1)
    const before = alone + b.cost + useCounter.addedCost(b.uses)
    useCounter.count(a.uses, -1)
    let best = before - improvement
    let pair: readonly [DayColumn, DayColumn] = [a, b]
    for (const { column, cost } of firsts) {
      // A day costs at least as much in a week as alone.
      if (cost + seconds[0]!.cost >= best) break
      useCounter.count(column.uses, 1)
      for (const other of seconds) {
        if (cost + other.cost >= best) break
        const together = cost + other.column.cost + useCounter.addedCost(other.column.uses)
        if (together < best) {
          best = together
          pair = [column, other.column]
        }
      }
      useCounter.count(column.uses, -1)
    }
    current[first] = pair[0]
    current[second] = pair[1]
    for (const { uses } of pair) useCounter.count(uses, 1)
    return pair[0] === a && pair[1] === b ? 0 : before - best
  }

  let saved = 0
  for (let hasImproved = true; hasImproved;) {
    hasImproved = false
    for (let first = 0; first < current.length; first++) {
      for (let second = first + 1; second < current.length; second++) {
        const gain = exchange(first, second)
        saved += gain
        if (gain > 0) hasImproved = true
      }
    }
  }
  return { choices: current.map(({ choice }) => choice.slice()), cost: week.cost - saved }
}
