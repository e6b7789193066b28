import type { allergyWarning } from '#contract/day/meals.ts'
import type { MealType } from '#contract/calendar.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { useSessionUser } from '../../api/session.ts'
import { announceFailure, isConnectionLost } from '../../menus/shared/failures.ts'
import { showChanges } from '../../menus/week-plans/queries.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { queueMeal } from '../meal-outbox/queries.ts'
import { removeMeal } from '../meals/queries.ts'
import { mealMinutesOn } from '../shared/meal-minutes.ts'
import { newMealId } from '../shared/meal-id.ts'
import type { QueuedContents } from '../shared/queued-meal-schema.ts'
import { instantOf, momentOn } from '../shared/when.ts'
import { type Repeat, repeatMeal } from '../shared/repeat-meal.ts'
import { againTexts, loggedText } from './again-copy.ts'
import { mealsAgain } from './queries.ts'

/** Meal that can be repeated, with the words that name it in the outbox. */
export interface MealAgain {
  readonly mealId: string
  readonly names: string
  /** Foods and energy, which count until a queued meal is sent. */
  readonly contents: QueuedContents
  /** Day and meal type under which to log the meal, if they are not the current ones. */
  readonly to?: { readonly date: string; readonly mealType: MealType; readonly time?: string } | undefined
}

interface Question {
  readonly repeat: Repeat
  readonly again: MealAgain
  readonly warnings: readonly z.infer<typeof allergyWarning>[]
}

/**
 * Logs a past meal again, with an undo. Asks first if the meal has warnings, and queues it without a connection. Then
 * calls `onDone`.
 */
export function useRepeat(onDone?: () => void) {
  const client = useQueryClient()
  const userId = useSessionUser()?.id ?? ''
  const [question, setQuestion] = useState<Question | null>(null)
  const [sendingId, setSendingId] = useState<string | null>(null)

  const undo = async (mealId: string) => {
    try {
      await showChanges(client, await removeMeal(mealId))
      await client.invalidateQueries({ queryKey: mealsAgain })
    } catch (error) {
      announceFailure(error, againTexts.undoFailed)
    }
  }
  const send = async (again: MealAgain, repeat: Repeat) => {
    const { outcome, warnings, meal, today } = await repeatMeal(repeat)
    if (outcome === 'to_confirm' || !meal) return setQuestion({ again, repeat, warnings })
    setQuestion(null)
    await showChanges(client, { today })
    await client.invalidateQueries({ queryKey: mealsAgain })
    showToast({
      title: loggedText(meal),
      description: again.names,
      tone: 'success',
      action: { label: 'Desfazer', onTap: () => void undo(meal.id) },
    })
    onDone?.()
  }
  const queue = async (again: MealAgain, { newId: id, eatenAt, mealId, date, mealType }: Repeat) => {
    const told = { as: 'repeat' as const, mealId, text: again.names, date, mealType, ...again.contents }
    await queueMeal(client, { id, userId, eatenAt, told })
    showToast(againTexts.queued)
    onDone?.()
  }
  const attempt = async (again: MealAgain, repeat: Repeat) => {
    setSendingId(again.mealId)
    try {
      await send(again, repeat)
    } catch (error) {
      if (isConnectionLost(error))
        await queue(again, repeat).catch((failure) => announceFailure(failure, againTexts.failed))
      else announceFailure(error, againTexts.failed)
    }
    setSendingId(null)
  }
  return {
    /** Id of the meal that is being sent. */
    sendingId,
    question,
    repeat: (again: MealAgain) =>
      void attempt(again, {
        mealId: again.mealId,
        newId: newMealId(),
        eatenAt: momentFor(client, again),
        date: again.to?.date,
        mealType: again.to?.mealType,
      }),
    confirm: () => question && void attempt(question.again, { ...question.repeat, warningsSeen: true }),
    decline: () => setQuestion(null),
  }
}

function momentFor(client: QueryClient, { to }: MealAgain): string {
  if (to?.time !== undefined) return instantOf({ date: to.date, time: to.time })
  return momentOn(to?.date, to && mealMinutesOn(client, to.date)[to.mealType], new Date())
}
