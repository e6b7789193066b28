import type { MealPart, MenuMeal } from '#contract/menus/menus.ts'
import type { Alternative } from '#contract/menus/week-plans.ts'
import { announceRefusedSwap } from '../shared/edit-consent.ts'
import { announceFailure, refusalText } from '../shared/failures.ts'
import { mainName } from '../shared/meal-copy.ts'
import { dishOf } from '../shared/planned-dish.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { type MealPlace, withLock, withMeal, withPortions } from './expected-week.ts'
import { type AskedEdit, useWeekEdit } from './use-week-edit.ts'
import { swapTexts } from '../shared/swap-copy.ts'

/** Changes to one meal, with optimistic updates; a refusal is rolled back with the server's reason. */
export function useMealChanges(place: MealPlace) {
  const { mutateAsync } = useWeekEdit(place.date)

  const change = (
    asked: AskedEdit,
    onRefusal = (error: unknown) => announceFailure(error, refusalText(error)),
  ): Promise<boolean> =>
    mutateAsync(asked).then(
      () => true,
      (error: unknown) => {
        onRefusal(error)
        return false
      },
    )

  const putBack = async (before: MenuMeal) => {
    const dish = dishOf(before)
    if (!dish) return
    const isBack = await change({
      edit: { kind: 'swap', ...place, dish, accepts_disliked: true },
      expected: (plan) => withMeal(plan, place, before),
    })
    if (isBack) showToast(swapTexts.undone)
  }

  const swap = async (
    before: MenuMeal,
    alternative: Alternative,
    // The cautions were shown with the alternative, so picking it accepts them.
    accepts_disliked = alternative.cautions.length > 0,
  ) => {
    const { dish, meal } = alternative
    const isSwapped = await change(
      {
        edit: { kind: 'swap', ...place, dish, ...(accepts_disliked && { accepts_disliked }) },
        expected: (plan) => withMeal(plan, place, meal),
      },
      (error) => announceRefusedSwap(error, () => void swap(before, alternative, true)),
    )
    if (!isSwapped) return
    const canReturn = dishOf(before) !== null
    showToast({
      ...swapTexts.done,
      description: mainName(meal),
      tone: 'success',
      ...(canReturn && { action: { label: swapTexts.undo, onTap: () => void putBack(before) } }),
    })
  }

  const lock = (isLocked: boolean) =>
    change({
      edit: { kind: 'lock', ...place, locked: isLocked },
      expected: (plan) => withLock(plan, place, isLocked),
    })

  const serve = (part: MealPart['part'], portions: number) =>
    change({
      edit: { kind: 'portions', ...place, part, portions },
      expected: (plan) => withPortions(plan, place, part, portions),
    })

  return {
    swap: (before: MenuMeal, alternative: Alternative) => swap(before, alternative),
    lock,
    serve,
  }
}
