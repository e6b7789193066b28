import { lookup } from '../../shared/collections/lookup.ts'
import type { Choice, Work } from '../model/day-choice.ts'
import type { DayModel } from '../model/day-model.ts'
import type { MenuProblem } from '../model/problem.ts'
import { usesOf, WeekUseCounter } from '../model/week-use-counter.ts'
import type { Random } from '../request/random.ts'
import { DaySearch } from './day-search.ts'

/** The chosen days, Monday first, and the week's cost in points. */
export interface ChosenWeek {
  readonly choices: readonly Choice[]
  readonly cost: number
}

/** The searches of all day models of a week. They share one work counter. */
export class WeekSearch {
  readonly work: Work = { spent: 0 }
  readonly #searches: ReadonlyMap<DayModel, DaySearch>

  constructor(problem: MenuProblem) {
    this.#searches = new Map(problem.models.map((model) => [model, new DaySearch(problem, model, this.work)]))
  }

  of(model: DayModel): DaySearch {
    return lookup(this.#searches, model)
  }
}

/** Returns the cost of the days plus their repetitions; `Infinity` when two recipes of a day have the same token. */
export function weekCostOf(problem: MenuProblem, search: WeekSearch, choices: readonly Choice[]): number {
  const useCounter = new WeekUseCounter(problem)
  let cost = 0
  for (const choice of choices) {
    cost += search.of(choice.model).ownCost(choice)
    useCounter.count(usesOf(choice), 1)
  }
  return cost + useCounter.cost()
}

/**
 * Greedy construction: fills the days in order, each at the marginal prices that the earlier days cause, from `starts`
 * random choices. Returns `null` when a day cannot be filled.
 */
export function fillDayByDay(
  problem: MenuProblem,
  search: WeekSearch,
  random: Random,
  starts: number,
): ChosenWeek | null {
  const useCounter = new WeekUseCounter(problem)
  const choices: Choice[] = []
  for (const { model } of problem.days) {
    const day = search.of(model)
    day.setPrices(useCounter.marginalPrices())
    const best = bestOf(day, random, starts)
    if (!best) return null
    choices.push(best)
    useCounter.count(usesOf(best), 1)
  }
  return { choices, cost: weekCostOf(problem, search, choices) }
}

const moreStarts = 12

/**
 * Returns the best of `starts` descents from random choices. Adds up to `moreStarts` descents while every result is
 * forbidden or the best one breaks a limit. `null` when every descent ends on a forbidden choice.
 */
function bestOf(day: DaySearch, random: Random, starts: number): Choice | null {
  let best: Choice | null = null
  let bestCost = Infinity
  const needsMore = () => best === null || day.brokenLimits(best) > 0
  for (let start = 0; start < starts || (start < starts + moreStarts && needsMore()); start++) {
    const choice = day.randomChoice(random)
    const cost = day.descend(choice)
    if (cost < bestCost) {
      bestCost = cost
      best = choice
    }
  }
  return best
}

/**
 * Local search: re-optimizes each day at the marginal prices that the other six days cause, from its current choice and
 * from the choices of `startsOf`. Stops after `budget.rounds` passes, after a pass without improvement, or when
 * `budget.work` is used. Never makes the week worse.
 */
export function polishWeek(
  problem: MenuProblem,
  search: WeekSearch,
  week: ChosenWeek,
  budget: { readonly rounds: number; readonly work: number },
  startsOf: (model: DayModel) => readonly Choice[],
): ChosenWeek {
  const useCounter = new WeekUseCounter(problem)
  const choices = week.choices.map((choice) => choice.copy())
  for (const choice of choices) useCounter.count(usesOf(choice), 1)
  let cost = week.cost
  const end = search.work.spent + budget.work
  for (let round = 0; round < budget.rounds; round++) {
    let hasImproved = false
    for (const [day, current] of choices.entries()) {
      if (search.work.spent > end) break
      const polished = polishDay(current, useCounter, search.of(current.model), startsOf)
      if (!polished) continue
      cost += polished.costChange
      choices[day] = polished.choice
      hasImproved = true
    }
    if (!hasImproved) break
  }
  return { choices, cost: Number.isFinite(cost) ? cost : weekCostOf(problem, search, choices) }
}

/**
 * Searches a better choice for one day of the counted week. If found, counts its uses in place of `current`'s and
 * returns it; otherwise returns `null`.
 */
function polishDay(
  current: Choice,
  useCounter: WeekUseCounter,
  day: DaySearch,
  startsOf: (model: DayModel) => readonly Choice[],
): { readonly choice: Choice; readonly costChange: number } | null {
  const before = usesOf(current)
  useCounter.count(before, -1)
  day.setPrices(useCounter.marginalPrices())
  const starts = startsOf(current.model)
  let best = current.copy()
  let bestCost = day.descend(best)
  for (const attempt of starts) {
    const cost = day.descend(attempt)
    if (cost >= bestCost) continue
    bestCost = cost
    best = attempt
  }
  const currentCost = day.ownCost(current)
  const attemptCost = day.ownCost(best)
  useCounter.count(before, 1)
  const costBefore = currentCost + useCounter.cost()
  useCounter.count(before, -1)
  const after = usesOf(best)
  useCounter.count(after, 1)
  const costAfter = attemptCost + useCounter.cost()
  if (costAfter < costBefore - 1e-7) return { choice: best, costChange: costAfter - costBefore }
  useCounter.count(after, -1)
  useCounter.count(before, 1)
  return null
}
