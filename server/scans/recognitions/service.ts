import { isPaying } from '#contract/billing/entitlements.ts'
import { unlimited } from '#contract/billing/plans.ts'
import type { PhotoRefusal } from '#contract/scans/photo-refusals.ts'
import type { MealType } from '#nutrition/targets/meal-type.ts'
import { type PlateRecognizer, RecognitionError } from '../../adapters/vision/plate-recognizer.ts'
import type { TextReading } from '../../day/meals/service.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import type { Clock } from '../../platform/clock.ts'
import { type AccountTransaction, type Database, ofAccount } from '../../platform/database/database.ts'
import { fail, type Failure } from '../../platform/failure.ts'
import { describeError, type Log } from '../../platform/observability/log.ts'
import { findSubscription } from '../../billing/subscription/service.ts'
import * as queries from './queries.ts'
import {
  budgetFor,
  budgetTimezone,
  costsScan,
  failureOf,
  readSighting,
  recognitionSeconds,
  refusalOf,
} from './rules.ts'

interface RecognitionParts {
  readonly database: Database
  readonly clock: Clock
  readonly recognizer: PlateRecognizer
  readonly visionCallsPerDay: number
  readonly log: Log
}

/**
 * Recognises the foods on a photo and maps them to the food table. Counts the daily budget and the account's share in
 * one transaction.
 */
export async function recognisePhoto(
  parts: RecognitionParts,
  accountId: AccountId,
  bytes: Uint8Array,
  mealType: MealType,
): Promise<TextReading> {
  const { database, recognizer, log } = parts
  await database.asSystem((tx) => count(ofAccount(tx, accountId), parts))
  const { sighting, tokens, promptVersion, askedAgain } = await ask(recognizer, bytes, mealType, () =>
    mayAskAgain(parts, accountId),
  )
  log.info(
    { recognizer: recognizer.name, promptVersion, askedAgain, tokens, items: sighting.items.length },
    'photo recognised',
  )
  return readSighting(sighting)
}

type BudgetParts = Pick<RecognitionParts, 'clock' | 'visionCallsPerDay'>

async function budgetNow(tx: AccountTransaction, { clock, visionCallsPerDay }: BudgetParts) {
  const now = clock.now()
  const day = civilDay(now, budgetTimezone)
  const hasPaid = isPaying(await findSubscription(tx, now))
  return { day, hasPaid, budget: budgetFor(hasPaid, visionCallsPerDay) }
}

async function count(tx: AccountTransaction, parts: BudgetParts): Promise<void> {
  const { day, hasPaid, budget } = await budgetNow(tx, parts)
  if (parts.visionCallsPerDay === 0) throw fail('recognition_budget_reached')
  if (!(await queries.countShare(tx, day, budget.ofAccount))) {
    throw fail('recognition_share_reached', { limit: budget.ofAccount })
  }
  if (!(await queries.countVisionCall(tx, day, { ...budget, isTrial: !hasPaid }))) {
    throw fail('recognition_budget_reached', hasPaid ? {} : { whose: ' no teste grátis' })
  }
}

/**
 * Counts a second request about one photo on the daily budget; returns false when that is used up. The account's share
 * counts photos, so it does not change.
 */
async function mayAskAgain(parts: RecognitionParts, accountId: AccountId): Promise<boolean> {
  try {
    return await parts.database.asSystem(async (tx) => {
      const { day, hasPaid, budget } = await budgetNow(ofAccount(tx, accountId), parts)
      return queries.countVisionCall(tx, day, { ...budget, isTrial: !hasPaid })
    })
  } catch (error) {
    parts.log.error({ error: describeError(error) }, 'a second request was not counted and not made')
    return false
  }
}

/**
 * Counts a refused photo. The first ones of a day cost no scan; later ones do, which the reply says. Unlimited plans
 * are never charged.
 */
export async function judgeRefusal(
  database: Database,
  accountId: AccountId,
  code: PhotoRefusal,
  now: Date,
): Promise<{ readonly failure: Failure; readonly costsScan: boolean }> {
  return database.asSystem(async (tx) => {
    const own = ofAccount(tx, accountId)
    const { scans_quota_mo: quota } = await findSubscription(own, now)
    const nth = await queries.countRefusal(own, civilDay(now, budgetTimezone))
    const costs = quota !== unlimited && costsScan(nth)
    return { failure: refusalOf(code, nth, quota !== unlimited), costsScan: costs }
  })
}

/** Deletes shares of days that are over in every time zone. */
export async function deleteOldShares(database: Database, now: Date): Promise<void> {
  const before = civilDay(new Date(now.getTime() - 2 * 86_400_000), budgetTimezone)
  await database.asSystem((tx) => queries.removeSharesBefore(tx, before))
}

async function ask(
  recognizer: PlateRecognizer,
  bytes: Uint8Array,
  mealType: MealType,
  again: () => Promise<boolean>,
) {
  // Not tied to the request: if the caller disconnects, the paid result is stored for its next request.
  const patience = AbortSignal.timeout(recognitionSeconds * 1000)
  try {
    return await recognizer.recognise({ bytes, mediaType: 'image/jpeg' }, { mealType }, patience, again)
  } catch (error) {
    throw error instanceof RecognitionError ? failureOf(error.kind) : error
  }
}
