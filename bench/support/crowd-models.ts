import type { AnswersInput } from '#contract/account/questionnaire.ts'
import type { PlateReading } from '#contract/day/meals.ts'
import { addDays } from '#nutrition/shared/calendar/days.ts'
import { mealTypes } from '#nutrition/targets/meal-type.ts'
import { plates } from '../../scripts/demo-account/plates.ts'
import {
  type Call,
  createCaller,
  type DemoInstance,
  openDemoInstance,
} from '../../scripts/demo-account/instance.ts'
import { ordinaryAnswers } from '../../server/platform/process/test-answers.ts'
import { parseConfig } from '../../server/platform/process/config.ts'
import { crowdPassword, crowdSecret } from './crowd-members.ts'

/** Meal descriptions with their meal types. */
const said = [
  ...plates.breakfast.map((text) => ({ mealType: 'cafe_manha', text })),
  ...plates.lunch.map((text) => ({ mealType: 'almoco', text })),
  ...plates.snack.map((text) => ({ mealType: 'lanche_tarde', text })),
] as const

/** Meal types ticked on a day, by kind of day; the kinds are numbered from 0. */
const tickedOfKind: readonly (readonly string[])[] = [[], ['almoco'], ['cafe_manha'], ['almoco', 'jantar']]

const { anthropometrics, goals, lifestyle, preferences } = ordinaryAnswers

/** Answers of twelve people who differ in what affects a menu. */
const models: readonly AnswersInput[] = [
  ordinaryAnswers,
  changed({ goals: { ...goals, main_goal: 'emagrecer' } }),
  changed({ anthropometrics: { ...anthropometrics, sex: 'M', weight_kg: 84, height_cm: 178 } }),
  changed({ preferences: { ...preferences, styles: ['Vegetariano'], allergies: ['Nenhuma'] } }),
  changed({ preferences: { ...preferences, styles: ['Sem lactose'], allergies: ['Ovo'] } }),
  changed({ lifestyle: { ...lifestyle, meals_per_day: 3, eat_contexts: ['casa', 'restaurante_kg'] } }),
  changed({ lifestyle: { ...lifestyle, meals_per_day: 5, equipment: ['Fogão', 'Airfryer', 'Forno'] } }),
  changed({ lifestyle: { ...lifestyle, meals_per_day: 6, cook_time_min: 45 } }),
  changed({ anthropometrics: { ...anthropometrics, birthdate: '1965-02-11', weight_kg: 68 } }),
  changed({ anthropometrics: { ...anthropometrics, birthdate: '2001-09-30', sex: 'M', weight_kg: 72 } }),
  changed({ preferences: { ...preferences, dislikes: ['fígado', 'jiló'], protein_priority: ['Ovos'] } }),
  changed({ goals: { ...goals, main_goal: 'ganhar' }, lifestyle: { ...lifestyle, meals_per_day: 5 } }),
]

export function modelEmail(place: number | string): string {
  return `modelo-${place}@exemplo.com.br`
}

function changed(answers: Partial<AnswersInput>): AnswersInput {
  return { ...ordinaryAnswers, ...answers }
}

/**
 * Creates the model accounts through the app itself; a crowd consists of copies of them. Each has a questionnaire, a
 * menu, a week, a logged plate per sentence, and a day of each kind in `tickedOfKind`.
 */
export async function makeModels(url: string, lastDay: string, now: Date): Promise<void> {
  const config = parseConfig({ DATABASE_URL: url, LOG_LEVEL: 'silent', AUTH_SECRET: crowdSecret })
  const instance = await openDemoInstance(config)
  instance.setClock(now)
  try {
    for (const [place, answers] of models.entries()) await makeModel(instance, answers, place, lastDay)
  } finally {
    await instance.close()
  }
}

async function makeModel(
  instance: DemoInstance,
  answers: AnswersInput,
  place: number,
  lastDay: string,
): Promise<void> {
  const call = createCaller(instance)
  const email = modelEmail(place)
  await call('/api/auth/sign-up/email', { name: 'Marina Teste', email, password: crowdPassword, terms: true })
  await instance.app.settled()
  const mail = (await instance.app.mailbox!.list()).find(({ to }) => to === email)
  const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  await call(`/api/auth/verify-email?token=${token}`)
  await call('/api/onboarding', answers)
  const { id: dietId } = await call<{ id: string }>('/api/diet-generate-weekly', {})
  await call(`/api/diets/${dietId}/activate`, {})
  await call('/api/plan-generate-week', { only_if_absent: true })
  await tick(call, dietId, lastDay)
  if (place === 0) for (const one of said) await logPlate(call, one)
}

/** Ticks the last four days, one per kind in `tickedOfKind`: none, lunch, breakfast, two meals. */
async function tick(call: Call, dietId: string, lastDay: string): Promise<void> {
  for (const [back, ticked] of tickedOfKind.entries()) {
    await call(
      '/api/compliance',
      {
        date: addDays(lastDay, -back),
        diet_id: dietId,
        meal_compliance: Object.fromEntries(mealTypes.map((type) => [type, ticked.includes(type)])),
      },
      'PUT',
    )
  }
}
async function logPlate(call: Call, { mealType, text }: (typeof said)[number]): Promise<void> {
  const { items } = await call<PlateReading>('/api/meals/describe', { text, meal_type: mealType })
  await call('/api/meals', {
    id: crypto.randomUUID(),
    meal_type: mealType,
    items: items.map(({ food_id, grams, quantity, measure }) => ({ food_id, grams, quantity, measure })),
  })
}
