import { isPaying } from '#contract/billing/entitlements.ts'
import { unlimited } from '#contract/billing/plans.ts'
import type { PhotoRefusal } from '#contract/scans/photo-refusals.ts'
import type { MealType } from '#nutrition/targets/meal-type.ts'
import type { LabelTranscriber } from '../../adapters/vision/label-transcriber.ts'
import { type PlateRecognizer, RecognitionError } from '../../adapters/vision/plate-recognizer.ts'
import { findSubscription } from '../../billing/subscription/service.ts'
import type { TextReading } from '../../day/meals/service.ts'
import type { AccountContext, Platform } from '../../platform/context.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import { type AccountTransaction, ofAccount } from '../../platform/database/database.ts'
import { fail, type Failure } from '../../platform/failure.ts'
import { describeError } from '../../platform/observability/log.ts'
import * as queries from './queries.ts'
import {
  budgetFor,
  budgetTimezone,
  costsScan,
  failureOf,
  labelFailureOf,
  readSighting,
  recognitionSeconds,
  refusalOf,
} from './rules.ts'

export interface RecognitionServices {
  /** `null` without a configured model: the app then asks for a description of the plate instead. */
  readonly recognizer: PlateRecognizer | null
  /** Maximum number of model calls per day over all accounts; 0 turns recognition off. */
  readonly visionCallsPerDay: number
}

export interface TranscriptionServices {
  /** `null` without a configured model: labels are then typed or pasted. */
  readonly transcriber: LabelTranscriber | null
}

/** Context of a recognition, which needs a configured model. */
export type RecognitionContext = AccountContext &
  RecognitionServices & { readonly recognizer: PlateRecognizer }

interface PlatePhoto {
  readonly bytes: Uint8Array
  readonly mealType: MealType
}

/**
 * Recognises the foods on a photo and maps them to the food table. Before the model is called, the photo is counted on
 * the daily budget and the account's share in one transaction. Throws `recognition_share_reached`,
 * `recognition_budget_reached` and the codes of `failureOf` and `readSighting`.
 */
export async function recognisePhoto(ctx: RecognitionContext, photo: PlatePhoto): Promise<TextReading> {
  const { database, recognizer, log, accountId } = ctx
  await database.asSystem((tx) => countPhoto(ofAccount(tx, accountId), ctx))
  const { sighting, tokens, promptVersion, askedAgain } = await askModel(ctx, photo)
  log.info(
    { recognizer: recognizer.name, promptVersion, askedAgain, tokens, items: sighting.items.length },
    'photo recognised',
  )
  return readSighting(sighting)
}

/** Context of a transcription, which needs a configured model. */
type TranscriptionContext = AccountContext &
  Pick<RecognitionServices, 'visionCallsPerDay'> & { readonly transcriber: LabelTranscriber }

/**
 * Returns the text of the label on a photo, which counts like a photo of a plate. Throws `photo_without_label`,
 * `label_reading_failed`, `recognition_share_reached`, `recognition_budget_reached`.
 */
export async function transcribePhoto(ctx: TranscriptionContext, jpeg: Uint8Array): Promise<string> {
  const { database, transcriber, log, accountId } = ctx
  await database.asSystem((tx) => countPhoto(ofAccount(tx, accountId), ctx))
  const signal = AbortSignal.timeout(recognitionSeconds * 1000)
  const photo = { bytes: jpeg, mediaType: 'image/jpeg' }
  const read = await transcriber.transcribe(photo, { signal }).catch((error: unknown) => {
    throw error instanceof RecognitionError ? labelFailureOf(error.kind) : error
  })
  const { imageKind, text, tokens, promptVersion } = read
  log.info({ recognizer: transcriber.name, promptVersion, tokens, imageKind }, 'label transcribed')
  if (imageKind !== 'rotulo' || text.trim() === '') throw fail('photo_without_label')
  return text
}

type BudgetContext = Pick<RecognitionContext, 'clock' | 'visionCallsPerDay'>

async function budgetNow(tx: AccountTransaction, { clock, visionCallsPerDay }: BudgetContext) {
  const now = clock.now()
  const day = civilDay(now, budgetTimezone)
  const hasPaid = isPaying(await findSubscription(tx, now))
  return { day, hasPaid, budget: budgetFor(hasPaid, visionCallsPerDay) }
}

async function countPhoto(tx: AccountTransaction, ctx: BudgetContext): Promise<void> {
  const { day, hasPaid, budget } = await budgetNow(tx, ctx)
  if (ctx.visionCallsPerDay === 0) throw fail('recognition_budget_reached')
  if (!(await queries.countShare(tx, day, budget.ofAccount))) {
    throw fail('recognition_share_reached', { limit: budget.ofAccount })
  }
  if (!(await queries.countVisionCall(tx, day, { ...budget, isTrial: !hasPaid }))) {
    throw fail('recognition_budget_reached', hasPaid ? {} : { whose: ' no teste grátis' })
  }
}

/**
 * Counts a second request about one photo on the daily budget. Returns false if the budget is used up or the count
 * fails. The account's share counts photos, so it does not change.
 */
async function mayAskAgain(ctx: RecognitionContext): Promise<boolean> {
  try {
    return await ctx.database.asSystem(async (tx) => {
      const { day, hasPaid, budget } = await budgetNow(ofAccount(tx, ctx.accountId), ctx)
      return queries.countVisionCall(tx, day, { ...budget, isTrial: !hasPaid })
    })
  } catch (error) {
    ctx.log.error({ error: describeError(error) }, 'a second request was not counted and not made')
    return false
  }
}

async function askModel(ctx: RecognitionContext, { bytes, mealType }: PlatePhoto) {
  // The request's signal is not used: if the caller disconnects, the paid result is still stored for the caller's next
  // request.
  const patience = AbortSignal.timeout(recognitionSeconds * 1000)
  try {
    return await ctx.recognizer.recognise(
      { bytes, mediaType: 'image/jpeg' },
      { mealType },
      { signal: patience, mayAskAgain: () => mayAskAgain(ctx) },
    )
  } catch (error) {
    throw error instanceof RecognitionError ? failureOf(error.kind) : error
  }
}

/**
 * Counts a refused photo. The first `freeRefusals` of an account's day cost no scan; later ones do, and the failure
 * says so. Accounts with unlimited scans are never charged.
 */
export async function judgeRefusal(
  { database, accountId, clock }: AccountContext,
  code: PhotoRefusal,
): Promise<{ readonly failure: Failure; readonly costsScan: boolean }> {
  const now = clock.now()
  return database.asSystem(async (tx) => {
    const own = ofAccount(tx, accountId)
    const { scans_quota_mo: quota } = await findSubscription(own, now)
    const nth = await queries.countRefusal(own, civilDay(now, budgetTimezone))
    const costs = quota !== unlimited && costsScan(nth)
    return { failure: refusalOf(code, nth, quota !== unlimited), costsScan: costs }
  })
}

/** Deletes the shares of days more than two days ago, which are over in every time zone. */
export async function deleteOldShares({ database, clock }: Platform): Promise<void> {
  const before = civilDay(new Date(clock.now().getTime() - 2 * 86_400_000), budgetTimezone)
  await database.asSystem((tx) => queries.removeSharesBefore(tx, before))
}
