import type { Answers, TargetSummary } from '#contract/account/questionnaire.ts'
import { planTargets, type TargetPlan } from '#nutrition/targets/plan-targets.ts'
import { planChangeKind } from '#nutrition/targets/stored-plan.ts'
import type { AccountContext } from '../../platform/context.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import {
  ageTimezone,
  type AnsweredQuestionnaire,
  changeQuestionnaire,
  currentHealth,
  type ProfileContext,
  readQuestionnaire,
} from '../profile/service.ts'
import { personFrom, type FastLoss, type PlanChangeCause } from '../profile/rules.ts'
import { decidePlanChange, summarizeTargets, weighing } from './rules.ts'

export async function readAnswers({
  database,
  accountId,
  now,
}: AccountContext): Promise<{ answers: Answers | null; targets: TargetSummary | null }> {
  const questionnaire = await database.asAccount(accountId, readQuestionnaire)
  if (!questionnaire) return { answers: null, targets: null }
  const { plan } = currentHealth(questionnaire, now)
  return {
    answers: questionnaire.answers,
    targets: summarizeTargets(plan.kind === 'invalid' ? questionnaire.targetPlan : plan),
  }
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
 * the answers stays, so that weigh-ins since then still count. Caller holds the profile lock.
 */
export async function answerWeight(
  { tx, now }: Pick<ProfileContext, 'tx' | 'now'>,
  before: AnsweredQuestionnaire,
  weightKg: number,
): Promise<TargetPlan> {
  const answers = weighing(before.answers, weightKg)
  const targetPlan = targetsFor(answers, now, before.fastLoss)
  if (targetPlan.kind !== 'invalid') {
    await changeQuestionnaire(tx, { answers, targetPlan, planChange: null })
  }
  return targetPlan
}

type Revision = Partial<Pick<AnsweredQuestionnaire, 'answers' | 'fastLoss'>>

/**
 * Saves changed inputs of a plan with the plan that today's rules compute. A safer plan applies at once and is
 * announced. Any other change of figures waits for consent, unless the account requested it (`saude`) and the stored
 * plan has the same rules version. Caller holds the profile lock.
 */
export async function reviseQuestionnaire(
  { tx, now }: Pick<ProfileContext, 'tx' | 'now'>,
  before: AnsweredQuestionnaire,
  { cause, ...revision }: Revision & { readonly cause: PlanChangeCause },
): Promise<void> {
  const { answers, fastLoss } = { ...before, ...revision }
  const made = targetsFor(answers, now, fastLoss)
  if (made.kind === 'invalid') return changeQuestionnaire(tx, revision)
  const isAsked = cause === 'saude' && before.targetPlan.rulesVersion === made.rulesVersion
  const decision = decidePlanChange(before.targetPlan, made, { cause, isAsked, now })
  await changeQuestionnaire(tx, { ...revision, ...decision })
}

/**
 * Asks whether to resume the goal after a fast loss has calmed down. A plan that is then the same or safer applies at
 * once. Caller holds the profile lock.
 */
export async function offerResuming(
  tx: AccountTransaction,
  questionnaire: AnsweredQuestionnaire,
  now: Date,
): Promise<void> {
  const { answers, targetPlan, fastLoss, planChange } = questionnaire
  // The question is asked once: after "agora não" it remains in the profile.
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

/** Computes the targets for these answers by today's rules. */
export function targetsFor(answers: Answers, now: Date, fastLoss: FastLoss | null): TargetPlan {
  return planTargets(personFrom(answers, civilDay(now, ageTimezone), fastLoss !== null))
}
