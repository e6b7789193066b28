import type { answerWeightQuestion as endpoint } from '#contract/day/weights.ts'
import type { WithoutToday } from '#contract/day/today.ts'
import type { Body } from '#contract/endpoint.ts'
import { tenth } from '#nutrition/shared/figures/rounding.ts'
import { lockQuestionnaire } from '../../account/profile/service.ts'
import { summarizeTargets } from '../../account/questionnaire/rules.ts'
import { answerWeight } from '../../account/questionnaire/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { fail } from '../../platform/failure.ts'
import { findPostponement, savePostponement } from './queries.ts'
import { reviewOf } from './rules.ts'
import { readWeigher, type Weigher } from './weigher.ts'
import { describeHistory, readAskedWeight } from './weight-history.ts'

/**
 * Updates the targets to the weight asked about, or (`agora_nao`) postpones the question until the trend has moved
 * again by `askedChangeKg`. Repeating an applied answer changes nothing. Throws `weight_question_closed` for another
 * weight than the one asked about, and `weight_needs_review`.
 */
export function answerWeightQuestion(
  { database, accountId, now }: AccountContext,
  asked: Body<typeof endpoint>,
): Promise<WithoutToday<typeof endpoint>> {
  return database.asAccount(accountId, async (tx) => {
    const weigher = await readWeigher(tx, now, lockQuestionnaire)
    const { answers, targetPlan } = weigher.questionnaire
    const trendKg = await readAskedWeight(weigher)
    if (trendKg !== tenth(asked.weight_kg)) {
      if (!(await isAnswered(weigher, asked))) throw fail('weight_question_closed')
      return { history: await describeHistory(weigher), targets: summarizeTargets(targetPlan) }
    }
    if (asked.answer === 'agora_nao') {
      await savePostponement(tx, { trendKg, targetKg: tenth(answers.anthropometrics.weight_kg) }, now)
      return { history: await describeHistory(weigher), targets: summarizeTargets(targetPlan) }
    }
    const made = await answerWeight({ tx, now }, weigher.questionnaire, trendKg)
    if (made.kind === 'invalid') throw fail('weight_needs_review', { reason: reviewOf(made) ?? '' })
    return { history: await describeHistory(await readWeigher(tx, now)), targets: summarizeTargets(made) }
  })
}

/** Returns whether this answer was already applied, so that its repetition succeeds. */
async function isAnswered(
  { tx, questionnaire }: Weigher,
  { answer, weight_kg }: Body<typeof endpoint>,
): Promise<boolean> {
  if (answer === 'atualizar') return questionnaire.answers.anthropometrics.weight_kg === weight_kg
  return (await findPostponement(tx))?.trendKg === weight_kg
}
