import type { Diet, DietDetail } from '#contract/menus/diets.ts'
import type { MenuMeal } from '#contract/menus/menus.ts'
import type { Profile } from '#contract/account/profile.ts'
import { sql } from 'drizzle-orm'
import { openMeasure } from '#nutrition/recipes/recipe.ts'
import { expect, test } from 'vitest'
import {
  answerQuestionnaire,
  ordinaryAnswers,
  problemCode,
  readReply,
} from '../../platform/process/test-answers.ts'
import { createHeldPlanner } from '../../adapters/planner/test-held-planner.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'

const { app, clock, database, signUpConfirmed } = await startTestApp()
const planner = createHeldPlanner()
const slow = await startTestApp({ parts: { planner } })

/** Start of a week, when a new menu of the active diet replaces all seven days. */
const monday = '2026-03-16T15:00:00Z'

const list = (person: TestPerson) => readReply<Diet[]>(person.fetch('/api/diets'))
const createDefault = (person: TestPerson, json: object = {}) =>
  person.fetch('/api/diet-create-default', { json })
const generate = (person: TestPerson, dietId: string) =>
  person.fetch('/api/diet-generate-ai', { json: { dietId } })
const generateNew = (person: TestPerson) => person.fetch('/api/diet-generate-weekly', { method: 'POST' })
const mealsOf = (person: TestPerson, id: string) =>
  readReply<MenuMeal[]>(person.fetch(`/api/diets/${id}/meals`))
const activate = (person: TestPerson, id: string) =>
  person.fetch(`/api/diets/${id}/activate`, { method: 'POST' })

async function signUpAnswered(answers = ordinaryAnswers): Promise<TestPerson> {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person, answers)
  return person
}

test('the default diet is created inactive once and activated by its first menu', async () => {
  const person = await signUpAnswered()
  const created = await readReply<Diet>(createDefault(person, { automatic: true }))
  expect(created).toMatchObject({
    name: 'Minha dieta',
    is_active: false,
    generation_status: 'pending',
    meal_plan_generated: false,
    styles_required: ['PF'],
    disallowed_tags: ['Sem amendoim'],
  })
  expect(await problemCode(createDefault(person))).toBe('409 diets_exist')

  expect(await problemCode(activate(person, created.id))).toBe('409 diet_without_menu')
  expect(await mealsOf(person, created.id)).toEqual([])
  const detail = await readReply<DietDetail>(generate(person, created.id))
  expect(detail).toMatchObject({ is_active: true, meal_plan_generated: true, generation_status: 'completed' })
  expect(detail.explanation?.targets_met.length).toBeGreaterThan(0)
  const profile = await readReply<Profile>(person.fetch('/api/profile'))
  expect(profile.active_diet_id).toBe(created.id)
})

test('a menu has seven ordered days, each meal scaled by its portions', async () => {
  const person = await signUpAnswered()
  const { id } = await readReply<DietDetail>(generateNew(person))
  const meals = await mealsOf(person, id)
  expect(meals.map(({ day_of_week, meal_order }) => day_of_week * 10 + meal_order)).toEqual(
    [0, 1, 2, 3, 4, 5, 6].flatMap((day) => [0, 1, 2, 3].map((order) => day * 10 + order)),
  )
  for (const meal of meals) {
    expect(meal.kind).toBe('cooked')
    expect(meal.nutrition.kcal).toBe(
      meal.parts.reduce((sum, part) => sum + Math.round(part.nutrition_per_portion.kcal * part.portions), 0),
    )
    expect(meal.nutrition.kcal).toBe(Math.round(meal.portions * meal.nutrition_per_portion.kcal))
    expect(
      meal.ingredients.every(({ text, unit, grams }) => text !== '' && (grams > 0 || unit === openMeasure)),
    ).toBe(true)
  }
})

test('two concurrent taps make one menu and one new diet', async () => {
  const person = await slow.signUpConfirmed()
  await answerQuestionnaire(person)
  const begun = planner.hold()
  const first = generateNew(person)
  await begun
  const second = generateNew(person)
  // Forty requests take longer than the second generation request needs to find the first one running.
  for (let look = 0; look < 40; look++) {
    expect(await list(person)).toMatchObject([{ generation_status: 'generating' }])
  }
  planner.goOn()
  expect((await readReply<DietDetail>(second)).id).toBe((await readReply<DietDetail>(first)).id)
  expect(await list(person)).toHaveLength(1)
})

test('one diet is active and cannot be deleted; the newest is listed first', async () => {
  const person = await signUpAnswered()
  const one = await readReply<DietDetail>(generateNew(person))
  clock.advance({ minutes: 1 })
  const other = await readReply<DietDetail>(generateNew(person))
  expect(other).toMatchObject({ is_active: false, name: 'Cardápio de 11 de março (2)' })
  expect((await list(person)).map(({ id }) => id)).toEqual([other.id, one.id])

  await Promise.all([activate(person, other.id), activate(person, one.id), activate(person, other.id)])
  expect((await list(person)).filter(({ is_active }) => is_active)).toHaveLength(1)
  const active = (await list(person)).find(({ is_active }) => is_active)!
  const inactive = (await list(person)).find(({ is_active }) => !is_active)!
  const remove = (id: string) => person.fetch(`/api/diets/${id}`, { method: 'DELETE' })
  expect(await problemCode(remove(active.id))).toBe('409 diet_active_undeletable')
  expect(await readReply(remove(inactive.id))).toEqual({ removed: true })
  expect(await problemCode(remove(inactive.id))).toBe('404 diet_not_found')
})

test('a deleted first diet is created again on request only', async () => {
  const person = await signUpAnswered()
  const first = await readReply<Diet>(createDefault(person, { automatic: true }))
  await readReply(person.fetch(`/api/diets/${first.id}`, { method: 'DELETE' }))
  expect(await problemCode(createDefault(person, { automatic: true }))).toBe('409 diets_exist')
  expect(await list(person)).toEqual([])
  await readReply(createDefault(person))
  expect(await list(person)).toHaveLength(1)
})

test('the database rejects a second active diet', async () => {
  const person = await signUpAnswered()
  const one = await readReply<DietDetail>(generateNew(person))
  await readReply<DietDetail>(generateNew(person))
  const force = database.asAccount(person.id, (tx) => tx.execute(sql`update user_diets set is_active = true`))
  await expect(force).rejects.toMatchObject({ cause: { code: '23505' } })
  expect((await list(person)).find(({ is_active }) => is_active)?.id).toBe(one.id)
})

test('an interrupted generation is stuck after five minutes and can be retried', async () => {
  const person = await signUpAnswered()
  const { id } = await readReply<Diet>(createDefault(person))
  const cutOff = (startedAt: string | null = clock.now().toISOString()) =>
    database.asAccount(person.id, (tx) =>
      tx.execute(sql`update user_diets set generation_status = 'generating',
        generation_id = gen_random_uuid(), generation_started_at = ${startedAt}`),
    )
  const release = () =>
    readReply<{ released: number }>(person.fetch('/api/diet-release-stuck', { method: 'POST' }))

  await cutOff()
  clock.advance({ minutes: 4 })
  expect((await list(person))[0]).toMatchObject({ generation_status: 'generating', is_stuck: false })
  expect(await release()).toEqual({ released: 0 })
  expect(await problemCode(generate(person, id))).toBe('409 diet_generating')
  clock.advance({ minutes: 1 })
  expect((await list(person))[0]).toMatchObject({ is_stuck: true })
  expect(await release()).toEqual({ released: 1 })
  expect((await list(person))[0]).toMatchObject({ generation_status: 'pending', is_stuck: false })

  await cutOff(null)
  expect((await list(person))[0]).toMatchObject({ is_stuck: true })
  expect(await release()).toEqual({ released: 1 })
  expect((await list(person))[0]).toMatchObject({ generation_status: 'pending', is_stuck: false })

  await cutOff()
  clock.advance({ minutes: 6 })
  expect(await readReply<DietDetail>(generate(person, id))).toMatchObject({ meal_plan_generated: true })

  await cutOff()
  await app.recover()
  expect((await list(person))[0]).toMatchObject({ generation_status: 'completed' })
})

test('an aborted request leaves no diet', async () => {
  const person = await signUpAnswered()
  const { id } = await readReply<Diet>(createDefault(person))
  const hangUp = (path: string, body?: string) =>
    app.http.request(path, {
      method: 'POST',
      signal: AbortSignal.abort(),
      headers: {
        'content-type': 'application/json',
        cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body && { body }),
    })
  await hangUp('/api/diet-generate-weekly')
  await hangUp('/api/diet-generate-ai', JSON.stringify({ dietId: id }))
  expect(await list(person)).toMatchObject([{ id, generation_status: 'pending' }])
})

test('new answers withhold excluded meals and mark the diet as outdated', async () => {
  clock.set(monday)
  const person = await signUpAnswered()
  const { id } = await readReply<DietDetail>(generateNew(person))
  expect((await list(person))[0]).toMatchObject({ is_outdated: false })
  await answerQuestionnaire(person, {
    ...ordinaryAnswers,
    preferences: { ...ordinaryAnswers.preferences, styles: ['Vegano'] },
  })
  expect((await list(person))[0]).toMatchObject({ is_outdated: true })
  const withheld = (await mealsOf(person, id)).filter(({ kind }) => kind === 'withheld')
  expect(withheld.length).toBeGreaterThan(5)
  expect(withheld.every(({ parts, nutrition }) => parts.length === 0 && nutrition.kcal === 0)).toBe(true)

  const again = await readReply<DietDetail>(generate(person, id))
  expect(again).toMatchObject({ is_outdated: false, styles_required: ['Vegano'] })
  expect((await mealsOf(person, id)).every(({ kind }) => kind === 'cooked')).toBe(true)
})

test('a meal whose recipe left the library is withheld without an error', async () => {
  const person = await signUpAnswered()
  const { id } = await readReply<DietDetail>(generateNew(person))
  const [meal] = await mealsOf(person, id)
  await database.asAccount(person.id, (tx) =>
    tx.execute(
      sql`update user_diets set menu = replace(menu::text, ${`"${meal!.parts[0]!.recipe_id}"`}, '"receita-que-saiu"')::jsonb`,
    ),
  )
  const [lost] = await mealsOf(person, id)
  expect(lost).toMatchObject({ id: meal!.id, kind: 'withheld', name: 'Refeição retirada' })
})

test('targets stored as JSON text with former names are read the same', async () => {
  const person = await signUpAnswered()
  const before = await readReply<Diet>(createDefault(person))
  const { kcal, carb_g, ...rest } = before.targets_rest
  const text = JSON.stringify({ ...rest, calories: kcal, carbs_g: carb_g })
  await database.asAccount(person.id, (tx) =>
    tx.execute(sql`update user_diets set targets_rest = to_jsonb(${text}::text)`),
  )
  expect((await list(person))[0]!.targets_rest).toEqual(before.targets_rest)
})

test('an infeasible menu is explained, and an accepted relaxation fills it', async () => {
  clock.set(monday)
  const person = await signUpAnswered({
    ...ordinaryAnswers,
    preferences: { ...ordinaryAnswers.preferences, dislikes: ['sal', 'cebola', 'queijo', 'tofu'] },
  })
  const diet = await readReply<DietDetail>(generateNew(person))
  expect(diet.explanation?.asks).toContain('dislikes')
  expect(diet.explanation?.suggestions.length).toBeGreaterThan(1)
  const openMeals = async () => (await mealsOf(person, diet.id)).filter(({ kind }) => kind === 'open')
  expect((await openMeals()).length).toBeGreaterThan(0)

  const yes = { json: { dietId: diet.id, may_relax: ['dislikes'] } }
  const accepted = await readReply<DietDetail>(person.fetch('/api/diet-generate-ai', yes))
  expect(accepted.explanation?.asks).toEqual([])
  expect(await openMeals()).toEqual([])
  // The relaxation accepted before still applies, until it is revoked.
  await readReply(generate(person, diet.id))
  expect(await openMeals()).toEqual([])
  const no = { json: { dietId: diet.id, may_relax: [] } }
  await readReply(person.fetch('/api/diet-generate-ai', no))
  expect((await openMeals()).length).toBeGreaterThan(0)
})

test('a slow generation can be replaced by the plainer menu', async () => {
  const person = await signUpAnswered()
  const { id } = await readReply<Diet>(createDefault(person))
  const plain = { json: { dietId: id, plain: true } }
  expect(await readReply<DietDetail>(person.fetch('/api/diet-generate-ai', plain))).toMatchObject({
    is_plain: true,
    meal_plan_generated: true,
  })
})

test('a request with other wishes starts a separate generation', async () => {
  const person = await slow.signUpConfirmed()
  await answerQuestionnaire(person)
  const { id } = await readReply<Diet>(createDefault(person))
  const begun = planner.hold()
  const usual = generate(person, id)
  await begun
  const ask = (asked: object) => person.fetch('/api/diet-generate-ai', { json: { dietId: id, ...asked } })
  expect(await problemCode(ask({ may_relax: ['dislikes'] }))).toBe('409 diet_generating')
  expect(await readReply<DietDetail>(ask({ plain: true }))).toMatchObject({ is_plain: true })
  planner.goOn()
  // This generation ends after the plain menu has replaced it, so its result is dropped.
  expect(await readReply<DietDetail>(usual)).toMatchObject({ is_plain: true })
})

test('a menu needs the questionnaire and numeric targets', async () => {
  const fresh = await signUpConfirmed()
  expect(await problemCode(fresh.fetch('/api/diets'))).toBe('409 questionnaire_required')
  expect(await problemCode(createDefault(fresh))).toBe('409 questionnaire_required')

  const person = await signUpAnswered({
    ...ordinaryAnswers,
    medical_history: { ...ordinaryAnswers.medical_history, eating_disorders: 'bulimia' },
  })
  for (const reply of [person.fetch('/api/diets'), createDefault(person), generateNew(person)]) {
    const settled = await reply
    expect(settled.status).toBe(403)
    const problem = (await settled.json()) as { code: string; detail: string }
    expect(problem.code).toBe('no_numeric_plan')
    expect(problem.detail).toMatch(/nutricionista/)
  }
})

test('hidden numbers stay hidden in old diets and after renaming them', async () => {
  const person = await signUpAnswered()
  const { id } = await readReply<Diet>(createDefault(person))
  const rename = (name: string) => person.fetch(`/api/diets/${id}`, { method: 'PATCH', json: { name } })
  expect(await readReply<Diet>(rename('Verão'))).toMatchObject({ name: 'Verão' })
  await answerQuestionnaire(person, {
    ...ordinaryAnswers,
    medical_history: { ...ordinaryAnswers.medical_history, eating_disorders: 'bulimia' },
  })
  expect(await problemCode(rename('Inverno'))).toBe('403 no_numeric_plan')
})

test('a diet of another account is not found', async () => {
  const owner = await signUpAnswered()
  const { id } = await readReply<Diet>(createDefault(owner))
  const stranger = await signUpAnswered()
  expect(await problemCode(stranger.fetch(`/api/diets/${id}`))).toBe('404 diet_not_found')
  expect(await problemCode(stranger.fetch(`/api/diets/${id}/meals`))).toBe('404 diet_not_found')
  expect(await problemCode(generate(stranger, id))).toBe('404 diet_not_found')
  expect(await problemCode(activate(stranger, id))).toBe('404 diet_not_found')
  expect(await problemCode(stranger.fetch(`/api/diets/${id}`, { method: 'DELETE' }))).toBe(
    '404 diet_not_found',
  )
})
