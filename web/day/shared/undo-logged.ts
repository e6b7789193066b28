import type { Meal } from '#contract/day/meals.ts'
import type { QueryClient } from '@tanstack/react-query'
import { announceFailure } from '../../menus/shared/failures.ts'
import { showChanges } from '../../menus/week-plans/queries.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { removeMeal, restoreMeal } from '../meals/queries.ts'
import { announcePlanFailure } from './plan-failure.ts'

export const undoFailed = {
  title: 'Não foi possível desfazer',
  description: 'A refeição continua no seu dia.',
}

/** Takes a meal out of its day just after it was logged; the notice offers to restore it. */
export async function undoLogged(client: QueryClient, meal: Meal): Promise<void> {
  const restore = async () => {
    try {
      await showChanges(client, await restoreMeal(meal))
    } catch (error) {
      announcePlanFailure(error)
    }
  }
  try {
    await showChanges(client, await removeMeal(meal.id))
    showToast({
      title: 'Refeição retirada do dia',
      action: { label: 'Desfazer', onTap: () => void restore() },
    })
  } catch (error) {
    announceFailure(error, undoFailed)
  }
}
