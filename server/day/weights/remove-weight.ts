import type { removeWeight as endpoint, WeightHistory } from '#contract/day/weights.ts'
import type { Params } from '#contract/endpoint.ts'
import { lockQuestionnaire } from '../../account/profile/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { followPace } from './loss-pace.ts'
import { deleteWeight } from './queries.ts'
import { readWeigher } from './weigher.ts'
import { describeHistory } from './weight-history.ts'

/** Deletes the weight of a day; a day without one changes nothing. Throws `questionnaire_required`, `weight_hidden`. */
export function removeWeight(
  { database, accountId, now }: AccountContext,
  { date }: Params<typeof endpoint>,
): Promise<WeightHistory> {
  return database.asAccount(accountId, async (tx) => {
    const weigher = await readWeigher(tx, now, lockQuestionnaire)
    await deleteWeight(tx, date)
    return describeHistory(await followPace(weigher))
  })
}
