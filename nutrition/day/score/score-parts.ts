import {
  hasDiabetes,
  hasHighCholesterol,
  hasHypertension,
  type HealthFacts,
} from '../../safety/health-facts.ts'
import { nutritionRules } from '../../safety/nutrition-rules.ts'
import type { MealType } from '../../targets/meal-type.ts'
import { type DaySoFar, type OpenDay, openDayOf } from './day-so-far.ts'
import { isMainMeal, type PlateFacts } from './plate-facts.ts'

const rules = nutritionRules.plateScore
const { fiber: fiberRule, saturatedPercent, sodiumMg, kcalPerG } = nutritionRules.macros

export type ScorePartCode = keyof typeof rules.points

export interface ScorePart {
  readonly code: ScorePartCode
  /** 0 to `max`, not rounded. */
  readonly points: number
  readonly max: number
}

/**
 * Targets in kcal and g of the smallest and the largest meal of a kind (`scoredAs`), from the person's targets or the
 * reference day.
 */
export interface MealTarget {
  readonly kcal: number
  readonly mostKcal: number
  readonly proteinG: number
  readonly mostProteinG: number
  /** Protein target of the whole day, g. */
  readonly dayProteinG: number
  /** The largest meal's share of the day, 0 to 1. */
  readonly share: number
}

export type LimitCode = 'gordura_saturada' | 'sodio' | 'acucar'

/** Targets, other meals and person with which a plate is scored. */
export interface ScoreMeasure {
  readonly target: MealTarget
  readonly mealType: MealType
  /** The day's other meals; `null` when none is known. */
  readonly day: DaySoFar | null
  readonly person: HealthFacts | null
  /** True if energy above the target costs no points. */
  readonly wantsGain: boolean
}

/** Returns the six parts of the score. Requires `plate.kcal` > 0. Source: `docs/sources.md`, "Plate score". */
export function scorePartsOf(plate: PlateFacts, measure: ScoreMeasure): ScorePart[] {
  const { target, mealType, day } = measure
  const isMain = isMainMeal(mealType)
  const open = isMain ? null : openDayOf(day, target.dayProteinG)
  const energy = isMain ? rules.energy : rules.snack.energy
  return [
    part('plants', plantFraction(plate, open)),
    part('protein', proteinFraction(plate, target, open)),
    part(
      'energy',
      Math.min(
        rise(plate.withoutFillers.kcal / target.kcal, energy.zeroBelow, energy.fullFrom),
        measure.wantsGain ? 1 : rise(plate.kcal / target.mostKcal, energy.zeroAbove, energy.fullTo),
      ),
    ),
    part('fiber', Math.max(open?.fiber ?? 0, fiberFraction(plate))),
    part('processing', 1 - plate.processedShare),
    part('limits', limitsFraction(limitsOf(plate, measure))),
  ]
}

interface Limit {
  readonly code: LimitCode
  readonly amount: number
  readonly most: number
}

/** Returns the limits of the meal that the plate exceeds; a nutrient without data counts 0. */
export function passedLimitsOf(
  plate: PlateFacts,
  measure: Omit<ScoreMeasure, 'day' | 'wantsGain'>,
): LimitCode[] {
  return limitsOf(plate, measure)
    .filter(({ amount, most }) => amount > most)
    .map(({ code }) => code)
}

/** Returns the mean of one fraction per limit: 1 up to the limit, falling to 0 at twice the limit. */
function limitsFraction(limits: readonly Limit[]): number {
  const within = limits.map(({ amount, most }) => rise(amount, 2 * most, most))
  return within.reduce((sum, fraction) => sum + fraction, 0) / limits.length
}

function limitsOf(
  plate: PlateFacts,
  { target, mealType, person }: Omit<ScoreMeasure, 'day' | 'wantsGain'>,
): Limit[] {
  const saturatedMax =
    person && hasHighCholesterol(person) ? saturatedPercent.highCholesterol : saturatedPercent.usual
  const sugarMax = person && hasDiabetes(person) ? rules.sugarShare.diabetes : rules.sugarShare.usual
  // Fat and sugar limits use the energy without fillers; otherwise the energy of fries would raise the sugar limit of a
  // cola.
  const kcal = Math.max(plate.withoutFillers.kcal, target.kcal * rules.limitsLeastShare)
  return [
    {
      code: 'gordura_saturada',
      amount: plate.saturatedG ?? 0,
      most: (kcal * saturatedMax) / 100 / kcalPerG.fat,
    },
    { code: 'sodio', amount: sodiumOfMeal(plate, mealType, person), most: sodiumMg * target.share },
    { code: 'acucar', amount: plate.addedSugarG ?? 0, most: (kcal * sugarMax) / kcalPerG.carb },
  ]
}

/**
 * Returns a meal's sodium with added salt, mg. Added salt is the IBGE average. With hypertension, a main meal with a
 * cooked dish that lacks an IBGE average counts at least `preparationSodiumMg` of added salt.
 */
export function sodiumOfMeal(
  { sodium }: Pick<PlateFacts, 'sodium'>,
  mealType: MealType,
  person: HealthFacts | null,
): number {
  const hasAllowance =
    sodium.hasUnstatedSalt && isMainMeal(mealType) && person !== null && hasHypertension(person)
  const addedSaltMg = Math.max(sodium.addedSaltMg, hasAllowance ? rules.preparationSodiumMg : 0)
  return (sodium.ownMg ?? 0) + addedSaltMg
}

function plantFraction(plate: PlateFacts, open: OpenDay | null): number {
  if (!open) return rise(plate.plantShare, 0, rules.plantShareFull)
  return plate.plantG > 0 || plate.withoutFillers.fiberG >= rules.snack.fiberG ? 1 : open.plants
}

/** Judges the fiber by the foods whose fiber is known. If there are none, returns `snack.open.fiber`. */
function fiberFraction({ withoutFillers, knownFiberKcal }: PlateFacts): number {
  if (knownFiberKcal <= 0) return rules.snack.open.fiber
  return rise((withoutFillers.fiberG / knownFiberKcal) * 1000, 0, fiberRule.perMcal)
}

function proteinFraction(plate: PlateFacts, target: MealTarget, open: OpenDay | null): number {
  const { zeroBelow, fullFrom, fullTo, zeroAbove } = rules.protein
  const ratio = plate.withoutFillers.proteinG / target.proteinG
  const enough = open
    ? Math.max(open.protein, rise(ratio, 0, rules.snack.proteinFullFrom))
    : rise(ratio, zeroBelow, fullFrom)
  const most = open
    ? Math.max(target.mostProteinG, target.dayProteinG * rules.snack.proteinCeilingShare)
    : target.mostProteinG
  return Math.min(enough, rise(plate.proteinG / most, zeroAbove, fullTo))
}

function part(code: ScorePartCode, fraction: number): ScorePart {
  return { code, points: rules.points[code] * fraction, max: rules.points[code] }
}

/**
 * Interpolates linearly from 0 at `zero` to 1 at `full` and clamps to that range; `zero` may be above or below `full`.
 */
function rise(value: number, zero: number, full: number): number {
  return Math.max(0, Math.min(1, (value - zero) / (full - zero)))
}
