import type { listWeights as endpoint, WeightHistory } from '#contract/day/weights.ts'
import type { Query } from '#contract/endpoint.ts'
import { addDays } from '#nutrition/shared/calendar/days.ts'
import { rapidLossNotice } from '#nutrition/day/weights/rapid-loss.ts'
import { weightToAskAbout } from '#nutrition/day/weights/weight-question.ts'
import { tenth } from '#nutrition/shared/figures/rounding.ts'
import { targetsWeighing } from '../../account/questionnaire/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import { refuseLongPeriod } from '../days/service.ts'
import * as queries from './queries.ts'
import { describeQuestion, describeWeights } from './rules.ts'
import { answeredWeight, lookBackDays, readWeigher, type Weigher } from './weigher.ts'

const usualPeriodDays = 90
/** Earliest date from which days are subtracted: PostgreSQL has no year 0. */
const firstDay = '0002-01-01'
/** Days before a period whose weights the trend of its first day needs: a trend is the mean of seven days. */
const trendDaysBefore = 6

/** Returns the weights of a period. Throws `questionnaire_required`, `weight_hidden`, `day_out_of_range`. */
export function readWeights(
  { database, accountId, now }: AccountContext,
  asked: Query<typeof endpoint>,
): Promise<WeightHistory> {
  return database.asAccount(accountId, async (tx) => describeHistory(await readWeigher(tx, now), asked))
}

/**
 * Describes the weights of a period, by default the last `usualPeriodDays` days, with the open question and the notice.
 * Throws `day_out_of_range`.
 */
export async function describeHistory(
  weigher: Weigher,
  asked: Query<typeof endpoint> = {},
): Promise<WeightHistory> {
  const { tx, now, nutritionProfile, questionnaire } = weigher
  const today = civilDay(now, nutritionProfile.timezone)
  // The period includes tomorrow, because a device whose clock is ahead may have saved a weight for it.
  const to = asked.to ?? addDays(today, 1)
  const from = asked.from ?? addDays(today, 1 - usualPeriodDays)
  refuseLongPeriod(from, to)
  const shown = await queries.listWeights(tx, from > firstDay ? addDays(from, -trendDaysBefore) : from, to)
  const weighed = await queries.findLatestWeight(tx)
  const answered = answeredWeight(weigher)
  const latest = weighed && weighed.date >= answered.date ? weighed : answered
  const asksAbout = await readAskedWeight(weigher)
  const { answers, targetPlan } = questionnaire
  const { targets } = nutritionProfile
  const eatsLess = targets !== null && targets.weeklyMeanKcal < targets.tdeeKcal
  return {
    from,
    to,
    weights: describeWeights(shown, from),
    latest: { date: latest.date, weight_kg: tenth(latest.weightKg) },
    question:
      asksAbout === null
        ? null
        : describeQuestion(asksAbout, {
            answers,
            before: targetPlan,
            after: targetsWeighing(questionnaire, asksAbout, now),
          }),
    notice: rapidLossNotice(await listRecent(weigher), eatsLess),
  }
}

/**
 * Returns the weight about which the account is asked whether its targets should use it; `null` without an open
 * question.
 */
export async function readAskedWeight(weigher: Weigher): Promise<number | null> {
  const { date: since, weightKg } = answeredWeight(weigher)
  const postponement = await queries.findPostponement(weigher.tx)
  return weightToAskAbout(await listRecent(weigher), { since, weightKg }, postponement)
}

/** Lists the weights of the last `lookBackDays` days, today and tomorrow, oldest first. */
export function listRecent({ tx, now, nutritionProfile }: Weigher) {
  const today = civilDay(now, nutritionProfile.timezone)
  return queries.listWeights(tx, addDays(today, -lookBackDays), addDays(today, 1))
}
