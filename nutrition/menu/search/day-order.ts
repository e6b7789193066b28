import { itemAt } from '../../shared/collections/lookup.ts'
import type { Choice } from '../model/day-choice.ts'
import { usesOf, type Use } from '../model/week-use-counter.ts'

/**
 * Reorders days of the same model, so that consecutive days share few main proteins at lunch and dinner (weight 1) and
 * few mains (weight 3). Batches are ignored. The week's cost does not change.
 */
export function orderDays(choices: readonly Choice[]): Choice[] {
  let ordered = choices.map((choice): OrderedDay => ({ choice, uses: usesOf(choice) }))
  let cost = repetition(ordered)
  for (let hasImproved = true; hasImproved;) {
    hasImproved = false
    for (let first = 0; first < ordered.length; first++) {
      for (let second = first + 1; second < ordered.length; second++) {
        const exchanged = exchange(ordered, first, second)
        if (!exchanged) continue
        const exchangedCost = repetition(exchanged)
        if (exchangedCost >= cost) continue
        ordered = exchanged
        cost = exchangedCost
        hasImproved = true
      }
    }
  }
  return ordered.map(({ choice }) => choice)
}

interface OrderedDay {
  readonly choice: Choice
  readonly uses: readonly Use[]
}

function repetition(days: readonly OrderedDay[]): number {
  let cost = 0
  for (const [day, { uses }] of days.entries()) {
    for (const { recipe, protein, isBatch, family } of days[day + 1]?.uses ?? []) {
      if (isBatch) continue
      for (const use of uses) {
        if (protein >= 0 && use.protein === protein) cost += 1
        if (family >= 0 && use.recipe === recipe) cost += 3
      }
    }
  }
  return cost
}

/** Returns the days with these two exchanged; `null` when the two have different models. */
function exchange(days: readonly OrderedDay[], first: number, second: number): OrderedDay[] | null {
  const a = itemAt(days, first)
  const b = itemAt(days, second)
  return a.choice.model === b.choice.model ? days.with(first, b).with(second, a) : null
}
