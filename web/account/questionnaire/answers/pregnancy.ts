import type { Condition, PregnancyBreastfeeding } from '#nutrition/safety/health-answers.ts'

/*
 * The payload holds pregnancy twice, among the conditions and in a separate field. The screen asks once and
 * stores it among the conditions, which can hold both answers.
 */

export function isAboutPregnancy(condition: Condition): boolean {
  return condition === 'gestante' || condition === 'lactante'
}

const conditionOf: Readonly<Record<PregnancyBreastfeeding, Condition | null>> = {
  nao: null,
  gestante: 'gestante',
  amamentando: 'lactante',
}

/** Conditions merged with the separate pregnancy field. */
export function withPregnancy(conditions: readonly Condition[], said: PregnancyBreastfeeding): Condition[] {
  const also = conditionOf[said]
  return also === null ? [...conditions] : [...new Set([...conditions, also])]
}

/** Answers among the conditions, "nao" if there is none. */
export function pregnancyAnswers(conditions: readonly Condition[]): PregnancyBreastfeeding[] {
  const answers: PregnancyBreastfeeding[] = []
  if (conditions.includes('gestante')) answers.push('gestante')
  if (conditions.includes('lactante')) answers.push('amamentando')
  return answers.length > 0 ? answers : ['nao']
}

/**
 * Single answer for the field that cannot hold both: pregnancy, which has the stricter rules, comes first.
 */
export function pregnancyIn(conditions: readonly Condition[]): PregnancyBreastfeeding {
  return pregnancyAnswers(conditions)[0] ?? 'nao'
}
