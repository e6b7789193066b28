import type { Condition, PregnancyBreastfeeding } from '#nutrition/safety/health-answers.ts'

/*
 * The payload says pregnancy twice, among the conditions and in a field of its own. Here it is asked once and kept
 * among the conditions, which can hold both answers.
 */

export function isAboutPregnancy(condition: Condition): boolean {
  return condition === 'gestante' || condition === 'lactante'
}

const conditionOf: Readonly<Record<PregnancyBreastfeeding, Condition | null>> = {
  nao: null,
  gestante: 'gestante',
  amamentando: 'lactante',
}

/** The conditions with what the other field says added. */
export function withPregnancy(conditions: readonly Condition[], said: PregnancyBreastfeeding): Condition[] {
  const also = conditionOf[said]
  return also === null ? [...conditions] : [...new Set([...conditions, also])]
}

/** The answers that stand in the conditions, "nao" when there is none. */
export function pregnancyAnswers(conditions: readonly Condition[]): PregnancyBreastfeeding[] {
  const answers: PregnancyBreastfeeding[] = []
  if (conditions.includes('gestante')) answers.push('gestante')
  if (conditions.includes('lactante')) answers.push('amamentando')
  return answers.length > 0 ? answers : ['nao']
}

/** One answer for the field that cannot hold both: pregnancy, which has the stricter rules, comes first. */
export function pregnancyIn(conditions: readonly Condition[]): PregnancyBreastfeeding {
  return pregnancyAnswers(conditions)[0] ?? 'nao'
}
