import type { PlanChange } from '#contract/menus/plan-changes.ts'
import type { AnswersInput, TargetSummary } from '#contract/account/questionnaire.ts'
import type { Today } from '#contract/day/today.ts'
import type { NumericPlan } from '#nutrition/targets/plan-targets.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLog } from '../../platform/observability/log.ts'
import { answerQuestionnaire, ordinaryAnswers, readReply } from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { profiles } from '../../account/profile/table.ts'
import { reviewPlans } from './jobs.ts'

const { app, clock, database, signUpConfirmed } = await startTestApp()
const log = createLog('silent')
const never = new AbortController().signal

const losing: AnswersInput = {
  ...ordinaryAnswers,
  anthropometrics: { ...ordinaryAnswers.anthropometrics, weight_kg: 80, target_weight: 70 },
  goals: { ...ordinaryAnswers.goals, main_goal: 'emagrecer' },
}

const readChange = async (person: TestPerson) =>
  (await readReply<{ plan_change: PlanChange | null }>(person.fetch('/api/plan-change'))).plan_change
const answer = async (person: TestPerson, made_at: string, accept: boolean) =>
  (
    await readReply<{ plan_change: PlanChange | null }>(
      person.fetch('/api/plan-change', { json: { made_at, accept } }),
    )
  ).plan_change
const kcalOf = async (person: TestPerson) =>
  (await readReply<{ targets: TargetSummary }>(person.fetch('/api/onboarding'))).targets.targets_rest?.kcal
const todayOf = (person: TestPerson) => readReply<Today>(person.fetch('/api/plan-today'))

/** Stores the person's plan as an earlier release could have, with `kcalLess` fewer kilocalories. */
async function storedEarlier(person: TestPerson, kcalLess: number): Promise<void> {
  await database.asAccount(person.id, async (tx) => {
    const [row] = await tx.select().from(profiles).where(eq(profiles.userId, person.id))
    const plan = row?.targetPlan as NumericPlan
    const targetsRest = { ...plan.targetsRest, kcal: plan.targetsRest.kcal - kcalLess }
    await tx
      .update(profiles)
      .set({ targetPlan: { ...plan, rulesVersion: 'earlier', targetsRest }, rulesReadBy: null })
      .where(eq(profiles.userId, person.id))
  })
}

async function signUpAnswered(answers: AnswersInput = ordinaryAnswers, kcalLess = 160) {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person, answers)
  const kcal = (await kcalOf(person)) ?? 0
  await storedEarlier(person, kcalLess)
  return { person, kcal }
}

const review = async (signal = never) => (await reviewPlans({ database, clock, log }, signal)).read

test('changed targets of new rules wait for consent', async () => {
  const { person, kcal } = await signUpAnswered()
  expect(await review()).toBe(1)
  expect(await kcalOf(person)).toBe(kcal - 160)
  expect(await todayOf(person)).toMatchObject({
    has_plan_change: true,
    plan: { target_calories: kcal - 160 },
  })
  const change = await readChange(person)
  expect(change).toMatchObject({ state: 'pending', before: { kcal: kcal - 160 }, after: { kcal } })
  expect(change?.reasons.join(' ')).toContain('equações mais recentes')

  expect(await answer(person, change?.made_at ?? '', true)).toBeNull()
  expect(await kcalOf(person)).toBe(kcal)
  // The same answer again has no effect.
  expect(await answer(person, change?.made_at ?? '', true)).toBeNull()
  expect(await todayOf(person)).toMatchObject({ has_plan_change: false, plan: { target_calories: kcal } })
})

test('a postponed change leaves the home screen and can still be accepted', async () => {
  const { person, kcal } = await signUpAnswered()
  await review()
  const made = (await readChange(person))?.made_at ?? ''
  expect(await answer(person, made, false)).toMatchObject({ state: 'postponed' })
  expect((await todayOf(person)).has_plan_change).toBe(false)
  expect(await review()).toBe(0)
  expect(await answer(person, made, true)).toBeNull()
  expect(await kcalOf(person)).toBe(kcal)
})

test('an answer to an outdated change does nothing', async () => {
  const { person, kcal } = await signUpAnswered()
  await review()
  expect(await answer(person, '2026-01-01T00:00:00Z', true)).toMatchObject({ state: 'pending' })
  expect(await kcalOf(person)).toBe(kcal - 160)
})

test('equal figures under new rules are stored silently', async () => {
  const { person, kcal } = await signUpAnswered(ordinaryAnswers, 0)
  expect(await review()).toBe(1)
  expect(await readChange(person)).toBeNull()
  expect(await kcalOf(person)).toBe(kcal)
  expect(await review()).toBe(0)
})

test('a safer plan applies at once and is shown until seen', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person, losing)
  const lower = (await kcalOf(person)) ?? 0
  await database.asAccount(person.id, async (tx) => {
    const [row] = await tx.select().from(profiles).where(eq(profiles.userId, person.id))
    const answers = row!.answers!
    await tx
      .update(profiles)
      .set({
        answers: { ...answers, health_flags: { ...answers.health_flags, conditions: ['gestante'] } },
        rulesReadBy: null,
      })
      .where(eq(profiles.userId, person.id))
  })
  // Today's safety gates apply even before the review has run.
  expect(await kcalOf(person)).toBeGreaterThan(lower)
  expect((await todayOf(person)).plan.target_calories).toBeGreaterThan(lower)

  expect(await review()).toBe(1)
  const change = await readChange(person)
  expect(change).toMatchObject({ state: 'applied', before: { kcal: lower } })
  expect(change?.after?.kcal).toBeGreaterThan(lower)
  expect(await answer(person, change?.made_at ?? '', true)).toBeNull()
})

test('an account with hidden numbers sees a change without numbers', async () => {
  const { person } = await signUpAnswered({
    ...ordinaryAnswers,
    medical_history: { ...ordinaryAnswers.medical_history },
  })
  await review()
  await database.asAccount(person.id, async (tx) => {
    const [row] = await tx.select().from(profiles).where(eq(profiles.userId, person.id))
    const answers = row!.answers!
    await tx
      .update(profiles)
      .set({ answers: { ...answers, health_flags: { ...answers.health_flags, conditions: ['tca'] } } })
      .where(eq(profiles.userId, person.id))
  })
  expect(await readChange(person)).toMatchObject({ before: null, after: null })
})

test('an interrupted review resumes', async () => {
  const people = [await signUpAnswered(), await signUpAnswered()]
  expect(await review(AbortSignal.abort())).toBe(0)
  expect(await review()).toBe(2)
  for (const { person } of people) expect(await readChange(person)).toMatchObject({ state: 'pending' })
  expect(app.scheduledJobs.map(({ name }) => name)).toContain('plan-review')
})

test('new or withdrawn answers discard the pending change', async () => {
  const { person } = await signUpAnswered()
  await review()
  expect(await readChange(person)).not.toBeNull()
  await answerQuestionnaire(person)
  expect(await readChange(person)).toBeNull()
})
