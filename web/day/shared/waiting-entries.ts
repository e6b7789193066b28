import { useQuery } from '@tanstack/react-query'
import { useSessionUser } from '../../api/session.ts'
import { subscriptionQuery } from '../../api/subscription.ts'
import { formatList } from '../../ui/format/list-pt-br.ts'
import { choiceNotes } from '../adherence/queued-choices.ts'
import type { DayChoice } from '../adherence/ticked-meals.ts'
import { pendingMeals, queuedMealsQuery } from '../meal-outbox/queries.ts'
import { queuedNotesQuery } from '../note-outbox/queries.ts'
import { formatWater } from '../water/copy.ts'
import { sizesMl } from '../water/queries.ts'
import { waterNotes } from '../water/queued-water.ts'
import { type QueuedWeight, weightNotes } from '../weights/queued-weights.ts'

/** Entries of one kind that wait on this device: `2 copos de água`. */
export interface WaitingEntries {
  readonly count: number
  readonly text: string
}

interface WaitingNotes {
  readonly glasses: readonly { readonly ml: number }[]
  readonly weights: readonly Pick<QueuedWeight, 'hasArrived'>[]
  readonly choices: readonly Pick<DayChoice, 'meals'>[]
}

/** Names the small entries that wait on the device and are not on the server. */
export function namesOfNotes({ glasses, weights, choices }: WaitingNotes): WaitingEntries[] {
  const ml = glasses.reduce((sum, glass) => sum + glass.ml, 0)
  const isGlasses = glasses.every((glass) => glass.ml === sizesMl.copo)
  const water = isGlasses
    ? counted(glasses.length, 'copo de água', 'copos de água')
    : `${formatWater(ml)} de água`
  const unsaved = weights.filter(({ hasArrived }) => !hasArrived).length
  const ticks = choices.reduce((sum, { meals }) => sum + Object.keys(meals).length, 0)
  return [
    { count: glasses.length, text: water },
    { count: unsaved, text: counted(unsaved, 'peso', 'pesos') },
    { count: ticks, text: counted(ticks, 'marcação do cardápio', 'marcações do cardápio') },
  ].filter(({ count }) => count > 0)
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

/** Returns the entries as a subject with its verb: `1 refeição e 1 copo de água esperam`; `null` without entries. */
export function waitingPhrase(entries: readonly WaitingEntries[]): string | null {
  if (entries.length === 0) return null
  const isOne = entries.length === 1 && entries[0]?.count === 1
  return `${formatList(entries.map(({ text }) => text))} ${isOne ? 'espera' : 'esperam'}`
}

/** Says what a sign-out deletes; `null` if nothing. */
export function lostText(lost: readonly WaitingEntries[]): string | null {
  const phrase = waitingPhrase(lost)
  return phrase === null ? null : `${phrase} um plano, e sair apaga do aparelho.`
}

/** The meals that are not in the diary yet and the small entries that wait on this device, each also as a text. */
export function useWaitingEntries() {
  const userId = useSessionUser()?.id ?? ''
  const { data: queued = [] } = useQuery(queuedMealsQuery(userId))
  const meals = pendingMeals(queued)
  const count = meals.length
  const ofNotes = namesOfNotes({
    glasses: useQuery(queuedNotesQuery(waterNotes, userId)).data,
    weights: useQuery(queuedNotesQuery(weightNotes, userId)).data,
    choices: useQuery(queuedNotesQuery(choiceNotes, userId)).data,
  })
  const { data: subscription } = useQuery({ ...subscriptionQuery, enabled: ofNotes.length > 0 })
  return {
    meals,
    ofMeals: count > 0 ? [{ count, text: counted(count, 'refeição', 'refeições') }] : [],
    ofNotes,
    /** Entries that a sign-out deletes: without access they cannot be sent before it. */
    lost: subscription?.is_trial_expired ? ofNotes : [],
  }
}
