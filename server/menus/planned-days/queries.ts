import { weeksBack } from '#contract/menus/week-reach.ts'
import { addDays } from '#nutrition/shared/calendar/days.ts'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { diets, weekPlans } from '../menus/table.ts'
import { firstDayOfDiet } from './service.ts'

/**
 * Stores the menu of the active diet as the plan of this week and of the `weeksBack` weeks before it that have none, so
 * that a change of diet or menu leaves the days before it as they were.
 */
export async function storePastWeeks(tx: AccountTransaction, weekStart: string, now: Date): Promise<void> {
  const oldest = addDays(weekStart, -7 * weeksBack)
  await tx.execute(sql`
    insert into ${weekPlans}
      (user_id, week_start, id, diet_id, menu, fingerprint, is_plain, created_at, updated_at)
    select ${diets.userId}, week::date, gen_random_uuid(), ${diets.id}, ${diets.menu}, ${diets.fingerprint},
      ${diets.isPlain}, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from ${diets}, generate_series(
      greatest(${firstDayOfDiet}, ${oldest}::date)::timestamp, ${weekStart}::timestamp, interval '7 days') as week
    where ${diets.userId} = ${tx.accountId} and ${diets.isActive} and ${diets.menu} is not null
    on conflict (user_id, week_start) do nothing`)
}

/** Deletes the plans of the weeks after this one. */
export async function deletePlansAhead(tx: AccountTransaction, weekStart: string): Promise<void> {
  await tx
    .delete(weekPlans)
    .where(and(eq(weekPlans.userId, tx.accountId), gt(weekPlans.weekStart, weekStart)))
}
