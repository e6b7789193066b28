import type { Recipe, RecipeCard } from '#contract/recipes/recipes.ts'
import type { WeekEdit, WeekPlan } from '#contract/menus/week-plans.ts'
import { expect, test } from 'vitest'
import { answerQuestionnaire, ordinaryAnswers, readReply } from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'

const { clock, signUpConfirmed } = await startTestApp()

/** Date of the test clock, a Wednesday. */
const today = '2026-03-11'
const friday = '2026-03-13'

async function signUpWithWeek(avoided: string, observations: string) {
  clock.set(`${today}T15:00:00Z`)
  const person = await signUpConfirmed()
  const preferences = { ...ordinaryAnswers.preferences, avoid_foods: [avoided] }
  await answerQuestionnaire(person, { ...ordinaryAnswers, preferences })
  await readReply(person.fetch('/api/diet-generate-weekly', { method: 'POST' }))
  const { week_plan } = await readReply<{ week_plan: WeekPlan }>(
    person.fetch('/api/plan-generate-week', { json: { observations } }),
  )
  return { person, planned: recipesOf(week_plan) }
}

function recipesOf({ days }: WeekPlan): string[] {
  return days.flatMap(({ meals }) => meals.flatMap(({ parts }) => parts.map(({ recipe_id }) => recipe_id)))
}

const edit = (person: TestPerson, json: WeekEdit) => person.fetch('/api/week-plans/edits', { json })

test('a dish with a disliked food enters a week only on explicit request', async () => {
  const { person, planned } = await signUpWithWeek('Brócolis', 'sem abobrinha')
  const book = await readReply<RecipeCard[]>(person.fetch('/api/recipes'))
  const holding = (food: string) =>
    book.find(
      ({ id, name, meal_types, conflicts }) =>
        name.toLowerCase().includes(food) &&
        meal_types.includes('jantar') &&
        conflicts.length === 0 &&
        !planned.includes(id),
    )!
  const add = { kind: 'add_recipe', date: friday, meal_type: 'jantar' } as const
  const refused = await edit(person, { ...add, recipe_id: holding('brócolis').id })
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({
    code: 'edit_against_wishes',
    detail: 'Leva brócolis, que você prefere evitar.',
  })
  const refusedThisWeek = await edit(person, { ...add, recipe_id: holding('abobrinha').id })
  expect(await refusedThisWeek.json()).toMatchObject({
    detail: 'Leva o que você pediu para deixar de fora nesta semana.',
  })
  const read = await readReply<Recipe>(person.fetch(`/api/recipes/${holding('brócolis').id}`))
  expect(read.warnings).toEqual([
    {
      answer: 'Brócolis',
      source: 'gosto',
      certainty: 'contem',
      text: 'Leva brócolis, que você prefere evitar.',
    },
  ])
  const wanted = { ...add, recipe_id: holding('brócolis').id, accepts_disliked: true }
  const { week_plan } = await readReply<{ week_plan: WeekPlan }>(edit(person, wanted))
  expect(recipesOf(week_plan)).toContain(wanted.recipe_id)
})

test('a meal above the time of its new day moves or repeats there only with consent', async () => {
  const { person } = await signUpWithWeek('Brócolis', 'sexta só tenho 10 minutos')
  const read = async () => {
    const reply = await readReply<{ week_plan: WeekPlan }>(person.fetch(`/api/plan-get-week?start=${today}`))
    return reply.week_plan
  }
  const lunchOn = ({ days }: WeekPlan, date: string) =>
    days.find((day) => day.date === date)!.meals.find(({ meal_type }) => meal_type === 'almoco')!
  const week = await read()
  expect(week.understood.map(({ text }) => text)).toEqual(['Sexta: até 10 min na cozinha'])
  const from = ['2026-03-12', '2026-03-14', '2026-03-15'].find((date) => {
    const { preparation_time_min, cooking_time_min } = lunchOn(week, date)
    return preparation_time_min + cooking_time_min > 10
  })!
  const move = {
    kind: 'move',
    date: from,
    meal_type: 'almoco',
    to: { date: friday, meal_type: 'almoco' },
  } as const
  const refused = await edit(person, move)
  const problem = await readReply<{ code: string; detail: string }>(
    Promise.resolve(new Response(refused.body)),
  )
  expect(problem.code).toBe('edit_against_wishes')
  expect(problem.detail).toMatch(/^O almoço de sexta fica com \d+\u00a0min na cozinha, e você tem 10\.$/)
  const repeat = { kind: 'repeat_day', date: from, to_date: friday } as const
  expect(await (await edit(person, repeat)).json()).toMatchObject({ code: 'edit_against_wishes' })
  expect(lunchOn(await read(), friday).name).toBe(lunchOn(week, friday).name)
  const { week_plan } = await readReply<{ week_plan: WeekPlan }>(
    edit(person, { ...move, accepts_disliked: true }),
  )
  expect(lunchOn(week_plan, friday).name).toBe(lunchOn(week, from).name)
})
