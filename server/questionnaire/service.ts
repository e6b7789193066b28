import { consentTexts } from '#contract/consent-texts.ts'
import type { Answers, TargetSummary } from '#contract/questionnaire.ts'
import { exclusionsOf } from '#nutrition/safety/exclusions.ts'
import { hidesNumbers } from '#nutrition/safety/gates.ts'
import { planTargets } from '#nutrition/targets/plan-targets.ts'
import type { AccountId } from '../platform/account-id.ts'
import { civilDay } from '../platform/civil-day.ts'
import type { Database, Transaction } from '../platform/database.ts'
import { fail } from '../platform/failure.ts'
import type { Account } from '../platform/session.ts'
import { type ConsentOrigin, recordConsent } from '../privacy/service.ts'
import { findQuestionnaire, saveQuestionnaire } from './queries.ts'
import { fieldsOf, personFrom, settleAnswers, summarizeTargets } from './rules.ts'

/** Ages are counted where the rules were written for. */
const ageTimezone = 'America/Sao_Paulo'

/** The last answers and what the rules made of them; `null` before the first. */
export async function readHealthPicture(tx: Transaction, accountId: AccountId, now: Date) {
  const row = await findQuestionnaire(tx, accountId)
  if (!row) return null
  const { answers, targetPlan } = row
  const person = personFrom(answers, civilDay(now, ageTimezone))
  return {
    answers,
    person,
    exclusions: exclusionsOf(person),
    targets: targetPlan.kind === 'numeric' ? targetPlan : null,
    noTargetReason: targetPlan.kind === 'qualitative' ? (targetPlan.reasons[0]?.text ?? null) : null,
    hidesNumbers: hidesNumbers(person),
  }
}

export async function readAnswers(
  database: Database,
  accountId: AccountId,
): Promise<{ answers: Answers | null; targets: TargetSummary | null }> {
  const row = await database.asAccount(accountId, (tx) => findQuestionnaire(tx, accountId))
  return row
    ? { answers: row.answers, targets: summarizeTargets(row.targetPlan) }
    : { answers: null, targets: null }
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
): Promise<TargetSummary> {
  const { medical_disclaimer_ack, data_anonymous_ok, follow_up_ok } = given.consents
  if (!medical_disclaimer_ack) throw fail('disclaimer_required')
  if (!data_anonymous_ok) throw fail('health_consent_required')
  const answers = settleAnswers(given)

  const today = civilDay(now, ageTimezone)
  const targetPlan = planTargets(personFrom(answers, today))
  if (targetPlan.kind === 'invalid') {
    throw fail('answers_invalid', {}, { fields: fieldsOf(targetPlan.problems) })
  }

  await database.asAccount(account.id, async (tx) => {
    for (const [purpose, granted] of [
      ['aviso_medico', medical_disclaimer_ack],
      ['dados_saude_plano', data_anonymous_ok],
      ['acompanhamento', follow_up_ok],
    ] as const) {
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
    await saveQuestionnaire(tx, account.id, { answers, targetPlan, answeredOn: today, answeredAt: now })
  })
  return summarizeTargets(targetPlan)
}
