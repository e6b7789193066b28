import { type Weekday } from '../../../shared/calendar/days.ts'
import { onWeekday } from '../../../shared/calendar/weekday-names.ts'
import type { WeekConstraint } from '../request.ts'
import { hasAny } from './clause-words.ts'
import { batchWords } from './week-words.ts'

const cooking = /\b(?:cozinho|cozinhar|preparo|preparar|faco|fazer)\b/
const aheadFor = /\b(?:pra|para|pro) (?:a |o |os )?(?:semana|resto da semana|outros dias)\b/

interface ReadBatches {
  readonly constraints: readonly WeekConstraint[]
  readonly weekdays: readonly Weekday[]
  /** Part that is not followed, because a batch is cooked on the first of its days. */
  readonly unused: string | null
}

/** Reads lunches that are cooked together: `marmita de segunda a quinta`, `cozinho no domingo pra semana`. */
export function readBatches(clause: string, days: readonly Weekday[]): ReadBatches {
  const [cookingDay] = days
  const isAhead =
    cooking.test(clause) && (aheadFor.test(clause) || (hasAny(clause, batchWords) && days.length === 1))
  if (!isAhead && !hasAny(clause, batchWords)) return { constraints: [], weekdays: [], unused: null }
  const batches = batchesFor(isAhead ? [] : days)
  return {
    constraints: batches.map((weekdays) => ({ kind: 'batch', weekdays })),
    weekdays: batches.flat(),
    unused: isAhead && cookingDay !== undefined ? `cozinhar tudo ${onWeekday(cookingDay)}` : null,
  }
}

/**
 * Splits the days into batches of two or three days; a single day gives none. Without days, returns Monday to Wednesday,
 * and Thursday with Friday.
 */
function batchesFor(days: readonly Weekday[]): Weekday[][] {
  const asked: readonly Weekday[] = days.length === 0 ? [1, 2, 3, 4, 5] : days
  const count = Math.ceil(asked.length / 3)
  const starts = Array.from({ length: count + 1 }, (_, run) => Math.ceil((run * asked.length) / count))
  return starts
    .slice(1)
    .map((end, run) => asked.slice(starts[run], end))
    .filter((run) => run.length > 1)
}
