import { randomUUID } from 'node:crypto'
import type { Profile } from '#contract/account/profile.ts'
import type { acceptRebalance, applyScan, undoRebalance } from '#contract/day/rebalances.ts'
import type { Today } from '#contract/day/today.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { DietDetail } from '#contract/menus/diets.ts'
import type { WeekPlan } from '#contract/menus/week-plans.ts'
import { answerQuestionnaire, ordinaryAnswers, readReply } from '../../platform/process/test-answers.ts'
import type { TestApp, TestPerson } from '../../platform/process/test-app.ts'

export const day = '2026-03-11'
export const barbecue = '4 fatias de pizza de mussarela e 2 latas de refrigerante'
export type Applied = Reply<typeof applyScan>
type Person = TestPerson & { readonly dietId: string }

export const today = (person: TestPerson) => readReply<Today>(person.fetch('/api/plan-today'))
export const weekOf = async (person: TestPerson) =>
  (await readReply<{ week_plan?: WeekPlan }>(person.fetch('/api/plan-get-week'))).week_plan
export const undo = async (person: TestPerson, mealId: string) => {
  const { restored } = await readReply<Reply<typeof undoRebalance>>(
    person.fetch('/api/plan-undo-rebalance', { json: { meal_id: mealId } }),
  )
  return { restored }
}
export const accept = (
  person: TestPerson,
  { id, meal_id }: { readonly id: string; readonly meal_id: string },
) =>
  readReply<Reply<typeof acceptRebalance>>(
    person.fetch('/api/plan-rebalance', { json: { meal_id, proposal_id: id } }),
  )
export const decline = (person: TestPerson, mealId: string, declined = true) =>
  readReply(person.fetch('/api/plan-decline-rebalance', { json: { meal_id: mealId, declined } }))
export const setProposals = (person: TestPerson, isWanted: boolean) =>
  readReply<Profile>(
    person.fetch('/api/profile', { method: 'PATCH', json: { rebalance_proposals: isWanted } }),
  )
export const correct = (person: TestPerson, mealId: string, grams: number) =>
  readReply<{ week_plan: WeekPlan | null }>(
    person.fetch(`/api/meals/${mealId}`, {
      method: 'PUT',
      json: { meal_type: 'almoco', items: [{ food_id: 'taco:3', grams }] },
    }),
  )
export const remove = (person: TestPerson, mealId: string) =>
  readReply(person.fetch(`/api/meals/${mealId}`, { method: 'DELETE' }))
export const plateOf = (grams: number, mealType = 'almoco') => ({
  id: randomUUID(),
  meal_type: mealType,
  items: [{ food_id: 'taco:3', grams }],
})
export const apply = (person: TestPerson, plate: object) =>
  readReply<Applied>(person.fetch('/api/plan-apply-meal', { json: plate }))
/** Logs a plate and accepts what is proposed for it. */
export async function applyAndAccept(person: TestPerson, plate: object) {
  const { meal, today: after } = await apply(person, plate)
  const { adjustments } = await accept(person, after!.rebalance_proposal!)
  return { meal, adjustments }
}
export const partsOf = (week: WeekPlan | undefined) =>
  week?.days.map(({ meals }) =>
    meals.map(({ parts }) => parts.map(({ recipe_id, portions }) => [recipe_id, portions])),
  )

/**
 * Dinners whose base can be halved or doubled within the limits of a rebalance. The second dinner is used if the day
 * already serves the first.
 */
const dinners = [
  { main: 'carne-de-panela', base: 'pure-de-mandioquinha' },
  { main: 'frango-com-mandioca', base: 'inhame-cozido' },
].map(({ main, base }) => ({
  main: { recipe_id: main, portions: 1 },
  base: { recipe_id: base, portions: 1 },
  side: null,
}))

/** Signs up a person whose week has a dinner that a rebalance can change, and sets the clock to noon of its `day`. */
export async function signUpWithWeek(
  { clock, signUpConfirmed }: Pick<TestApp, 'clock' | 'signUpConfirmed'>,
  answers: object = ordinaryAnswers,
): Promise<Person> {
  clock.set(`${day}T15:00:00Z`)
  const person = await signUpConfirmed()
  await answerQuestionnaire(person, { ...ordinaryAnswers, ...answers })
  const diet = await readReply<DietDetail>(person.fetch('/api/diet-generate-weekly', { method: 'POST' }))
  await readReply(person.fetch('/api/plan-generate-week', { json: {} }))
  for (const dish of dinners) {
    const json = { kind: 'swap', date: day, meal_type: 'jantar', dish }
    if ((await person.fetch('/api/week-plans/edits', { json })).ok) return { ...person, dietId: diet.id }
  }
  throw new Error('the day has the recipes of both dinners already')
}

export async function scanAndApply(
  person: TestPerson,
  description: string,
  mealType = 'almoco',
): Promise<Applied> {
  const { scan_id } = await readReply<{ scan_id: string }>(person.fetch('/api/scan-start', { json: {} }))
  await readReply(person.fetch('/api/scan-complete', { json: { scan_id, description } }))
  return readReply<Applied>(person.fetch('/api/plan-apply-scan', { json: { scan_id, meal_type: mealType } }))
}
