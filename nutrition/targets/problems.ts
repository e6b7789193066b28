import { bmiOf, isLactating, isPregnant } from '../safety/health-facts.ts'
import { nutritionRules } from '../safety/nutrition-rules.ts'
import { formatDecimal, formatInteger } from './figures.ts'
import type { Person } from './person.ts'

export type ProblemField =
  | 'birthdate'
  | 'weight_kg'
  | 'height_cm'
  | 'target_weight'
  | 'main_goal'
  | 'meals_per_day'

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
  | 'loss_below_healthy_weight'

/** An answer to be corrected before anything is calculated; `field` as in the onboarding payload. */
export interface Problem {
  readonly field: ProblemField
  readonly code: ProblemCode
  readonly text: string
}

const { answers, bmi } = nutritionRules

/** Answers that no body can have: they come before every other rule. */
export function bodyProblemsOf(person: Person): Problem[] {
  const problems: Problem[] = []
  const { weightKg, heightCm, ageYears, mealsPerDay } = person
  if (!isWithin(weightKg, answers.weightKg)) {
    problems.push({
      field: 'weight_kg',
      code: 'weight_out_of_range',
      text: 'Informe um peso entre 30 e 300 kg.',
    })
  }
  if (!isWithin(heightCm, answers.heightCm)) {
    problems.push({
      field: 'height_cm',
      code: 'height_out_of_range',
      text: 'Informe uma altura entre 120 e 230 cm.',
    })
  }
  if (!isWithin(ageYears, { min: 0, max: answers.ageYears.max })) {
    problems.push({
      field: 'birthdate',
      code: 'age_out_of_range',
      text: 'Confira a data de nascimento.',
    })
  }
  if (!isWithin(mealsPerDay, answers.mealsPerDay) || !Number.isInteger(mealsPerDay)) {
    problems.push({
      field: 'meals_per_day',
      code: 'meals_out_of_range',
      text: 'Escolha de 3 a 6 refeições por dia.',
    })
  }
  if (problems.length === 0 && !isWithin(bmiOf(weightKg, heightCm), answers.bmi)) {
    problems.push({
      field: 'weight_kg',
      code: 'bmi_implausible',
      text: 'Peso e altura não combinam. Confira os dois, em quilos e centímetros.',
    })
  }
  return problems
}

/**
 * A goal or target weight that cannot be pursued safely. In pregnancy and lactation the goal is set aside, so there is
 * nothing to correct. Expects a possible body (`bodyProblemsOf` empty).
 */
export function goalProblemsOf(person: Person): Problem[] {
  if (isPregnant(person) || isLactating(person)) return []
  const { mainGoal, weightKg, heightCm, targetWeightKg } = person
  if (mainGoal === 'emagrecer' && bmiOf(weightKg, heightCm) < bmi.underweight) {
    return [
      {
        field: 'main_goal',
        code: 'loss_below_healthy_weight',
        text: 'Seu peso já está abaixo da faixa saudável para a sua altura, então não calculamos metas para emagrecer. Escolha outro objetivo ou converse com um nutricionista.',
      },
    ]
  }
  if (targetWeightKg === undefined) return []
  if (!isWithin(targetWeightKg, answers.weightKg)) {
    return [
      {
        field: 'target_weight',
        code: 'target_weight_out_of_range',
        text: 'Informe um peso desejado entre 30 e 300 kg.',
      },
    ]
  }
  if (bmiOf(targetWeightKg, heightCm) < bmi.underweight) {
    const lowest = Math.ceil(bmi.underweight * (heightCm / 100) ** 2)
    return [
      {
        field: 'target_weight',
        code: 'target_below_healthy_weight',
        text: `Para a sua altura, a faixa saudável começa em ${formatInteger(lowest)} kg. Escolha um peso desejado a partir daí.`,
      },
    ]
  }
  if (mainGoal === 'emagrecer' && targetWeightKg >= weightKg) {
    return [
      {
        field: 'target_weight',
        code: 'target_not_below_current',
        text: `Para emagrecer, o peso desejado fica abaixo do atual (${formatDecimal(weightKg)} kg). Ajuste o peso ou o objetivo.`,
      },
    ]
  }
  if (mainGoal === 'ganhar' && targetWeightKg <= weightKg) {
    return [
      {
        field: 'target_weight',
        code: 'target_not_above_current',
        text: `Para ganhar peso, o peso desejado fica acima do atual (${formatDecimal(weightKg)} kg). Ajuste o peso ou o objetivo.`,
      },
    ]
  }
  return []
}

/** False for NaN too. */
function isWithin(value: number, { min, max }: { min: number; max: number }): boolean {
  return value >= min && value <= max
}
