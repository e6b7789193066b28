import { formatDecimal } from '../targets/figures.ts'
import { mealTypeLabels } from '../targets/meal-type.ts'
import { type Averages, type Day, isLogged } from './averages.ts'
import { asSentenceStart, bestWeekdays } from './best-days.ts'
import type { MealHabit } from './meal-habits.ts'
import type { NovaShares } from './nova-shares.ts'
import type { PeriodKind } from './period.ts'

/** By adherence: from 80, 60 and 40 %, below; `none` where nothing tells it. */
export type InsightLevel = 'high' | 'good' | 'fair' | 'low' | 'none'

export interface Insight {
  readonly kind:
    | 'empty'
    | 'adherence'
    | 'best_days'
    | 'protein'
    | 'fiber'
    | 'processing'
    | 'rhythm'
    | 'logging'
  readonly level: InsightLevel
  /** One or two Portuguese sentences. */
  readonly text: string
}

export interface InsightFacts {
  readonly kind: PeriodKind
  readonly days: readonly Day[]
  /** Days of the period that have begun. */
  readonly elapsedDays: number
  readonly averages: Averages
  readonly nova: NovaShares | null
  readonly habits: readonly MealHabit[]
}

const thresholds = [
  [80, 'high'],
  [60, 'good'],
  [40, 'fair'],
  [0, 'low'],
] as const satisfies readonly (readonly [number, InsightLevel])[]

/** The level that a percentage of adherence or of a target reaches. */
export function levelOf(percentage: number | null): InsightLevel {
  if (percentage === null) return 'none'
  return thresholds.find(([least]) => percentage >= least)?.[1] ?? 'low'
}

/** Of a period under way and of one long over. */
export const inPeriod: Readonly<Record<PeriodKind, string>> = {
  week: 'na semana',
  month: 'no mês',
  year: 'no ano',
}

export const nothingYet = (kind: PeriodKind): Insight => ({
  kind: 'empty',
  level: 'none',
  text: `Não há registros ${inPeriod[kind]}. O relatório começa com a primeira refeição registrada.`,
})

/** What a period tells, most important first; each names the reader's own days or figures, and none blames. */
export function insightsOf(facts: InsightFacts): Insight[] {
  const { kind, days } = facts
  if (!days.some(hasAnything)) return [nothingYet(kind)]
  const found = [adherence(facts), bestDays(facts), protein(facts), fiber(facts), processing(facts)]
  return [...found, rhythm(facts), logging(facts)].filter((insight) => insight !== null)
}

function hasAnything(day: Day): boolean {
  return isLogged(day) || day.record.compliance !== null
}

function adherence({ kind, averages }: InsightFacts): Insight | null {
  const percentage = averages.compliancePercentage
  if (percentage === null) return null
  const level = levelOf(percentage)
  const said = `Você seguiu ${percentage}% do plano ${inPeriod[kind]}`
  const texts: Readonly<Record<InsightLevel, string>> = {
    high: `${said}. O que você combinou com você está acontecendo.`,
    good: `${said}: a maior parte das refeições saiu como planejado.`,
    fair: `${said}. Trocar no plano o que não combina com a rotina ajuda mais do que se cobrar.`,
    low: `${said}. Rotinas mudam: ajuste o plano ao que cabe no seu dia e comece por uma refeição.`,
    none: '',
  }
  return { kind: 'adherence', level, text: texts[level] }
}

const followedPercentage = 50
const reachedTarget = 0.9
const wellOverTarget = 1.2

function bestDays({ kind, days }: InsightFacts): Insight | null {
  const byPlan = bestWeekdays(
    days,
    kind,
    ({ record }) => record.compliance?.percentage ?? null,
    followedPercentage,
  )
  if (byPlan.length > 0) return best(byPlan, 'no plano')
  const byProtein = bestWeekdays(
    days,
    kind,
    ({ proteinG, record }) =>
      proteinG === null || !record.targets ? null : Math.min(1, proteinG / record.targets.protein_g),
    reachedTarget,
  )
  return byProtein.length > 0 ? best(byProtein, 'em proteína') : null
}

function best(names: readonly string[], inWhat: string): Insight {
  const text =
    names.length === 1
      ? `${asSentenceStart(names)} foi seu melhor dia ${inWhat}.`
      : `${asSentenceStart(names)} foram seus melhores dias ${inWhat}.`
  return { kind: 'best_days', level: 'high', text }
}

function protein({ averages }: InsightFacts): Insight | null {
  return againstTarget('protein', 'proteína', averages.proteinG, averages.targetProteinG)
}

function fiber({ averages }: InsightFacts): Insight | null {
  return againstTarget('fiber', 'fibras', averages.fiberG, averages.targetFiberG)
}

function againstTarget(
  kind: 'protein' | 'fiber',
  name: string,
  averageG: number | null,
  targetG: number | null,
): Insight | null {
  if (averageG === null || targetG === null || targetG <= 0) return null
  const percentage = Math.round((averageG / targetG) * 100)
  const mean = `Média de ${formatDecimal(averageG)} g de ${name} por dia`
  const isNear = percentage >= reachedTarget * 100 && percentage <= wellOverTarget * 100
  const text = isNear
    ? `${mean}: perto da sua meta estimada de ${formatDecimal(targetG)} g.`
    : `${mean}, ${percentage}% da sua meta estimada de ${formatDecimal(targetG)} g.`
  return { kind, level: levelOf(percentage), text }
}

/** Of energy known by food; where most of it is not, nothing is said. */
const mostUnknown = 50
const fewUltraProcessed = 10
const manyUltraProcessed = 30

function processing({ nova }: InsightFacts): Insight | null {
  if (!nova || nova.unknown > mostUnknown) return null
  const { ultraProcessed } = nova
  if (ultraProcessed <= fewUltraProcessed) {
    const share = ultraProcessed === 0 ? 'Nem 1%' : `Só ${ultraProcessed}%`
    const text = `${share} da energia veio de ultraprocessados: a base do seu prato é comida de verdade.`
    return { kind: 'processing', level: 'high', text }
  }
  if (ultraProcessed < manyUltraProcessed) return null
  const text = `${ultraProcessed}% da energia veio de ultraprocessados. Uma troca por dia por comida de verdade já muda essa conta.`
  return { kind: 'processing', level: 'fair', text }
}

export function rhythm({ habits }: Pick<InsightFacts, 'habits'>): Insight | null {
  const timed = habits.filter(({ typicalMinutes }) => typicalMinutes !== null)
  const most = timed.toSorted((a, b) => b.days - a.days)[0]
  if (!most || most.typicalMinutes === null) return null
  const hours = Math.floor(most.typicalMinutes / 60)
  const minutes = String(most.typicalMinutes % 60).padStart(2, '0')
  const around = hours <= 1 ? 'da' : 'das'
  const text = `${mealTypeLabels[most.mealType]} é a sua refeição mais constante, por volta ${around} ${hours}h${minutes}.`
  return { kind: 'rhythm', level: 'none', text }
}

function logging({ kind, days, elapsedDays }: InsightFacts): Insight | null {
  const logged = days.filter(isLogged).length
  if (logged === 0 || logged >= elapsedDays) return null
  const text = `Você registrou ${logged} de ${elapsedDays} dias ${inPeriod[kind]}; as médias valem para os dias registrados.`
  return { kind: 'logging', level: 'none', text }
}
