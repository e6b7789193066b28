import { wordList } from '../figures/word-list.ts'
import { formatDecimal } from '../targets/figures.ts'
import type { PeriodKind } from './period.ts'

/**
 * Level of adherence, or of a share of a target: high from 80 %, good from 60 %, fair from 40 %, else low; `none`
 * without a percentage.
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
  ofTarget: (averageG: number, name: string, targetG: number, percentage: number) =>
    `Média de ${formatDecimal(averageG)} g de ${name} por dia, ${percentage}% da sua meta estimada de ${formatDecimal(targetG)} g.`,
  fewUltraProcessed: (kind: PeriodKind) =>
    `A base do seu prato ${inPeriod[kind]} foram alimentos frescos e preparos de cozinha.`,
  manyUltraProcessed: (percentage: number) =>
    `${percentage}% da energia veio de ultraprocessados. Se couber na rotina, um preparo caseiro a mais por dia já faz diferença.`,
  rhythm: (meal: string, minutes: number) => {
    const hours = Math.floor(minutes / 60)
    const clock = `${hours}h${String(minutes % 60).padStart(2, '0')}`
    return `${meal} é a sua refeição mais constante, por volta ${hours <= 1 ? 'da' : 'das'} ${clock}.`
  },
  logging: (kind: PeriodKind, logged: number, elapsed: number) =>
    `Você registrou ${logged} de ${elapsed} dias ${inPeriod[kind]}; as médias valem para os dias registrados.`,

  /** Sentences for people with hidden numbers. */
  quietLogging: (when: string) =>
    `Você registrou refeições ${when}. Registre quando ajudar você, no seu tempo.`,
  quietFoods: (names: readonly string[]) => `No seu prato apareceram mais: ${wordList(names)}.`,
} as const
