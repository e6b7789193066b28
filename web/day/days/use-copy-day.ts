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
import { copiedText, copyName, copyTexts, leftOutText, nothingCopied } from '../shared/copy-copy.ts'

interface Question {
  readonly copy: DayCopy
  readonly warnings: PlateReading['warnings']
}

/** Returns a new copy that also logs what the day already has. */
function doubled({ userId, from, to }: DayCopy): DayCopy {
  return { key: newMealId(), userId, from, to, doubles: true }
}

/**
 * Copies the meals of a day to another day, with an undo. Asks first if a meal has warnings, and queues the copy
 * without a connection.
 */
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
    const { outcome, warnings, meals, left_out: leftOut, today: day } = await copyDay(copy)
    if (outcome === 'to_confirm') return setQuestion({ copy, warnings })
    setQuestion(null)
    await showChanges(client, { today: day })
    const description = leftOutText(leftOut)
    const isCopied = meals.length > 0
    showToast({
      title: isCopied ? copiedText(meals.length, copy.to, today) : nothingCopied,
      ...(description && { description }),
      ...(isCopied && {
        tone: 'success' as const,
        action: { label: 'Desfazer', onTap: () => void undo(meals) },
      }),
      ...(!isCopied &&
        leftOut.some(({ reason }) => reason === 'already') && {
          action: { label: copyTexts.again, onTap: () => void attempt(doubled(copy)) },
        }),
    })
  }
  const queue = async ({ key, to, doubles, warningsSeen }: DayCopy) => {
    const told = { as: 'copy' as const, from, to, text: copyName(from), doubles, warningsSeen }
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
