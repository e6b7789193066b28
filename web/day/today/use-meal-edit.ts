import type { MealType } from '#contract/calendar.ts'
import type { Meal, PlateItem } from '#contract/day/meals.ts'
import type { ActiveRebalance, RebalanceProposal, Today } from '#contract/day/today.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { acceptProposal, announceAcceptFailure } from '../../menus/rebalances/queries.ts'
import { type ChangedDay, showChanges } from '../../menus/week-plans/queries.ts'
import { useSessionUser } from '../../api/session.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { tickTexts } from '../adherence/copy.ts'
import { cachedDay, type MenuMeal, restoreTick, tickAgain } from '../adherence/change-tick.ts'
import { changeMeal, mealQuery, removeMeal, restoreMeal } from '../meals/queries.ts'
import { mealsToFollow } from '../adherence/ticked-meals.ts'
import { loggedText } from '../again/again-copy.ts'
import { openPeriod } from '../shared/open-period.ts'
import { announcePlanFailure } from '../shared/plan-failure.ts'
import { instantOf, type When, whenOf } from '../shared/when.ts'
import { localDay } from '../../ui/format/local-day.ts'
import { mealEditTexts } from './meal-edit-copy.ts'

/** Changes to a logged meal: its foods, type, day and time, saved on request, and its removal; both with an undo. */
export function useMealEdit(meal: Meal, onClose: () => void) {
  const client = useQueryClient()
  const [items, setItems] = useState<readonly PlateItem[]>(meal.items)
  const [mealType, setMealType] = useState<MealType>(meal.meal_type)
  const [shownWhen] = useState(() => ({ ...whenOf(new Date(meal.eaten_at)), date: meal.date }))
  const [when, setWhen] = useState<When>(shownWhen)
  const isMoved = when.date !== shownWhen.date || when.time !== shownWhen.time
  const saving = useMutation({
    mutationFn: () =>
      changeMeal(
        meal.id,
        items,
        mealType,
        isMoved ? { date: when.date, eatenAt: instantOf(when) } : undefined,
      ),
  })
  const removing = useMutation({ mutationFn: () => removeMeal(meal.id) })
  const restoring = useMutation({ mutationFn: () => restoreMeal(meal) })
  const userId = useSessionUser()?.id ?? ''
  const isClosed = useRef(false)
  const isChanged = items !== meal.items || mealType !== meal.meal_type || isMoved
  const canSave = isChanged && items.length > 0 && (!isMoved || isOpenDay(when.date))

  const settle = async (reply: ChangedDay) => {
    client.removeQueries({ queryKey: mealQuery(meal.id).queryKey })
    await showChanges(client, reply)
  }

  /**
   * Moves the meal back. If the meal was a tick, moving it to another day removed the tick, so the meal is ticked
   * again. It stays a logged meal until the new tick has the same foods, so that nothing is lost if the menu changed
   * or the connection breaks off.
   */
  const moveBack = async (menuMeal: MenuMeal | null) => {
    try {
      await settle(
        await changeMeal(meal.id, meal.items, meal.meal_type, { date: meal.date, eatenAt: meal.eaten_at }),
      )
      if (!menuMeal || when.date === meal.date) return
      const outcome = await tickAgain(client, menuMeal, meal)
      if (outcome === 'saved') return await settle(await removeMeal(meal.id))
      if (outcome !== 'queued')
        showToast({ title: tickTexts.logged(mealTypeLabels[menuMeal.mealType]), tone: 'success' })
    } catch (error) {
      announcePlanFailure(error)
    }
  }
  const save = async () => {
    const menuMeal = menuMealOf(cachedDay(client, meal.date), meal.id, userId)
    try {
      const saved = await saving.mutateAsync()
      await settle(saved)
      showToast({
        ...(isMoved ? { title: loggedText(saved) } : mealEditTexts.saved),
        ...(menuMeal && saved.date !== meal.date && { description: mealEditTexts.untickedThere }),
        tone: 'success',
        ...(isMoved && { action: { label: mealEditTexts.undo, onTap: () => void moveBack(menuMeal) } }),
      })
      onClose()
    } catch (error) {
      if (isClosed.current) announcePlanFailure(error)
    }
  }
  const remove = async () => {
    const before = cachedDay(client, meal.date)
    const menuMeal = menuMealOf(before, meal.id, userId)
    const rebalance = before?.rebalance?.meal_id === meal.id ? before.rebalance : null
    try {
      await settle(await removing.mutateAsync())
      showToast({
        ...mealEditTexts.removed,
        action: {
          label: mealEditTexts.undo,
          onTap: () => void (menuMeal ? restoreTick(client, menuMeal, meal) : restore(rebalance)),
        },
      })
      onClose()
    } catch {
      // Reported in the sheet, which stays open.
    }
  }
  /**
   * Restores the meal. If it proposes exactly the changes of the plan that had been accepted, accepts them without
   * asking again.
   */
  const restore = async (accepted: ActiveRebalance | null) => {
    try {
      const reply = await restoring.mutateAsync()
      await settle(reply)
      const proposal = reply.today?.rebalance_proposal
      if (!accepted || proposal?.meal_id !== meal.id) return
      if (hashKey(proposal.adjustments) === hashKey(accepted.adjustments)) await acceptAgain(proposal)
    } catch (error) {
      announcePlanFailure(error)
    }
  }
  const acceptAgain = async (proposal: RebalanceProposal) => {
    try {
      await settle(await acceptProposal(proposal))
    } catch (error) {
      announceAcceptFailure(error)
    }
  }
  /** Closing keeps the changes, so that they can be resumed. */
  const close = () => {
    isClosed.current = true
    onClose()
    if (!canSave) return
    showToast({
      ...mealEditTexts.unsaved,
      action: { label: mealEditTexts.save, onTap: () => void save() },
    })
  }

  return {
    items,
    setItems,
    mealType,
    setMealType,
    when,
    setWhen,
    /** Shown in the sheet, because the open sheet would cover a toast. */
    failure: saving.error ?? removing.error,
    canSave,
    isSaving: saving.isPending,
    isRemoving: removing.isPending,
    save: () => void save(),
    remove: () => void remove(),
    close,
  }
}

function isOpenDay(date: string): boolean {
  const today = localDay(new Date())
  return date >= openPeriod(today).from && date <= today
}

/**
 * Returns the meal of the menu whose tick created this meal of `day`; `null` for a logged meal without a tick, and if
 * the meal is no longer in the menu.
 */
function menuMealOf(day: Today | undefined, mealId: string, userId: string): MenuMeal | null {
  const mealType = day?.plan.scans.find(({ id }) => id === mealId)?.planned_type
  const dietId = day?.active_diet?.id
  if (!mealType || !dietId || !mealsToFollow(day).some(({ meal_type }) => meal_type === mealType)) return null
  return { userId, date: day.date, dietId, mealType }
}
