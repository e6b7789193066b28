import { randomUUID } from 'node:crypto'
import { plans } from '#contract/billing/plans.ts'
import { addDays } from '#nutrition/shared/calendar/days.ts'
import { foods } from '#nutrition/foods/food-table.ts'
import { mealTypes } from '#nutrition/targets/meal-type.ts'
import { sql } from 'drizzle-orm'
import { dietCompliance } from '../../server/day/adherence/table.ts'
import { checkIns } from '../../server/day/check-ins/table.ts'
import type { MealRow } from '../../server/day/meals/rules.ts'
import { partsFromChoices } from '../../server/day/meals/rules.ts'
import { meals } from '../../server/day/meals/table.ts'
import type { AccountId } from '../../server/platform/database/account-id.ts'
import type { Database, Transaction } from '../../server/platform/database/database.ts'
import { scans } from '../../server/scans/scans/table.ts'
import { subscriptions } from '../../server/billing/subscription/table.ts'
import { waterEntries } from '../../server/day/water/table.ts'
import { diets, weekPlans } from '../../server/menus/menus/table.ts'
import { weights } from '../../server/day/weights/table.ts'

/** The 120 most popular foods, the most popular first. */
const usual = foods.toSorted((a, b) => b.popularity - a.popularity).slice(0, 120)
const mealsADay = ['cafe_manha', 'almoco', 'lanche_tarde', 'jantar', 'ceia'] as const
const partsAMeal = 4
const rowsAtOnce = 500

/**
 * Inserts a diary up to `lastDay` and an annual plan. Every day has five plates of four foods, adherence with a ticked
 * meal, a scan, a weigh-in, two glasses of water and a check-in; every week has a plan.
 */
export async function seedDiary(
  database: Database,
  userId: AccountId,
  lastDay: string,
  dayCount: number,
): Promise<void> {
  const days = Array.from({ length: dayCount }, (_, back) => addDays(lastDay, -back))
  await database.asSystem(async (tx) => {
    await insertAll(
      days.flatMap((date, day) => mealsADay.map((_, place) => mealOf(date, day, place))),
      (rows) => tx.insert(meals).values(rows.map((row) => ({ userId, ...row }))),
    )
    await seedHabits(tx, userId, days)
    await seedWeekPlans(tx, userId, days)
    const bought = { id: randomUUID(), plan: 'annual' as const, status: 'approved' as const }
    const sale = { days: 365, amountCents: plans.annual.priceCents, discount: 0, returnedAt: null }
    const purchases = [{ ...bought, ...sale, paidAt: `${days[0]}T00:00:00.000Z` }]
    await tx
      .update(subscriptions)
      .set({ purchases })
      .where(sql`${subscriptions.userId} = ${userId}`)
  })
}

async function insertAll<Row>(rows: readonly Row[], insert: (rows: readonly Row[]) => Promise<unknown>) {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await insert(rows.slice(start, start + rowsAtOnce))
  }
}

function mealOf(date: string, day: number, place: number): MealRow {
  const choices = Array.from({ length: partsAMeal }, (_, part) => {
    const food = usual[(day * 7 + place * 13 + part * 29) % usual.length]!
    return { food_id: food.id, grams: food.defaultGrams }
  })
  const hour = String(10 + place * 3).padStart(2, '0')
  return {
    id: randomUUID(),
    date,
    mealType: mealsADay[place] ?? mealTypes[0],
    source: 'manual',
    scanId: null,
    eatenAt: new Date(`${date}T${hour}:${String((day * 11) % 60).padStart(2, '0')}:00Z`),
    parts: partsFromChoices(choices, new Map()),
    plannedType: null,
  }
}

async function seedHabits(tx: Transaction, userId: AccountId, days: readonly string[]): Promise<void> {
  const updatedAt = new Date(`${days[0]}T12:00:00Z`)
  const eaten = { kcal: 420, proteinG: 22.5, carbG: 55, fatG: 12, fiberG: 6.5 }
  const rest = { saturatedG: 3, sodiumMg: 400, sugarAddedG: 0 }
  const records = days.map((date, day) => ({
    userId,
    date,
    id: randomUUID(),
    dietId: randomUUID(),
    isFollowed: day % 3 !== 0,
    mealCompliance: { cafe_manha: false, almoco: false, lanche_manha: true, jantar: day % 2 === 0 },
    eaten: { lanche_manha: { ...eaten, ...rest } },
    compliancePercentage: 25 * (day % 5),
    manualAdjustments: null,
    updatedAt,
  }))
  await insertAll(records, (rows) => tx.insert(dietCompliance).values([...rows]))
  const scanned = days.map((date) => ({
    userId,
    id: randomUUID(),
    createdAt: new Date(`${date}T15:00:00Z`),
    status: 'applied' as const,
    mealType: 'almoco' as const,
    holdsQuota: true,
  }))
  await insertAll(scanned, (rows) => tx.insert(scans).values([...rows]))
  const weighed = days.map((date, day) => ({ userId, date, weightKg: 70 + (day % 17) / 10, updatedAt }))
  await insertAll(weighed, (rows) => tx.insert(weights).values([...rows]))
  const drunk = days.flatMap((date) =>
    [200, 500].map((ml) => ({ userId, id: randomUUID(), date, ml, drunkAt: new Date(`${date}T14:00:00Z`) })),
  )
  await insertAll(drunk, (rows) => tx.insert(waterEntries).values([...rows]))
  const answers = days.map((date, day) => {
    const value = day % 2 === 0 ? ('great' as const) : ('good' as const)
    return { userId, date, type: 'mood' as const, value, checkedAt: updatedAt }
  })
  await insertAll(answers, (rows) => tx.insert(checkIns).values([...rows]))
}

/** Inserts a plan per week with the active diet's menu. */
async function seedWeekPlans(tx: Transaction, userId: AccountId, days: readonly string[]): Promise<void> {
  const mondays = days.filter((date) => new Date(`${date}T00:00:00Z`).getUTCDay() === 1)
  const [diet] = await tx
    .select()
    .from(diets)
    .where(sql`${diets.userId} = ${userId} and ${diets.isActive}`)
  if (!diet?.menu) throw new Error('The account needs an active menu.')
  const { id: dietId, menu, fingerprint, createdAt } = diet
  const weeks = mondays.map((weekStart) => ({
    userId,
    weekStart,
    id: randomUUID(),
    dietId,
    menu,
    fingerprint,
    createdAt,
    updatedAt: createdAt,
  }))
  await insertAll(weeks, (rows) => tx.insert(weekPlans).values([...rows]))
}
