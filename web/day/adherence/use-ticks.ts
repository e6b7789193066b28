import type { MealType } from '#contract/calendar.ts'
import type { Today } from '#contract/day/today.ts'
import { useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSessionUser } from '../../api/session.ts'
import { tick } from '../../ui/hooks/haptics.ts'
import { queuedNotesQuery } from '../note-outbox/queries.ts'
import { changeTick, tickKey } from './change-tick.ts'
import { choiceNotes } from './queued-choices.ts'
import { type DayChoice, mealsToFollow, type Ticks, ticksAfter } from './ticked-meals.ts'

/** Ticks that are saved or wait for a connection. */
export function useSettledTicks(today: Today): Ticks {
  const { data: waiting } = useQuery(queuedNotesQuery(choiceNotes, useSessionUser()?.id ?? ''))
  return ticksAfter(today, waiting)
}

/** Meals of the day's menu and their ticks, including ticks that are being saved or wait for a connection. */
export function useTicks(today: Today) {
  const client = useQueryClient()
  const userId = useSessionUser()?.id ?? ''
  const { data: waiting } = useQuery(queuedNotesQuery(choiceNotes, userId))
  const underWay = useMutationState({
    filters: { mutationKey: tickKey, status: 'pending' },
    select: ({ state }) => state.variables as DayChoice,
  })
  const { date } = today
  const dietId = today.active_diet?.id
  return {
    meals: mealsToFollow(today),
    ticks: ticksAfter(today, [...waiting, ...underWay]),
    /** Whether ticks of this day wait for a connection. */
    isWaiting: waiting.some((choice) => choice.date === date),
    /** Ticks a meal, or unticks it; saved at once. The same function in every render, for memoized lines. */
    choose: useCallback(
      (mealType: MealType, isTicked: boolean) => {
        if (!dietId) return
        tick()
        void changeTick(client, { userId, date, dietId, mealType, isTicked })
      },
      [client, userId, date, dietId],
    ),
  }
}
