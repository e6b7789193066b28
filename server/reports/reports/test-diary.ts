import { randomUUID } from 'node:crypto'
import type { AnswersInput } from '#contract/account/questionnaire.ts'
import type { Report } from '#contract/reports/reports.ts'
import type { MealType } from '#nutrition/targets/meal-type.ts'
import { ordinaryAnswers, readReply } from '../../platform/process/test-answers.ts'
import type { TestPerson } from '../../platform/process/test-app.ts'

/** Amounts of foods that test meals are made of. */
export const rice = { food_id: 'taco:3', grams: 100 }
export const beans = { food_id: 'taco:561', grams: 140 }
export const banana = { food_id: 'taco:182', grams: 80 }

/** Answers of a person whose numbers are hidden. */
export const quietAnswers: AnswersInput = {
  ...ordinaryAnswers,
  medical_history: { ...ordinaryAnswers.medical_history, eating_disorders: 'anorexia' },
}

export interface Logged {
  readonly date: string
  readonly meal_type?: MealType
  readonly eaten_at?: string
  readonly items?: readonly { food_id: string; grams: number }[]
}

/** Logs a meal, by default a lunch of rice and beans at noon in São Paulo, and returns its id. */
export async function log(person: TestPerson, meal: Logged): Promise<string> {
  const { date, meal_type = 'almoco', items = [rice, beans] } = meal
  const id = randomUUID()
  const eaten_at = meal.eaten_at ?? `${date}T15:00:00Z`
  await readReply(person.fetch('/api/meals', { json: { id, date, meal_type, eaten_at, items } }))
  return id
}

export function readReport(person: TestPerson, query: string): Promise<Report> {
  return readReply<Report>(person.fetch(`/api/reports?${query}`))
}
