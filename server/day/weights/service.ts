import type { Body, Reply } from '#contract/endpoint.ts'
import { weightNeedsQuestionnaire } from '#contract/errors.ts'
import type {
  answerWeightQuestion as answerEndpoint,
  saveWeight as saveEndpoint,
  WeightHistory,
} from '#contract/day/weights.ts'
import { addDays } from '#nutrition/calendar/days.ts'
import { hidesNumbers } from '#nutrition/safety/gates.ts'
import { rapidLossNotice } from '#nutrition/day/weights/rapid-loss.ts'
import { tenth } from '#nutrition/figures/rounding.ts'
import type { WeighIn } from '#nutrition/day/weights/weigh-in.ts'
import { weightToAskAbout } from '#nutrition/day/weights/weight-question.ts'
import { refuseLongPeriod, resolveDay } from '../days/service.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import type { AccountTransaction, Database } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import type { Account } from '../../platform/http/session.ts'
import {
  type AnsweredQuestionnaire,
  changeQuestionnaire,
  lockQuestionnaire,
  readNutritionProfile,
  readQuestionnaire,
} from '../../account/profile/service.ts'
import { personFrom, type NutritionProfile } from '../../account/profile/rules.ts'
import { summarizeTargets } from '../../account/questionnaire/rules.ts'
import {
  answerWeight,
  offerResuming,
  reviseQuestionnaire,
  targetsWeighing,
} from '../../account/questionnaire/service.ts'
import * as queries from './queries.ts'
import { describeQuestion, describeWeights, doubtOf, fastLossAfter, isCalmAgain, reviewOf } from './rules.ts'

const usualPeriodDays = 90
/** Lower bound of a period: PostgreSQL has no year 0. */
const firstDay = '0002-01-01'
/** Days needed by trends, questions and notices. */
const lookBackDays = 35

/** Lists the weights of a period, oldest first; empty for accounts with hidden numbers. */
export async function listWeights(tx: AccountTransaction, from: string, to: string): Promise<WeighIn[]> {
  const questionnaire = await readQuestionnaire(tx)
  if (!questionnaire || hidesNumbers(personFrom(questionnaire.answers, to))) return []
  return queries.listWeights(tx, from, to)
}

/** Returns the latest weight since that day. */
export async function findWeightSince(tx: AccountTransaction, day: string): Promise<number | null> {
  const latest = await queries.findLatestWeight(tx)
  return latest && latest.date >= day ? latest.weightKg : null
}

interface Weigher {
  readonly nutritionProfile: NutritionProfile
  readonly questionnaire: AnsweredQuestionnaire
}

/** Loads an account that may log weights: it has consented and its numbers are not hidden. */
async function readWeigher(
  tx: AccountTransaction,
  now: Date,
  readAnswered = readQuestionnaire,
): Promise<Weigher> {
  const questionnaire = await readAnswered(tx)
  if (!questionnaire) throw fail('questionnaire_required', {}, { detail: weightNeedsQuestionnaire })
  const nutritionProfile = await readNutritionProfile(tx, now)
  if (nutritionProfile.hidesNumbers) throw fail('weight_hidden')
  return { nutritionProfile, questionnaire }
}

interface Period {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export function readWeights(
  database: Database,
  accountId: AccountId,
  asked: Period,
  now: Date,
): Promise<WeightHistory> {
  return database.asAccount(accountId, async (tx) =>
    describeHistory(tx, await readWeigher(tx, now), asked, now),
  )
}

export function saveWeight(
  database: Database,
  accountId: AccountId,
  askedDay: string,
  { weight_kg, confirmed = false }: Body<typeof saveEndpoint>,
  now: Date,
): Promise<WeightHistory> {
  return database.asAccount(accountId, async (tx) => {
    // Locked, so that no weight is saved while the consent is being withdrawn.
    const weigher = await readWeigher(tx, now, lockQuestionnaire)
    const date = resolveDay(askedDay, weigher.nutritionProfile, now)
    const weighIn = { date, weightKg: tenth(weight_kg) }
    if (!confirmed) await assertLikely(tx, weigher, weighIn)
    await queries.saveWeight(tx, weighIn, now)
    return describeHistory(tx, await withPace(tx, weigher, now), {}, now)
  })
}

export function removeWeight(
  database: Database,
  accountId: AccountId,
  date: string,
  now: Date,
): Promise<WeightHistory> {
  return database.asAccount(accountId, async (tx) => {
    const weigher = await readWeigher(tx, now, lockQuestionnaire)
    await queries.deleteWeight(tx, date)
    return describeHistory(tx, await withPace(tx, weigher, now), {}, now)
  })
}

/** Pauses a deficit while the trend falls too fast, and asks about it once the trend has been calm. */
async function withPace(tx: AccountTransaction, weigher: Weigher, now: Date): Promise<Weigher> {
  const { nutritionProfile, questionnaire } = weigher
  const { fastLoss } = questionnaire
  const today = civilDay(now, nutritionProfile.timezone)
  const recent = await queries.listWeights(tx, addDays(today, -lookBackDays), addDays(today, 1))
  const next = fastLossAfter(fastLoss, recent)
  const isPaused = fastLoss !== null
  if (next && !isPaused) {
    await reviseQuestionnaire({ tx, now }, questionnaire, { cause: 'perda_rapida', fastLoss: next })
  } else if (next && isCalmAgain(next, recent)) {
    await offerResuming(tx, { ...questionnaire, fastLoss: next }, now)
  } else if (next) {
    await changeQuestionnaire(tx, {
      fastLoss: next,
      // A pending offer to resume the goal is dropped when weight falls fast again.
      ...(questionnaire.planChange?.cause === 'ritmo_calmo' && { planChange: null }),
    })
  }
  return next ? readWeigher(tx, now) : weigher
}

/** Updates the targets, or postpones the question until the weight has changed by the same amount again. Idempotent. */
export function answerQuestion(
  database: Database,
  account: Account,
  { answer, weight_kg }: Body<typeof answerEndpoint>,
  now: Date,
): Promise<Reply<typeof answerEndpoint>> {
  return database.asAccount(account.id, async (tx) => {
    const weigher = await readWeigher(tx, now, lockQuestionnaire)
    const { answers, targetPlan } = weigher.questionnaire
    const targetKg = tenth(answers.anthropometrics.weight_kg)
    const asked = await readAsked(tx, weigher, now)
    if (asked !== tenth(weight_kg)) {
      if (!(await isAnswered(tx, weigher, answer, weight_kg))) throw fail('weight_question_closed')
      return { history: await describeHistory(tx, weigher, {}, now), targets: summarizeTargets(targetPlan) }
    }
    if (answer === 'agora_nao') {
      await queries.savePostponement(tx, { trendKg: asked, targetKg }, now)
      return { history: await describeHistory(tx, weigher, {}, now), targets: summarizeTargets(targetPlan) }
    }
    const made = await answerWeight({ tx, now }, weigher.questionnaire, asked)
    if (made.kind === 'invalid') throw fail('weight_needs_review', { reason: reviewOf(made) ?? '' })
    const after = await readWeigher(tx, now)
    return { history: await describeHistory(tx, after, {}, now), targets: summarizeTargets(made) }
  })
}

/** Returns whether this answer was already applied, so that its repetition succeeds. */
async function isAnswered(
  tx: AccountTransaction,
  { questionnaire }: Weigher,
  answer: Body<typeof answerEndpoint>['answer'],
  weightKg: number,
): Promise<boolean> {
  if (answer === 'atualizar') return questionnaire.answers.anthropometrics.weight_kg === weightKg
  return (await queries.findPostponement(tx))?.trendKg === weightKg
}

async function assertLikely(tx: AccountTransaction, weigher: Weigher, weighIn: WeighIn): Promise<void> {
  const near = [addDays(weighIn.date, -lookBackDays), addDays(weighIn.date, lookBackDays)] as const
  const weighed = await queries.listWeights(tx, ...near)
  // The weight being replaced is ignored, because it may have been the mistake.
  const others = weighed.filter(({ date }) => date !== weighIn.date)
  const { height_cm } = weigher.questionnaire.answers.anthropometrics
  const doubt = doubtOf(weighIn, [...others, answeredWeight(weigher)], height_cm)
  if (doubt) throw doubt
}

/** Returns the questionnaire's weight as a weigh-in of its day. */
function answeredWeight({ nutritionProfile, questionnaire: { answers, answeredAt } }: Weigher): WeighIn {
  return {
    date: civilDay(answeredAt, nutritionProfile.timezone),
    weightKg: answers.anthropometrics.weight_kg,
  }
}

async function readAsked(tx: AccountTransaction, weigher: Weigher, now: Date): Promise<number | null> {
  const today = civilDay(now, weigher.nutritionProfile.timezone)
  const recent = await queries.listWeights(tx, addDays(today, -lookBackDays), addDays(today, 1))
  const { date: since, weightKg } = answeredWeight(weigher)
  return weightToAskAbout(recent, { since, weightKg }, await queries.findPostponement(tx))
}

async function describeHistory(
  tx: AccountTransaction,
  weigher: Weigher,
  asked: Period,
  now: Date,
): Promise<WeightHistory> {
  const { nutritionProfile, questionnaire } = weigher
  const today = civilDay(now, nutritionProfile.timezone)
  // Includes tomorrow, because a device whose clock is ahead may have saved a weight for it.
  const to = asked.to ?? addDays(today, 1)
  const from = asked.from ?? addDays(today, 1 - usualPeriodDays)
  refuseLongPeriod(from, to)
  const shown = await queries.listWeights(tx, from > firstDay ? addDays(from, -6) : from, to)
  const recent = await queries.listWeights(tx, addDays(today, -lookBackDays), addDays(today, 1))
  const weighed = await queries.findLatestWeight(tx)
  const answered = answeredWeight(weigher)
  const latest = weighed && weighed.date >= answered.date ? weighed : answered
  const question = await readAsked(tx, weigher, now)
  const { answers, targetPlan } = questionnaire
  const eatsLess =
    nutritionProfile.targets !== null &&
    nutritionProfile.targets.weeklyMeanKcal < nutritionProfile.targets.tdeeKcal
  return {
    from,
    to,
    weights: describeWeights(shown, from),
    latest: { date: latest.date, weight_kg: tenth(latest.weightKg) },
    question:
      question === null
        ? null
        : describeQuestion(question, answers, targetPlan, targetsWeighing(questionnaire, question, now)),
    notice: rapidLossNotice(recent, eatsLess),
  }
}
