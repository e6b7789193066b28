import type { NoDeficitReason } from '../safety/gates.ts'
import { bmiOf } from '../safety/health-facts.ts'
import type { Notice } from '../safety/notice.ts'
import { nutritionRules } from '../safety/nutrition-rules.ts'
import type { Person, PursuedGoal } from './person.ts'
import { gainBecomesRecompositionNotice, noDeficitNotices, underweightInCareNotice } from './target-copy.ts'

const { bmi } = nutritionRules

/**
 * With these reasons the care team decides on the weight: the goal becomes maintenance, even for underweight people.
 */
const careTeamReasons: readonly NoDeficitReason[] = [
  'gestante',
  'lactante',
  'insuficiencia_cardiaca',
  'contradicao',
]

/**
 * Reasons that replace gaining and recomposition by maintenance. With `pos_parto` or `a_partir_de_75` alone,
 * underweight people still gain slowly.
 */
const maintenanceReasons: readonly NoDeficitReason[] = [...careTeamReasons, 'pos_parto', 'a_partir_de_75']

/**
 * Returns the goal that the reasons against a deficit allow, and a notice for each change. Weight loss becomes
 * maintenance; with `maintenanceReasons` gaining and recomposition do too. Gaining with obesity becomes recomposition.
 * An underweight person always gains slowly, unless a care team decides.
 */
export function pursueGoal(
  { mainGoal, weightKg, heightCm }: Pick<Person, 'mainGoal' | 'weightKg' | 'heightCm'>,
  noDeficit: readonly NoDeficitReason[],
): { pursuedGoal: PursuedGoal; notices: readonly Notice[] } {
  const index = bmiOf(weightKg, heightCm)
  const isUnderweight = noDeficit.includes('baixo_peso')
  const isInCare = noDeficit.some((reason) => careTeamReasons.includes(reason))
  const gainsSlowly = isUnderweight && !isInCare
  const changing = noDeficit.filter((reason) => {
    if (reason === 'baixo_peso' || (gainsSlowly && isOnlyOfAge(reason))) return false
    if (reason === 'a_partir_de_65' && noDeficit.includes('a_partir_de_75')) return false
    if (mainGoal === 'emagrecer') return true
    if (mainGoal === 'recomposicao' && index >= bmi.overweight) return true
    const changesWeight = mainGoal === 'ganhar' || mainGoal === 'recomposicao'
    return changesWeight && !gainsSlowly && maintenanceReasons.includes(reason)
  })
  const notices = new Set(changing.map((reason) => noDeficitNotices[reason]))
  const underweight = gainsSlowly ? noDeficitNotices.baixo_peso : underweightInCareNotice
  const allNotices = [...(isUnderweight ? [underweight] : []), ...notices]

  if (gainsSlowly) return { pursuedGoal: 'ganho_gradual', notices: allNotices }
  const isKept = noDeficit.some((reason) => maintenanceReasons.includes(reason))
  const losesWithReason = mainGoal === 'emagrecer' && noDeficit.length > 0
  const isDeferred = (mainGoal === 'ganhar' || mainGoal === 'recomposicao') && isKept
  if (losesWithReason || isDeferred) return { pursuedGoal: 'manutencao', notices: allNotices }
  if (mainGoal === 'ganhar' && index >= bmi.obese) {
    return { pursuedGoal: 'recomposicao', notices: [...allNotices, gainBecomesRecompositionNotice] }
  }
  return { pursuedGoal: mainGoal, notices: allNotices }
}

/** Returns whether a reason is only the person's age. Its notice on weight maintenance would contradict a slow gain. */
function isOnlyOfAge(reason: NoDeficitReason): boolean {
  return reason === 'a_partir_de_65' || reason === 'a_partir_de_75'
}
