import { daysBetween } from '../calendar/days.ts'
import { formatDecimal } from '../targets/figures.ts'
import type { Care } from './care.ts'
import { eatenCount, nextCooked, nextOpen } from './day-course.ts'
import type { Draft, Rule } from './draft.ts'
import type { Figures, Situation } from './situation.ts'

const milestones: ReadonlySet<number> = new Set([3, 7, 14])
const everyDays = 30
/** Half of the day's meals make a day that was followed (`adherence/compliance.ts`). */
const followedPercentage = 50
const awayDays = 3

export const achievementRules: readonly Rule[] = [
  { figured: streak },
  { figured: adherenceRegained },
  { figured: targetsMet },
]

export const motivationRules: readonly Rule[] = [
  { figured: backAgain },
  { plain: energyToCook },
  { plain: trained },
  { plain: rested },
  { plain: goodDay },
  { plain: calmHunger },
]

/** On the day it is reached, once today is in it. */
function streak(situation: Situation, _: Care, { streak: days }: Figures): Draft | null {
  const isMilestone = milestones.has(days) || (days > 0 && days % everyDays === 0)
  if (!isMilestone || eatenCount(situation) === 0) return null
  return {
    id: 'streak',
    type: 'achievement',
    topics: ['streak'],
    title: `${days} dias seguidos`,
    message: `Há ${days} dias você registra o que come. É isso que faz seus relatórios dizerem a verdade.`,
    action: { label: 'Ver relatório', type: 'reports' },
  }
}

/** A followed day after at least two that were not. */
function adherenceRegained({ date }: Situation, _: Care, { followedDays }: Figures): Draft | null {
  const [latest, ...before] = followedDays
  if (!latest || daysBetween(latest.date, date) !== 1 || latest.percentage < followedPercentage) return null
  const firstFollowed = before.findIndex(({ percentage }) => percentage >= followedPercentage)
  const below = firstFollowed < 0 ? before.length : firstFollowed
  if (below < 2) return null
  return {
    id: 'adherence_regained',
    type: 'achievement',
    topics: ['adherence'],
    title: 'De volta ao cardápio',
    message: `Ontem você seguiu ${latest.percentage}% do cardápio, depois de ${below} dias abaixo da metade. Voltar é o que conta.`,
    action: { label: 'Ver relatório', type: 'reports' },
  }
}

function targetsMet(_: Situation, care: Care, { targets, consumed }: Figures): Draft | null {
  if (!targets || !care.mayEncourageProtein || !care.mayEncourageFiber) return null
  if (consumed.proteinG < targets.protein_g || consumed.fiberG < targets.fiber_g) return null
  return {
    id: 'targets_met',
    type: 'achievement',
    topics: ['targets', 'protein', 'fiber'],
    title: 'Proteína e fibra completas',
    message: `${formatDecimal(consumed.proteinG)} g de proteína (meta ${targets.protein_g} g) e ${formatDecimal(consumed.fiberG)} g de fibra (meta ${targets.fiber_g} g): as duas metas do dia estão feitas.`,
    action: { label: 'Ver relatório', type: 'reports' },
  }
}

function backAgain(situation: Situation, _: Care, { lastLoggedDay }: Figures): Draft | null {
  if (lastLoggedDay === null || eatenCount(situation) === 0) return null
  const days = daysBetween(lastLoggedDay, situation.date)
  if (days < awayDays) return null
  return {
    id: 'back_again',
    type: 'motivation',
    topics: ['return'],
    title: 'Bom ter você de volta',
    message: `O registro anterior foi há ${days} dias. O de hoje já basta para recomeçar.`,
  }
}

function energyToCook(situation: Situation): Draft | null {
  const mealType = nextCooked(situation)
  if (situation.checkIns.energy !== 'high' || !mealType) return null
  return {
    id: 'energy_to_cook',
    type: 'motivation',
    topics: ['energy', 'idea'],
    title: 'Energia para cozinhar',
    message: 'Você marcou que está com energia: bom dia para levar uma receita nova para a mesa.',
    recipe: { kind: 'any', mealType, isNeeded: true },
    action: { label: 'Ver receita', type: 'recipe' },
  }
}

function trained(situation: Situation): Draft | null {
  if (situation.checkIns.workout !== 'yes') return null
  return {
    id: 'trained',
    type: 'motivation',
    topics: ['workout'],
    title: 'Treino feito',
    message: nextOpen(situation)
      ? 'Você marcou treino. A próxima refeição, no horário de sempre, completa o dia.'
      : 'Você marcou treino. Uma boa noite de descanso completa o dia.',
  }
}

function rested({ checkIns }: Situation): Draft | null {
  if (checkIns.workout !== 'rest') return null
  return {
    id: 'rested',
    type: 'motivation',
    topics: ['workout'],
    title: 'Dia de descanso',
    message:
      'Você marcou descanso. Ele também faz parte do treino, e as refeições seguem nos horários de sempre.',
  }
}

function goodDay({ checkIns }: Situation): Draft | null {
  if (checkIns.mood === undefined) return null
  return {
    id: 'good_day',
    type: 'motivation',
    topics: ['mood'],
    title: checkIns.mood === 'great' ? 'Que dia bom' : 'Dia bom',
    message: `Você marcou um dia ${checkIns.mood === 'great' ? 'ótimo' : 'bom'}. Repare no que ajudou hoje: amanhã dá para repetir.`,
  }
}

function calmHunger({ checkIns }: Situation): Draft | null {
  if (checkIns.hunger !== 'normal') return null
  return {
    id: 'calm_hunger',
    type: 'motivation',
    topics: ['hunger'],
    title: 'Fome na medida',
    message: 'Você marcou fome normal: os horários das suas refeições estão servindo bem a você.',
  }
}
