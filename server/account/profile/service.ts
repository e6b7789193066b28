import type { Profile } from '#contract/account/profile.ts'
import { emptyHealthReview } from '#contract/account/health-readings.ts'
import { type Answers, noAnsweredDefaults } from '#contract/account/questionnaire.ts'
import { minutesOf } from '#nutrition/shared/calendar/clock-time.ts'
import { exclusionsOf } from '#nutrition/safety/exclusions.ts'
import { hidesNumbers } from '#nutrition/safety/gates.ts'
import { nutritionRules } from '#nutrition/safety/nutrition-rules.ts'
import { defaultMealsPerDay } from '#nutrition/targets/answers.ts'
import { applyCurrentGates, type StoredPlan } from '#nutrition/targets/stored-plan.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { AccountContext } from '../../platform/context.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import { jsonObject } from '../../platform/database/json-parts.ts'
import type { AccountTransaction, Database, Transaction } from '../../platform/database/database.ts'
import {
  findProfile,
  lockProfile,
  type ProfileRow,
  removeAnswers,
  listUnread,
  saveProfile,
  shareProfile,
  updateProfile,
} from './queries.ts'
import { reminderTimes } from './reminder-times.ts'
import { personFrom, type NutritionProfile } from './rules.ts'
import type { FastLoss, PlanChange } from './rules.ts'
import { profiles } from './table.ts'

/** Time zone of an account that has saved no profile. */
export const homeTimezone = 'America/Sao_Paulo'
/** Time zone of the day on which ages are computed, the same for every account. */
export const ageTimezone = 'America/Sao_Paulo'

/** Answers, and the targets computed when they were given or last revised. */
export interface Questionnaire {
  readonly answers: Answers
  readonly targetPlan: StoredPlan
}

export interface AnsweredQuestionnaire extends Questionnaire {
  readonly answeredAt: Date
  readonly planChange: PlanChange | null
  readonly fastLoss: FastLoss | null
}

function questionnaireOf(row: StoredFacts | null): AnsweredQuestionnaire | null {
  if (!row?.answers || !row.targetPlan || !row.answeredAt) return null
  const answers = {
    ...row.answers,
    health_review: row.answers.health_review ?? emptyHealthReview,
    answered_defaults: row.answers.answered_defaults ?? noAnsweredDefaults,
  }
  const { targetPlan, answeredAt, planChange, fastLoss } = row
  return { answers, targetPlan, answeredAt, planChange, fastLoss }
}

/** Returns the person's facts at `now`, and the stored plan limited by today's safety gates. */
export function currentHealth({ answers, targetPlan, fastLoss }: AnsweredQuestionnaire, now: Date) {
  const person = personFrom(answers, civilDay(now, ageTimezone), fastLoss !== null)
  return { person, plan: applyCurrentGates(targetPlan, person) }
}

/**
 * Returns the person's facts and the data derived from them (exclusions, targets, hidden numbers); `null` without
 * answers.
 */
export function healthOf(row: StoredFacts | null, now: Date) {
  const questionnaire = questionnaireOf(row)
  if (!questionnaire) return null
  const { answers, answeredAt, planChange } = questionnaire
  const { person, plan } = currentHealth(questionnaire, now)
  return {
    answers,
    answeredAt,
    person,
    exclusions: exclusionsOf(person),
    targets: plan.kind === 'numeric' ? plan : null,
    noTargetReason: noTargetReasonOf(plan),
    hidesNumbers: hidesNumbers(person),
    hasPlanNews: planChange !== null && planChange.state !== 'postponed',
  }
}

export type CurrentHealth = NonNullable<ReturnType<typeof healthOf>>

function noTargetReasonOf(plan: ReturnType<typeof applyCurrentGates>): string | null {
  if (plan.kind === 'numeric') return null
  const [first] = plan.kind === 'qualitative' ? plan.reasons : plan.problems
  return first?.text ?? null
}

export async function readQuestionnaire(tx: AccountTransaction): Promise<AnsweredQuestionnaire | null> {
  return questionnaireOf(await findProfile(tx))
}

/** Stored facts that new answers replace, and the reminder times that may follow them. */
interface ReplacedAnswers {
  /** `null` without answers. */
  readonly questionnaire: AnsweredQuestionnaire | null
  /** `undefined` without a profile; a person can set them without answers. */
  readonly notificationTimes: Profile['notification_times'] | undefined
}

/** Reads what new answers will replace and locks the profile until the transaction ends. */
export async function lockReplaced(tx: AccountTransaction): Promise<ReplacedAnswers> {
  const row = await lockProfile(tx)
  return { questionnaire: questionnaireOf(row), notificationTimes: row?.notificationTimes }
}

/** Reads the questionnaire and locks the profile until the transaction ends; `null` without answers. */
export async function lockQuestionnaire(tx: AccountTransaction): Promise<AnsweredQuestionnaire | null> {
  return (await lockReplaced(tx)).questionnaire
}

interface NewAnswers extends Questionnaire {
  /** Name of the account, used if it has no profile yet. */
  readonly name: string
  readonly answeredAt: Date
}

/** Saves new answers with their targets and reminder times, and drops a pending change of targets. */
export async function saveQuestionnaire(
  tx: AccountTransaction,
  before: ReplacedAnswers,
  { name, ...answered }: NewAnswers,
): Promise<void> {
  await saveProfile(tx, name, {
    ...answered,
    notificationTimes: reminderTimes({
      current: before.notificationTimes,
      before: before.questionnaire?.answers.lifestyle,
      after: answered.answers.lifestyle,
    }),
    planChange: null,
    rulesReadBy: nutritionRules.version,
    keepsNumbersHidden: false,
  })
}

/** Changes answers or data derived from them, and marks them as evaluated by the rules of this release. */
export async function changeQuestionnaire(
  tx: AccountTransaction,
  change: Partial<Pick<AnsweredQuestionnaire, 'answers' | 'targetPlan' | 'planChange' | 'fastLoss'>>,
): Promise<void> {
  await updateProfile(tx, { ...change, rulesReadBy: nutritionRules.version })
}

/**
 * Lists up to `count` accounts, ordered by id after `after`, whose answers the rules of this release have not
 * evaluated.
 */
export function listUnreadQuestionnaires(
  tx: Transaction,
  after: AccountId | null,
  count: number,
): Promise<AccountId[]> {
  return listUnread(tx, nutritionRules.version, { after, count })
}

/** Locks the answers until the transaction ends, so that they cannot be withdrawn while data is derived from them. */
export async function lockAnswers(tx: AccountTransaction): Promise<void> {
  await shareProfile(tx)
}

/** Deletes the answers and what was derived from them. If numbers were hidden, they stay hidden. */
export async function deleteAnswers(tx: AccountTransaction): Promise<void> {
  const row = await lockProfile(tx)
  if (row) await removeAnswers(tx, isShownNoNumbers(row, healthOf(row, new Date(0))))
}

export function isShownNoNumbers(row: StoredFacts | null, health: CurrentHealth | null): boolean {
  return health?.hidesNumbers ?? row?.keepsNumbersHidden ?? false
}

export async function readNutritionProfile(tx: AccountTransaction, now: Date): Promise<NutritionProfile> {
  return nutritionProfileOf(await findProfile(tx), now)
}

type StoredFacts = Pick<
  ProfileRow,
  | 'timezone'
  | 'ladleGrams'
  | 'answers'
  | 'targetPlan'
  | 'answeredAt'
  | 'planChange'
  | 'fastLoss'
  | 'keepsNumbersHidden'
  | 'wantsProposals'
  | 'declinedMealId'
>

/** Columns of `StoredFacts` inside JSON, where `answeredAt` is ISO text. */
export type NutritionProfileJson = Omit<StoredFacts, 'answeredAt'> & { readonly answeredAt: string | null }

/** Subquery of the columns behind a nutrition profile, as JSON; null for an account without a profile. */
export function nutritionProfileAsJson(accountId: SQL): SQL {
  const { timezone, ladleGrams, answers, targetPlan, answeredAt, planChange, fastLoss } = profiles
  const { keepsNumbersHidden, wantsProposals, declinedMealId } = profiles
  const columns = { timezone, ladleGrams, answers, targetPlan, answeredAt, planChange, fastLoss }
  const choices = { keepsNumbersHidden, wantsProposals, declinedMealId }
  return sql`(select ${jsonObject({ ...columns, ...choices })} from ${profiles} where ${profiles.userId} = ${accountId})`
}

export function nutritionProfileFrom(stored: NutritionProfileJson | null, now: Date): NutritionProfile {
  return nutritionProfileOf(
    stored && { ...stored, answeredAt: stored.answeredAt === null ? null : new Date(stored.answeredAt) },
    now,
  )
}

function nutritionProfileOf(row: StoredFacts | null, now: Date): NutritionProfile {
  const health = healthOf(row, now)
  return {
    timezone: row?.timezone ?? homeTimezone,
    ladleGrams: row?.ladleGrams ?? null,
    mealsPerDay: health?.answers.lifestyle.meals_per_day ?? defaultMealsPerDay,
    mealMinutes: health?.answers.lifestyle.meal_hours.map(minutesOf) ?? [],
    questionnaireCompleted: health !== null,
    answers: health?.answers ?? null,
    person: health?.person ?? null,
    exclusions: health?.exclusions ?? null,
    targets: health?.targets ?? null,
    noTargetReason: health?.noTargetReason ?? null,
    hidesNumbers: isShownNoNumbers(row, health),
    hasPlanNews: health?.hasPlanNews ?? false,
    wantsProposals: row?.wantsProposals ?? true,
    declinedMealId: row?.declinedMealId ?? null,
  }
}

/** Saves the logged meal for which the person declined a proposal; `null` clears it. */
export async function saveDeclinedMeal(tx: AccountTransaction, mealId: string | null): Promise<void> {
  await updateProfile(tx, { declinedMealId: mealId })
}

export function readNutritionProfileOf(
  database: Database,
  accountId: AccountId,
  now: Date,
): Promise<NutritionProfile> {
  return database.readAsAccount(accountId, (tx) => readNutritionProfile(tx, now))
}

/** Subquery of time zones and meal times, to join by account. An account without a profile has no row. */
export function mealClocks(tx: Transaction) {
  const { userId, timezone, notificationTimes } = profiles
  return tx.select({ userId, timezone, notificationTimes }).from(profiles).as('meal_clocks')
}

/** An account inside a transaction: the transaction, its nutrition profile, and the time of the call. */
export interface ProfileContext {
  readonly tx: AccountTransaction
  readonly nutritionProfile: NutritionProfile
  readonly now: Date
}

/** Runs a transaction on the account of the context, with its nutrition profile. */
export function withProfile<T>(
  { database, accountId, now }: AccountContext,
  work: (own: ProfileContext) => Promise<T>,
): Promise<T> {
  return database.asAccount(accountId, async (tx) =>
    work({ tx, now, nutritionProfile: await readNutritionProfile(tx, now) }),
  )
}

/** Runs a read-only transaction on the account of the context, with its nutrition profile. */
export function readWithProfile<T>(
  { database, accountId, now }: AccountContext,
  work: (own: ProfileContext) => Promise<T>,
): Promise<T> {
  return database.readAsAccount(accountId, async (tx) =>
    work({ tx, now, nutritionProfile: await readNutritionProfile(tx, now) }),
  )
}
