import { type MealType, mealTypeLabels, mealTypes } from '#nutrition/targets/meal-type.ts'
import { isRecord } from '../note-outbox/stored-notes.ts'
import type { NoteKind } from '../note-outbox/note-kind.ts'
import { sendingOf } from '../note-outbox/sending.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { failed, tickTexts } from './copy.ts'
import { saveChoice } from './queries.ts'
import type { DayChoice } from './ticked-meals.ts'

/** Announces which ticks were not saved because the menu changed. */
export function announceDropped(meals: readonly MealType[]): void {
  if (meals.length === 0) return
  showToast({ ...tickTexts.dropped(meals.map((type) => mealTypeLabels[type])), tone: 'error' })
}

/** Outbox entries for ticks made offline, one per day. */
export const choiceNotes: NoteKind<DayChoice> = {
  name: 'adherence',
  parse: ({ userId, date, dietId, meals, dishes }) => {
    if (typeof userId !== 'string' || typeof date !== 'string' || typeof dietId !== 'string') return null
    if (!isRecord(meals)) return null
    const ticks = mealTypes
      .filter((type) => type in meals)
      .map((type) => [type, meals[type] === true] as const)
    const shown = mealTypes.flatMap((type) => {
      const recipeId = isRecord(dishes) ? dishes[type] : undefined
      return typeof recipeId === 'string' ? [[type, recipeId] as const] : []
    })
    return { userId, date, dietId, meals: Object.fromEntries(ticks), dishes: Object.fromEntries(shown) }
  },
  idOf: ({ date }) => date,
  momentOf: ({ date }) => date,
  send: async (choice, client) => {
    announceDropped(await saveChoice(client, choice))
    return null
  },
  failed: failed.tick,
}

export const sendChoices = sendingOf(choiceNotes)
