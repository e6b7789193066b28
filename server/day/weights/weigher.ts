import { weightNeedsQuestionnaire } from '#contract/errors.ts'
import type { WeighIn } from '#nutrition/day/weights/weigh-in.ts'
import {
  type AnsweredQuestionnaire,
  type ProfileContext,
  readNutritionProfile,
  readQuestionnaire,
} from '../../account/profile/service.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'

/** An account that may log weights, inside a transaction. */
export interface Weigher extends ProfileContext {
  readonly questionnaire: AnsweredQuestionnaire
}

/** Number of days of weights that trends, questions and notices look back, and doubts in both directions. */
export const lookBackDays = 35

/**
 * Loads an account that may log weights: it has answered the questionnaire, and its numbers are not hidden. Throws
 * `questionnaire_required`, `weight_hidden`. Pass `lockQuestionnaire` to lock the answers until the transaction ends.
 */
export async function readWeigher(
  tx: AccountTransaction,
  now: Date,
  readAnswered = readQuestionnaire,
): Promise<Weigher> {
  const questionnaire = await readAnswered(tx)
  if (!questionnaire) throw fail('questionnaire_required', {}, { detail: weightNeedsQuestionnaire })
  const nutritionProfile = await readNutritionProfile(tx, now)
  if (nutritionProfile.hidesNumbers) throw fail('weight_hidden')
  return { tx, now, nutritionProfile, questionnaire }
}

/** Returns the weight in the questionnaire as a weigh-in on the day of the answers. */
export function answeredWeight({
  nutritionProfile,
  questionnaire: { answers, answeredAt },
}: Weigher): WeighIn {
  return {
    date: civilDay(answeredAt, nutritionProfile.timezone),
    weightKg: answers.anthropometrics.weight_kg,
  }
}
