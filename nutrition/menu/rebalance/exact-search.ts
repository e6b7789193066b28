import { numberAt } from '../../shared/collections/lookup.ts'
import { nutrientCost } from '../model/day-cost.ts'
import type { DayTarget } from '../model/day-target.ts'
import { DayVector } from '../model/day-vector.ts'
import type { MealVariant, MealVariants } from './meal-variants.ts'

/**
 * Maximum number of branch-and-bound nodes, more than ordinary days need. At the maximum, the best combination so far
 * is returned.
 */
const mostNodes = 200_000
/** Extra points in a rebalance per percent of energy off target: 0 up to 1 %, then 5, beyond 5 % 11 (design choice). */
const sharpEnergy = { freePercent: 1, perPercent: 5, farPercent: 5, perFarPercent: 6 }

/** Limits of a day after a rebalance. */
export interface DayLimits {
  readonly leastKcal: number
  readonly mostKcal: number
  /** Maximum sum of `MealVariant.correctionKcal` over all meals. */
  readonly mostCorrection: number
}

/** Tolerance for floating-point sums. */
const epsilon = 1e-6

/**
 * Returns one variant per meal: the cheapest combination within `limits` that swaps at most one dish, or the unchanged
 * meals when no combination is within `limits`. Depth-first branch and bound (Land and Doig, 1960): a branch is pruned
 * when its cost so far plus a lower bound for the later meals and the day's energy reaches the best cost found.
 */
export function searchExactly(
  meals: readonly MealVariants[],
  fixed: DayVector,
  target: DayTarget,
  limits: DayLimits,
): readonly MealVariant[] {
  const root = levelsOf(meals, fixed, target)
  const totals = DayVector.of(fixed)
  let best: readonly MealVariant[] = meals.map(({ unchanged }) => unchanged)
  let bestCost = Infinity
  let nodes = 0

  function descend(level: Level | null, chosen: Chosen): void {
    const { cost, correction, hasSwapped, variants } = chosen
    if (!level) {
      const total = cost + dayCost(totals, target, limits, bestCost - cost)
      if (total < bestCost) {
        bestCost = total
        best = variants
      }
      return
    }
    const { bound } = level
    for (const variant of level.variants) {
      const soFar = cost + variant.cost
      if (soFar + bound.least >= bestCost || ++nodes > mostNodes) return
      if (variant.isSwap && hasSwapped) continue
      const corrected = correction + variant.correctionKcal
      if (corrected > limits.mostCorrection + epsilon) continue
      const kcal = totals.kcal + variant.nutrients.kcal
      if (soFar + energyBound(bound, kcal) >= bestCost) continue
      totals.add(variant.nutrients, 1)
      descend(level.next, {
        cost: soFar,
        correction: corrected,
        hasSwapped: hasSwapped || variant.isSwap,
        variants: [...variants, variant],
      })
      totals.add(variant.nutrients, -1)
    }
  }

  descend(root, { cost: 0, correction: 0, hasSwapped: false, variants: [] })
  return best
}

/** Variants chosen for the meals so far, with sums over them. */
interface Chosen {
  readonly cost: number
  readonly correction: number
  readonly hasSwapped: boolean
  readonly variants: readonly MealVariant[]
}

function dayCost(totals: DayVector, target: DayTarget, limits: DayLimits, limit: number): number {
  if (totals.kcal < limits.leastKcal - epsilon || totals.kcal > limits.mostKcal + epsilon) return Infinity
  return nutrientCost(target, totals, limit) + sharpEnergyCost(totals.kcal, target)
}

function sharpEnergyCost(kcal: number, target: DayTarget): number {
  const off = Math.abs(kcal / target.kcal - 1) * 100
  const { freePercent, perPercent, farPercent, perFarPercent } = sharpEnergy
  return perPercent * Math.max(0, off - freePercent) + perFarPercent * Math.max(0, off - farPercent)
}

/** Returns the minimum energy cost in points of a day whose energy ends between `least` and `most` kcal. */
function leastEnergyCost(least: number, most: number, target: DayTarget): number {
  if (least <= target.kcal && most >= target.kcal) return 0
  const nearest = least > target.kcal ? least : most
  const onTarget = DayVector.of(target)
  onTarget.kcal = nearest
  onTarget.sodiumMg = 0
  onTarget.saturatedG = 0
  return nutrientCost(target, onTarget) + sharpEnergyCost(nearest, target)
}

const bucketKcal = 20

/** One meal of the search tree, with lower bounds for the later meals. */
interface Level {
  /** By ascending cost. */
  readonly variants: readonly MealVariant[]
  readonly bound: SuffixBound
  /** `null` for the last meal. */
  readonly next: Level | null
}

interface SuffixBound {
  /** Lower bound of the cost of the later meals. */
  readonly least: number
  /**
   * Lower bound of the cost of the later meals plus the day's energy cost. The index is the energy up to and including
   * this meal, in buckets of `bucketKcal`.
   */
  readonly byEnergy: Float64Array
}

/**
 * Returns the lower bound for the later meals when the day has `kcal` so far. Without a bucket for `kcal`, for example
 * when it is negative, returns the bound that ignores energy.
 */
function energyBound({ byEnergy, least }: SuffixBound, kcal: number): number {
  return byEnergy[Math.floor(kcal / bucketKcal)] ?? least
}

/**
 * Returns the first meal of a linked list of all meals, each with the lower bounds for the later ones. Energy is
 * rounded down to buckets, which keeps the bounds valid. `null` without meals.
 */
function levelsOf(meals: readonly MealVariants[], fixed: DayVector, target: DayTarget): Level | null {
  const ordered = meals.map(({ unchanged, others }) =>
    [unchanged, ...others].toSorted((a, b) => a.cost - b.cost),
  )
  const most = ordered.reduce(
    (sum, variants) => sum + Math.max(...variants.map(({ nutrients }) => nutrients.kcal)),
    Math.max(0, fixed.kcal),
  )
  const buckets = Math.ceil(most / bucketKcal) + 2
  let costBySum = new Float64Array(1)
  let level: Level | null = null
  for (const [count, variants] of ordered.toReversed().entries()) {
    level = { variants, bound: boundOf(costBySum, count, buckets, target), next: level }
    costBySum = addMeal(costBySum, variants)
  }
  return level
}

/** Returns the minimum cost per energy bucket after one more meal. */
function addMeal(costBySum: Float64Array<ArrayBuffer>, variants: readonly MealVariant[]): typeof costBySum {
  const cheapest = new Map<number, number>()
  for (const { nutrients, cost } of variants) {
    const bucket = Math.floor(nutrients.kcal / bucketKcal)
    cheapest.set(bucket, Math.min(cheapest.get(bucket) ?? Infinity, cost))
  }
  const summed = new Float64Array(costBySum.length + Math.max(...cheapest.keys())).fill(Infinity)
  for (const [bucket, cost] of cheapest) {
    for (const [sum, costOfSum] of costBySum.entries()) {
      const total = costOfSum + cost
      if (total < numberAt(summed, sum + bucket)) summed[sum + bucket] = total
    }
  }
  return summed
}

function boundOf(sums: Float64Array, mealCount: number, buckets: number, target: DayTarget): SuffixBound {
  // Rounding down can lose up to one bucket for the current state and for each later meal.
  const slack = (mealCount + 1) * bucketKcal
  const energy = Float64Array.from({ length: buckets + sums.length }, (_, bucket) =>
    leastEnergyCost(bucket * bucketKcal, bucket * bucketKcal + slack, target),
  )
  const byEnergy = Float64Array.from({ length: buckets }, (_, before) => {
    let least = Infinity
    for (const [sum, sumCost] of sums.entries()) {
      const cost = sumCost + numberAt(energy, before + sum)
      if (cost < least) least = cost
    }
    return least
  })
  return { least: sums.reduce((low, cost) => Math.min(low, cost)), byEnergy }
}
