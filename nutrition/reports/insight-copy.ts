import { wordList } from '../shared/figures/word-list.ts'
import { formatDecimal } from '../targets/figures.ts'
import { daysOfMean } from './mean-copy.ts'
import type { PeriodKind } from './period.ts'

/**
 * Level of a percentage (adherence or share of a target): high from 80 %, good from 60 %, fair from 40 %, otherwise
 * low; `none` without a percentage.
 */
export type InsightLevel = 'high' | 'good' | 'fair' | 'low' | 'none'

/** Portuguese phrase for "in the period", for running and past periods. */
export const inPeriod: Readonly<Record<PeriodKind, string>> = {
  week: 'na semana',
  month: 'no mês',
  year: 'no ano',
}

/** Every sentence of a report's insights. None blames, ranks people or praises restraint. */
export const insightCopy = {
  empty: (kind: PeriodKind) =>
    `Não há registros ${inPeriod[kind]}. O relatório começa com a primeira refeição registrada.`,
  adherence: (kind: PeriodKind, percentage: number, level: Exclude<InsightLevel, 'none'>) => {
    const start = `Você seguiu ${percentage}% do plano ${inPeriod[kind]}`
    const texts: Readonly<Record<typeof level, string>> = {
      high: `${start}: ele cabe na sua rotina.`,
      good: `${start}: a maior parte das refeições saiu como planejado.`,
      fair: `${start}. Trocar no plano o que não combina com a rotina ajuda mais do que se cobrar.`,
      low: `${start}. Rotinas mudam: se quiser, ajuste o plano ao que cabe no seu dia, uma refeição por vez.`,
    }
    return texts[level]
  },
  bestPlanDays: (names: string, isOne: boolean) =>
    `${names} ${isOne ? 'foi o dia' : 'foram os dias'} em que o plano mais coube na rotina.`,
  bestProteinDays: (names: string, isOne: boolean) =>
    `${names} ${isOne ? 'foi o dia' : 'foram os dias'} mais perto da sua meta de proteína.`,
  nearTarget: (averageG: number, name: string, targetG: number) =>
    `Média de ${formatDecimal(averageG)} g de ${name} por dia: perto da sua meta estimada de ${formatDecimal(targetG)} g.`,
  ofTarget: (averageG: number, name: string, targetG: number) =>
    `Média de ${formatDecimal(averageG)} g de ${name} por dia; a sua meta estimada é ${formatDecimal(targetG)} g.`,
  fewUltraProcessed: (kind: PeriodKind) =>
    `A base do seu prato ${inPeriod[kind]} foram alimentos frescos e preparos de cozinha.`,
  manyUltraProcessed: (percentage: number) =>
    `${percentage}% da energia veio de ultraprocessados. Se couber na rotina, um preparo caseiro a mais por dia já faz diferença.`,
  rhythm: (meal: string, minutes: number) => {
    const hours = Math.floor(minutes / 60)
    const clock = `${hours}h${String(minutes % 60).padStart(2, '0')}`
    return `${meal} é a sua refeição mais constante, por volta ${hours <= 1 ? 'da' : 'das'} ${clock}.`
  },
  averagedDays: (days: number, areWhole: boolean) => `As médias são de ${daysOfMean({ days, areWhole })}.`,

  /** Sentences for the best thing, which leads a report. */
  reachedDays: (what: 'protein' | 'fiber', reached: number, of: number, kind: PeriodKind) => {
    const name = what === 'protein' ? 'Sua proteína ficou' : 'Suas fibras ficaram'
    const days = reached === of ? `em todos os ${of} dias` : `em ${reached} de ${of} dias`
    return `${name} perto da meta ou acima dela ${days} ${inPeriod[kind]}.`
  },
  fruits: (names: string, others: number, kind: PeriodKind) => {
    const more = others === 0 ? '' : others === 1 ? ' e mais uma fruta' : ` e mais ${others} frutas`
    const start = names.charAt(0).toUpperCase() + names.slice(1)
    return `${start}${more} passaram pelo seu prato ${inPeriod[kind]}.`
  },
  loggedDays: (logged: number, elapsed: number, kind: PeriodKind) =>
    `Você registrou refeições em ${logged} de ${elapsed} dias ${inPeriod[kind]}.`,
  waterDays: (days: number, kind: PeriodKind) => `Você anotou água em ${days} dias ${inPeriod[kind]}.`,
  recordedDays: (days: number, kind: PeriodKind) =>
    days === 0
      ? `O cardápio foi marcado ${inPeriod[kind]}, e o relatório parte daí.`
      : `Há refeições de ${days} ${days === 1 ? 'dia' : 'dias'} ${inPeriod[kind]}, e o relatório parte delas.`,

  /** Sentences for people with hidden numbers. */
  quietLogging: (when: string) =>
    `Você registrou refeições ${when}. Registre quando ajudar você, no seu tempo.`,
  quietFruits: (names: string, kind: PeriodKind) =>
    `Frutas como ${names} passaram pelo seu prato ${inPeriod[kind]}.`,
  quietFoods: (names: readonly string[]) => `No seu prato apareceram mais: ${wordList(names)}.`,
} as const
