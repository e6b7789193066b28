import type { saveWeight as endpoint, WeightHistory } from '#contract/day/weights.ts'
import type { Body, Params } from '#contract/endpoint.ts'
import { addDays } from '#nutrition/shared/calendar/days.ts'
import type { WeighIn } from '#nutrition/day/weights/weigh-in.ts'
import { tenth } from '#nutrition/shared/figures/rounding.ts'
import { lockQuestionnaire } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { resolveDay } from '../days/service.ts'
import { followPace } from './loss-pace.ts'
import * as queries from './queries.ts'
import { doubtOf } from './rules.ts'
import { answeredWeight, lookBackDays, readWeigher, type Weigher } from './weigher.ts'
import { describeHistory } from './weight-history.ts'

/**
 * Saves the weight of a day; it replaces the day's earlier weight. Throws `questionnaire_required`, `weight_hidden`,
 * `day_out_of_range`, and `weight_unlikely` unless `confirmed`.
 */
export function saveWeight(
  { database, accountId, now }: AccountContext,
  { date: asked, weight_kg, confirmed = false }: Params<typeof endpoint> & Body<typeof endpoint>,
): Promise<WeightHistory> {
  return database.asAccount(accountId, async (tx) => {
    // The questionnaire is locked: withdrawing the consent to health data deletes all weights, and a weight saved at the
    // same moment would remain.
    const weigher = await readWeigher(tx, now, lockQuestionnaire)
    const weighIn = { date: resolveDay(asked, weigher.nutritionProfile, now), weightKg: tenth(weight_kg) }
    if (!confirmed) await assertLikely(weigher, weighIn)
    await queries.saveWeight(tx, weighIn, now)
    return describeHistory(await followPace(weigher))
  })
}

async function assertLikely(weigher: Weigher, weighIn: WeighIn): Promise<void> {
  const near = [addDays(weighIn.date, -lookBackDays), addDays(weighIn.date, lookBackDays)] as const
  const weighed = await queries.listWeights(weigher.tx, ...near)
  // The weight being replaced is ignored, because it may have been the mistake.
  const others = weighed.filter(({ date }) => date !== weighIn.date)
  const { height_cm } = weigher.questionnaire.answers.anthropometrics
  const doubt = doubtOf(weighIn, [...others, answeredWeight(weigher)], height_cm)
  if (doubt) throw doubt
}
