import type { Reply } from '#contract/endpoint.ts'
import type { sendMealEntry } from '#contract/meals.ts'
import type { Scan } from '#contract/scans.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { ApiError } from '../api/api-error.ts'
import { willPass } from '../waiting-notes/queries.ts'
import type { Standing, WaitingMeal } from './kept-shape.ts'

export type { Standing, WaitingMeal }

/** A server that asks for more, or something in between that does, is asked once an hour. */
const longestPatienceMs = 3_600_000

/**
 * Where a refusal leaves a meal: it goes on waiting, or is shown with its reason. Nothing is ever dropped for it. Where
 * the server says when to come back, it is left alone until then and, by a `chance` from 0 to 1, not sent at the same
 * moment as those of others.
 */
export function afterFailure(error: unknown, now: number, chance: number): Standing {
  if (!(error instanceof ApiError)) return { at: 'waiting' }
  if (willPass(error)) {
    const askedMs = Math.min(error.retryAfterSeconds * 1000, longestPatienceMs)
    if (askedMs === 0) return { at: 'waiting' }
    return { at: 'waiting', until: new Date(now + askedMs * (1 + chance / 2)).toISOString() }
  }
  return { at: 'refused', code: error.code, detail: error.detail }
}

/** Whether it may go now. A moment that lies further off than anybody asked for was written by a clock that was wrong. */
export function isDue({ standing }: WaitingMeal, now: number): boolean {
  if (standing.at !== 'waiting') return false
  const inMs = standing.until === undefined ? 0 : Date.parse(standing.until) - now
  return !(inMs > 0 && inMs <= 2 * longestPatienceMs)
}

export function afterEntry({ outcome }: Reply<typeof sendMealEntry>): Standing {
  return { at: outcome }
}

/** `null` where the scan is in the day already or was given up: then nothing is left to do. */
export function afterScan({ status }: Pick<Scan, 'status'>): Standing | null {
  if (status === 'applied' || status === 'failed') return null
  return { at: 'to_confirm' }
}

const sold = new Set<string>(['quota_reached', 'trial_expired', 'upgrade_required'])

/** Whether only another plan takes a refused meal on as it is. */
export function needsPlan(meal: WaitingMeal): boolean {
  return meal.standing.at === 'refused' && sold.has(meal.standing.code)
}

/** Whether trying again may end differently: a day that has passed stays so. */
export function mayTryAgain({ standing: at }: WaitingMeal): boolean {
  return at.at === 'refused' && at.code !== ('day_out_of_range' satisfies ErrorCode)
}
