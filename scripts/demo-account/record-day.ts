import { randomUUID } from 'node:crypto'
import type { WeightHistory } from '#contract/day/weights.ts'
import { readMeal } from '#nutrition/meal-text/meal-text.ts'
import { saveCompliance } from '../../server/day/adherence/save-compliance.ts'
import { saveCheckIn } from '../../server/day/check-ins/service.ts'
import { logMeal } from '../../server/day/meals/log-meal.ts'
import type { AccountId } from '../../server/platform/database/account-id.ts'
import { instantOf } from '../../server/platform/database/civil-day.ts'
import { addWater } from '../../server/day/water/service.ts'
import { saveWeight } from '../../server/day/weights/save-weight.ts'
import type { Call, DemoInstance } from './instance.ts'
import type { DemoDay, DemoMeal } from './year.ts'

export interface DemoUser {
  readonly instance: DemoInstance
  readonly call: Call
  readonly id: AccountId
  /** Real current time; entries after it are skipped. */
  readonly until: Date
}

interface DemoEvent {
  readonly minutes: number
  readonly note: (now: Date) => Promise<unknown>
}

const weighingMinutes = 400
const tickingMinutes = 1310
const checkInMinutes = 1300

export function momentOf(date: string, minutes: number): Date {
  return instantOf(new Date(Date.parse(`${date}T00:00:00Z`) + minutes * 60_000), 'America/Sao_Paulo')
}

/** Records one day through the app's services, each event at its time; events after `user.until` are left out. */
export async function recordDay(user: DemoUser, day: DemoDay, dietId: string | null): Promise<void> {
  const events = eventsOf(user, day, dietId).toSorted((a, b) => a.minutes - b.minutes)
  for (const { minutes, note } of events) {
    const moment = momentOf(day.date, minutes)
    if (moment > user.until) return
    user.instance.setClock(moment)
    await note(moment)
  }
}

function eventsOf(user: DemoUser, day: DemoDay, dietId: string | null): DemoEvent[] {
  const { instance, id } = user
  const { date, meals, glasses, weightKg, checkIns } = day
  const isTicked = (meal: DemoMeal) => meal.way === 'ticked' && dietId !== null
  const ticked = meals.filter(isTicked).map(({ mealType }) => [mealType, true] as const)
  return [
    ...meals
      .filter((meal) => !isTicked(meal))
      .map((meal) => ({ minutes: meal.minutes, note: (now: Date) => eat(user, meal, now) })),
    ...glasses.map(({ minutes, ml }) => ({
      minutes,
      note: (now: Date) => addWater({ ...instance, accountId: id, now }, { id: randomUUID(), ml }),
    })),
    ...(weightKg === null
      ? []
      : [{ minutes: weighingMinutes, note: (now: Date) => weigh(user, date, weightKg, now) }]),
    ...checkIns.map((one, place) => ({
      minutes: checkInMinutes + place,
      note: (now: Date) => saveCheckIn({ ...instance, accountId: id, now }, { id: one }),
    })),
    ...(dietId === null || ticked.length === 0
      ? []
      : [
          {
            minutes: tickingMinutes,
            note: (now: Date) =>
              saveCompliance(
                { ...instance, accountId: id, now },
                { date, diet_id: dietId, meal_compliance: Object.fromEntries(ticked) },
              ),
          },
        ]),
  ]
}

async function eat({ instance, call, id }: DemoUser, meal: DemoMeal, now: Date): Promise<void> {
  const { text, mealType } = meal
  if (meal.way === 'scanned') {
    const { scan_id } = await call<{ scan_id: string }>('/api/scan-start', { meal_type: mealType })
    await call('/api/scan-complete', { scan_id, description: text })
    await call('/api/plan-apply-scan', { scan_id, meal_type: mealType })
    return
  }
  const { items, unmatched } = readMeal(text)
  if (unmatched.length > 0) throw new Error(`"${text}" has unknown words: ${unmatched.join(', ')}`)
  const choices = items.map(({ food, grams, quantity, measure, flavors }) => ({
    food_id: food.id,
    grams,
    quantity,
    measure,
    ...(flavors && { flavor_ids: flavors.map((flavor) => flavor.id) }),
  }))
  const logged = { id: randomUUID(), meal_type: mealType, items: choices }
  await logMeal({ ...instance, accountId: id, now }, logged)
}

/** Records a weigh-in and, if the weight question appears, updates the targets unless the goal needs a review. */
async function weigh(
  { instance, call, id }: DemoUser,
  date: string,
  weightKg: number,
  now: Date,
): Promise<void> {
  const asked = { date, weight_kg: weightKg, confirmed: true }
  const { question }: WeightHistory = await saveWeight({ ...instance, accountId: id, now }, asked)
  if (!question) return
  const answer = question.review === null ? 'atualizar' : 'agora_nao'
  await call('/api/weight-question', { answer, weight_kg: question.weight_kg })
}
