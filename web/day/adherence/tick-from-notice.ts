import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import type { MealType } from '#contract/calendar.ts'
import type { QueryClient } from '@tanstack/react-query'
import { takeTap } from '../../api/tapped-notice.ts'
import { todayQuery } from '../../api/today.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { queuedNotes } from '../note-outbox/stored-notes.ts'
import { changeTick } from './change-tick.ts'
import { noticeTexts } from './copy.ts'
import { choiceNotes } from './queued-choices.ts'
import { mealsToFollow, ticksAfter } from './ticked-meals.ts'

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
  const today = await client.query(todayQuery)
  if (today.date !== date) {
    showToast(noticeTexts.ofAnotherDay)
    return 'settled'
  }
  const dietId = today.active_diet?.id
  if (!dietId || !mealsToFollow(today).some(({ meal_type }) => meal_type === mealType)) return 'not_planned'
  if (ticksAfter(today, queuedNotes(choiceNotes, userId))[mealType] === true) {
    showToast({ title: noticeTexts.alreadyTicked(label), tone: 'success' })
    return 'settled'
  }
  const tick = () => changeTick(client, { userId, date, dietId, mealType, isTicked: true })
  if (isTapped) await tick()
  else {
    showToast({
      ...noticeTexts.question(label),
      action: { label: noticeTexts.tick, onTap: () => void tick() },
    })
  }
  return 'settled'
}
