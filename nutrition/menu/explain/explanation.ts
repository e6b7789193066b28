import { wordList } from '../../shared/figures/word-list.ts'
import { targetOf } from '../model/day-target.ts'
import type { MenuRequest } from '../request/request.ts'
import type { MenuDay, MenuExplanation, Relaxation } from '../request/week.ts'

/** Limits within which a day is on target (design choice): energy ±5 %, protein at least 95 %, fiber at least 90 %. */
export const onTarget = { energy: 0.05, protein: 0.95, fiber: 0.9 }

export function isEnergyMet(day: MenuDay, request: MenuRequest): boolean {
  const { kcal } = targetOf(request, day.dayType)
  return Math.abs(day.totals.kcal / kcal - 1) <= onTarget.energy
}

export function isProteinMet(day: MenuDay, request: MenuRequest): boolean {
  return day.totals.proteinG >= onTarget.protein * targetOf(request, day.dayType).proteinG
}

export function isFiberMet(day: MenuDay, request: MenuRequest): boolean {
  return day.totals.fiberG >= onTarget.fiber * targetOf(request, day.dayType).fiberG
}

/**
 * Returns the Portuguese texts of "Por que este cardápio?": days on target, exclusions, and relaxed wishes. The texts
 * of `notes.relaxed` follow the relaxed wishes; suggestions and asks come from `notes` unchanged.
 */
export function explainWeek(
  request: MenuRequest,
  days: readonly MenuDay[],
  relaxations: readonly Relaxation[],
  notes: Pick<MenuExplanation, 'relaxed' | 'suggestions' | 'asks'>,
): MenuExplanation {
  return {
    targetsMet: [
      dayCountText('Calorias bem perto da meta', days, (day) => isEnergyMet(day, request)),
      dayCountText('Proteína alcançada', days, (day) => isProteinMet(day, request)),
      dayCountText('Fibra alcançada', days, (day) => isFiberMet(day, request)),
    ],
    avoided: avoidedTexts(request),
    relaxed: [...relaxations.map(({ text }) => text), ...notes.relaxed],
    suggestions: notes.suggestions,
    asks: notes.asks,
  }
}

function dayCountText(what: string, days: readonly MenuDay[], isMet: (day: MenuDay) => boolean): string {
  const met = days.filter(isMet).length
  if (met === days.length) return `${what} todos os dias.`
  return met === 0 ? `${what}: ainda não nesta semana.` : `${what} em ${met} de ${days.length} dias.`
}

function avoidedTexts(request: MenuRequest): string[] {
  const { exclusions, equipment } = request
  const texts = exclusions.all.map(({ answer, text }) => `Deixamos de fora ${text} (${answer}).`)
  if (equipment.length > 0) {
    texts.push(`Só receitas que a sua cozinha faz: ${wordList(equipment.map((one) => one.toLowerCase()))}.`)
  }
  return texts
}
