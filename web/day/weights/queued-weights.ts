import type { ErrorCode } from '#contract/errors.ts'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { dropNote, enqueueNote, queuedNotes } from '../note-outbox/stored-notes.ts'
import type { NoteKind } from '../note-outbox/note-kind.ts'
import { sendingOf } from '../note-outbox/sending.ts'
import { putWeight, showWeights, type Weighing } from './weighing.ts'
import { sendingFailed } from './copy.ts'

/** Weight noted offline: one per day. */
export interface QueuedWeight extends Weighing {
  readonly userId: string
  /** Server's question about an implausible weight, until the person answers it. */
  readonly doubt: string | null
  /**
   * Whether the server has saved the weight and replied with a question about the targets, or a notice, that the
   * person has not seen yet. `doubt`, in contrast, is asked before saving.
   */
  readonly hasArrived: boolean
}

export const weightNotes: NoteKind<QueuedWeight> = {
  name: 'weight',
  parse: ({ userId, date, weightKg, isConfirmed, doubt, hasArrived }) => {
    if (typeof userId !== 'string' || typeof date !== 'string' || typeof weightKg !== 'number') return null
    return {
      userId,
      date,
      weightKg,
      isConfirmed: isConfirmed === true,
      doubt: typeof doubt === 'string' ? doubt : null,
      hasArrived: hasArrived === true,
    }
  },
  idOf: ({ date }) => date,
  momentOf: ({ date }) => date,
  isDue: isUnderWay,
  send: async (weight, client) => {
    try {
      const { question, notice } = await showWeights(client, await putWeight(weight))
      return question || notice ? { ...weight, hasArrived: true } : null
    } catch (error) {
      if (isRefusal(error, 'weight_unlikely')) return { ...weight, doubt: error.detail }
      // An account without numbers must not see a weight either.
      if (isRefusal(error, 'weight_hidden')) return null
      throw error
    }
  },
  failed: sendingFailed,
}

export const sendWeights = sendingOf(weightNotes)

/** Returns whether a weight still has to be sent and waits for no answer of the person. */
export function isUnderWay({ doubt, hasArrived }: QueuedWeight): boolean {
  return doubt === null && !hasArrived
}

/** Queues a weight of an account. Returns whether this browser could store it. */
export function queueWeight(userId: string, weighing: Weighing): boolean {
  return enqueueNote(weightNotes, { ...weighing, userId, doubt: null, hasArrived: false })
}

/** Deletes the weights whose question or notice the person has seen. */
export function deleteArrived(client: QueryClient, userId: string): Promise<void> {
  for (const { date, hasArrived } of queuedNotes(weightNotes, userId)) {
    if (hasArrived) dropNote(weightNotes, userId, date)
  }
  return refetchQueue(client)
}

/** Deletes a queued weight that was discarded or replaced. */
export function deleteQueuedWeight(client: QueryClient, userId: string, date: string): Promise<void> {
  dropNote(weightNotes, userId, date)
  return refetchQueue(client)
}

export function refetchQueue(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['waiting-notes', weightNotes.name] })
}

function isRefusal(error: unknown, code: ErrorCode): error is ApiError {
  return error instanceof ApiError && error.code === code
}
