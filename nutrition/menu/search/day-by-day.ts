import type { Choice, Work } from '../model/day-choice.ts'
import { createDaySearch, type DaySearch } from './day-search.ts'
import type { MenuProblem } from '../model/problem.ts'
import type { Random } from '../request/random.ts'
import { createWeekUseCounter, usesOf } from '../model/week-use-counter.ts'

/** The chosen options of each day, Monday first, and the cost of the week in points. */
export interface ChosenWeek {
  readonly choices: readonly Choice[]
  readonly cost: number
}

export interface WeekSearch {
  readonly searches: readonly DaySearch[]
  readonly work: Work
}

export function createWeekSearch(problem: MenuProblem): WeekSearch {
  const work: Work = { spent: 0 }
  return { work, searches: problem.models.map((model) => createDaySearch(problem, model, work)) }
}

/** Returns the cost of the days plus their repetitions; `Infinity` when a day uses a recipe twice. */
export function weekCostOf(problem: MenuProblem, search: WeekSearch, choices: readonly Choice[]): number {
  const useCounter = createWeekUseCounter(problem)
  let cost = 0
  for (const [day, choice] of choices.entries()) {
    const position = problem.modelOfDay[day]!
    cost += search.searches[position]!.ownCost(choice)
    useCounter.count(usesOf(problem, problem.models[position]!, choice), 1)
  }
  return cost + useCounter.cost()
}

/**
 * Greedy construction: fills the days in order at the marginal prices of the previous days; `null` when a day cannot be
 * filled.
 */
export function fillDayByDay(
  problem: MenuProblem,
  search: WeekSearch,
  random: Random,
  starts: number,
): ChosenWeek | null {
  const useCounter = createWeekUseCounter(problem)
  const choices: Choice[] = []
  for (const position of problem.modelOfDay) {
    const day = search.searches[position]!
    day.setPrices(useCounter.marginalPrices())
    const best = bestOf(day, random, starts)
    if (!best) return null
    choices.push(best)
    useCounter.count(usesOf(problem, problem.models[position]!, best), 1)
  }
  return { choices, cost: weekCostOf(problem, search, choices) }
}

const moreStarts = 12

/** Returns the best of several descents from random starts; `null` when each of them ends on a forbidden choice. */
function bestOf(day: DaySearch, random: Random, starts: number): Choice | null {
  let best: Choice | null = null
  let bestCost = Infinity
  // A start can end on a forbidden dish or beyond a limit; then more starts are tried.
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
 * Local search: re-optimizes each day at the marginal prices of the other six, from its current choice and from the
 * starts that `startsOf` gives for its model, until a pass changes nothing or the work budget is used. Never makes the
 * week worse.
 */
export function polishWeek(
  problem: MenuProblem,
  search: WeekSearch,
  week: ChosenWeek,
  budget: { readonly rounds: number; readonly work: number },
  startsOf: (model: number) => readonly Choice[],
): ChosenWeek {
  const useCounter = createWeekUseCounter(problem)
  const choices = week.choices.map((choice) => choice.slice())
  const modelOf = (day: number) => problem.models[problem.modelOfDay[day]!]!
  for (const [day, choice] of choices.entries()) useCounter.count(usesOf(problem, modelOf(day), choice), 1)
  let cost = week.cost
  const end = search.work.spent + budget.work
  for (let round = 0; round < budget.rounds; round++) {
    let hasImproved = false
    for (const [day, current] of choices.entries()) {
      if (search.work.spent > end) break
      const daySearch = search.searches[problem.modelOfDay[day]!]!
      const before = usesOf(problem, modelOf(day), current)
      useCounter.count(before, -1)
      daySearch.setPrices(useCounter.marginalPrices())
      const attempts = [current.slice(), ...startsOf(problem.modelOfDay[day]!)]
      let best = attempts[0]!
      let bestCost = Infinity
      for (const attempt of attempts) {
        const attempted = daySearch.descend(attempt)
        if (attempted < bestCost) {
          bestCost = attempted
          best = attempt
        }
      }
      const currentCost = daySearch.ownCost(current)
      const attemptCost = daySearch.ownCost(best)
      useCounter.count(before, 1)
      const costBefore = currentCost + useCounter.cost()
      useCounter.count(before, -1)
      const after = usesOf(problem, modelOf(day), best)
      useCounter.count(after, 1)
      const costAfter = attemptCost + useCounter.cost()
      if (costAfter < costBefore - 1e-7) {
        cost += costAfter - costBefore
        choices[day] = best
        hasImproved = true
      } else {
        useCounter.count(after, -1)
        useCounter.count(before, 1)
      }
    }
    if (!hasImproved) break
  }
  return { choices, cost: Number.isFinite(cost) ? cost : weekCostOf(problem, search, choices) }
}
