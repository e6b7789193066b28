import { wordList } from '../shared/figures/word-list.ts'
import type { IdentityId } from '../foods/identity/identity-id.ts'
import { findFoodIdentity, nameOf } from '../foods/identity/identity-table.ts'
import { type Day, isLogged } from './averages.ts'
import type { DayRecord } from './day-record.ts'
import { insightCopy } from './insight-copy.ts'
import type { Insight, InsightFacts } from './insight.ts'
import type { PeriodKind } from './period.ts'
import { isReached } from './reached-target.ts'

/** Minimum number of days for a sentence "n of m days". */
const leastDays = 3
/** Minimum share of days that reach a target before this leads the report. */
const mostOfThem = 2 / 3
const nearlyAll = 0.8
/** `leastFruits`: minimum number of different fruits. `namedFruits`: maximum number of fruits named. */
const leastFruits: Readonly<Record<PeriodKind, number>> = { week: 3, month: 5, year: 8 }
const namedFruits = 3
const byName = new Intl.Collator('pt-BR')

/**
 * Returns the best thing in a period's records, which leads the report: the first rule below that holds, otherwise the
 * number of days with records. No rule judges weight or the amount of energy, or compares with other people or an
 * earlier period. `found` has the insights on adherence and processing, which bring their own text.
 */
export function bestThingOf(
  facts: InsightFacts,
  found: { readonly adherence: Insight | null; readonly processing: Insight | null },
): Insight {
  const { adherence, processing } = found
  return (
    ifLevel(adherence, 'high') ??
    reachedOn(facts, 'protein') ??
    fruits(facts) ??
    reachedOn(facts, 'fiber') ??
    loggedDays(facts) ??
    waterDays(facts) ??
    ifLevel(adherence, 'good') ??
    ifLevel(processing, 'high') ??
    neutral(facts)
  )
}

/**
 * Returns an insight on fruits without a count, for people with hidden numbers; `null` with fewer than `leastFruits`.
 */
export function quietBestThingOf({ kind, days }: Pick<InsightFacts, 'kind' | 'days'>): Insight | null {
  const names = fruitNames(days)
  return names.length < leastFruits[kind]
    ? null
    : said('fruit', insightCopy.quietFruits(wordList(names.slice(0, namedFruits)), kind))
}

function ifLevel(insight: Insight | null, level: Insight['level']): Insight | null {
  return insight?.level === level ? insight : null
}

function said(kind: Insight['kind'], text: string): Insight {
  return { kind, level: 'high', text }
}

function reachedOn({ settled, kind, isOnlyToday }: InsightFacts, what: 'protein' | 'fiber'): Insight | null {
  const shares = settled.flatMap((day) => shareOf(day, what) ?? [])
  const reached = shares.filter(isReached).length
  if (isOnlyToday || shares.length < leastDays || reached < shares.length * mostOfThem) return null
  return said(what, insightCopy.reachedDays(what, reached, shares.length, kind))
}

function shareOf({ proteinG, fiberG, record }: Day, what: 'protein' | 'fiber'): number | null {
  const [eaten, target] =
    what === 'protein' ? [proteinG, record.targets?.protein_g] : [fiberG, record.targets?.fiber_g]
  return eaten === null || target === undefined || target <= 0 ? null : eaten / target
}

function fruits({ kind, days }: InsightFacts): Insight | null {
  const names = fruitNames(days)
  if (names.length < leastFruits[kind]) return null
  const others = names.length - namedFruits
  const shown = names.slice(0, namedFruits)
  return said(
    'fruit',
    insightCopy.fruits(others > 0 ? shown.join(', ') : wordList(shown), Math.max(0, others), kind),
  )
}

/** Returns the names of the different fruits on the logged plates; fruits eaten on more days come first. */
function fruitNames(days: readonly Day[]): string[] {
  const counts = new Map<IdentityId, number>()
  for (const { record } of days) {
    for (const fruit of fruitsOf(record)) counts.set(fruit, (counts.get(fruit) ?? 0) + 1)
  }
  return [...counts]
    .map(([fruit, count]) => ({ name: nameOf(fruit).toLowerCase(), count }))
    .sort((one, other) => other.count - one.count || byName.compare(one.name, other.name))
    .map(({ name }) => name)
}

/** Returns the fruits of a day, also those inside dishes. Own foods are skipped, because they have no identity. */
function fruitsOf({ meals }: DayRecord): Set<IdentityId> {
  const eaten = meals.flatMap(({ parts }) => parts.flatMap(({ food }) => food.madeOf ?? [food]))
  const seen = eaten.filter(({ group }) => group === 'fruta')
  return new Set(seen.flatMap((food) => findFoodIdentity(food)?.main ?? []))
}

function loggedDays({ kind, days, elapsedDays }: InsightFacts): Insight | null {
  const logged = days.filter(isLogged).length
  if (logged < leastDays || logged < elapsedDays * nearlyAll) return null
  return said('logging', insightCopy.loggedDays(logged, elapsedDays, kind))
}

function waterDays({ kind, days, elapsedDays }: InsightFacts): Insight | null {
  const noted = days.filter(({ record }) => (record.waterMl ?? 0) > 0).length
  if (noted < leastDays || noted < elapsedDays / 2) return null
  return said('water', insightCopy.waterDays(noted, kind))
}

function neutral({ kind, days }: InsightFacts): Insight {
  const logged = days.filter(isLogged).length
  return { kind: 'logging', level: 'none', text: insightCopy.recordedDays(logged, kind) }
}
