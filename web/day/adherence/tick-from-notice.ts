import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import type { MealType } from '#contract/calendar.ts'
import type { QueryClient } from '@tanstack/react-query'
import { takeTap } from '../../api/tapped-notice.ts'
import { todayQuery } from '../../api/today.ts'
import { announceFailure, isConnectionLost } from '../../menus/shared/failures.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { queuedNotesQuery } from '../note-outbox/queries.ts'
import { enqueueNote } from '../note-outbox/stored-notes.ts'
import { failed, noticeTexts } from './copy.ts'
import { complianceQuery, saveChoice, showChoice } from './queries.ts'
import { completed, confirmedTicks, type DayChoice, mealsToFollow } from './ticked-meals.ts'
import { choiceNotes } from './queued-choices.ts'

/** `not_planned`: no meal is planned, so the person still has to say what the meal was. */
export type NoticeOutcome = 'settled' | 'not_planned'

interface Notice {
  mealType: MealType
  date: string
  /** Address that the notice opens; identifies its tap. */
  place: string
}

/**
 * Ticks the planned meal after "Já comi" was tapped in a reminder; the tick can be undone. A link to the same
 * place without a tap asks first, because anyone can craft such a link.
 */
export async function tickFromNotice(
  client: QueryClient,
  userId: string,
  { mealType, date, place }: Notice,
): Promise<NoticeOutcome> {
  const label = mealTypeLabels[mealType]
  const isTapped = await takeTap(place).catch(() => false)
  const [today, record] = await Promise.all([client.query(todayQuery), client.query(complianceQuery)])
  if (today.date !== date) {
    showToast(noticeTexts.ofAnotherDay)
    return 'settled'
  }
  const meals = mealsToFollow(today)
  const dietId = today.active_diet?.id
  if (!dietId || !meals.some(({ meal_type }) => meal_type === mealType)) return 'not_planned'
  const before = confirmedTicks(meals, record)
  if (before[mealType] === true) {
    showToast({ title: noticeTexts.alreadyTicked(label), tone: 'success' })
    return 'settled'
  }
  const choose = (ticks: DayChoice['meals']) =>
    save(client, { userId, date, dietId, meals: completed(meals, ticks) })
  const tick = async () => {
    if (!(await choose({ ...before, [mealType]: true }))) return
    showToast({
      title: noticeTexts.ticked(label),
      tone: 'success',
      action: { label: noticeTexts.undo, onTap: () => void choose(before) },
    })
  }
  if (isTapped) await tick()
  else {
    showToast({
      ...noticeTexts.question(label),
      action: { label: noticeTexts.tick, onTap: () => void tick() },
    })
  }
  return 'settled'
}

/** Returns whether the server has the choice; offline, the choice waits in the outbox. */
async function save(client: QueryClient, choice: DayChoice): Promise<boolean> {
  try {
    await showChoice(client, await saveChoice(choice))
  } catch (error) {
    if (isConnectionLost(error) && enqueueNote(choiceNotes, choice)) {
      const { queryKey } = queuedNotesQuery(choiceNotes, choice.userId)
      await client.invalidateQueries({ queryKey })
      showToast(noticeTexts.queued)
    } else {
      announceFailure(error, failed.update)
    }
    return false
  }
  return true
}
