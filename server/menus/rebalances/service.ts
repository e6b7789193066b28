import type { acceptRebalance as acceptEndpoint } from '#contract/day/rebalances.ts'
import type { RebalancedMeal, RebalanceProposal, WithoutToday } from '#contract/day/today.ts'
import type { WeekPlan } from '#contract/menus/week-plans.ts'
import { mondayOf, weekdayOf } from '#nutrition/shared/calendar/days.ts'
import type { DaySoFar } from '#nutrition/menu/rebalance/day-expectation.ts'
import { type Adjustment, type Overages, rebalanceDay } from '#nutrition/menu/rebalance/rebalance.ts'
import { undoRebalance } from '#nutrition/menu/rebalance/undo-rebalance.ts'
import { floorKcal } from '#nutrition/targets/energy.ts'
import { allowsProposals } from '../../account/profile/rules.ts'
import type { ProfileContext } from '../../account/profile/service.ts'
import { findFirstMenuDay, saveWeekPlan, type WeekPlanRow } from '../menus/queries.ts'
import type { Lived } from '../menus/rules.ts'
import { menuContextOfWeek } from '../menus/service.ts'
import { openWeekPlan, readPlannedWeek } from '../planned-days/planned-week.ts'
import { describeWeekPlan } from '../menus/week-description.ts'
import { type MenuContext, menuContextFor } from '../planner/rules.ts'
import { changesOf, describeAdjustment, proposalIdOf, type UndoCause, withoutRecord } from './rules.ts'

/** Facts of a day that is off its plan, and the logged meal that caused this. */
export interface OffPlanDay {
  readonly today: string
  readonly mealId: string
  /** All meals logged on the day. */
  readonly loggedMealIds: readonly string[]
  readonly soFar: Omit<DaySoFar, 'weekday'>
}

export interface ProposedRebalance {
  /** `null` if no change keeps the limits. */
  readonly proposal: RebalanceProposal | null
  readonly overages: Overages
}

/**
 * Computes the changes to propose for the rest of today; saves nothing. Returns `null` if nothing is planned or the
 * account's days are never adjusted.
 */
export async function proposeRebalance(
  { tx, nutritionProfile }: Omit<ProfileContext, 'now'>,
  day: OffPlanDay,
): Promise<ProposedRebalance | null> {
  const { today } = day
  const week = await readPlannedWeek(tx, { weekStart: mondayOf(today), today })
  const computed = week && computeRebalance(week.plan, day, nutritionProfile)
  if (!computed) return null
  const { adjustments, overages, library } = computed
  const proposal = adjustments.length > 0 ? describeProposal(day, adjustments, library) : null
  return { proposal, overages }
}

function computeRebalance(
  row: WeekPlanRow,
  { today, soFar }: OffPlanDay,
  nutritionProfile: ProfileContext['nutritionProfile'],
) {
  if (!nutritionProfile.person || !allowsProposals(nutritionProfile)) return null
  const { request, library } = menuContextOfWeek(row, nutritionProfile)
  const rebalanced = rebalanceDay(
    row.menu,
    { ...soFar, weekday: weekdayOf(today) },
    request,
    [...library.values()],
    { allowsCompensation: true, floorKcal: floorKcal(nutritionProfile.person) },
  )
  return { ...rebalanced, library }
}

function describeProposal(
  { mealId, today }: OffPlanDay,
  adjustments: readonly Adjustment[],
  library: MenuContext['library'],
): RebalanceProposal {
  return {
    id: proposalIdOf(mealId, today, adjustments),
    meal_id: mealId,
    adjustments: adjustments.map((one) => describeAdjustment(one, today, library)),
  }
}

/** Proposal that the person accepts; `day` is `null` if the day is no longer off its plan. */
export interface AcceptedProposal {
  readonly mealId: string
  readonly proposalId: string
  readonly day: OffPlanDay | null
}

/**
 * Makes the accepted changes in today's plan and saves a record for undoing them, once per logged meal. Changes nothing
 * if the changes that would be proposed now differ from the accepted ones. Caller holds the diets lock.
 */
export async function acceptProposal(
  { tx, nutritionProfile, now }: ProfileContext,
  lived: Lived,
  { mealId, proposalId, day }: AcceptedProposal,
): Promise<WithoutToday<typeof acceptEndpoint>> {
  const refused = { applied: false, adjustments: [], week_plan: null }
  const { today } = lived
  const row = await openWeekPlan(tx, { ...lived, weekStart: mondayOf(today) }, now)
  if (!row || !nutritionProfile.targets) return refused
  const before = row.rebalances.filter(({ date }) => date === today)
  const first = before.find((one) => one.mealId === mealId)
  const computed = !first && day?.mealId === mealId ? computeRebalance(row, day, nutritionProfile) : null
  const adjustments = first && !first.isUndone ? first.adjustments : (computed?.adjustments ?? [])
  if (adjustments.length === 0) return refused
  if (computed && proposalIdOf(mealId, today, adjustments) !== proposalId) return refused
  const record = {
    mealId,
    date: today,
    adjustments,
    loggedMealIds: day?.loggedMealIds ?? [],
    isUndone: false,
  }
  const changed = computed
    ? { ...row, menu: computed.menu, rebalances: [...before, record], updatedAt: now }
    : row
  if (computed) await saveWeekPlan(tx, changed)
  const { library } = menuContextOfWeek(row, nutritionProfile)
  return {
    applied: true,
    adjustments: adjustments.map((one) => describeAdjustment(one, today, library)),
    week_plan: describeWeekPlan(changed, describedBy(nutritionProfile, row), await findFirstMenuDay(tx)),
  }
}

export interface AskedUndo {
  readonly mealId: string
  readonly cause: UndoCause
}

export interface UndoneRebalance {
  readonly restored: RebalancedMeal[]
  /** The week with the restored meals; `null` if nothing was undone. */
  readonly weekPlan: WeekPlan | null
}

/**
 * Undoes today's rebalance of a logged meal and returns the restored meals; none if there is nothing to undo. Meals
 * that were eaten, locked or chosen by hand since then stay. With cause `asked`, that day gets no further rebalance.
 * Caller holds the diets lock.
 */
export async function undoRebalanceOf(
  { tx, nutritionProfile, now }: ProfileContext,
  { today, ticked }: Lived,
  { mealId, cause }: AskedUndo,
): Promise<UndoneRebalance> {
  const unchanged = { restored: [], weekPlan: null }
  if (!nutritionProfile.targets) return unchanged
  const week = await readPlannedWeek(tx, { weekStart: mondayOf(today), today })
  const row = week?.plan
  const record = row?.rebalances.find((one) => one.mealId === mealId && one.date === today)
  if (!row || !record || (record.isUndone && cause === 'asked')) return unchanged
  const menuContext = menuContextOfWeek(row, nutritionProfile)
  const { menu, restored } = undoRebalance(
    row.menu,
    weekdayOf(today),
    changesOf([record]),
    ticked.get(today) ?? [],
    { request: menuContext.request, recipes: [...menuContext.library.values()] },
  )
  const changed = { ...row, menu, rebalances: withoutRecord(row.rebalances, record, cause), updatedAt: now }
  await saveWeekPlan(tx, changed)
  return {
    restored: restored.map(({ from, to, kcalDelta, mealType }) =>
      describeAdjustment({ mealType, from: to, to: from, kcalDelta: -kcalDelta }, today, menuContext.library),
    ),
    weekPlan: describeWeekPlan(changed, describedBy(nutritionProfile, row), week.firstMenuOn),
  }
}

/**
 * Returns the context that describes a week with changed meals. The own recipes of its menu are enough, because a
 * rebalance adds no others.
 */
function describedBy(
  nutritionProfile: ProfileContext['nutritionProfile'],
  { menu }: Pick<WeekPlanRow, 'menu'>,
): MenuContext {
  return menuContextFor(nutritionProfile, menu.ownRecipes)
}
