import type { AccountTransaction } from '../../platform/database/database.ts'
import { findActiveDiet, saveWeekPlan } from '../menus/queries.ts'
import { keepPastMeals, type LivedWeek } from '../menus/rules.ts'
import { readPlannedWeek } from './planned-week.ts'
import { deletePlansAhead, storePastWeeks } from './queries.ts'

/**
 * Runs `change`, which activates a diet or replaces the menu of the active one, and makes that menu the plan from today
 * on; `change` returns whether it did so. Days before today and ticked meals stay as they were shown, and with the same
 * diet also locked meals and the week's observations. With another diet the plans stored for coming weeks are deleted.
 * Caller holds the diets lock.
 */
export async function changeMenu(
  { tx, now }: { readonly tx: AccountTransaction; readonly now: Date },
  lived: LivedWeek,
  change: () => Promise<boolean>,
): Promise<void> {
  const { weekStart } = lived
  await storePastWeeks(tx, weekStart, now)
  const shown = await readPlannedWeek(tx, lived)
  if (!(await change())) return
  const diet = await findActiveDiet(tx)
  if (!diet?.menu || !shown) return
  const before = shown.plan
  const isSameDiet = before.dietId === diet.id
  if (!isSameDiet) await deletePlansAhead(tx, weekStart)
  await saveWeekPlan(tx, {
    ...before,
    ...(!isSameDiet && { observations: '', understood: [], ignored: [], removed: [], mayRelax: [] }),
    dietId: diet.id,
    rebalances: [],
    menu: keepPastMeals(diet.menu, before.menu, { ...lived, keepsLocked: isSameDiet }),
    fingerprint: diet.fingerprint,
    isPlain: diet.isPlain,
    updatedAt: now,
  })
}
