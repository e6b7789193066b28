import type { MealType } from '#contract/calendar.ts'
import type { Today } from '#contract/day/today.ts'
import { useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSessionUser } from '../../api/session.ts'
import { tick } from '../../ui/hooks/haptics.ts'
import { queuedNotesQuery } from '../note-outbox/queries.ts'
import { changeTick, tickKey } from './change-tick.ts'
import { choiceNotes } from './queued-choices.ts'
import { type DayChoice, mealsToFollow, ticksAfter } from './ticked-meals.ts'

/** Meals of the day's menu and their ticks, including ticks that are being saved or wait for a connection. */
export function useTicks(today: Today) {
  const client = useQueryClient()
  const userId = useSessionUser()?.id ?? ''
  const { data: waiting } = useQuery(queuedNotesQuery(choiceNotes, userId))
  const underWay = useMutationState({
    filters: { mutationKey: tickKey, status: 'pending' },
    select: ({ state }) => state.variables as DayChoice,
  })
  const settled = ticksAfter(today, waiting)
  const ticks = ticksAfter(today, [...waiting, ...underWay])
  const dietId = today.active_diet?.id
  return {
    meals: mealsToFollow(today),
    ticks,
    /** Ticks that are saved or wait for a connection. */
    settled,
    /** Whether ticks of this day wait for a connection. */
    isWaiting: waiting.some(({ date }) => date === today.date),
    /** Ticks a meal, or unticks it; saved at once. */
    toggle: (mealType: MealType) => {
      if (!dietId) return
      tick()
      const isTicked = ticks[mealType] !== true
      void changeTick(client, { userId, date: today.date, dietId, mealType, isTicked })
    },
  }
}
