import type { Body, Reply } from '#contract/endpoint.ts'
import type {
  answerPlanChange as answerEndpoint,
  readPlanChange as readEndpoint,
} from '#contract/menus/plan-changes.ts'
import { hidesNumbers } from '#nutrition/safety/gates.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import {
  type AnsweredQuestionnaire,
  changeQuestionnaire,
  currentHealth,
  lockQuestionnaire,
  readQuestionnaire,
} from '../../account/profile/service.ts'
import { describePlanChange } from './rules.ts'

type Shown = Reply<typeof readEndpoint>

/** Returns the change of targets that the person has not seen or decided yet; `null` without one. */
export function readPlanChange({ database, accountId, now }: AccountContext): Promise<Shown> {
  return database.readAsAccount(accountId, async (tx) => describe(await readQuestionnaire(tx), now))
}

/**
 * Applies, postpones or acknowledges the change made at `made_at`. An answer to another change has no effect, because
 * the person has not seen the current one.
 */
export function answerPlanChange(
  { database, accountId, now }: AccountContext,
  { made_at: madeAt, accept }: Body<typeof answerEndpoint>,
): Promise<Shown> {
  return database.asAccount(accountId, async (tx) => {
    const questionnaire = await lockQuestionnaire(tx)
    if (questionnaire?.planChange?.madeAt === madeAt) await settle(tx, questionnaire, accept)
    return describe(await readQuestionnaire(tx), now)
  })
}

async function settle(
  tx: AccountTransaction,
  { planChange }: AnsweredQuestionnaire,
  accept: boolean,
): Promise<void> {
  if (!planChange) return
  const { plan, cause, state } = planChange
  if (state === 'applied' || plan === null) return changeQuestionnaire(tx, { planChange: null })
  if (!accept) {
    return changeQuestionnaire(tx, { planChange: { ...planChange, state: 'postponed' } })
  }
  await changeQuestionnaire(tx, {
    targetPlan: plan,
    planChange: null,
    ...(cause === 'ritmo_calmo' && { fastLoss: null }),
  })
}

function describe(questionnaire: AnsweredQuestionnaire | null, now: Date): Shown {
  if (!questionnaire?.planChange) return { plan_change: null }
  const { person } = currentHealth(questionnaire, now)
  return { plan_change: describePlanChange(questionnaire.planChange, hidesNumbers(person)) }
}
