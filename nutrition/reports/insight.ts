import type { Averages, Day } from './averages.ts'
import type { InsightLevel } from './insight-copy.ts'
import type { MealHabit } from './meal-habits.ts'
import type { NovaShares } from './nova-shares.ts'
import type { PeriodKind } from './period.ts'

export interface Insight {
  readonly kind:
    | 'empty'
    | 'adherence'
    | 'best_days'
    | 'protein'
    | 'fiber'
    | 'fruit'
    | 'water'
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
  /** The days that count in means (`settledDays`). */
  readonly settled: readonly Day[]
  /** Whether today is the only day with records, and therefore included although not over. */
  readonly isOnlyToday: boolean
  /** Number of days of the period before today, plus today if it has a meal. */
  readonly elapsedDays: number
  readonly averages: Averages
  readonly nova: NovaShares | null
  readonly habits: readonly MealHabit[]
}
