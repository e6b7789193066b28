import { safetyGates } from '../safety/gates.ts'
import { bmiOf, isLactating, isPregnant } from '../safety/health-facts.ts'
import { nutritionRules } from '../safety/nutrition-rules.ts'
import type { Person } from './person.ts'
import { problemTexts } from './target-copy.ts'

export type ProblemField = 'birthdate' | 'weight_kg' | 'height_cm' | 'target_weight' | 'meals_per_day'

export type ProblemCode =
  | 'weight_out_of_range'
  | 'height_out_of_range'
  | 'age_out_of_range'
  | 'bmi_implausible'
  | 'meals_out_of_range'
  | 'target_weight_out_of_range'
  | 'target_below_healthy_weight'
  | 'target_not_below_current'
  | 'target_not_above_current'

/** An answer that must be corrected before targets are calculated; `field` is its name in the onboarding payload. */
export interface Problem {
  readonly field: ProblemField
  readonly code: ProblemCode
  readonly text: string
}

const { answers, bmi } = nutritionRules

/**
 * Returns the problems of weight, height, age and number of meals outside the accepted ranges. The BMI is checked only
 * if there is no such problem.
 */
export function bodyProblemsOf(person: Person): Problem[] {
  const problems: Problem[] = []
  const { weightKg, heightCm, ageYears, mealsPerDay } = person
  if (!isWithin(weightKg, answers.weightKg)) {
    problems.push({
      field: 'weight_kg',
      code: 'weight_out_of_range',
      text: problemTexts.weight_out_of_range,
    })
  }
  if (!isWithin(heightCm, answers.heightCm)) {
    problems.push({
      field: 'height_cm',
      code: 'height_out_of_range',
      text: problemTexts.height_out_of_range,
    })
  }
  if (!isWithin(ageYears, { min: 0, max: answers.ageYears.max })) {
    problems.push({
      field: 'birthdate',
      code: 'age_out_of_range',
      text: problemTexts.age_out_of_range,
    })
  }
  if (!isWithin(mealsPerDay, answers.mealsPerDay) || !Number.isInteger(mealsPerDay)) {
    problems.push({
      field: 'meals_per_day',
      code: 'meals_out_of_range',
      text: problemTexts.meals_out_of_range,
    })
  }
  if (problems.length === 0 && !isWithin(bmiOf(weightKg, heightCm), answers.bmi)) {
    problems.push({
      field: 'weight_kg',
      code: 'bmi_implausible',
      text: problemTexts.bmi_implausible,
    })
  }
  return problems
}

/**
 * Returns at most one problem: a target weight that is unsafe or contradicts the goal. Empty without a target weight,
 * and in pregnancy and breastfeeding, when the goal is ignored. Requires `bodyProblemsOf` to be empty.
 */
export function goalProblemsOf(person: Person): Problem[] {
  if (isPregnant(person) || isLactating(person)) return []
  const { mainGoal, weightKg, heightCm, targetWeightKg } = person
  if (targetWeightKg === undefined) return []
  if (!isWithin(targetWeightKg, answers.weightKg)) {
    return [
      {
        field: 'target_weight',
        code: 'target_weight_out_of_range',
        text: problemTexts.target_weight_out_of_range,
      },
    ]
  }
  const healthyFromBmi = person.ageYears >= bmi.older.fromYears ? bmi.older.underweight : bmi.underweight
  if (bmiOf(targetWeightKg, heightCm) < healthyFromBmi) {
    const lowest = Math.ceil(healthyFromBmi * (heightCm / 100) ** 2)
    return [
      {
        field: 'target_weight',
        code: 'target_below_healthy_weight',
        text: problemTexts.target_below_healthy_weight(lowest),
      },
    ]
  }
  const gainsCarefully = safetyGates(person).noDeficit.includes('baixo_peso')
  if (mainGoal === 'emagrecer' && targetWeightKg >= weightKg && !gainsCarefully) {
    return [
      {
        field: 'target_weight',
        code: 'target_not_below_current',
        text: problemTexts.target_not_below_current(weightKg),
      },
    ]
  }
  if (mainGoal === 'ganhar' && targetWeightKg <= weightKg) {
    return [
      {
        field: 'target_weight',
        code: 'target_not_above_current',
        text: problemTexts.target_not_above_current(weightKg),
      },
    ]
  }
  return []
}

function isWithin(value: number, { min, max }: { min: number; max: number }): boolean {
  return value >= min && value <= max
}
