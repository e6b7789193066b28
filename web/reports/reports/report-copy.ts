import type {
  MealHabit,
  NovaShares,
  Report,
  ReportAdvanced,
  ReportPeriod,
} from '#contract/reports/reports.ts'
import { daysOfMean, wholeDay } from '#nutrition/reports/mean-copy.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { formatClock } from '../../ui/format/clock-pt-br.ts'
import { formatList } from '../../ui/format/list-pt-br.ts'
import { formatKilograms, formatLiters, formatPercent } from '../../ui/format/units-pt-br.ts'
import { countReached, isOnlyToday, type MeasureLook, measures, settledRows } from './measures.ts'
import type { Figure, ReportColumn } from './report-columns.ts'
import { inPeriod } from './report-period.ts'

/** Writes a count with its noun: `1 dia`, `6 dias`. */
export function countOf(count: number, one: string, more: string): string {
  return `${count} ${count === 1 ? one : more}`
}

/** Writes the value of a figure, a lower bound as `pelo menos 12 g`; a dash for an unknown one. */
export function figureText({ value, isPartial = false }: Figure, format: (value: number) => string): string {
  return value === null ? '–' : atLeast(format(value), isPartial)
}

export function atLeast(text: string, isPartial: boolean): string {
  return isPartial ? `pelo menos ${text}` : text
}

/** Returns whether the mean of a measure is a lower bound. */
export function isPartialMean(
  means: Pick<Report['averages'], 'fiber_is_partial'>,
  { measure }: Pick<MeasureLook, 'measure'>,
): boolean {
  return measure === 'fiber_g' && means.fiber_is_partial === true
}

/** Summary of a chart in one sentence, with the report's figures. */
export function measureStory(report: Report, look: MeasureLook): string {
  const { averages } = report
  const [mean, target] = [averages[look.measure], averages[look.target]]
  if (mean === null) return `${look.name} por dia: nada registrado.`
  const goal = target === null ? 'ainda sem meta' : `meta estimada de ${look.format(target)}`
  const { reached, of } = countReached(settledRows(report), look)
  const near = of === 0 ? '' : `; ${reached} de ${countOf(of, 'dia', 'dias')} ${look.reached}`
  const parts = report.period === 'year' ? 'por mês' : 'por dia'
  return `${look.name} ${parts}: média de ${atLeast(look.format(mean), isPartialMean(averages, look))} por dia, ${goal}${near}.`
}

/** States what a mean covers. Today, which is not over, is only shown while no other day has records. */
export function meanOfDays(report: Report): string {
  if (isOnlyToday(report)) return 'O que há de hoje, até agora.'
  const { days, are_days_whole: areWhole } = report.averages
  return days > 0 ? `Média de ${daysOfMean({ days, areWhole })}.` : 'Média dos dias com registro.'
}

/** States what the mean of a part of the period covers, else how many of its days have records. */
export function daysOfSpan(span: Report['spans'][number]): string {
  const { averaged_days: days, are_days_whole: areWhole } = span
  return span.calories === null
    ? countOf(span.days_logged, 'dia com registro', 'dias com registro')
    : `média de ${daysOfMean({ days, areWhole })}`
}

/** As `meanOfDays`, and what a whole day is if a logged day is left out. */
export function coveredDays(report: Report): string {
  const { days, are_days_whole: areWhole } = report.averages
  const isShort = areWhole && days < settledRows(report).filter(({ meals }) => meals > 0).length
  return isShort ? `${meanOfDays(report)} Completo é o dia com ${wholeDay} de energia.` : meanOfDays(report)
}

/** Contents of a column in one sentence, for screen readers. */
export function columnStory({ title, hasBegun, entries, compliance, figures, span }: ReportColumn): string {
  if (!hasBegun) return `${title}: ainda não chegou.`
  const told = measures.flatMap(({ measure, name, format }) => {
    const { value, target } = figures[measure]
    if (value === null) return []
    const text = figureText(figures[measure], format)
    return [`${name.toLowerCase()} ${text}${target === null ? '' : ` de ${format(target)}`}`]
  })
  const followed = compliance === null ? [] : [`${formatPercent(compliance)} do plano`]
  if (told.length + followed.length === 0 && entries === 0) return `${title}: sem registro.`
  const eaten = span ? daysOfSpan(span) : countOf(entries, 'refeição', 'refeições')
  return `${title}: ${[...told, ...followed, eaten].join(', ')}.`
}

/** Formats milliliters as liters. */
export function formatWater(ml: number): string {
  return formatLiters(ml / 1000)
}

/** Subtitle of the calendar: mean adherence and days within the plan. */
export function adherenceStory({ adherence }: Report): string {
  const { average_percentage: mean, days_recorded: recorded, days_followed: followed } = adherence
  if (mean === null) return ''
  const days =
    followed === null
      ? ''
      : ` ${followed} de ${countOf(recorded, 'dia marcado', 'dias marcados')} dentro do plano.`
  return `Média de ${formatPercent(mean)}.${days}`
}

/** `16 de novembro: 80% do plano`, for screen readers. */
export function dayText({ title, hasBegun, compliance }: ReportColumn): string {
  if (!hasBegun) return `${title}: ainda não chegou`
  return `${title}: ${compliance === null ? 'plano não marcado' : `${formatPercent(compliance)} do plano`}`
}

export function monthText({ title, hasBegun, compliance, entries }: ReportColumn): string {
  if (!hasBegun) return `${title}: ainda não chegou`
  const days = countOf(entries, 'dia com registro', 'dias com registro')
  return `${title}: ${days}${compliance === null ? '' : `, ${formatPercent(compliance)} do plano`}`
}

/** Writes a change with its sign, `−0,6 kg`, `+1,2 kg`; `sem mudança` for 0. */
export function formatChange(change: number, format: (value: number) => string): string {
  if (change === 0) return 'sem mudança'
  return `${change > 0 ? '+' : '−'}${format(Math.abs(change))}`
}

export function weightStory({ weight, days }: Report): string {
  if (!weight) return 'Peso: nada anotado.'
  const trend = days.weight_trend_kg.findLast((value) => value !== null) ?? null
  const now = trend === null ? '' : ` Tendência de 7 dias em ${formatKilograms(trend)}`
  const change =
    weight.days_weighed > 1 ? `, ${formatChange(weight.change_kg, formatKilograms)} no período` : ''
  const ends = `de ${formatKilograms(weight.first_kg)} a ${formatKilograms(weight.last_kg)}`
  return `Peso: ${countOf(weight.days_weighed, 'pesagem', 'pesagens')}, ${ends}.${now}${now && change}${now && '.'}`
}

export function waterStory({ water }: Report): string {
  if (!water) return 'Água: nada anotado.'
  return `Água: média de ${formatWater(water.average_ml)} em ${countOf(water.days_logged, 'dia anotado', 'dias anotados')}.`
}

/** Ordered from unprocessed to ultra-processed. */
export const novaNames: readonly { share: keyof NovaShares; name: string }[] = [
  { share: 'in_natura', name: 'In natura ou pouco processados' },
  { share: 'culinary', name: 'Ingredientes culinários' },
  { share: 'processed', name: 'Processados' },
  { share: 'ultra_processed', name: 'Ultraprocessados' },
  { share: 'unknown', name: 'Do cardápio, sem detalhe' },
]

export function novaStory(nova: NovaShares): string {
  const parts = novaNames.filter(({ share }) => nova[share] > 0)
  return `Energia por grau de processamento: ${formatList(
    parts.map(({ share, name }) => `${name.toLowerCase()} ${formatPercent(nova[share])}`),
  )}.`
}

/** `Almoço: por volta das 12h30, metade das vezes dentro de 25 minutos; 6 dias.` */
export function habitText({
  meal_type,
  typical_time: time,
  spread_minutes: spread,
  days,
}: MealHabit): string {
  const name = mealTypeLabels[meal_type]
  const count = countOf(days, 'dia', 'dias')
  if (time === null) return `${name}: ${count}, ainda sem horário típico.`
  const within = spread ? `, metade das vezes dentro de ${countOf(spread, 'minuto', 'minutos')}` : ''
  return `${name}: por volta de ${formatClock(time)}${within}; ${count}.`
}

const names = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado']
export function weekdayName(weekday: number): string {
  return names[weekday] ?? ''
}

export function weekdayStory(weekdays: ReportAdvanced['weekdays'], look: MeasureLook): string {
  const told = weekdays.flatMap((day) => {
    const value = day[look.measure]
    if (value === null) return []
    return [`${weekdayName(day.day_of_week)} ${atLeast(look.format(value), isPartialMean(day, look))}`]
  })
  return `${look.name} por dia da semana: ${told.length > 0 ? formatList(told) : 'nada registrado'}.`
}

const before = { week: 'da semana anterior', month: 'do mês anterior', year: 'do ano anterior' } as const
/** Names the period before with its preposition: `da semana anterior`. */
export function thePeriodBefore(period: ReportPeriod): string {
  return before[period]
}

/** Number of days still missing for a meaningful analysis. */
export function missingDaysText(days: number, period: ReportPeriod): string {
  const verb = days === 1 ? 'Falta' : 'Faltam'
  return `${verb} ${countOf(days, 'dia com registro', 'dias com registro')} ${inPeriod(period)} para a análise dizer algo dos seus hábitos.`
}
