import { nutrientCost, nutrientCount, type DayTarget } from '../model/day-cost.ts'
import type { MealVariant } from './meal-variants.ts'

/** Node limit of the branch and bound, above the need of ordinary days. */
const mostNodes = 200_000
/**
 * Extra weight of energy in a rebalance, in points per percent off target: 5 beyond 1 %, 11 beyond 5 % (design choice).
 */
const sharpEnergy = { freePercent: 1, perPercent: 5, farPercent: 5, perFarPercent: 6 }

/** Bounds of a day's energy after a rebalance, kcal. */
export interface DayLimits {
  readonly leastKcal: number
  readonly mostKcal: number
  /** Maximum sum of `MealVariant.correctionKcal` over all meals. */
  readonly mostCorrection: number
}

/** Tolerance for floating-point sums. */
const epsilon = 1e-6

/**
 * Returns the index of each meal's variant in the cheapest combination with the fixed intake, at most one of them a
 * swap; all 0 (the first variants) when no combination stays within `limits`. Depth-first branch and bound: prunes
 * where the cost so far plus a lower bound of the remaining meals and the day's energy reaches the best cost found.
 */
export function searchExactly(
  meals: readonly (readonly MealVariant[])[],
  fixed: Float64Array,
  target: DayTarget,
  limits: DayLimits,
): number[] {
  const ordered = meals.map((variants) =>
    variants
      .map((variant, index) => ({ variant, index }))
      .toSorted((a, b) => a.variant.cost - b.variant.cost),
  )
  const bounds = boundsBySuffix(meals, fixed[0]!, target)
  const totals = Float64Array.from(fixed)
  const chosen = meals.map(() => 0)
  let best = meals.map(() => 0)
  let bestCost = Infinity
  let nodes = 0

  function descend(meal: number, cost: number, correction: number, hasSwapped: boolean): void {
    if (meal === meals.length) {
      const total = cost + dayCost(bestCost - cost)
      if (total < bestCost) {
        bestCost = total
        best = [...chosen]
      }
      return
    }
    const { least, byEnergy } = bounds[meal + 1]!
    for (const { variant, index } of ordered[meal]!) {
      const soFar = cost + variant.cost
      if (soFar + least >= bestCost || ++nodes > mostNodes) return
      if (variant.isSwap && hasSwapped) continue
      const corrected = correction + variant.correctionKcal
      if (corrected > limits.mostCorrection + epsilon) continue
      const kcal = totals[0]! + variant.nutrients[0]!
      if (soFar + byEnergy[Math.floor(kcal / bucketKcal)]! >= bestCost) continue
      for (let key = 0; key < nutrientCount; key++) totals[key]! += variant.nutrients[key]!
      chosen[meal] = index
      descend(meal + 1, soFar, corrected, hasSwapped || variant.isSwap)
      for (let key = 0; key < nutrientCount; key++) totals[key]! -= variant.nutrients[key]!
    }
  }

  function dayCost(limit: number): number {
    const [kcal, protein, carb, fat, fiber, sodium, saturated] = totals as unknown as number[]
    if (kcal! < limits.leastKcal - epsilon || kcal! > limits.mostKcal + epsilon) return Infinity
    return (
      nutrientCost(target, kcal!, protein!, carb!, fat!, fiber!, sodium!, saturated!, limit) +
      sharpEnergyCost(kcal!, target)
    )
  }

  descend(0, 0, 0, false)
  return best
}

function sharpEnergyCost(kcal: number, target: DayTarget): number {
  const off = Math.abs(kcal / target.kcal - 1) * 100
  const { freePercent, perPercent, farPercent, perFarPercent } = sharpEnergy
  return perPercent * Math.max(0, off - freePercent) + perFarPercent * Math.max(0, off - farPercent)
}

/** Returns the minimum energy cost of a day that ends between `least` and `most` kcal. */
function leastEnergyCost(least: number, most: number, target: DayTarget): number {
  if (least <= target.kcal && most >= target.kcal) return 0
  const nearest = least > target.kcal ? least : most
  const { proteinG, carbG, fatG, fiberG } = target
  return nutrientCost(target, nearest, proteinG, carbG, fatG, fiberG, 0, 0) + sharpEnergyCost(nearest, target)
}

const bucketKcal = 20

interface SuffixBound {
  /** Lower bound of the remaining meals' own cost. */
  readonly least: number
  /**
   * Lower bound including the day's energy cost, indexed by the energy of the previous meals in buckets of
   * `bucketKcal`.
   */
  readonly byEnergy: Float64Array
}

/**
 * Returns the lower bound of the remaining meals per position. Rounding down to buckets keeps it a valid lower bound.
 */
function boundsBySuffix(
  meals: readonly (readonly MealVariant[])[],
  fixedKcal: number,
  target: DayTarget,
): SuffixBound[] {
  const kcalOf = (variant: MealVariant) => variant.nutrients[0]!
  const most = meals.reduce(
    (sum, variants) => sum + Math.max(...variants.map(kcalOf)),
    Math.max(0, fixedKcal),
  )
  const buckets = Math.ceil(most / bucketKcal) + 2
  let costBySum = new Float64Array(1)
  const bounds: SuffixBound[] = [boundOf(costBySum, 0)]
  for (const [count, variants] of meals.toReversed().entries()) {
    const cheapest = new Map<number, number>()
    for (const variant of variants) {
      const bucket = Math.floor(kcalOf(variant) / bucketKcal)
      cheapest.set(bucket, Math.min(cheapest.get(bucket) ?? Infinity, variant.cost))
    }
    const summed = new Float64Array(costBySum.length + Math.max(...cheapest.keys())).fill(Infinity)
    for (const [bucket, cost] of cheapest) {
      for (let sum = 0; sum < costBySum.length; sum++) {
        const total = costBySum[sum]! + cost
        if (total < summed[sum + bucket]!) summed[sum + bucket] = total
      }
    }
    costBySum = summed
    bounds.unshift(boundOf(costBySum, count + 1))
  }
  return bounds

  function boundOf(sums: Float64Array, mealCount: number): SuffixBound {
    // The current state and each later meal may each lose one bucket to rounding.
    const slack = (mealCount + 1) * bucketKcal
    const energy = Float64Array.from({ length: buckets + sums.length }, (_, bucket) =>
      leastEnergyCost(bucket * bucketKcal, bucket * bucketKcal + slack, target),
    )
    const byEnergy = new Float64Array(buckets)
    for (let before = 0; before < buckets; before++) {
      let least = Infinity
      for (let sum = 0; sum < sums.length; sum++) {
        const cost = sums[sum]! + energy[before + sum]!
        if (cost < least) least = cost
      }
      byEnergy[before] = least
    }
    return { least: sums.reduce((low, cost) => Math.min(low, cost)), byEnergy }
  }
}
