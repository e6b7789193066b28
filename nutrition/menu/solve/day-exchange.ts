import type { ChosenWeek } from '../search/day-by-day.ts'
import type { DayColumn } from './restricted-master.ts'
import type { MenuProblem } from '../model/problem.ts'
import { createWeekUseCounter, usesOf } from '../model/week-use-counter.ts'

/** Number of candidate columns per day, the cheapest first. */
const candidatesPerDay = 40
const improvement = 1e-7

/**
 * 2-exchange local search: replaces two days of the week at a time by any two generated columns, until no exchange
 * improves. Finds moves that single-day search misses, such as one day giving up a dish that another day can then use.
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
      .slice(0, candidatesPerDay)

  /** Replaces two days by the best pair. Returns the points saved; 0 when both stay. */
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
      // Both costs are lower bounds: adding another day never makes a day cheaper.
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
