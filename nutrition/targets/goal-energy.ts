import {
  bmiOf,
  cyclesWeight,
  hasAnxietyOrDepression,
  hasDiabetes,
  takesInsulin,
} from '../safety/health-facts.ts'
import { safetyGates } from '../safety/gates.ts'
import type { Notice } from '../safety/notice.ts'
import { nutritionRules } from '../safety/nutrition-rules.ts'
import type { MainGoal } from './answers.ts'
import { addedKcal, expenditureKcal, floorKcal } from './energy.ts'
import { formatInteger } from './figures.ts'
import type { Person } from './person.ts'

const { bmi, goal, limits } = nutritionRules

export interface GoalEnergy {
  /** Mean kcal a day over the week, an integer. */
  readonly kcal: number
  /** Need without any goal: expenditure plus what pregnancy or lactation add. */
  readonly needKcal: number
  /** The goal that the figures follow; safety may have changed it. */
  readonly pursuedGoal: MainGoal
  readonly paceWeeks?: number
  /** Where a limit changed what the goal alone would give. */
  readonly adjusted: readonly Notice[]
}

/**
 * The week's mean energy for a person's goal within every safety limit, or `null` when the need is beyond what is
 * calculated without a professional. Basis: AHA/ACC/TOS 2013 (deficit 500–750 kcal), JISSN 2017 (pace, surplus).
 */
export function goalEnergyOf(person: Person): GoalEnergy | null {
  const needKcal = expenditureKcal(person) + addedKcal(person)
  const floor = floorKcal(person)
  const adjusted: Notice[] = []
  const pursuedGoal = pursuedGoalOf(person, adjusted)
  const change = changeOf(person, pursuedGoal, needKcal, adjusted)

  // Rounding up keeps the deficit under its limits and the target over the floor.
  let kcal = Math.ceil(Math.max(needKcal + change, floor))
  if (floor > needKcal + change) {
    adjusted.push({
      code: 'piso',
      text: `Mantivemos a meta em ${formatInteger(kcal)} kcal: abaixo disso, só com acompanhamento profissional.`,
    })
  }
  if (kcal > limits.ceilingKcal) {
    const lowest = Math.max(needKcal - deficitLimitOf(person, needKcal), floor)
    if (lowest > limits.ceilingKcal) return null
    kcal = limits.ceilingKcal
    adjusted.push({
      code: 'teto',
      text: `Limitamos a meta a ${formatInteger(kcal)} kcal. Se você precisa de mais, um nutricionista ajusta com você.`,
    })
  }
  const paceWeeks = paceWeeksOf(person, pursuedGoal, kcal - needKcal)
  tellPace(person, pursuedGoal, paceWeeks, adjusted)
  return { kcal, needKcal, pursuedGoal, adjusted, ...(paceWeeks === null ? {} : { paceWeeks }) }
}

/** Largest daily deficit in kcal this person may have; 0 for those who get none. */
export function deficitLimitOf(person: Person, needKcal: number): number {
  if (safetyGates(person).noDeficit.length > 0) return 0
  const index = bmiOf(person.weightKg, person.heightCm)
  const weeklyKg =
    index < bmi.overweight
      ? person.weightKg * limits.weeklyLossShareLean
      : Math.min(person.weightKg * limits.weeklyLossShare, limits.weeklyLossKg)
  const caps = [limits.deficitKcal, needKcal * limits.deficitShare, (weeklyKg * goal.kcalPerKg) / 7]
  if (index < bmi.lean) caps.push(needKcal * limits.leanDeficitShare)
  if (hasDiabetes(person)) caps.push(limits.diabetesDeficitKcal)
  if (takesInsulin(person)) caps.push(needKcal * limits.insulinDeficitShare)
  if (hasAnxietyOrDepression(person) || cyclesWeight(person)) {
    caps.push(needKcal * limits.gentleDeficitShare)
  }
  return Math.min(...caps)
}

function pursuedGoalOf(person: Person, adjusted: Notice[]): MainGoal {
  const { noDeficit } = safetyGates(person)
  const changesWeight = ['emagrecer', 'recomposicao', 'ganhar'].includes(person.mainGoal)
  if (changesWeight && (noDeficit.includes('gestante') || noDeficit.includes('lactante'))) {
    adjusted.push({
      code: 'sem_deficit_gestacao',
      text: 'Na gestação e na amamentação a meta cobre toda a sua necessidade: objetivos de peso ficam para depois.',
    })
    return 'manutencao'
  }
  if (changesWeight && noDeficit.includes('a_partir_de_75')) {
    adjusted.push({
      code: 'manutencao_75',
      text: 'A partir dos 75 anos as metas são de manutenção. Para mudar o peso, procure um nutricionista ou geriatra.',
    })
    return 'manutencao'
  }
  if (person.mainGoal === 'ganhar' && bmiOf(person.weightKg, person.heightCm) >= bmi.obese) {
    adjusted.push({
      code: 'ganho_vira_recomposicao',
      text: 'Para o seu peso atual, calculamos uma recomposição: mais proteína e treino, sem energia a mais.',
    })
    return 'recomposicao'
  }
  return person.mainGoal
}

/** kcal a day to add to the need (negative: deficit). */
function changeOf(person: Person, pursued: MainGoal, needKcal: number, adjusted: Notice[]): number {
  const index = bmiOf(person.weightKg, person.heightCm)
  switch (pursued) {
    case 'emagrecer': {
      const wanted = wantedDeficitOf(person, needKcal)
      const limit = deficitLimitOf(person, needKcal)
      if (index < bmi.lean) {
        adjusted.push({
          code: 'peso_perto_do_minimo',
          text: 'Seu peso já está perto do início da faixa saudável, então a meta reduz só um pouco a energia.',
        })
      } else if (wanted > limit && needKcal - limit >= floorKcal(person)) {
        adjusted.push({
          code: 'deficit_limitado',
          text: `Reduzimos no máximo ${formatInteger(Math.floor(limit))} kcal por dia, o limite seguro para você.`,
        })
      }
      return -Math.min(index < bmi.lean ? needKcal * limits.leanDeficitShare : wanted, limit)
    }
    case 'recomposicao':
      return index < bmi.overweight
        ? 0
        : -Math.min(
            needKcal * goal.recompositionShare[person.priorityLevel],
            deficitLimitOf(person, needKcal),
          )
    case 'ganhar':
      return Math.min(
        needKcal * goal.gainShare[person.priorityLevel],
        limits.surplusKcal,
        (person.weightKg * limits.weeklyGainShare * goal.kcalPerKg) / 7,
      )
    case 'manutencao':
    case 'outro':
      return 0
  }
}

function wantedDeficitOf(person: Person, needKcal: number): number {
  const { targetWeightKg, weightTimeline, weightKg, priorityLevel } = person
  return targetWeightKg === undefined || weightTimeline === undefined
    ? needKcal * goal.lossShare[priorityLevel]
    : ((weightKg - targetWeightKg) * goal.kcalPerKg) / goal.timelineDays[weightTimeline]
}

/** Weeks to the target weight at this pace, at 7 700 kcal per kg; `null` where none is being approached. */
function paceWeeksOf(person: Person, pursued: MainGoal, dailyChangeKcal: number): number | null {
  if (person.targetWeightKg === undefined) return null
  const missingKg = person.targetWeightKg - person.weightKg
  const approaches =
    (pursued === 'emagrecer' && dailyChangeKcal <= -1) || (pursued === 'ganhar' && dailyChangeKcal >= 1)
  return approaches ? Math.ceil((missingKg * goal.kcalPerKg) / dailyChangeKcal / 7) : null
}

function tellPace(person: Person, pursued: MainGoal, weeks: number | null, adjusted: Notice[]): void {
  if (pursued === 'emagrecer' && weeks === null && person.targetWeightKg !== undefined) {
    adjusted.push({
      code: 'sem_margem',
      text: 'Não há margem segura para reduzir a energia. Mais movimento no dia a dia ajuda mais do que comer menos.',
    })
  }
  if (weeks === null || person.weightTimeline === undefined) return
  if (weeks > Math.ceil(goal.timelineDays[person.weightTimeline] / 7)) {
    adjusted.push({
      code: 'ritmo_seguro',
      text: `No ritmo seguro, cerca de ${formatInteger(weeks)} semanas até o peso desejado.`,
    })
  }
}
