import { mealTypeLabels } from '../targets/meal-type.ts'
import { hasRecords } from './averages.ts'
import { asSentenceStart, bestWeekdays } from './best-days.ts'
import { bestThingOf } from './best-thing.ts'
import type { Insight, InsightFacts } from './insight.ts'
import { insightCopy, type InsightLevel } from './insight-copy.ts'
import type { PeriodKind } from './period.ts'

const thresholds = [
  [80, 'high'],
  [60, 'good'],
  [40, 'fair'],
  [0, 'low'],
] as const satisfies readonly (readonly [number, InsightLevel])[]

export function levelOf(percentage: number | null): InsightLevel {
  if (percentage === null) return 'none'
  return thresholds.find(([least]) => percentage >= least)?.[1] ?? 'low'
}

export const emptyInsight = (kind: PeriodKind): Insight => ({
  kind: 'empty',
  level: 'none',
  text: insightCopy.empty(kind),
})

/**
 * Returns a period's insights, each based on the person's own days or figures: first the best thing, then the others by
 * importance. No insight blames.
 */
export function insightsOf(facts: InsightFacts): Insight[] {
  const { kind, days } = facts
  if (!days.some(hasRecords)) return [emptyInsight(kind)]
  const found = { adherence: adherence(facts), processing: processing(facts) }
  const lead = bestThingOf(facts, found)
  const others = [found.adherence, bestDays(facts), protein(facts), fiber(facts), found.processing]
  const rest = [...others, rhythm(facts), averaged(facts)].filter((insight) => insight !== null)
  return [lead, ...rest.filter((insight) => insight !== lead)]
}

function adherence({ kind, averages, isOnlyToday }: InsightFacts): Insight | null {
  const percentage = averages.compliancePercentage
  if (percentage === null || isOnlyToday) return null
  const level = levelOf(percentage)
  return level === 'none'
    ? null
    : { kind: 'adherence', level, text: insightCopy.adherence(kind, percentage, level) }
}

const followedPercentage = 50
const reachedTarget = 0.9
const wellOverTarget = 1.2

function bestDays({ kind, settled: days }: InsightFacts): Insight | null {
  const byPlan = bestWeekdays(
    days,
    kind,
    ({ record }) => record.compliance?.percentage ?? null,
    followedPercentage,
  )
  if (byPlan.length > 0) return best(byPlan, insightCopy.bestPlanDays)
  const byProtein = bestWeekdays(
    days,
    kind,
    ({ proteinG, record }) =>
      proteinG === null || !record.targets ? null : nearness(proteinG, record.targets.protein_g),
    reachedTarget,
  )
  return byProtein.length > 0 ? best(byProtein, insightCopy.bestProteinDays) : null
}

/** Returns 1 at the target, and less by the share of it that is missing or too much. */
function nearness(amount: number, target: number): number {
  return 1 - Math.abs(amount - target) / target
}

function best(names: readonly string[], write: (names: string, isOne: boolean) => string): Insight {
  return { kind: 'best_days', level: 'high', text: write(asSentenceStart(names), names.length === 1) }
}

function protein({ averages, isOnlyToday }: InsightFacts): Insight | null {
  if (isOnlyToday) return null
  return againstTarget('protein', 'proteína', averages.proteinG, averages.targetProteinG)
}

function fiber({ averages, isOnlyToday }: InsightFacts): Insight | null {
  if (isOnlyToday || averages.isFiberPartial) return null
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
  const isNear = percentage >= reachedTarget * 100 && percentage <= wellOverTarget * 100
  const text = isNear
    ? insightCopy.nearTarget(averageG, name, targetG)
    : insightCopy.ofTarget(averageG, name, targetG)
  return { kind, level: levelOf(percentage), text }
}

/** No insight on processing is given if more than this percentage of the energy has an unknown processing. */
const mostUnknown = 50
const fewUltraProcessed = 10
const manyUltraProcessed = 30

function processing({ kind, nova }: InsightFacts): Insight | null {
  if (!nova || nova.unknown > mostUnknown) return null
  const { ultraProcessed } = nova
  if (ultraProcessed <= fewUltraProcessed) {
    return { kind: 'processing', level: 'high', text: insightCopy.fewUltraProcessed(kind) }
  }
  if (ultraProcessed < manyUltraProcessed) return null
  return { kind: 'processing', level: 'fair', text: insightCopy.manyUltraProcessed(ultraProcessed) }
}

export function rhythm({ habits }: Pick<InsightFacts, 'habits'>): Insight | null {
  const timed = habits.filter(({ typicalMinutes }) => typicalMinutes !== null)
  const most = timed.toSorted((a, b) => b.days - a.days)[0]
  if (!most || most.typicalMinutes === null) return null
  const text = insightCopy.rhythm(mealTypeLabels[most.mealType], most.typicalMinutes)
  return { kind: 'rhythm', level: 'none', text }
}

function averaged({ averages, elapsedDays, isOnlyToday }: InsightFacts): Insight | null {
  const { days, isOfWholeDays } = averages
  if (isOnlyToday || days === 0 || days >= elapsedDays) return null
  return { kind: 'logging', level: 'none', text: insightCopy.averagedDays(days, isOfWholeDays) }
}
