import { randomUUID } from 'node:crypto'
import type { Reply } from '#contract/endpoint.ts'
import type { describeMeal, Meal, PlateChoice, PlateItem, sendMealEntry } from '#contract/day/meals.ts'
import type { OwnFood } from '#contract/day/own-foods.ts'
import type { listRepeatableMeals } from '#contract/day/repeatable-meals.ts'
import type { repeatMeal } from '#contract/day/repeated-meals.ts'
import { savedMealLimits } from '#contract/day/saved-meal-limits.ts'
import type { listSavedMeals, SavedMeal } from '#contract/day/saved-meals.ts'
import { expect, test } from 'vitest'
import {
  answerQuestionnaire,
  ordinaryAnswers,
  problemCode,
  readReply,
} from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { walk as foodWalk } from '../foods/test-walk.ts'

const { clock, signUpConfirmed } = await startTestApp()

const bread = 'taco:53'
const butter = 'taco:261'
const peanut = 'taco:557'
const banana = 'taco:182'
const breakfast = [
  { food_id: bread, grams: 50 },
  { food_id: butter, grams: 10 },
]

const saving = (person: TestPerson, name: string, json: object = {}) =>
  person.fetch('/api/saved-meals', {
    json: { id: randomUUID(), name, meal_type: 'cafe_manha', items: breakfast, ...json },
  })
const save = (person: TestPerson, name: string, json: object = {}) =>
  readReply<SavedMeal>(saving(person, name, json))
const list = async (person: TestPerson) =>
  (await readReply<Reply<typeof listSavedMeals>>(person.fetch('/api/saved-meals'))).meals
const describe = (person: TestPerson, text: string) =>
  readReply<Reply<typeof describeMeal>>(person.fetch('/api/meals/describe', { json: { text } }))
const read = async (person: TestPerson, text: string) =>
  (await describe(person, text)).items.map(({ food_id, grams, saved_meal }) => [
    food_id,
    grams,
    saved_meal ?? null,
  ])
const rename = (person: TestPerson, id: string, name: string) =>
  person.fetch(`/api/saved-meals/${id}`, { method: 'PATCH', json: { name } })
const remove = (person: TestPerson, id: string) =>
  readReply(person.fetch(`/api/saved-meals/${id}`, { method: 'DELETE' }))

const usual = 'Meu café de sempre'

test('a saved meal is understood in a sentence, beside other foods and in a number of times', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  expect(await describe(person, 'café de sempre')).toMatchObject({ items: [], foodless: { kind: 'again' } })
  const saved = await save(person, usual)
  expect(saved.items.map(({ food_id, grams }) => [food_id, grams])).toEqual([
    [bread, 50],
    [butter, 10],
  ])
  expect(await read(person, 'meu café de sempre e uma banana')).toEqual([
    [bread, 50, usual],
    [butter, 10, usual],
    [banana, 80, null],
  ])
  expect(await read(person, 'CAFE DE SEMPRE')).toHaveLength(2)
  expect(await read(person, '2 cafés de sempre')).toEqual([
    [bread, 100, usual],
    [butter, 20, usual],
  ])
  expect(await read(person, '30 g do café de sempre')).toEqual([
    [bread, 25, usual],
    [butter, 5, usual],
  ])
  expect(await read(person, 'hoje sem café de sempre, só uma banana')).toEqual([[banana, 80, null]])
  const { questions, totals } = await describe(person, 'café de sempre')
  expect(questions).toEqual([])
  expect(totals).toEqual(saved.totals)
})

test('questions keep their item behind the foods of a saved meal', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  await save(person, usual)
  const { items, questions } = await describe(person, 'café de sempre e 30 bananas')
  expect(questions.map(({ item }) => items[item ?? -1]?.food_id)).toEqual([banana])
})

test('the name is unique without case, accents and “meu”, and is no food', async () => {
  const person = await signUpConfirmed()
  await save(person, usual)
  for (const name of ['CAFE DE SEMPRE', 'meu cafe de sempre', 'cafés de sempre'])
    expect(await problemCode(saving(person, name))).toBe('409 saved_name_taken')
  for (const name of ['Banana', 'pão com manteiga', 'feijoada'])
    expect(await problemCode(saving(person, name))).toBe('409 saved_name_is_food')
  for (const name of ['almoço', 'café da manhã', '123', '(.*)'])
    expect(await problemCode(saving(person, name))).toBe('422 saved_name_unclear')
  for (const name of ['x', ' ', 'a'.repeat(41)])
    expect(await problemCode(saving(person, name))).toBe('422 validation_failed')
  const other = await signUpConfirmed()
  await save(other, usual)
  expect((await list(other)).map(({ name }) => name)).toEqual([usual])
})

test('saving is once per id, renaming changes what sentences understand, deleting leaves logged meals', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  const id = randomUUID()
  const saved = await save(person, usual, { id })
  expect(await save(person, 'outro nome meu', { id })).toEqual(saved)
  await readReply(rename(person, id, 'Café da roça'))
  expect(await read(person, 'café da roça')).toHaveLength(2)
  expect((await describe(person, 'café de sempre')).items[0]?.saved_meal).toBeUndefined()
  await readReply(rename(person, id, 'CAFÉ DA ROÇA'))
  const { meal } = await readReply<Reply<typeof repeatMeal>>(
    person.fetch(`/api/meals/${id}/repeat`, { json: { new_id: randomUUID() } }),
  )
  expect(await remove(person, id)).toEqual({ removed: true })
  expect(await remove(person, id)).toEqual({ removed: false })
  expect(await problemCode(rename(person, id, usual))).toBe('404 saved_meal_not_found')
  expect(await readReply<Meal>(person.fetch(`/api/meals/${meal?.id}`))).toEqual(meal)
  await save(person, 'Café da roça', { id })
  expect(await list(person)).toHaveLength(1)
})

test('a saved meal is offered again by its name, logged once per key, also on a past day', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  const { id } = await save(person, usual)
  const again = await readReply<Reply<typeof listRepeatableMeals>>(
    person.fetch('/api/meals/again?at=2026-03-11T11:00:00Z'),
  )
  expect(again.meals).toMatchObject([{ meal_id: id, name: usual, reason: 'saved' }])
  const json = { new_id: randomUUID(), date: '2026-03-09', eaten_at: '2026-03-09T11:00:00Z' }
  for (const _ of [1, 2]) {
    const { meal } = await readReply<Reply<typeof repeatMeal>>(
      person.fetch(`/api/meals/${id}/repeat`, { json }),
    )
    expect(meal).toMatchObject({ id: json.new_id, date: '2026-03-09', meal_type: 'cafe_manha' })
  }
  const offered = await readReply<Reply<typeof listRepeatableMeals>>(
    person.fetch('/api/meals/again?at=2026-03-11T11:00:00Z'),
  )
  expect(offered.meals.map(({ name }) => name)).toEqual([usual])
})

test('allergies are warned of in a sentence, on repeating and in a queued sentence', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person, {
    ...ordinaryAnswers,
    preferences: { ...ordinaryAnswers.preferences, allergies: ['Nenhuma'] },
  })
  const { id } = await save(person, 'Lanche da Bia', { items: [{ food_id: peanut, grams: 30 }] })
  expect((await describe(person, 'lanche da bia')).warnings).toEqual([])
  await answerQuestionnaire(person)
  expect((await describe(person, 'lanche da bia')).warnings).toMatchObject([{ answer: 'Amendoim' }])
  const { outcome } = await readReply<Reply<typeof repeatMeal>>(
    person.fetch(`/api/meals/${id}/repeat`, { json: { new_id: randomUUID() } }),
  )
  expect(outcome).toBe('to_confirm')
  const json = { id: randomUUID(), text: 'lanche da bia', eaten_at: clock.now().toISOString() }
  const queued = await readReply<Reply<typeof sendMealEntry>>(person.fetch('/api/meal-entries', { json }))
  expect(queued).toMatchObject({ outcome: 'to_confirm', meal: null })
})

test('a sentence queued offline logs the saved meal once', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  await save(person, usual)
  const json = { id: randomUUID(), text: 'café de sempre', eaten_at: clock.now().toISOString() }
  for (const _ of [1, 2]) {
    const { outcome, meal } = await readReply<Reply<typeof sendMealEntry>>(
      person.fetch('/api/meal-entries', { json }),
    )
    expect(outcome).toBe('logged')
    expect(meal?.items.map(({ food_id, saved_meal }) => [food_id, saved_meal])).toEqual([
      [bread, usual],
      [butter, usual],
    ])
  }
})

test('foods of a saved meal keep its name when the meal is confirmed', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  await save(person, usual)
  const { items } = await describe(person, 'café de sempre')
  const json = { id: randomUUID(), meal_type: 'cafe_manha', items: choicesFrom(items) }
  const meal = await readReply<Meal>(person.fetch('/api/meals', { json }))
  expect(meal.items.map(({ saved_meal: name }) => name)).toEqual([usual, usual])
  const again = { new_id: randomUUID() }
  const repeated = await readReply<Reply<typeof repeatMeal>>(
    person.fetch(`/api/meals/${meal.id}/repeat`, { json: again }),
  )
  expect(repeated.meal?.items[0]?.saved_meal).toBeUndefined()
})

/** Returns the choices that a client sends to confirm these items. */
function choicesFrom(items: readonly PlateItem[]): PlateChoice[] {
  return items.map(({ food_id, grams, quantity, measure, saved_meal }) => ({
    food_id,
    grams,
    quantity,
    measure,
    saved_meal,
  }))
}

test('a sentence asks when an own food has taken the name of a saved meal', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  await save(person, 'Café da roça')
  const label = { ...foodWalk.bodies?.['PUT /api/own-foods/{id}'], ean: null }
  await readReply(
    person.fetch('/api/own-foods', { json: { id: randomUUID(), ...label, name: 'CAFÉ DA ROÇA' } }),
  )
  const { items, questions } = await describe(person, '1 banana e café da roça')
  expect(items.map(({ food_id }) => food_id)).toEqual([banana, bread, butter])
  expect(questions).toMatchObject([{ code: 'saved_or_own_food', item: 1 }])
  const json = { id: randomUUID(), text: 'café da roça', eaten_at: clock.now().toISOString() }
  const queued = await readReply<Reply<typeof sendMealEntry>>(person.fetch('/api/meal-entries', { json }))
  expect(queued).toMatchObject({ outcome: 'to_confirm', meal: null })
})

test('a deleted own food counts as it was and is named, a changed one has its new values', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person)
  const { ean: _, ...label } = foodWalk.bodies?.['PUT /api/own-foods/{id}'] ?? {}
  const { id, food } = await readReply<OwnFood>(
    person.fetch('/api/own-foods', { json: { id: randomUUID(), ...label, ean: null } }),
  )
  const name = 'Shake da academia'
  await save(person, name, { items: [...breakfast, { food_id: food.id, grams: 30 }] })
  await readReply(
    person.fetch(`/api/own-foods/${id}`, { method: 'PUT', json: { ...label, ean: null, name: 'Whey novo' } }),
  )
  const changed = await describe(person, 'shake da academia')
  expect(changed.items.map((item) => item.name)).toContain('Whey novo')
  expect(changed.questions).toEqual([])
  await readReply(person.fetch(`/api/own-foods/${id}`, { method: 'DELETE' }))
  const kept = await describe(person, 'shake da academia')
  expect(kept.items).toHaveLength(3)
  expect(kept.questions).toMatchObject([{ code: 'deleted_food', item: 0 }])
  expect((await list(person))[0]?.deleted_foods).toEqual(['Whey da academia'])
})

test('numbers of an account with hidden numbers stay hidden, and the list has a limit', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person, {
    ...ordinaryAnswers,
    medical_history: { ...ordinaryAnswers.medical_history, eating_disorders: 'bulimia' },
  })
  const saved = await save(person, usual)
  expect(saved.totals.calories).toBeNull()
  expect(saved.items[0]?.calories).toBeNull()
  const letters = 'abcdefghij'
  const nameAt = (at: number) => `marmita da ${letters[Math.floor(at / 10)]}${letters[at % 10]}xu`
  for (let at = 1; at < savedMealLimits.meals; at += 1) await save(person, nameAt(at))
  expect(await problemCode(saving(person, 'marmita da zuxu'))).toBe('409 saved_meals_full')
  expect(await list(person)).toHaveLength(savedMealLimits.meals)
})

test('another account can neither repeat, rename nor delete a saved meal', async () => {
  const [ana, bia] = [await signUpConfirmed(), await signUpConfirmed()]
  await answerQuestionnaire(bia)
  const { id } = await save(ana, usual)
  const json = { new_id: randomUUID() }
  expect(await problemCode(bia.fetch(`/api/meals/${id}/repeat`, { json }))).toBe('404 meal_not_found')
  expect(await problemCode(rename(bia, id, 'Café da roça'))).toBe('404 saved_meal_not_found')
  expect(await remove(bia, id)).toEqual({ removed: false })
  expect(await list(ana)).toHaveLength(1)
  expect(await read(bia, 'café de sempre')).not.toContainEqual([bread, 50, usual])
})
