import { consentTexts } from '#contract/consent-texts.ts'
import type { ConsentPurpose } from '#contract/privacy.ts'
import type { Answers, TargetSummary } from '#contract/questionnaire.ts'
import { planTargets, type TargetPlan } from '#nutrition/targets/plan-targets.ts'
import type { AccountId } from '../platform/account-id.ts'
import { civilDay } from '../platform/civil-day.ts'
import type { Database, Transaction } from '../platform/database.ts'
import { fail } from '../platform/failure.ts'
import type { Account } from '../platform/session.ts'
import { type ConsentOrigin, hasConsent, recordConsent } from '../privacy/service.ts'
import {
  ageTimezone,
  type AnsweredQuestionnaire,
  personFrom,
  readQuestionnaire,
  saveQuestionnaire,
} from '../profile/service.ts'
import { fieldsOf, settleAnswers, summarizeTargets, weighing } from './rules.ts'

export { summarizeTargets } from './rules.ts'

export async function readAnswers(
  database: Database,
  accountId: AccountId,
): Promise<{ answers: Answers | null; targets: TargetSummary | null }> {
  const questionnaire = await database.asAccount(accountId, (tx) => readQuestionnaire(tx, accountId))
  return questionnaire
    ? { answers: questionnaire.answers, targets: summarizeTargets(questionnaire.targetPlan) }
    : { answers: null, targets: null }
}

/** A consent that these answers give or take back; one that stays as it was is none. */
interface ChangedConsent {
  readonly purpose: ConsentPurpose
  readonly granted: boolean
}

/**
 * Keeps the answers, the consents with the words that were shown, and the targets the rules make of them, all or
 * nothing. The one writer of `questionnaire_completed`.
 */
export async function answerQuestionnaire(
  database: Database,
  account: Account,
  given: Answers,
  origin: ConsentOrigin,
  now: Date,
): Promise<{ targets: TargetSummary; changed: readonly ChangedConsent[] }> {
  const { medical_disclaimer_ack, data_anonymous_ok, follow_up_ok } = given.consents
  if (!medical_disclaimer_ack) throw fail('disclaimer_required')
  if (!data_anonymous_ok) throw fail('health_consent_required')
  const answers = settleAnswers(given)

  const targetPlan = targetsFor(answers, now)
  if (targetPlan.kind === 'invalid') {
    throw fail('answers_invalid', {}, { fields: fieldsOf(targetPlan.problems) })
  }

  const changed: ChangedConsent[] = []
  await database.asAccount(account.id, async (tx) => {
    for (const [purpose, granted] of [
      ['aviso_medico', medical_disclaimer_ack],
      ['dados_saude_plano', data_anonymous_ok],
      ['acompanhamento', follow_up_ok],
    ] as const) {
      if (granted !== (await hasConsent(tx, account.id, purpose))) changed.push({ purpose, granted })
      await recordConsent(tx, {
        accountId: account.id,
        purpose,
        granted,
        shown: consentTexts[purpose],
        source: 'questionnaire',
        origin,
        at: now,
      })
    }
    await saveQuestionnaire(tx, account, { answers, targetPlan }, now)
  })
  return { targets: summarizeTargets(targetPlan), changed }
}

/** What the rules would make of the answers with another weight; nothing is kept. */
export function targetsWeighing(answers: Answers, weightKg: number, now: Date): TargetPlan {
  return targetsFor(weighing(answers, weightKg), now)
}

/**
 * Answers as before but for the weight, and the targets made anew by the same rules; nothing is kept that they refuse.
 * It stays the day of those answers: weights since then go on counting.
 */
export async function answerWeight(
  tx: Transaction,
  account: Account,
  before: AnsweredQuestionnaire,
  weightKg: number,
  now: Date,
): Promise<TargetPlan> {
  const answers = weighing(before.answers, weightKg)
  const targetPlan = targetsFor(answers, now)
  if (targetPlan.kind !== 'invalid') {
    await saveQuestionnaire(tx, account, { answers, targetPlan }, before.answeredAt)
  }
  return targetPlan
}

function targetsFor(answers: Answers, now: Date): TargetPlan {
  return planTargets(personFrom(answers, civilDay(now, ageTimezone)))
}
