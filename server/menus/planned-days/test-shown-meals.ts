import { expect } from 'vitest'
import type { Compliance } from '#contract/day/adherence.ts'
import type { Today } from '#contract/day/today.ts'
import type { Diet, DietDetail } from '#contract/menus/diets.ts'
import type { MenuMeal } from '#contract/menus/menus.ts'
import type { Alternative, WeekEdit, WeekPlan } from '#contract/menus/week-plans.ts'
import { addDays, mondayOf } from '#nutrition/shared/calendar/days.ts'
import type { MealType } from '#nutrition/targets/meal-type.ts'
import { readReply } from '../../platform/process/test-answers.ts'
import type { TestPerson } from '../../platform/process/test-app.ts'

export const post = (person: TestPerson, path: string, json: object = {}) => person.fetch(path, { json })
export const generateDiet = (person: TestPerson) =>
  readReply<DietDetail>(post(person, '/api/diet-generate-weekly'))
export const activate = (person: TestPerson, { id }: Pick<Diet, 'id'>) =>
  readReply<Diet>(post(person, `/api/diets/${id}/activate`))
export const listDiets = (person: TestPerson) => readReply<Diet[]>(person.fetch('/api/diets'))
export const mealsOf = (person: TestPerson, { id }: Pick<Diet, 'id'>) =>
  readReply<MenuMeal[]>(person.fetch(`/api/diets/${id}/meals`))
export const edit = (person: TestPerson, json: WeekEdit) => post(person, '/api/week-plans/edits', json)
export const readDay = (person: TestPerson, date: string) =>
  readReply<Today>(person.fetch(`/api/plan-today?date=${date}`))

export async function readWeek(person: TestPerson, start: string): Promise<WeekPlan> {
  const { week_plan, diet_week } = await readReply<{ week_plan?: WeekPlan; diet_week?: WeekPlan }>(
    person.fetch(`/api/plan-get-week?start=${start}`),
  )
  return (week_plan ?? diet_week)!
}

/** A meal as every screen shows it: its name, the grams of its foods, and its energy. */
export interface ShownMeal {
  readonly type: MealType
  readonly name: string
  readonly grams: readonly string[]
  readonly kcal: number
}

export function shown({ meal_type, name, plate, nutrition }: MenuMeal): ShownMeal {
  return { type: meal_type, name, grams: gramsOf(plate), kcal: nutrition.kcal }
}

const gramsOf = ({ foods }: MenuMeal['plate']) => foods.map((food) => `${food.grams} g ${food.name}`)

export function shownOn(week: WeekPlan, date: string): ShownMeal[] {
  return week.days.find((day) => day.date === date)!.meals.map(shown)
}

export async function shownToday(person: TestPerson, date: string): Promise<ShownMeal[]> {
  return shownIn(await readDay(person, date))
}

function shownIn({ planned_meals }: Today): ShownMeal[] {
  return planned_meals.map(({ meal_type, name, plate, calories }) => ({
    type: meal_type,
    name,
    grams: gramsOf(plate),
    kcal: calories,
  }))
}

/** Reads the week of `today` from every endpoint, expects the same meals from all, and returns them by date. */
export async function readEverywhere(person: TestPerson, today: string): Promise<Map<string, ShownMeal[]>> {
  const week = await readWeek(person, today)
  const active = (await listDiets(person)).find(({ is_active }) => is_active)!
  const ofDiet = await mealsOf(person, active)
  // The page of a diet shows all weekdays of its menu, also those before the account's first menu.
  for (const { date, day_of_week } of week.days.filter(({ meals }) => meals.length > 0)) {
    expect(ofDiet.filter((meal) => meal.day_of_week === day_of_week).map(shown)).toEqual(shownOn(week, date))
  }
  // The day's screen reaches until tomorrow.
  for (const { date } of week.days.filter((day) => day.date <= addDays(today, 1))) {
    const day = await readDay(person, date)
    expect(shownIn(day)).toEqual(shownOn(week, date))
    if (date === today) expect(day.active_diet?.id).toBe(active.id)
  }
  return new Map(week.days.map(({ date }) => [date, shownOn(week, date)]))
}

/** Reads the weeks of these dates, and returns the meals of all their days by date. */
export async function readWeeksOf(
  person: TestPerson,
  dates: Iterable<string>,
): Promise<Map<string, ShownMeal[]>> {
  const shownMeals = new Map<string, ShownMeal[]>()
  for (const monday of new Set([...dates].map(mondayOf))) {
    const week = await readWeek(person, monday)
    for (const { date } of week.days) shownMeals.set(date, shownOn(week, date))
  }
  return shownMeals
}

export async function swapAt(
  person: TestPerson,
  place: { readonly date: string; readonly meal_type: MealType },
  pick: number,
): Promise<void> {
  const query = `date=${place.date}&meal_type=${place.meal_type}`
  const reply = await person.fetch(`/api/week-plans/alternatives?${query}`)
  if (!reply.ok) return
  const found = (await reply.json()) as Alternative[]
  const other = found[pick % Math.max(1, found.length)]
  if (other) await edit(person, { kind: 'swap', ...place, dish: other.dish })
}

/** Ticks these meals of today, and no others. */
export async function tick(
  person: TestPerson,
  { id: diet_id }: Pick<Diet, 'id'>,
  types: readonly MealType[],
): Promise<void> {
  const json = { diet_id, meal_compliance: Object.fromEntries(types.map((type) => [type, true])) }
  await readReply<Compliance>(person.fetch('/api/compliance', { method: 'PUT', json }))
}
