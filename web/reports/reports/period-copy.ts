import type { ReportPeriod } from '#contract/reports/reports.ts'

/** Names of the current period and the one before, in this order. */
export const nearPeriods: Readonly<Record<ReportPeriod, readonly string[]>> = {
  week: ['Esta semana', 'Semana passada'],
  month: ['Este mês', 'Mês passado'],
  year: ['Este ano', 'Ano passado'],
}

export const pastPeriod: Readonly<Record<ReportPeriod, (periods: number) => string>> = {
  week: (weeks) => `Há ${weeks} semanas`,
  month: (months) => `Há ${months} meses`,
  year: (years) => `Há ${years} anos`,
}

export const insidePeriod: Readonly<Record<ReportPeriod, string>> = {
  week: 'na semana',
  month: 'no mês',
  year: 'no ano',
}
