import { hasDiabetes, hasHighCholesterol, hasHypertension, type HealthFacts } from '../safety/health-facts.ts'
import { nutritionRules } from '../safety/nutrition-rules.ts'
import type { MealType } from '../targets/meal-type.ts'
import type { PlateFacts } from './plate-facts.ts'

const rules = nutritionRules.plateScore

export type ScorePartCode = keyof typeof rules.points

export interface ScorePart {
  readonly code: ScorePartCode
  /** 0 to `max`, not rounded. */
  readonly points: number
  readonly max: number
}

/** What a meal should hold, the person's or the reference's. */
export interface MealTarget {
  readonly kcal: number
  readonly proteinG: number
  /** The meal's share of the day, 0 to 1. */
  readonly share: number
}

export type LimitCode = 'gordura_saturada' | 'sodio' | 'acucar'

export function isMainMeal(mealType: MealType): boolean {
  return mealType === 'almoco' || mealType === 'jantar'
}

/** The six parts of the score. `plate.kcal` must be above zero. Source: `docs/sources.md`, "Nota do prato". */
export function scorePartsOf(
  plate: PlateFacts,
  target: MealTarget,
  mealType: MealType,
  person: HealthFacts | null,
): ScorePart[] {
  const { protein, energy } = rules
  const limits = limitsOf(plate, target, mealType, person)
  const energyOff = Math.abs(plate.kcal / target.kcal - 1)
  return [
    part('plants', plantFraction(plate, mealType)),
    part(
      'protein',
      Math.min(
        rise(plate.proteinG / target.proteinG, protein.zeroBelow, protein.fullFrom),
        rise(plate.proteinG / target.proteinG, protein.zeroAbove, protein.fullTo),
      ),
    ),
    part('energy', rise(energyOff, energy.zeroAt, energy.fullWithin)),
    part('fiber', rise((plate.fiberG / plate.kcal) * 1000, 0, nutritionRules.macros.fiber.perMcal)),
    part('processing', 1 - plate.processedShare),
    part('limits', limits.known === 0 ? 1 : 1 - limits.passed.length / limits.known),
  ]
}

/** Which upper limits this plate goes past, of those the tables can tell. */
export function limitsOf(
  plate: PlateFacts,
  target: MealTarget,
  mealType: MealType,
  person: HealthFacts | null,
): { passed: LimitCode[]; known: number } {
  const { saturatedPercent, sodiumMg, kcalPerG } = nutritionRules.macros
  const saturatedMax =
    person && hasHighCholesterol(person) ? saturatedPercent.highCholesterol : saturatedPercent.usual
  const sugarMax = person && hasDiabetes(person) ? rules.sugarShare.diabetes : rules.sugarShare.usual
  const preparationMg =
    person && hasHypertension(person) && isMainMeal(mealType) ? rules.preparationSodiumMg : 0
  const checks: [LimitCode, number | null, number][] = [
    ['gordura_saturada', plate.saturatedG, (plate.kcal * saturatedMax) / 100 / kcalPerG.fat],
    ['sodio', plate.sodiumMg, sodiumMg * target.share - preparationMg],
    ['acucar', plate.addedSugarG, (plate.kcal * sugarMax) / kcalPerG.carb],
  ]
  const known = checks.filter(([, amount]) => amount !== null)
  return {
    passed: known.filter(([, amount, max]) => (amount ?? 0) > max).map(([code]) => code),
    known: known.length,
  }
}

function plantFraction(plate: PlateFacts, mealType: MealType): number {
  if (isMainMeal(mealType)) return rise(plate.plantShare, 0, rules.plantShareFull)
  return plate.hasFruitOrVegetable || plate.fiberG >= rules.snackFiberG ? 1 : 0
}

function part(code: ScorePartCode, fraction: number): ScorePart {
  return { code, points: rules.points[code] * fraction, max: rules.points[code] }
}

/** 0 at `zero`, 1 at `full`, straight between; `zero` may lie on either side. */
function rise(value: number, zero: number, full: number): number {
  return Math.max(0, Math.min(1, (value - zero) / (full - zero)))
}
