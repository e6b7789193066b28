import { itemAt, lookup } from '../../shared/collections/lookup.ts'
import type { Choice } from '../model/day-choice.ts'
import type { DayModel } from '../model/day-model.ts'
import type { MenuProblem } from '../model/problem.ts'
import { usesOf, WeekUseCounter } from '../model/week-use-counter.ts'
import type { ChosenWeek } from '../search/day-by-day.ts'
import type { DayColumn } from './restricted-master.ts'

/** Number of candidate columns per exchanged day: the cheapest ones given the other days. */
const candidatesPerDay = 40
const improvement = 1e-7

/**
 * 2-exchange local search: replaces two days of the week at a time by any two known columns of the same models, until
 * no exchange improves. Finds moves that a search over single days misses, such as one day giving up a dish for
 * another.
 */
export function exchangeDays(
  problem: MenuProblem,
  columns: readonly DayColumn[],
  week: ChosenWeek,
  ownCostOf: (choice: Choice) => number,
): ChosenWeek {
  const exchange = new DayExchange(problem, columns)
  const current = week.choices.map((choice): DayColumn => ({
    choice,
    cost: ownCostOf(choice),
    uses: usesOf(choice),
  }))
  for (const { uses } of current) exchange.useCounter.count(uses, 1)
  let saved = 0
  for (let hasImproved = true; hasImproved;) {
    hasImproved = false
    for (let first = 0; first < current.length; first++) {
      for (let second = first + 1; second < current.length; second++) {
        const { a, b, gain } = exchange.bestPair(itemAt(current, first), itemAt(current, second))
        current[first] = a
        current[second] = b
        saved += gain
        if (gain > 0) hasImproved = true
      }
    }
  }
  return { choices: current.map(({ choice }) => choice.copy()), cost: week.cost - saved }
}

interface ExchangedPair {
  readonly a: DayColumn
  readonly b: DayColumn
  /** Points saved; 0 when both days stay the same. */
  readonly gain: number
}

class DayExchange {
  readonly useCounter: WeekUseCounter
  readonly #columnsOf: ReadonlyMap<DayModel, readonly DayColumn[]>

  constructor(problem: MenuProblem, columns: readonly DayColumn[]) {
    this.useCounter = new WeekUseCounter(problem)
    this.#columnsOf = Map.groupBy(columns, ({ choice }) => choice.model)
  }

  /** Finds the best pair of columns for two counted days, and counts its uses in place of theirs. */
  bestPair(a: DayColumn, b: DayColumn): ExchangedPair {
    const { useCounter } = this
    useCounter.count(b.uses, -1)
    useCounter.count(a.uses, -1)
    const alone = a.cost + useCounter.addedCost(a.uses)
    const seconds = this.#ranked(b)
    const firsts = this.#ranked(a)
    useCounter.count(a.uses, 1)
    const before = alone + b.cost + useCounter.addedCost(b.uses)
    useCounter.count(a.uses, -1)
    const leastSecond = itemAt(seconds, 0).cost
    let best = before - improvement
    let pair: readonly [DayColumn, DayColumn] = [a, b]
    for (const { column, cost } of firsts) {
      // Each cost is a lower bound of that day's cost in the pair, because adding another day never makes a day
      // cheaper.
      if (cost + leastSecond >= best) break
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
    for (const { uses } of pair) useCounter.count(uses, 1)
    const [newA, newB] = pair
    return { a: newA, b: newB, gain: newA === a && newB === b ? 0 : before - best }
  }

  /**
   * Returns the cheapest columns for a day given the counted uses, by ascending cost. The current day is one of the
   * candidates.
   */
  #ranked(day: DayColumn): { readonly column: DayColumn; readonly cost: number }[] {
    return [...lookup(this.#columnsOf, day.choice.model), day]
      .map((column) => ({ column, cost: column.cost + this.useCounter.addedCost(column.uses) }))
      .toSorted((a, b) => a.cost - b.cost)
      .slice(0, candidatesPerDay)
  }
}
