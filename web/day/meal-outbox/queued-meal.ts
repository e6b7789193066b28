import type { Reply } from '#contract/endpoint.ts'
import type { sendMealEntry } from '#contract/day/meals.ts'
import type { Scan } from '#contract/scans/scans.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { ApiError } from '../../api/api-error.ts'
import { isTemporary } from '../note-outbox/temporary-failure.ts'
import type { Standing, QueuedMeal } from '../shared/queued-meal-schema.ts'

/** Longest delay in milliseconds: a server or proxy that asks for more is retried once an hour. */
const maxDelayMs = 3_600_000

/**
 * State of a meal whose sending failed: waiting if a retry may succeed, else refused with the server's reason. A delay
 * set by the server, of at most `maxDelayMs`, is extended by up to half (`chance` from 0 to 1), so that clients do not
 * all return at once.
 */
export function afterFailure(error: unknown, now: number, chance: number): Standing {
  if (!(error instanceof ApiError)) return { at: 'waiting' }
  if (isTemporary(error)) {
    const askedMs = Math.min(error.retryAfterSeconds * 1000, maxDelayMs)
    if (askedMs === 0) return { at: 'waiting' }
    return { at: 'waiting', until: new Date(now + askedMs * (1 + chance / 2)).toISOString() }
  }
  return { at: 'refused', code: error.code, detail: error.detail }
}

/**
 * Returns whether a queued meal may be sent now. A time over twice `maxDelayMs` ahead was written by a wrong clock and is
 * ignored.
 */
export function isDue({ standing }: QueuedMeal, now: number): boolean {
  const until = standing.at === 'waiting' ? standing.until : undefined
  const inMs = until === undefined ? 0 : Date.parse(until) - now
  return !(inMs > 0 && inMs <= 2 * maxDelayMs)
}

export function afterEntry({ outcome }: Pick<Reply<typeof sendMealEntry>, 'outcome'>): Standing {
  return { at: outcome }
}

/**
 * Returns the state of a photographed meal after its scan; `null` if the scan was logged, or ended without a result
 * (`failed`: cancelled or refused).
 */
export function afterScan({ status }: Pick<Scan, 'status'>): Standing | null {
  if (status === 'applied' || status === 'failed') return null
  return { at: 'to_confirm' }
}

const sold = new Set<string>(['quota_reached', 'trial_expired', 'upgrade_required'])

/** Whether a refused meal needs another plan to be accepted as it is. */
export function needsPlan(meal: QueuedMeal): boolean {
  return meal.standing.at === 'refused' && sold.has(meal.standing.code)
}

/** Whether a meal was refused without a trial or plan; it is sent again once there is one. */
export function waitsForPlan({ standing }: Pick<QueuedMeal, 'standing'>): boolean {
  return standing.at === 'refused' && standing.code === ('trial_expired' satisfies ErrorCode)
}

/** Whether a tap may succeed: a meal refused because its day is too long ago would be refused again. */
export function mayTryAgain(meal: QueuedMeal): boolean {
  const { standing: at } = meal
  if (waitsForPlan(meal)) return false
  return at.at === 'refused' && at.code !== ('day_out_of_range' satisfies ErrorCode)
}
