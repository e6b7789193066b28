import type { Choice } from '../model/day-choice.ts'
import type { MenuProblem } from '../model/problem.ts'
import { usesOf, type Use } from '../model/week-use-counter.ts'

/**
 * Reorders days of the same model so that consecutive days repeat few main proteins at lunch and dinner (weight 1) and
 * few mains (weight 3). The week's cost does not change.
 */
export function orderDays(problem: MenuProblem, choices: readonly Choice[]): Choice[] {
  const ordered = [...choices]
  const uses = ordered.map((choice, day) =>
    usesOf(problem, problem.models[problem.modelOfDay[day]!]!, choice),
  )
  let cost = repetition(uses)
  for (let hasImproved = true; hasImproved;) {
    hasImproved = false
    for (let first = 0; first < ordered.length; first++) {
      for (let second = first + 1; second < ordered.length; second++) {
        if (problem.modelOfDay[first] !== problem.modelOfDay[second]) continue
        exchange(ordered, first, second)
        exchange(uses, first, second)
        const exchanged = repetition(uses)
        if (exchanged < cost) {
          cost = exchanged
          hasImproved = true
        } else {
          exchange(ordered, first, second)
          exchange(uses, first, second)
        }
      }
    }
  }
  return ordered
}

function repetition(days: readonly (readonly Use[])[]): number {
  let cost = 0
  for (const [day, uses] of days.entries()) {
    for (const { recipe, protein, isBatch, family } of days[day + 1] ?? []) {
      if (isBatch) continue
      for (const use of uses) {
        if (protein >= 0 && use.protein === protein) cost += 1
        if (family >= 0 && use.recipe === recipe) cost += 3
      }
    }
  }
  return cost
}

function exchange(items: unknown[], first: number, second: number): void {
  const kept = items[first]
  items[first] = items[second]
  items[second] = kept
}
