import type { ComparedNutrient } from '#contract/day/nutrient-figures.ts'
import type { MealHabit, NovaShares, Report, ReportAdvanced } from '#contract/reports/reports.ts'
import { daysOfMean } from '#nutrition/reports/mean-copy.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { nutrientName } from '../../day/shared/nutrient-copy.ts'
import { formatClock } from '../../ui/format/clock-pt-br.ts'
import { formatList } from '../../ui/format/list-pt-br.ts'
import { formatGrams, formatKcal, formatKilograms, formatPercent } from '../../ui/format/units-pt-br.ts'
import { isOnlyToday, settledRows } from './measures.ts'
import { countOf, formatChange, thePeriodBefore } from './report-copy.ts'

// The main fact of each card, in the line under its title that stays when the card is folded.

const named = 3

export function topFoodsFact(foods: Report['top_foods']): string {
  if (foods.length === 0) return 'Nenhum alimento registrado ainda.'
  return `Mais vezes: ${formatList(foods.slice(0, named).map(({ name }) => name.toLowerCase()))}.`
}

export function novaFact(nova: NovaShares): string {
  return `${formatPercent(nova.in_natura + nova.culinary)} da energia de alimentos frescos e preparos de cozinha`
}

export function weightFact({ weight, days }: Report): string {
  const trend = days.weight_trend_kg.findLast((value) => value !== null) ?? null
  const now = trend ?? weight?.last_kg ?? null
  if (!weight || now === null) return 'Nada anotado.'
  return weight.days_weighed > 1
    ? `${formatKilograms(now)}, ${formatChange(weight.change_kg, formatKilograms)} no período`
    : formatKilograms(now)
}

export function mealTimesFact(habits: readonly MealHabit[]): string {
  const timed = habits.filter(({ typical_time: time }) => time !== null)
  const most = timed.toSorted((one, other) => other.days - one.days)[0]
  if (!most?.typical_time) return formatList(habits.map(({ meal_type }) => mealTypeLabels[meal_type]))
  return `${mealTypeLabels[most.meal_type]} por volta de ${formatClock(most.typical_time)}`
}

export function nutrientsFact(shown: readonly ComparedNutrient[]): string {
  const names = shown.slice(0, named).map((nutrient) => nutrientName(nutrient).toLowerCase())
  return names.length === 0 ? 'A média de cada um por dia' : `Com ${formatList(names)} por dia`
}

export function energyFact(report: Report): string {
  const { calories, target_calories: target, days, are_days_whole: areWhole } = report.averages
  if (calories === null) return 'Energia, proteína e fibra'
  const goal = target === null ? '' : `, meta estimada de ${formatKcal(target)}`
  const covered = days > 0 && !isOnlyToday(report) ? `, média de ${daysOfMean({ days, areWhole })}` : ''
  return `${formatKcal(calories)} por dia${covered}${goal}`
}

/** Highest percentage of a target that is written: more sounds like a fault, and the two amounts say it. */
export const mostSaid = 120

export function proteinFact({ protein: { average_g: mean, target_g: target, percentage } }: Report): string {
  if (mean === null) return 'Ainda sem registro.'
  const goal = target === null ? '' : ` de ${formatGrams(target)}`
  const share =
    percentage === null || percentage > mostSaid ? '' : `, ${formatPercent(percentage)} da meta estimada`
  return `${formatGrams(mean)}${goal}${share}`
}

/** A count of zero is left to the open card: on the folded one it would be the headline. */
export function advancedFact(report: Report, advanced: ReportAdvanced): string {
  const { days_protein_reached: reached, comparison } = advanced
  if (reached) {
    const logged = settledRows(report).filter(({ meals }) => meals > 0).length
    return `Proteína perto da meta em ${reached} de ${countOf(logged, 'dia', 'dias')}`
  }
  return comparison ? `Ao lado ${thePeriodBefore(report.period)}` : 'Por dia da semana'
}
