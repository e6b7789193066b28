import { explainWeek } from '#nutrition/menu/explain/explanation.ts'
import { withDays } from '#nutrition/menu/model/week-rating.ts'
import type { WeekMenu } from '#nutrition/menu/request/week.ts'
import type { ProfileContext } from '../../account/profile/service.ts'
import { findActiveDiet, saveWeekPlan } from '../menus/queries.ts'
import { keepPastMeals, type LivedWeek, servableLocks } from '../menus/rules.ts'
import { type MenuContext, menuContextIfAny } from '../planner/rules.ts'
import { readPlannedWeek } from './planned-week.ts'
import { deletePlansAhead, storePastWeeks } from './queries.ts'

/**
 * Runs `change`, which activates a diet or replaces the menu of the active one and returns whether it did so; then
 * makes that menu the plan from today on. Days before today and ticked meals stay as they were shown. With the same
 * diet, the week's observations stay too, and the locked meals that the account may still eat. With another diet, the
 * plans stored for coming weeks are deleted. Caller holds the diets lock.
 */
export async function changeMenu(
  { tx, nutritionProfile, now }: ProfileContext,
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
  const own = [...(before.menu.ownRecipes ?? []), ...(diet.menu.ownRecipes ?? [])]
  const menuContext = menuContextIfAny(nutritionProfile, own)
  const locked = isSameDiet && menuContext ? servableLocks(before.menu, menuContext) : []
  const menu = keepPastMeals(diet.menu, before.menu, { ...lived, locked })
  await saveWeekPlan(tx, {
    ...before,
    ...(!isSameDiet && { observations: '', understood: [], ignored: [], removed: [], mayRelax: [] }),
    dietId: diet.id,
    rebalances: [],
    menu: menuContext ? recounted(menu, menuContext) : menu,
    fingerprint: diet.fingerprint,
    isPlain: diet.isPlain,
    updatedAt: now,
  })
}

/**
 * Returns the menu with its totals and the statements about its targets computed again, so that they include the meals
 * kept from the previous plan.
 */
function recounted(menu: WeekMenu, { request, library }: MenuContext): WeekMenu {
  const counted = withDays(menu, menu.days, request, [...library.values()])
  const { relaxations, explanation } = menu
  const { targetsMet } = explainWeek(request, counted.days, relaxations, explanation)
  return { ...counted, explanation: { ...explanation, targetsMet } }
}
