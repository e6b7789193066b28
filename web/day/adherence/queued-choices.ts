import { mealTypes } from '#nutrition/targets/meal-type.ts'
import { isRecord } from '../note-outbox/stored-notes.ts'
import type { NoteKind } from '../note-outbox/note-kind.ts'
import { sendingOf } from '../note-outbox/sending.ts'
import { failed } from './copy.ts'
import { saveChoice } from './queries.ts'
import type { DayChoice } from './ticked-meals.ts'

/** Outbox entries for ticks made offline, one per day. */
export const choiceNotes: NoteKind<DayChoice> = {
  name: 'adherence',
  parse: ({ userId, date, dietId, meals }) => {
    if (typeof userId !== 'string' || typeof date !== 'string' || typeof dietId !== 'string') return null
    if (!isRecord(meals)) return null
    const ticks = mealTypes
      .filter((type) => type in meals)
      .map((type) => [type, meals[type] === true] as const)
    return { userId, date, dietId, meals: Object.fromEntries(ticks) }
  },
  idOf: ({ date }) => date,
  momentOf: ({ date }) => date,
  send: async (choice, client) => {
    await saveChoice(client, choice)
    return null
  },
  failed: failed.tick,
}

export const sendChoices = sendingOf(choiceNotes)
