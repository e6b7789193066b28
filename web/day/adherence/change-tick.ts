import { type MealType, mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { type MutationOptions, MutationObserver, type QueryClient } from '@tanstack/react-query'
import { announceFailure, isConnectionLost } from '../../menus/shared/failures.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { queuedNotesQuery } from '../note-outbox/queries.ts'
import { dropNote, enqueueNote, queuedNotes } from '../note-outbox/stored-notes.ts'
import { failed, tickTexts } from './copy.ts'
import { saveChoice } from './queries.ts'
import { choiceNotes } from './queued-choices.ts'
import type { DayChoice } from './ticked-meals.ts'

type Outcome = 'saved' | 'queued'

export const tickKey = ['ticks', 'change']

/** One tick of a meal of the menu, or its removal. */
export interface TickChange extends Omit<DayChoice, 'meals'> {
  readonly mealType: MealType
  readonly isTicked: boolean
}

/** Saves a tick or its removal at once, offline through the outbox, and says so with an undo. */
export async function changeTick(client: QueryClient, change: TickChange): Promise<void> {
  const label = mealTypeLabels[change.mealType]
  const outcome = await attempt(client, change)
  if (!outcome) return
  showToast({
    title: change.isTicked ? tickTexts.ticked(label) : tickTexts.unticked(label),
    ...(outcome === 'queued' && { description: tickTexts.queued }),
    tone: 'success',
    action: {
      label: tickTexts.undo,
      onTap: () => void attempt(client, { ...change, isTicked: !change.isTicked }),
    },
  })
}

/** Returns `null` after a failure, which it announces. */
async function attempt(
  client: QueryClient,
  { mealType, isTicked, ...day }: TickChange,
): Promise<Outcome | null> {
  try {
    const observer = new MutationObserver(client, tickMutation(client))
    return await observer.mutate({ ...day, meals: { [mealType]: isTicked } })
  } catch (error) {
    announceFailure(error, isTicked ? failed.tick : failed.untick)
    return null
  }
}

function tickMutation(client: QueryClient): MutationOptions<Outcome, Error, DayChoice> {
  return {
    mutationKey: tickKey,
    // Sequential, so that of two taps on one meal the last one wins.
    scope: { id: 'ticks' },
    mutationFn: (choice) => saveOrQueue(client, choice),
  }
}

async function saveOrQueue(client: QueryClient, choice: DayChoice): Promise<Outcome> {
  const waitingQuery = queuedNotesQuery(choiceNotes, choice.userId)
  const waiting = queuedNotes(choiceNotes, choice.userId).find(({ date }) => date === choice.date)
  const all = { ...choice, meals: { ...waiting?.meals, ...choice.meals } }
  try {
    await saveChoice(client, all)
  } catch (error) {
    if (!isConnectionLost(error) || !enqueueNote(choiceNotes, all)) throw error
    await client.invalidateQueries({ queryKey: waitingQuery.queryKey })
    return 'queued'
  }
  dropNote(choiceNotes, choice.userId, choice.date)
  await client.invalidateQueries({ queryKey: waitingQuery.queryKey })
  return 'saved'
}
