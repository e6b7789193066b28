import type { Meal, PlateReading } from '#contract/day/meals.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSessionUser } from '../../api/session.ts'
import { announceFailure, isConnectionLost } from '../../menus/shared/failures.ts'
import { showChanges } from '../../menus/week-plans/queries.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { queueMeal } from '../meal-outbox/queries.ts'
import { removeMeal } from '../meals/queries.ts'
import { copyDay, type DayCopy } from '../shared/copy-day.ts'
import { newMealId } from '../shared/meal-id.ts'
import { copiedText, copyName, copyTexts, retimedText } from './copy-copy.ts'

interface Question {
  readonly copy: DayCopy
  readonly warnings: PlateReading['warnings']
}

/** Copies the meals of a day to another with an undo; asks first if one has warnings, and queues offline. */
export function useCopyDay(from: string, today: string) {
  const client = useQueryClient()
  const userId = useSessionUser()?.id ?? ''
  const [question, setQuestion] = useState<Question | null>(null)
  const [isSending, setSending] = useState(false)

  const undo = async (meals: readonly Meal[]) => {
    try {
      for (const { id } of meals) await showChanges(client, await removeMeal(id))
    } catch (error) {
      announceFailure(error, copyTexts.undoFailed)
    }
  }
  const send = async (copy: DayCopy) => {
    const { outcome, warnings, meals, retimed, today: day } = await copyDay(copy)
    if (outcome === 'to_confirm') return setQuestion({ copy, warnings })
    setQuestion(null)
    await showChanges(client, { today: day })
    const moved = retimedText(meals.filter(({ id }) => retimed.includes(id)))
    showToast({
      title: copiedText(meals.length, copy.to, today),
      ...(moved && { description: moved }),
      tone: 'success',
      action: { label: 'Desfazer', onTap: () => void undo(meals) },
    })
  }
  const queue = async ({ key, to }: DayCopy) => {
    const told = { as: 'copy' as const, from, to, text: copyName(from) }
    await queueMeal(client, { id: key, userId, eatenAt: new Date().toISOString(), told })
    setQuestion(null)
    showToast(copyTexts.queued)
  }
  const attempt = async (copy: DayCopy) => {
    setSending(true)
    try {
      await send(copy)
    } catch (error) {
      if (isConnectionLost(error))
        await queue(copy).catch((failure) => announceFailure(failure, copyTexts.failed))
      else announceFailure(error, copyTexts.failed)
    }
    setSending(false)
  }
  return {
    isSending,
    question,
    copyTo: (to: string) => void attempt({ key: newMealId(), userId, from, to }),
    confirm: () => question && void attempt({ ...question.copy, warningsSeen: true }),
    decline: () => setQuestion(null),
  }
}
