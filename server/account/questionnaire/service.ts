import { consentTexts } from '#contract/privacy/consent-texts.ts'
import type { ConsentPurpose } from '#contract/privacy/consents.ts'
import type { Answers, TargetSummary } from '#contract/account/questionnaire.ts'
import { planTargets, type TargetPlan } from '#nutrition/targets/plan-targets.ts'
import { planChangeKind } from '#nutrition/targets/stored-plan.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import type { AccountTransaction, Database } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import type { Account } from '../../platform/http/session.ts'
import { type ConsentOrigin, hasConsent, recordConsent } from '../../privacy/consents/service.ts'
import {
  ageTimezone,
  type AnsweredQuestionnaire,
  changeQuestionnaire,
  currentHealth,
  lockQuestionnaire,
  readQuestionnaire,
  saveQuestionnaire,
} from '../profile/service.ts'
import { personFrom, type FastLoss, type PlanChangeCause } from '../profile/rules.ts'
import { decidePlanChange, fieldsOf, normalizeAnswers, summarizeTargets, weighing } from './rules.ts'

export async function readAnswers(
  database: Database,
  accountId: AccountId,
  now: Date,
): Promise<{ answers: Answers | null; targets: TargetSummary | null }> {
  const questionnaire = await database.asAccount(accountId, (tx) => readQuestionnaire(tx))
  if (!questionnaire) return { answers: null, targets: null }
  const { plan } = currentHealth(questionnaire, now)
  return {
    answers: questionnaire.answers,
    targets: summarizeTargets(plan.kind === 'invalid' ? questionnaire.targetPlan : plan),
  }
}

/** Consent that these answers change. Unchanged ones are not recorded. */
interface ChangedConsent {
  readonly purpose: ConsentPurpose
  readonly granted: boolean
}

/**
 * Saves the answers, the consents with the displayed wording, and the computed targets in one transaction. Only this
 * function records `questionnaire_completed`.
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
  const changed: ChangedConsent[] = []
  const targets = await database.asAccount(account.id, async (tx) => {
    const before = await lockQuestionnaire(tx)
    const answers = withMentions(normalizeAnswers(given), before?.answers.health_review.mentions ?? [])
    const targetPlan = targetsFor(answers, now, before?.fastLoss ?? null)
    if (targetPlan.kind === 'invalid') {
      throw fail('answers_invalid', {}, { fields: fieldsOf(targetPlan.problems) })
    }
    for (const [purpose, granted] of [
      ['aviso_medico', medical_disclaimer_ack],
      ['dados_saude_plano', data_anonymous_ok],
      ['acompanhamento', follow_up_ok],
    ] as const) {
      if (granted !== (await hasConsent(tx, purpose))) changed.push({ purpose, granted })
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
    return summarizeTargets(targetPlan)
  })
  return { targets, changed }
}

/** Restores the mentions of other screens, whatever copy of the answers a client sends. */
function withMentions(answers: Answers, mentions: Answers['health_review']['mentions']): Answers {
  return { ...answers, health_review: { ...answers.health_review, mentions } }
}

/** Computes the targets for another weight without saving them. */
export function targetsWeighing(
  { answers, fastLoss }: AnsweredQuestionnaire,
  weightKg: number,
  now: Date,
): TargetPlan {
  return targetsFor(weighing(answers, weightKg), now, fastLoss)
}

/**
 * Replaces the weight in the answers and recomputes the targets; saves nothing if the rules reject them. The date of
 * the answers stays, so that weigh-ins since then still count.
 */
export async function answerWeight(
  tx: AccountTransaction,
  account: Account,
  before: AnsweredQuestionnaire,
  weightKg: number,
  now: Date,
): Promise<TargetPlan> {
  const answers = weighing(before.answers, weightKg)
  const targetPlan = targetsFor(answers, now, before.fastLoss)
  if (targetPlan.kind !== 'invalid') {
    await saveQuestionnaire(tx, account, { answers, targetPlan }, before.answeredAt)
  }
  return targetPlan
}

type Revision = Partial<Pick<AnsweredQuestionnaire, 'answers' | 'fastLoss'>>

/**
 * Saves changed inputs of a plan with the plan that today's rules give. A safer plan applies at once and is announced.
 * Any other change of figures that was not requested waits for consent; so does a requested one if newer rules would
 * change more. Caller holds the profile lock.
 */
export async function reviseQuestionnaire(
  tx: AccountTransaction,
  before: AnsweredQuestionnaire,
  revision: Revision,
  cause: PlanChangeCause,
  now: Date,
): Promise<void> {
  const { answers, fastLoss } = { ...before, ...revision }
  const made = targetsFor(answers, now, fastLoss)
  if (made.kind === 'invalid') return changeQuestionnaire(tx, revision)
  const isAsked = cause === 'saude' && before.targetPlan.rulesVersion === made.rulesVersion
  const decision = decidePlanChange(before.targetPlan, made, { cause, isAsked, now })
  await changeQuestionnaire(tx, { ...revision, ...decision })
}

/** Asks whether to resume the goal after a fast loss has calmed down. Caller holds the profile lock. */
export async function offerResuming(
  tx: AccountTransaction,
  questionnaire: AnsweredQuestionnaire,
  now: Date,
): Promise<void> {
  const { answers, targetPlan, fastLoss, planChange } = questionnaire
  // Asked once: after "agora não" the question remains in the profile.
  if (planChange?.cause === 'ritmo_calmo') return
  const made = targetsFor(answers, now, null)
  if (made.kind === 'invalid') return
  const isOver = planChangeKind(targetPlan, made) !== 'other'
  await changeQuestionnaire(
    tx,
    isOver
      ? { fastLoss: null, targetPlan: made }
      : { fastLoss, ...decidePlanChange(targetPlan, made, { cause: 'ritmo_calmo', isAsked: false, now }) },
  )
}

function targetsFor(answers: Answers, now: Date, fastLoss: FastLoss | null): TargetPlan {
  return planTargets(personFrom(answers, civilDay(now, ageTimezone), fastLoss !== null))
}
