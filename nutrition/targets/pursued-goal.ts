import type { NoDeficitReason } from '../safety/gates.ts'
import { bmiOf } from '../safety/health-facts.ts'
import type { Notice } from '../safety/notice.ts'
import { nutritionRules } from '../safety/nutrition-rules.ts'
import type { Person, PursuedGoal } from './person.ts'
import { gainBecomesRecompositionNotice, noDeficitNotices, underweightInCareNotice } from './target-copy.ts'

const { bmi } = nutritionRules

/** Reasons to leave the weight to the person's care team: the goal becomes maintenance, even for underweight. */
const careTeamReasons: readonly NoDeficitReason[] = [
  'gestante',
  'lactante',
  'insuficiencia_cardiaca',
  'contradicao',
]

/**
 * Reasons that replace gaining and recomposition by maintenance too; with only the last two, underweight people still
 * gain slowly.
 */
const maintenanceReasons: readonly NoDeficitReason[] = [...careTeamReasons, 'pos_parto', 'a_partir_de_75']

/**
 * Returns the goal allowed by the reasons against a deficit, and a notice for each change. Weight loss becomes
 * maintenance, gaining with obesity recomposition, and any goal of an underweight person a slow gain, unless a care
 * team decides.
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

/** Returns true for a reason that is only the age; its notice on weight maintenance would contradict a slow gain. */
function isOnlyOfAge(reason: NoDeficitReason): boolean {
  return reason === 'a_partir_de_65' || reason === 'a_partir_de_75'
}
